//! Rooms on simulated time and a store with faults, everything from one number: see `docs/testing.md`.
//!
//! `SEEDS=1000` runs the first thousand seeds, `SEED=7` only that one.

// It comes with the tests of `room`: a room's log, folded beside the one that is tested, and random things to do.
#[path = "../../../room/tests/common/mod.rs"]
mod common;

mod deeds;
mod durable;
mod hidden;
mod people;
mod properties;
mod seeds;
mod servers;
mod weather;
mod world;

use world::World;

/// Steps of one run.
const STEPS: usize = 90;

/// Everything that happens in one run, as text, and how often something was read from a snapshot on.
fn run(seed: u64) -> (String, u64) {
    play(World::new(seed))
}

fn play(world: impl Future<Output = World>) -> (String, u64) {
    seeds::simulated(async {
        let mut world = world.await;
        for _ in 0..STEPS {
            world.step().await;
        }
        world.comes_to_rest().await;
        let resumed = world.resumed();
        (world.trace().await, resumed)
    })
}

#[test]
fn nothing_is_lost_doubled_or_shown_too_early() {
    seeds::hold("rooms", |seed| drop(run(seed)));
}

#[test]
fn several_servers_are_as_good_as_one() {
    seeds::hold("servers", |seed| drop(play(World::among(seed))));
}

#[test]
fn what_is_hidden_is_not_felt() {
    seeds::hold("hidden", hidden::holds);
}

#[test]
fn the_same_seed_gives_the_same_run() {
    for seed in 0..5 {
        let [(one, _), (other, _)] = [run(seed), run(seed)];
        if let Some((no, (one, other))) =
            (1..).zip(one.lines().zip(other.lines())).find(|(_, (one, other))| one != other)
        {
            panic!("seed {seed} differs in line {no}:\n{one}\n{other}");
        }
        assert_eq!(one.len(), other.len());
    }
}

#[test]
fn runs_read_rooms_from_snapshots() {
    assert!((0..20).map(|seed| run(seed).1).sum::<u64>() > 20);
}
