//! City Square Off: a side's grid is secret until both sides are done.

use conurbation_room::{Channel, Stage};
use conurbation_rules::common::City;
use conurbation_rules::square_off::{self, Mode, Tile};
use proptest::prelude::*;

use crate::common::random::{cases, stories};
use crate::common::sides::square_off;
use crate::common::{self, Party};
use crate::{NAMES, WATCHER, alike_but_for, answer};

proptest! {
    #![proptest_config(cases(80))]

    /// Everything a side lays, moves, takes back, holds over its grid and says, until both sides are done.
    #[test]
    fn what_a_side_does_is_seen_only_by_that_side(
        (players, mode, turns) in (2..=7_usize, 0..3_usize, 0..5_usize),
        secrets in [(); 2].map(|()| prop::collection::vec(any::<[u8; 3]>(), 0..8)),
        done in any::<bool>(),
        story in stories(20),
    ) {
        let mode = [Mode::Base, Mode::Sprint, Mode::Sprawl][mode];
        let mut party = Party::playing(&NAMES[..players], square_off(mode));
        party.joins(WATCHER);
        for _ in 0..if mode == Mode::Sprint { 0 } else { turns } {
            for who in ["Ann", "Bob"] {
                if party.room.stage() == Stage::Playing {
                    party.lays_something(who);
                }
            }
        }
        prop_assume!(party.room.stage() == Stage::Playing);
        let insiders: Vec<&str> = NAMES[..players].iter().copied().step_by(2).collect();
        let [mut one, mut other] = [party.clone(), party];
        for (party, secrets) in [&mut one, &mut other].into_iter().zip(&secrets) {
            for secret in secrets {
                on_own_side(party, &insiders, *secret);
            }
            // Which starter a side takes is public, since the other side can't take it any more.
            let tile = party.lays_of("Ann")[secrets.len() % 2];
            party.lays("Ann", tile);
            if done {
                party.is_done("Ann");
            }
            if let Some(mate) = insiders.get(1).filter(|_| secrets.len() % 3 > 0) {
                party.hovers(mate, Some(party.lays_of(mate)[secrets.len()]));
            }
        }
        alike_but_for(&insiders, &one, &other);
        let turn = one.grids().turn;
        for push in &story.pushes {
            let (who, request) = one.whim(*push);
            if insiders.contains(&who) {
                continue;
            }
            assert_eq!(answer(&one, who, &request), answer(&other, who, &request), "{who}: {request:?}");
            assert_eq!(one.send(who, request.clone()), other.send(who, request));
            if one.room.stage() != Stage::Playing || one.grids().turn != turn {
                break;
            }
            alike_but_for(&insiders, &one, &other);
        }
    }
}

/// Someone on a side lays a tile, takes it back, holds one over the grid or says something to the rest of the side.
fn on_own_side(party: &mut Party, team: &[&str], [who, what, which]: [u8; 3]) {
    let who = team[usize::from(who) % team.len()];
    let lays = party.lays_of(who);
    let tile: Tile = lays[usize::from(which) % lays.len()];
    let request = match what % 5 {
        0 => common::say(Channel::City(City::new(0)), &"psst ".repeat(1 + usize::from(which % 90))),
        1 => party.act_on_grid(square_off::Move::Lift(tile.piece)),
        2 => party.showing((which < 200).then_some(tile)),
        _ => party.act_on_grid(square_off::Move::Lay(tile)),
    };
    // There may be nothing to take back, and a single player has no allies to show or say anything to.
    let _ = party.send(who, request);
}
