//! What a viewer may not see changes nothing on their connections: neither bytes nor lengths, neither the number nor
//! the order of frames, nor when they come.
//!
//! Every run is played twice. Both times everyone does the same at the same time, but for one player (in City Square
//! Off, one side), who chooses something else in secret, or changes their mind more often.

use std::time::Duration;

use conurbation_load::moves::Rng;
use conurbation_room::{Command, Options, Stage};
use conurbation_rules::games::{Kind, PublicView};
use conurbation_rules::square_off::{self, Mode, Variant};
use conurbation_rules::two_cities;
use uuid::Uuid;

use crate::common::random::NAMES;
use crate::common::{OUTSIDER, Party};
use crate::deeds;
use crate::people::Received;
use crate::seeds::simulated;
use crate::world::World;

/// Deeds of the others while something is hidden.
const DEEDS: usize = 14;

/// Who does what, and how long nothing happens after that.
type Deed = (String, Command, Duration);

/// What one viewer got, in order.
type Screen = Vec<(String, Vec<Received>)>;

/// Plays twice and compares what the others got.
pub fn holds(seed: u64) {
    let mut script = Vec::new();
    let one = simulated(play(seed, 0, &mut script));
    let other = simulated(play(seed, 1, &mut script));
    assert_eq!(one.len(), other.len());
    for ((who, one), (_, other)) in one.iter().zip(&other) {
        assert_eq!(one, other, "{who} can tell");
    }
}

/// Begins a game, lets it run for a while, and then plays with something to hide. The first time the script is
/// written, the second time it is followed.
async fn play(seed: u64, secret: u64, script: &mut Vec<Deed>) -> Screen {
    let mut dice = Rng::with_seed(seed);
    let (options, people) = any_game(&mut dice);
    let mut world = World::with(dice.fork(), vec![(options, people)]).await;
    for who in NAMES.into_iter().take(usize::from(people) + 1).chain([OUTSIDER]) {
        world.connect(0, who).await;
    }
    for _ in 0..dice.usize(20..80) {
        advance(&mut world, &mut dice, people).await;
    }
    for _ in 0..200 {
        if !secretive(&world.tables[0].durable.party).is_empty() {
            break;
        }
        advance(&mut world, &mut dice, people).await;
    }
    let party = &world.tables[0].durable.party;
    let players = secretive(party);
    if players.is_empty() {
        return Vec::new();
    }
    let who = players[dice.usize(..players.len())].clone();
    let insiders = deeds::insiders(party, &who);
    let plan = Plan { insiders, dice: dice.fork(), secrets: Rng::with_seed(2 * seed + secret), writes: secret == 0 };
    plan.run(&mut world, script).await
}

/// A game in which people have something to hide.
fn any_game(dice: &mut Rng) -> (Options, u8) {
    let mode = [Mode::Base, Mode::Sprawl][dice.usize(..2)];
    let kind = if dice.bool() { Kind::TwoCities } else { Kind::SquareOff(Variant { mode, ..Variant::default() }) };
    let seats = dice.u8(2..=5);
    let bots = u8::from(dice.bool() && seats > 2);
    let talk_while_choosing = dice.bool();
    (Options { seats, talk_while_choosing, ..Options::first(kind) }, seats - bots)
}

async fn advance(world: &mut World, dice: &mut Rng, people: u8) {
    let party = &mut world.tables[0].durable.party;
    let Some((who, request)) = deeds::brings_on(party, people, dice) else { return };
    let id = party.new_command();
    world.sends(0, &who, Command { id, request }).await;
    tokio::time::sleep(Duration::from_millis(10)).await;
    let table = &mut world.tables[0];
    table.durable.catch_up().await;
    table.clients.iter_mut().for_each(|client| drop(client.received()));
}

