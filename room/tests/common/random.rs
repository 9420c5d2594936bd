//! Random parties: people who join, sit, change the options, play, talk and leave, at every stage of a room.

use conurbation_room::{Body, ChoiceName, Door, LeadStep, Member, Options, Phrase, Request, SeatKey, Stage};
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::PublicView;
use conurbation_rules::square_off::{self, Tile};
use conurbation_rules::two_cities::{self, Phase};
use proptest::prelude::*;
use uuid::Uuid;

use super::nonsense::{any_piece, channel, kind, level, name, options, pick, senseless_action, side};
use super::{Party, count};

pub const NAMES: [&str; 9] = ["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus", "Hal", "Ida"];

/// How a random party begins, and what happens in it.
#[derive(Debug, Clone)]
pub struct Story {
    pub options: Options,
    /// How many of the last seats house bots take.
    pub bots: u8,
    /// How far the room is when the story begins: 0 opened, 1 joined, 2 sitting, 3 seated, 4 playing, 5 placing,
    /// 6 before the last placing, 7 over.
    pub begins: u8,
    pub pushes: Vec<Push>,
}

/// One step: numbers that [`Party::push`] turns into something to do at the room's current stage.
#[derive(Debug, Clone, Copy)]
pub struct Push {
    pub who: u8,
    pub what: u8,
    pub numbers: [u8; 3],
}

/// This many cases of a property. Failures are shown, not saved to a file.
pub fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() }
}

/// Stories of up to this many pushes.
pub fn stories(pushes: usize) -> impl Strategy<Value = Story> {
    let push =
        (any::<u8>(), any::<u8>(), any::<[u8; 3]>()).prop_map(|(who, what, numbers)| Push { who, what, numbers });
    let pushes = prop::collection::vec(push, 0..=pushes);
    (any::<[u8; 3]>(), 0..8_u8, pushes).prop_map(|(numbers, begins, pushes)| {
        // With few players the same number of pushes covers more of a game.
        let seats = pick(&[3, 3, 3, 4, 4, 5, 7, 2, 1], numbers[2]);
        let bots = pick(&[0, 0, 1, seats - 1], numbers[0]).min(seats - 1);
        Story { options: options(seats, numbers), bots, begins, pushes }
    })
}

impl Story {
    /// The party at the beginning of the story.
    pub fn begin(&self, salt: u64) -> Party {
        let mut party = Party::open_salted(NAMES[0], self.options, salt);
        let players = &NAMES[..usize::from(self.options.seats - self.bots)];
        if self.begins >= 1 {
            for who in players {
                party.joins(who);
            }
        }
        if self.begins >= 2 {
            (0..).zip(players).for_each(|(seat, who)| party.does(who, Request::Sit { seat: Seat::new(seat) }));
            for seat in count(players)..self.options.seats {
                party.does(NAMES[0], Request::SetBot { seat: Seat::new(seat), level: level(seat % 2) });
            }
        }
        if self.begins >= 3 {
            party.does(NAMES[0], Request::Seat);
        }
        if self.begins >= 4 {
            party.does(NAMES[0], Request::Start);
        }
        if self.begins == 5 {
            party.all_choose();
            party.house_plays_on();
        }
        while self.begins >= 6 && !party.before_the_end() {
            if party.choosing() {
                party.all_choose();
            } else {
                party.all_place();
            }
            party.house_plays_on();
        }
        if self.begins == 7 {
            party.all_place();
        }
        party
    }
}

