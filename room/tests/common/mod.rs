//! People at a table: a party sends its requests to one room, as a server would, and looks at what each of them sees.
#![allow(dead_code)] // Every test program uses a part of it.

pub mod alone;
pub mod golden;
pub mod house;
pub mod random;
pub mod sides;
pub mod whole;

use std::cell::Cell as Counter;
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

use conurbation_room::{
    Body, Channel, Choice, ChoiceName, Command, Context, Event, Member, MyView, Options, Refusal, Request, Room,
    Saying, Signs, Stage, Talk,
};
use conurbation_rules::automas;
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, PrivateView, PublicView};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off;
use conurbation_rules::two_cities::{self, Cell, Phase, Places, SeatView, Side, Spot, TableView};
use serde_json::{Value, json};
use uuid::Uuid;

/// Someone who has the link and never does anything.
pub const OUTSIDER: &str = "an outsider";

/// One room, the guests who came, and the time it is.
#[derive(Clone)]
pub struct Party {
    pub room: Room,
    pub talk: Talk,
    pub signs: Signs,
    /// Every event, the opening first.
    pub log: Vec<Event>,
    /// Every line that was said.
    pub said: Vec<Saying>,
    /// Milliseconds since 1970-01-01 UTC.
    pub now: u64,
    pub host_here: bool,
    /// Everyone who ever sent anything, and an outsider.
    pub guests: BTreeSet<String>,
    /// Tells the ids of this party's guests and commands from another one's.
    salt: u64,
    commands: u64,
    seeds: Counter<u64>,
}

/// What a refused command must not change.
#[derive(Debug, PartialEq, Eq)]
pub struct Everything {
    state: String,
    views: Vec<(String, String)>,
}

impl Party {
    /// Opens a room; the host has yet to join.
    pub fn open(host: &str, options: Options) -> Self {
        Self::open_salted(host, options, 0)
    }

    /// The same with other ids for the same people and commands.
    pub fn open_salted(host: &str, options: Options, salt: u64) -> Self {
        let now = 1_700_000_000_000;
        let event = Room::open(guest_id(host, salt), options, now).expect("the options are valid");
        Self {
            room: Room::opened(&event).expect("the first event opens the room"),
            talk: Talk::default(),
            signs: Signs::default(),
            log: vec![event],
            said: Vec::new(),
            now,
            host_here: true,
            guests: BTreeSet::from([host.to_owned(), OUTSIDER.to_owned()]),
            salt,
            commands: 0,
            seeds: Counter::new(0),
        }
    }

    /// The room that a log tells of, with everyone who was there; the first had opened it.
    pub fn replayed(names: &[&str], log: Vec<Event>) -> Self {
        let mut party = Self::open(names[0], Options::default());
        party.now = log[log.len() - 1].at;
        party.log = log;
        party.guests.extend(names.iter().map(ToString::to_string));
        // Beyond all commands in the log.
        party.commands = 1 << 32;
        party.restarts();
        party
    }

    /// The server goes down and comes up: the room is read from its log again.
    pub fn restarts(&mut self) {
        self.room = Room::opened(&self.log[0]).expect("the first event opens the room");
        for event in &self.log[1..] {
            let event = Event::from_record(&event.to_record()).expect("what was written can be read");
            self.room.apply(&event).expect("the log fits together");
        }
    }

    /// A room that everyone has joined; the first is its host.
    pub fn joined(names: &[&str], options: Options) -> Self {
        let mut party = Self::open(names[0], options);
        for name in names {
            party.joins(name);
        }
        party
    }

    /// A room with as many seats as people, and everyone on a seat, in order.
    pub fn sitting(names: &[&str], options: Options) -> Self {
        let mut party = Self::joined(names, Options { seats: names.len() as u8, ..options });
        for (seat, name) in (0..).zip(names) {
            party.does(name, Request::Sit { seat: Seat::new(seat) });
        }
        party
    }

    /// A game that has just begun.
    pub fn playing(names: &[&str], options: Options) -> Self {
        let mut party = Self::sitting(names, options);
        party.does(names[0], Request::Seat);
        party.does(names[0], Request::Start);
        party
    }

    /// The id of a guest of this party.
    pub fn id(&self, who: &str) -> Uuid {
        guest_id(who, self.salt)
    }