/// The players who have something to hide now.
fn secretive(party: &Party) -> Vec<String> {
    if party.room.stage() != Stage::Playing {
        return Vec::new();
    }
    let hides = |who: &String| match party.game() {
        PublicView::TwoCities(_) => party.hand_size(who) > 0,
        // Which starter a side takes is public, and so is everything in a race. A side that is done shows it when it
        // lays its tile anew.
        PublicView::SquareOff(table) => {
            let side = &table.sides[usize::from(party.seat(who) % 2)];
            table.phase == square_off::Phase::Place && !side.done && !party.lays_of(who).is_empty()
        }
        PublicView::Automas(_) => false,
    };
    party.players().into_iter().filter(hides).collect()
}

/// Whose secrets there are.
struct Plan {
    insiders: Vec<String>,
    dice: Rng,
    secrets: Rng,
    writes: bool,
}

impl Plan {
    async fn run(mut self, world: &mut World, script: &mut Vec<Deed>) -> Screen {
        let phase = phase(&world.tables[0].durable.party);
        for client in &mut world.tables[0].clients {
            drop(client.received());
        }
        let mut screen = Screen::new();
        let deeds = if self.writes { DEEDS } else { script.len() };
        for no in 0..deeds {
            if self.writes {
                script.push(self.deed(&mut world.tables[0].durable.party));
            }
            for _ in 0..self.secrets.u8(..3) {
                self.whispers(world).await;
            }
            let (who, command, pause) = script[no].clone();
            world.sends(0, &who, command).await;
            tokio::time::sleep(pause).await;
            let table = &mut world.tables[0];
            table.durable.catch_up().await;
            let got = table.clients.iter_mut().map(|client| (client.who.clone(), client.received()));
            let got: Screen = got.filter(|(who, _)| !self.insiders.contains(who)).collect();
            if phase != self::phase(&table.durable.party) {
                // It has been revealed.
                script.truncate(no);
                break;
            }
            screen.extend(got.into_iter().map(|(who, got)| (who, got.into_iter().map(without_size).collect())));
        }
        screen
    }

    /// What one of the others does, and how long everyone waits then.
    fn deed(&mut self, party: &mut Party) -> Deed {
        let (who, request) = loop {
            let (who, request) = deeds::any_deed(party, 7, &mut self.dice);
            if !self.insiders.contains(&who) {
                break (who, request);
            }
        };
        let id = party.new_command();
        (who, Command { id, request }, Duration::from_millis(self.dice.u64(1..400)))
    }

    /// One of the insiders does something that nobody else may see.
    async fn whispers(&mut self, world: &mut World) {
        let who = self.insiders[self.secrets.usize(..self.insiders.len())].clone();
        let party = &world.tables[0].durable.party;
        let request = match party.game() {
            PublicView::TwoCities(_) => {
                let hand = party.hand_size(&who);
                if hand == 0 {
                    return;
                }
                let picks = [self.secrets.u8(..hand), self.secrets.u8(..hand)];
                let length = self.secrets.usize(..3);
                party.act(two_cities::Move::Draft(picks.into_iter().take(length).collect()))
            }
            PublicView::SquareOff(_) => {
                let lays = party.lays_of(&who);
                let Some(tile) = self.secrets.choice(&lays) else { return };
                party.act_on_grid(square_off::Move::Lay(*tile))
            }
            PublicView::Automas(_) => return,
        };
        let id = Uuid::from_u64_pair(0x5ec_0e7, self.secrets.u64(..));
        world.sends(0, &who, Command { id, request }).await;
    }
}

/// What changes when something is revealed.
fn phase(party: &Party) -> String {
    if party.room.stage() != Stage::Playing {
        return format!("{:?}", party.room.stage());
    }
    match party.game() {
        PublicView::TwoCities(table) => format!("{:?}", (table.round, table.turn, table.phase)),
        PublicView::SquareOff(table) => format!("{:?}", (table.turn, table.phase)),
        PublicView::Automas(table) => format!("{:?}", (table.round, table.turn)),
    }
}

/// The log is longer when more has been hidden: only what is on the wire counts.
fn without_size(received: Received) -> Received {
    Received { events: 0, sayings: 0, ..received }
}