impl Party {
    /// Does one random thing, which is often refused.
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
            28..32 => self.host_away = b % 2 == 0,
            // Everyone hurries up, so that the game makes progress.
            32..48 if self.room.stage() == Stage::Playing && !self.is_paused() => {
                self.house_plays_on();
                self.all_choose();
                self.all_place();
            }
            48..56 if self.is_shuffling() => drop(self.draws_seating(|member| member.number() % 2 == u16::from(a % 2))),
            48..56 => drop(self.house_moves()),
            56..64 => {
                let seat = b % self.room.options().seats;
                let comes_or_goes = if a < 128 {
                    self.room.went_away(Seat::new(seat), self.now)
                } else {
                    self.room.came_back(Seat::new(seat), self.now)
                };
                if let Some(event) = comes_or_goes {
                    self.take(event);
                }
            }
            _ => {
                let (who, request) = self.whim(push);
                // Refused or not: the test checks what must hold afterwards.
                let _ = self.send(who, request);
            }
        }
    }

    /// Who does what. The host acts more often than the others, since only the host may do many things.
    pub fn whim(&self, push: Push) -> (&'static str, Request) {
        let [a, b, c] = push.numbers;
        let host =
            NAMES.iter().find(|who| self.room.member(self.id(who)) == Some(self.room.public_view(|_| true).host));
        let anyone = pick(&NAMES, push.who);
        let host = host.copied().unwrap_or(anyone);
        let member = Member::new((b % 10).into());
        match (push.what, self.room.stage()) {
            (..30 | 64..68, _) => (anyone, Request::Join { name: name(a, anyone) }),
            (68, _) => self.at_the_door((host, anyone), push.numbers),
            (69..71, _) => (anyone, Request::MakeHost { member }),
            (71..73, _) => (host, Request::MakeHost { member }),
            (73..75, _) => (host, Request::Remove { member }),
            (75..78, _) => (host, self.letting_back_in(host).unwrap_or(Request::Remove { member })),
            (78..84, Stage::Playing) => (host, self.offering_a_seat([0, c])),
            (84..90, Stage::Playing) | (104..108, _) => self.taking_back().unwrap_or((anyone, Self::taking_a_seat(a))),
            (78..100, _) => (anyone, Request::Say { channel: channel(a), body: self.body(push.numbers) }),
            (100..104, _) => (if a < 128 { host } else { anyone }, self.offering_a_seat([b, c])),
            (30..64 | 108..130, Stage::Playing) => {
                (if a < 100 { host } else { anyone }, self.at_the_table(push.numbers))
            }
            (130..170, Stage::Playing) => (anyone, self.sensible_action(anyone, push.numbers)),
            (130..250, Stage::Playing) => {
                let players = self.players();
                let player = players.get(usize::from(push.who) % players.len().max(1)).map_or(anyone, String::as_str);
                let player = NAMES.into_iter().find(|name| *name == player).unwrap_or(anyone);
                (player, self.sensible_action(player, push.numbers))
            }
            (110..200, Stage::Shuffling) => (anyone, self.part(anyone)),
            (200..206, Stage::Shuffling) => (host, Request::Unseat),
            (110..220, Stage::Seated) => (host, if a < 200 { Request::Start } else { Request::Unseat }),
            (110..170, Stage::Ended) => (if a < 200 { host } else { anyone }, Request::ChooseBonus(kind(b))),
            (170..220, Stage::Ended) => (host, Request::Rematch),
            (219, _) => (anyone, Request::Follow(a > 50)),
            (220..226, _) => {
                (anyone, Request::Lead((a > 50).then_some(LeadStep { game: (b % 3).into(), at: c.into() })))
            }
            (108..112, _) => (anyone, self.at_the_table(push.numbers)),
            (112..130, _) => (anyone, Request::Join { name: anyone.to_owned() }),
            (130..175, _) => (anyone, Request::Sit { seat: Seat::new(b % 8) }),
            (30..64 | 175..190, _) => (host, Request::SetBot { seat: Seat::new(b % 8), level: level(c) }),
            (190..194, _) => (anyone, Request::Stand),
            (194..200, _) => (host, self.other_option([a, b, c])),
            (200..204, _) => (host, Request::Shuffle),
            (204..208, _) => (host, Request::Arrange(self.other_order(a))),
            (208..235, _) => (host, Request::Seat),
            (235..240, _) => (anyone, Request::Seat),
            (240..244, _) => (anyone, Request::Start),
            (244..246, _) => (anyone, Request::Unseat),
            (246, _) => (anyone, Request::Rematch),
            (247, _) => (anyone, if b < 128 { Request::LeaveResult } else { Request::LeaveGame }),
            (248.., _) => (anyone, Request::Play(senseless_action(push.numbers))),
        }
    }

    /// People knock and are let in or turned away, the door is set, or somebody is sent out.
    pub fn at_the_door(
        &self,
        (host, anyone): (&'static str, &'static str),
        [a, b, c]: [u8; 3],
    ) -> (&'static str, Request) {
        let knock = self.me(host).knocks.first().map_or(Uuid::nil(), |knock| knock.id);
        match a {
            ..60 => (host, Request::SetDoor { door: pick(&[Door::Open, Door::Open, Door::Knock, Door::Locked], b) }),
            60..140 => (anyone, Request::Knock { name: name(b, anyone) }),
            140..220 => (if c < 200 { host } else { anyone }, Request::AnswerKnock { knock, admit: b % 4 > 0 }),
            220.. => (host, Request::Kick { member: Member::new((b % 10).into()) }),
        }
    }

    /// Letting the first of those back in who were removed.
    fn letting_back_in(&self, host: &str) -> Option<Request> {
        self.me(host).removed.first().map(|removed| Request::Readmit { member: removed.no })
    }

    /// Whether this phase is the last one of the game.
    fn before_the_end(&self) -> bool {
        let (round, turn, turns) = match self.game() {
            PublicView::TwoCities(table) => (table.round, table.turn, table.turns),
            PublicView::Automas(table) => (table.round, table.turn, table.turns),
            PublicView::SquareOff(_) => {
                // Only after the last card does the view show that there are no more.
                let mut next = self.clone();
                next.all_place();
                return !self.choosing() && next.room.stage() == Stage::Ended;
            }
        };
        let last = if self.room.options().seats == 2 { 6 } else { 3 };
        (round, turn) == (Round::new(last), Turn::new(turns)) && !self.choosing()
    }

    fn is_paused(&self) -> bool {
        self.room.public_view(|_| true).paused.is_some()
    }

    /// Uses a link to a seat that was made at some time, or one that never existed.
    /// A link, often to the seat of someone who is away.
    fn offering_a_seat(&self, [b, c]: [u8; 2]) -> Request {
        let away = self.room.away().map(|(seat, _)| seat).next().filter(|_| b < 128);
        Request::OfferSeat { seat: away.unwrap_or(Seat::new(b % 8)), key: some_key(c) }
    }

    /// Whoever's seat others handed on takes it back.
    fn taking_back(&self) -> Option<(&'static str, Request)> {
        let handed = self.room.public_view(|_| true).handed;
        let (seat, from) = handed.iter().find_map(|handed| Some((handed.seat, handed.from?)))?;
        let who = NAMES.into_iter().find(|who| self.room.member(self.id(who)) == Some(from))?;
        Some((who, Request::TakeBack { seat }))
    }

    fn taking_a_seat(a: u8) -> Request {
        Request::TakeSeat { key: some_key(a), name: (a < 200).then(|| name(a, pick(&NAMES, a))) }
    }

    /// Requests that are not part of the game itself.
    fn at_the_table(&self, [a, b, c]: [u8; 3]) -> Request {
        let seat = b % self.room.options().seats;
        match c {
            _ if self.room.stage() == Stage::Playing && self.is_paused() && c < 128 => Request::Resume,
            ..20 => Request::Pause,
            20..30 => Request::Resume,
            30..80 => Request::GiveTime,
            80..95 => Request::AgreeHandOn { seat: Seat::new(seat), agree: a % 4 > 0 },
            95..105 => Request::TakeBack { seat: Seat::new(seat) },
            105..108 => Request::LeaveGame,
            108..150 => Request::Vote { seat: Seat::new(seat), hold: a % 4 > 0 },
            _ => {
                let owner = self.players().into_iter().find(|who| self.seat(who) == seat).unwrap_or_default();
                match self.sensible_action(&owner, [a | 64, b, c]) {
                    Request::Play(action) => Request::PlayFor { seat: Seat::new(seat), action },
                    other => other,
                }
            }
        }
    }

    /// Sets an option to a value offered for it or for another one.
    fn other_option(&self, [a, b, c]: [u8; 3]) -> Request {
        let choices = self.room.options().choices(|_| true);
        let choice = &choices[usize::from(a) % choices.len()];
        let name = if c < 200 { choice.name } else { pick(&ChoiceName::ALL, c) };
        let value = choice.values[usize::from(b) % choice.values.len()].clone();
        Request::SetOption { name, value }
    }

    fn other_order(&self, a: u8) -> Vec<Option<Member>> {
        let mut seats = self.room.public_view(|_| true).seats;
        let len = seats.len();
        seats.rotate_left(usize::from(a) % len);
        if a > 200 {
            seats[0] = Some(Member::new(a.into()));
        }
        seats
    }

    fn sensible_action(&self, who: &str, numbers: [u8; 3]) -> Request {
        let [a, b, c] = numbers;
        if self.room.stage() != Stage::Playing {
            return Request::Play(senseless_action(numbers));
        }
        if let PublicView::SquareOff(_) = self.game() {
            return self.sensible_on_grid(who, numbers);
        }
        let spots = self.spots(who);
        let spot = spots.get(usize::from(u16::from_be_bytes([b, c])) % spots.len().max(1)).filter(|_| a >= 60);
        if let Some((tile, side, cell)) = spot {
            return self.place(*tile, *side, *cell);
        }
        if let PublicView::Automas(_) = self.game() {
            return self.assigning([b % 3, (b % 3 + 1 + c % 2) % 3, (b % 3 + 2 - c % 2) % 3]);
        }
        let hand = self.hand_size(who).max(2);
        self.act(match (self.table().phase, a) {
            (Phase::Choose, ..60) => two_cities::Move::Draft([b % hand].into_iter().collect()),
            (Phase::Choose, 60..100) => two_cities::Move::Draft([b % hand, c % hand].into_iter().collect()),
            (Phase::Choose, _) => two_cities::Move::Choose([b % hand, (b % hand + 1 + c % (hand - 1)) % hand]),
            _ => two_cities::Move::Hold { side: side(b), on: c < 200 },
        })
    }

    /// Mostly laying; otherwise confirming, taking back, showing others what one holds and, rarely, giving up.
    fn sensible_on_grid(&self, who: &str, [a, b, c]: [u8; 3]) -> Request {
        let lays = self.lays_of(who);
        let tile = lays.get(usize::from(u16::from_be_bytes([b, c])) % lays.len().max(1)).copied();
        let piece = tile.map_or(any_piece(b), |tile| tile.piece);
        let laid = self.grid_of(who).laid;
        self.act_on_grid(match (a, laid) {
            (..60, Some(laid)) => square_off::Move::Done(laid),
            (60..64, _) => square_off::Move::GiveUp,
            (64..110, _) => square_off::Move::Lift(laid.map_or(piece, |tile| tile.piece)),
            (110..150, _) => return self.showing(tile.filter(|_| c < 200)),
            _ => square_off::Move::Lay(tile.unwrap_or(Tile {
                piece,
                facing: c % 9,
                at: [b, c].map(|at| at.cast_signed() % 9),
            })),
        })
    }

    fn body(&self, [a, b, c]: [u8; 3]) -> Body {
        let spots: Vec<_> = self.players().iter().flat_map(|who| self.spots(who)).collect();
        match b {
            ..100 => Body::Text("a word in the ear".chars().skip(usize::from(c % 20)).collect()),
            100..130 => Body::Phrase(Phrase::YouFirst),
            130..160 => Body::Answer { to: u32::from(c % 6), accept: b % 2 == 0 },
            _ if spots.is_empty() => Body::Text("nothing to propose".to_owned()),
            _ => {
                let (tile, _, cell) = pick(&spots, c);
                // The owner is one of the two partners of the city.
                let seat = (a % 8 + b % 2) % self.room.options().seats;
                let (round, turn) = match self.game() {
                    PublicView::TwoCities(table) => (table.round, table.turn),
                    PublicView::Automas(table) => (table.round, table.turn),
                    PublicView::SquareOff(table) => (Round::FIRST, table.turn),
                };
                Body::Proposal { round, turn, seat: Seat::new(seat), tile, cell }
            }
        }
    }
}

/// One of few keys of links to seats.
pub fn some_key(number: u8) -> SeatKey {
    SeatKey(Uuid::from_u128((number % 2).into()))
}