    /// An id that no command had before.
    pub fn new_command(&mut self) -> Uuid {
        self.commands += 1;
        Uuid::from_u64_pair(0xc0de_0000 ^ self.salt.rotate_left(32), self.commands)
    }

    /// Sends a request under a new command id.
    pub fn send(&mut self, who: &str, request: Request) -> Result<(), Refusal> {
        let id = self.new_command();
        self.send_command(who, &Command { id, request }).map(|_| ())
    }

    /// Sends a command as a server would take it: off the wire, then answered as before or decided and applied. Tells
    /// whether it changed anything.
    pub fn send_command(&mut self, who: &str, command: &Command) -> Result<bool, Refusal> {
        let wire = serde_json::to_vec(command).expect("a command has a JSON form");
        let Command { id, request } = serde_json::from_slice(&wire).expect("and is read from it");
        let guest = self.id(who);
        self.guests.insert(who.to_owned());
        if let Request::Say { channel, body } = request {
            if self.talk.was_accepted(&self.room, guest, id) {
                return Ok(false);
            }
            let saying = self.talk.decide(&self.room, guest, id, (channel, &body), self.now)?;
            self.said.push(saying.clone());
            self.talk.apply(saying);
            return Ok(true);
        }
        if let Request::Show(sign) = request {
            self.signs.show(&self.room, guest, sign)?;
            return Ok(true);
        }
        if self.room.was_accepted(guest, id) {
            return Ok(false);
        }
        let event = self.decide(who, id, &request)?;
        let changed = event.is_some();
        if let Some(event) = event {
            self.take(event);
        }
        Ok(changed)
    }

    /// What a request would lead to.
    pub fn decide(&self, who: &str, command: Uuid, request: &Request) -> Result<Option<Event>, Refusal> {
        let number = self.seeds.get() + 1;
        let drawn = AtomicBool::new(false);
        let draw = || {
            drawn.store(true, Relaxed);
            seed(number)
        };
        let context = Context { now: self.now, host_here: self.host_here, seed: &draw };
        let decided = self.room.decide(self.id(who), command, request, &context);
        // What draws nothing leaves the next number to who does: a secret would show by it.
        if drawn.into_inner() {
            self.seeds.set(number);
        }
        decided
    }

    /// Applies an event that the room itself decided on.
    #[track_caller]
    pub fn take(&mut self, event: Event) {
        self.room.apply(&event).unwrap_or_else(|corrupt| panic!("{event:?} was decided, yet: {corrupt}"));
        self.log.push(event);
    }

    /// Lets the clock fire if it has run out.
    pub fn clock_fires(&mut self) -> bool {
        let event = self.room.time_up(self.now);
        event.map(|event| self.take(event)).is_some()
    }

    /// The seed of the game that was seated last.
    pub fn last_seed(&self) -> Seed {
        use conurbation_room::Happening::Seated;
        let seeds = self.log.iter().rev().find_map(|event| match event.what {
            Seated { seed, .. } => Some(seed),
            _ => None,
        });
        seeds.expect("somebody was seated")
    }
}

/// Requests that read as what people do.
impl Party {
    /// A request that must be accepted.
    #[track_caller]
    pub fn does(&mut self, who: &str, request: Request) {
        let what = format!("{who}: {request:?}");
        if let Err(refusal) = self.send(who, request) {
            panic!("{what} was refused: {refusal}");
        }
    }

    /// Another number of seats.
    #[track_caller]
    pub fn sets_seats(&mut self, who: &str, seats: u8) {
        self.does(who, setting(ChoiceName::Seats, seats));
    }

    /// A request that must be refused and change nothing: why, as it goes over the wire.
    #[track_caller]
    pub fn refused(&mut self, who: &str, request: Request) -> Value {
        let what = format!("{who}: {request:?}");
        self.guests.insert(who.to_owned());
        let before = self.everything();
        let refusal = self.send(who, request).expect_err(&what);
        assert_eq!(self.everything(), before, "{what} was refused and yet changed something");
        serde_json::to_value(refusal).unwrap()
    }

