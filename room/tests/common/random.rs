//! Random parties: people who join, sit, quarrel about the options, play, talk and go, at every stage of a room.

use conurbation_room::{Access, Body, Channel, Clock, Deed, Options, Phrase, Seating, Stage};
use conurbation_rules::games::Action;
use conurbation_rules::two_cities::{self, Phase, Side};
use proptest::prelude::*;

use super::Party;

pub const NAMES: [&str; 9] = ["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus", "Hal", "Ida"];

/// How a random party begins, and what is done in it.
#[derive(Debug, Clone)]
pub struct Story {
    pub options: Options,
    /// How far the room is when the story begins: 0 opened, 1 joined, 2 sitting, 3 seated, 4 playing, 5 placing,
    /// 6 before the last placing, 7 over.
    pub begins: u8,
    pub pushes: Vec<Push>,
}

/// One thing that is done: numbers which [`Party::push`] reads in the light of where the room stands.
#[derive(Debug, Clone, Copy)]
pub struct Push {
    pub who: u8,
    pub what: u8,
    pub numbers: [u8; 3],
}

/// So many cases of a property. Failures are shown, not filed.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Stories of up to so many pushes.
pub fn stories(pushes: usize) -> impl Strategy<Value = Story> {
    let push =
        (any::<u8>(), any::<u8>(), any::<[u8; 3]>()).prop_map(|(who, what, numbers)| Push { who, what, numbers });
    let pushes = prop::collection::vec(push, 0..=pushes);
    (any::<[u8; 3]>(), 0..8_u8, pushes).prop_map(|(numbers, begins, pushes)| {
        // Three and four players reach more of a game in the same number of pushes.
        let seats = [3, 3, 3, 4, 4, 5, 7][numbers[2] as usize % 7];
        Story { options: Options { seats, ..options(numbers) }, begins, pushes }
    })
}

impl Story {
    /// The party as the story begins.
    pub fn begin(&self, salt: u64) -> Party {
        let mut party = Party::open_salted(NAMES[0], self.options, salt);
        let players = &NAMES[..self.options.seats.into()];
        if self.begins >= 1 {
            for who in players {
                party.joins(who);
            }
        }
        if self.begins >= 2 {
            (0..).zip(players).for_each(|(seat, who)| party.does(who, Deed::Sit { seat }));
        }
        if self.begins >= 3 {
            party.does(NAMES[0], Deed::Seat);
        }
        if self.begins >= 4 {
            party.does(NAMES[0], Deed::Start);
        }
        if self.begins == 5 {
            party.all_choose();
        }
        while self.begins >= 6 && (party.table().round, party.table().turn) != (3, 3) {
            party.all_choose();
            party.all_place();
        }
        if self.begins >= 6 {
            party.all_choose();
        }
        if self.begins == 7 {
            party.all_place();
        }
        party
    }
}

impl Party {
    /// Does one random thing; often one that is refused.
    pub fn push(&mut self, push: Push) {
        let [a, b, _] = push.numbers;
        match push.what {
            0..12 => self.now += u64::from(a) * 1000,
            12..24 => {
                self.now = self.room.deadline().unwrap_or(self.now);
                self.clock_fires();
            }
            24..28 => {
                let event = self.room.restart_clock(self.now);
                if let Some(event) = event {
                    self.take(event);
                }
            }
            28..32 => self.host_here = b % 2 == 0,
            // Everyone hurries up, so that parties get somewhere.
            32..56 if self.room.stage() == Stage::Playing => match self.table().phase {
                Phase::Choose => self.all_choose(),
                Phase::Place | Phase::Ended => self.all_place(),
            },
            _ => {
                let (who, deed) = self.whim(push);
                // Refused or not: what must hold afterwards is asked by the test.
                let _ = self.send(who, deed);
            }
        }
    }

    /// Who does what. The host is asked more often than the others, for only the host may do many things.
    pub fn whim(&self, push: Push) -> (&'static str, Deed) {
        let [a, b, c] = push.numbers;
        let host =
            NAMES.iter().find(|who| self.room.member(self.id(who)) == Some(self.room.public_view(|_| true).host));
        let anyone = NAMES[push.who as usize % NAMES.len()];
        let host = host.copied().unwrap_or(anyone);
        let member = (b % 10) as _;
        match (push.what, self.room.stage()) {
            (..64, _) => (anyone, Deed::Join { name: name(a, anyone) }),
            (64..68, _) => (anyone, Deed::MakeHost { member }),
            (68..70, _) => (host, Deed::MakeHost { member }),
            (70..72, _) => (host, Deed::Remove { member }),
            (72..110, _) => (anyone, Deed::Say { channel: channel(a), body: self.body(push.numbers) }),
            (110..170, Stage::Playing) => (anyone, self.sensible_action(anyone, push.numbers)),
            (110..250, Stage::Playing) => {
                let players = self.players();
                let player = &players[push.who as usize % players.len()];
                let player = NAMES.into_iter().find(|name| name == player).unwrap_or(anyone);
                (player, self.sensible_action(player, push.numbers))
            }
            (110..220, Stage::Seated) => (host, if a < 200 { Deed::Start } else { Deed::Unseat }),
            (110..220, Stage::Ended) => (host, Deed::Rematch),
            (110..130, _) => (anyone, Deed::Join { name: anyone.to_owned() }),
            (130..190, _) => (anyone, Deed::Sit { seat: b % 8 }),
            (190..194, _) => (anyone, Deed::Stand),
            (194..200, _) => (host, Deed::SetOptions(options([a, b, c]))),
            (200..204, _) => (host, Deed::Shuffle),
            (204..208, _) => (host, Deed::Arrange(self.other_order(a))),
            (208..235, _) => (host, Deed::Seat),
            (235..240, _) => (anyone, Deed::Seat),
            (240..244, _) => (anyone, Deed::Start),
            (244..246, _) => (anyone, Deed::Unseat),
            (246..248, _) => (anyone, Deed::Rematch),
            (248.., _) => (anyone, Deed::Play(Action::TwoCities(senseless_action(push.numbers)))),
        }
    }