    /// Chooses one thing after the other until the room has these options.
    #[track_caller]
    pub fn chooses_options(&mut self, who: &str, wanted: Options) {
        while *self.room.options() != wanted {
            let before = *self.room.options();
            for Choice { name, value, .. } in wanted.choices(false) {
                if self.room.options().with(name, &value).is_some_and(|options| options != *self.room.options()) {
                    self.does(who, Request::SetOption { name, value });
                }
            }
            assert_ne!(*self.room.options(), before, "{who} can't choose {wanted:?}");
        }
    }

    #[track_caller]
    pub fn joins(&mut self, who: &str) {
        self.does(who, Request::Join { name: who.to_owned() });
    }

    #[track_caller]
    pub fn says(&mut self, who: &str, channel: Channel, text: &str) {
        self.does(who, say(channel, text));
    }

    #[track_caller]
    pub fn chooses(&mut self, who: &str, picks: [u8; 2]) {
        let request = self.act(two_cities::Move::Choose(picks));
        self.does(who, request);
    }

    /// Puts one of the tiles still to be placed on the first cell that the view offers.
    #[track_caller]
    pub fn places_somewhere(&mut self, who: &str) {
        let (tile, side, cell) = self.spots(who)[0];
        self.does(who, self.place(tile, side, cell));
    }

    /// An action meant for this very turn.
    pub fn act(&self, what: two_cities::Move) -> Request {
        let table = self.table();
        Request::Play(Action::TwoCities(two_cities::Action { round: table.round, turn: table.turn, what }))
    }

    /// Placing a tile in this very turn, whichever game it is.
    pub fn place(&self, tile: u8, side: Side, cell: Cell) -> Request {
        match self.game() {
            PublicView::TwoCities(_) => self.act(two_cities::Move::Place { tile, side, cell }),
            PublicView::Automas(_) => self.act_alone(automas::Move::Insert { side, tile, cell }),
            PublicView::SquareOff(_) => panic!("no cities are built here"),
        }
    }

    /// Everyone who has not chosen chooses the first two tiles of their hand; a player alone assigns the first ones.
    pub fn all_choose(&mut self) {
        self.all_go_on(true);
    }

    /// Everyone places what they still hold.
    pub fn all_place(&mut self) {
        self.all_go_on(false);
    }

    /// Everyone does the simplest things, and the house what it thinks best.
    pub fn play_to_the_end(&mut self) {
        while self.room.stage() == Stage::Playing {
            self.all_choose();
            self.house_plays_on();
            self.all_place();
            self.house_plays_on();
        }
    }

    fn all_go_on(&mut self, choosing: bool) {
        for who in self.players() {
            while self.room.stage() == Stage::Playing && self.choosing() == choosing {
                let Some(request) = self.simplest(&who) else { break };
                self.does(&who, request);
            }
        }
    }

    /// The first that the view of a player offers; nothing for who has nothing to do.
    fn simplest(&self, who: &str) -> Option<Request> {
        match self.game() {
            PublicView::TwoCities(table) if table.phase == Phase::Choose => {
                (!self.hand(who).hand.is_empty()).then(|| self.act(two_cities::Move::Choose([0, 1])))
            }
            PublicView::Automas(table) if table.phase == automas::Phase::Assign => Some(self.assigning([0, 1, 2])),
            PublicView::SquareOff(_) => self.simplest_on_grid(who),
            _ => self.spots(who).first().map(|(tile, side, cell)| self.place(*tile, *side, *cell)),
        }
    }
}

/// What people see.
impl Party {
    /// The whole view of a guest, as the bytes that go to their screen. Members with an even number are online.
    pub fn view(&self, who: &str) -> String {
        let room = self.room.public_view(|member| member.number() % 2 == 0);
        let me = self.me(who);
        serde_json::to_string(&conurbation_room::View { room, me }).expect("a view has a JSON form")
    }

    /// The same, to look things up in.
    pub fn sees(&self, who: &str) -> Value {
        serde_json::from_str(&self.view(who)).unwrap()
    }

    /// What is for a guest's eyes alone.
    pub fn me(&self, who: &str) -> MyView {
        self.room.my_view(self.id(who), &self.signs)
    }

    /// The lines that a guest may read, as they go to their screen.
    pub fn reads(&self, who: &str) -> String {
        serde_json::to_string(&self.talk.readable(&self.room, self.id(who)).collect::<Vec<_>>()).unwrap()
    }

    /// The same, one by one.
    pub fn sees_lines(&self, who: &str) -> Vec<Value> {
        serde_json::from_str(&self.reads(who)).unwrap()
    }