    fn other_order(&self, a: u8) -> Vec<Option<u8>> {
        let mut seats = self.room.public_view(|_| true).seats;
        let len = seats.len();
        seats.rotate_left(a as usize % len);
        if a > 200 {
            seats[0] = Some(a);
        }
        seats
    }

    fn sensible_action(&self, who: &str, [a, b, c]: [u8; 3]) -> Deed {
        let hand = self.hand(who).hand.len().max(2) as u8;
        let spots = self.spots(who);
        let deed = match (self.table().phase, a) {
            (Phase::Choose, ..60) => two_cities::Deed::Draft([b % hand].into_iter().collect()),
            (Phase::Choose, 60..100) => two_cities::Deed::Draft([b % hand, c % hand].into_iter().collect()),
            (Phase::Choose, _) => two_cities::Deed::Choose([b % hand, (b % hand + 1 + c % (hand - 1)) % hand]),
            (_, 60..) if !spots.is_empty() => {
                let (tile, side, cell) = spots[(b as usize * 256 + c as usize) % spots.len()];
                two_cities::Deed::Place { tile, side, cell }
            }
            _ => two_cities::Deed::Hold { side: side(b), on: c < 200 },
        };
        self.act(deed)
    }

    fn body(&self, [a, b, c]: [u8; 3]) -> Body {
        let spots: Vec<_> = self.players().iter().flat_map(|who| self.spots(who)).collect();
        match b {
            ..100 => Body::Text("a word in the ear".chars().skip(usize::from(c % 20)).collect()),
            100..130 => Body::Phrase(Phrase::YouFirst),
            130..160 => Body::Answer { to: u32::from(c % 6), accept: b % 2 == 0 },
            _ if spots.is_empty() => Body::Text("nothing to propose".to_owned()),
            _ => {
                let (tile, _, cell) = spots[c as usize % spots.len()];
                // The owner is one of the two partners of the city.
                let seat = (a % 8 + b % 2) % self.room.options().seats;
                let table = self.table();
                Body::Proposal { round: table.round, turn: table.turn, seat, tile, cell }
            }
        }
    }
}

fn name(a: u8, own: &str) -> String {
    match a {
        ..150 => own.to_owned(),
        150..220 => format!("{own} {a}"),
        220..235 => NAMES[a as usize % NAMES.len()].to_lowercase(),
        235..245 => "\t".to_owned(),
        _ => "x".repeat(a as usize - 225),
    }
}

fn channel(a: u8) -> Channel {
    match a % 10 {
        8 => Channel::Table,
        9 => Channel::Watchers,
        city => Channel::City(city),
    }
}

fn side(number: u8) -> Side {
    Side::BOTH[number as usize % 2]
}

/// Any options, mostly valid ones.
fn options([a, b, c]: [u8; 3]) -> Options {
    Options {
        seats: if c > 240 { c } else { 3 + c % 4 },
        seating: [Seating::Values, Seating::Card, Seating::Hand][a as usize % 3],
        clock: [Clock::Brisk, Clock::Relaxed, Clock::None][b as usize % 3],
        access: [Access::Private, Access::Public][a as usize / 3 % 2],
        watchers: a < 200,
        talk_while_choosing: b < 100,
        score_preview: b % 2 == 0,
    }
}

fn senseless_action([a, b, c]: [u8; 3]) -> two_cities::Action {
    let deed = match a % 4 {
        0 => two_cities::Deed::Draft([b, c].into_iter().collect()),
        1 => two_cities::Deed::Choose([b % 9, c % 9]),
        2 => two_cities::Deed::Place { tile: b % 3, side: side(c), cell: [a / 8 % 9, c % 9] },
        _ => two_cities::Deed::Hold { side: side(b), on: c % 2 == 0 },
    };
    two_cities::Action { round: a % 4, turn: b % 4, deed }
}