    /// The texts that a guest may read on a channel, oldest first.
    pub fn texts(&self, who: &str, channel: Channel) -> Vec<String> {
        let lines = self.talk.readable(&self.room, self.id(who)).filter(|line| line.channel == channel);
        lines
            .map(|line| if let Body::Text(text) = &line.body { text.clone() } else { format!("{:?}", line.body) })
            .collect()
    }

    /// All there is to know about the room, inside and out.
    pub fn everything(&self) -> Everything {
        Everything { state: format!("{:?} {:?} {:?}", self.room, self.talk, self.signs), views: self.all_views() }
    }

    /// What every guest and an outsider sees and reads.
    pub fn all_views(&self) -> Vec<(String, String)> {
        self.guests.iter().map(|who| (format!("{who}: {}", self.view(who)), self.reads(who))).collect()
    }

    /// The game on the table, as everyone sees it.
    pub fn game(&self) -> PublicView {
        self.room.public_view(|_| true).game.expect("a game is on")
    }

    /// A game of two to seven, as everyone sees it.
    pub fn table(&self) -> TableView {
        match self.game() {
            PublicView::TwoCities(table) => table,
            PublicView::Automas(_) | PublicView::SquareOff(_) => panic!("another game is played here"),
        }
    }

    /// Whether tiles are being chosen, or assigned by a player alone, rather than placed; or starters are laid.
    pub fn choosing(&self) -> bool {
        match self.game() {
            PublicView::TwoCities(table) => table.phase == Phase::Choose,
            PublicView::Automas(table) => table.phase == automas::Phase::Assign,
            PublicView::SquareOff(table) => table.phase == square_off::Phase::Start,
        }
    }

    /// What a player alone sees; empty for who has no seat.
    pub fn hand(&self, who: &str) -> SeatView {
        let Some(PrivateView::TwoCities(seat)) = self.me(who).game else {
            return SeatView::default();
        };
        seat
    }

    /// Every legal placing of a player.
    pub fn spots(&self, who: &str) -> Vec<(u8, Side, Cell)> {
        let places: Vec<Places> = match self.me(who).game {
            Some(PrivateView::TwoCities(seat)) => seat.places,
            Some(PrivateView::Automas(seat)) => seat.places,
            Some(PrivateView::SquareOff(_)) | None => Vec::new(),
        };
        let cell = |spot: &Spot| match *spot {
            Spot::Plain(row, column) | Spot::Scored(row, column, _) => [row, column],
        };
        places.iter().flat_map(|at| at.spots.iter().map(move |spot| (at.tile, at.side, cell(spot)))).collect()
    }

    /// The guests on the seats, clockwise.
    pub fn players(&self) -> Vec<String> {
        let seat = |who: &String| self.me(who).seat;
        let mut players: Vec<_> = self.guests.iter().filter_map(|who| Some((seat(who)?, who.clone()))).collect();
        players.sort();
        players.into_iter().map(|(_, who)| who).collect()
    }
}

/// Choosing this value for an option.
pub fn setting(name: ChoiceName, value: impl Into<Value>) -> Request {
    let value = serde_json::from_value(value.into()).expect("a switch, a number or a word");
    Request::SetOption { name, value }
}

/// Everyone who sits, in this order.
pub fn arrange<const N: usize>(members: [u8; N]) -> Request {
    Request::Arrange(members.map(|no| Some(Member::new(no))).to_vec())
}

/// A line of free text.
pub fn say(channel: Channel, text: &str) -> Request {
    Request::Say { channel, body: Body::Text(text.to_owned()) }
}

/// A refusal that has nothing but its code.
pub fn code(code: &str) -> Value {
    json!({ "code": code })
}

/// A seed for every number.
pub fn seed(number: u64) -> Seed {
    let bytes = number.wrapping_mul(0x9e37_79b9_7f4a_7c15).to_le_bytes();
    Seed(std::array::from_fn(|i| bytes[i % 8] ^ (i as u8).wrapping_mul(29)))
}

fn guest_id(who: &str, salt: u64) -> Uuid {
    let hash = who
        .bytes()
        .fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3));
    Uuid::from_u64_pair(hash ^ salt.rotate_left(32), hash.rotate_left(17) ^ salt)
}
