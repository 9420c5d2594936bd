//! The games there are. Everything outside this crate deals with these enums; one arm per game.

use std::ops::RangeInclusive;

use serde::{Deserialize, Serialize};

use crate::common::{City, Round, Seat, Turn};
use crate::layout::Layout;
pub use crate::square_off::LeftOver;
use crate::{automas, shuffle::Seed, square_off, two_cities};

/// Which game is played, with what has to be known before players are there.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Kind {
    /// Between Two Cities at a table.
    #[default]
    TwoCities,
    /// Between Two Cities for one player with the Automas.
    Automas {
        /// The Simple or the Full mode.
        mode: automas::Mode,
        /// How hard it is, 1 to 7.
        level: u8,
    },
    /// City Square Off.
    SquareOff(square_off::Variant),
}

impl Kind {
    /// Each game as it is first offered.
    pub const FIRST: [Self; 3] = [
        Self::TwoCities,
        Self::Automas { mode: automas::Mode::Simple, level: automas::FIRST_LEVEL },
        Self::SquareOff(square_off::Variant { mode: square_off::Mode::Base, left_over: false, anywhere: false }),
    ];

    /// Whether the game has these settings.
    pub fn valid(self) -> bool {
        match self {
            Self::TwoCities | Self::SquareOff(_) => true,
            Self::Automas { mode, level } => automas::Setup::new(mode, level).is_some(),
        }
    }

    /// How many seats it can have.
    pub const fn seats(self) -> RangeInclusive<u8> {
        match self {
            Self::TwoCities => two_cities::MIN_SEATS as u8..=two_cities::MAX_SEATS as u8,
            Self::Automas { .. } => 1..=1,
            Self::SquareOff(_) => square_off::MIN_SEATS as u8..=square_off::MAX_SEATS as u8,
        }
    }

    /// Whether it is played alone, so that nobody waits for the player.
    pub const fn is_solo(self) -> bool {
        match self {
            Self::TwoCities | Self::SquareOff(_) => false,
            Self::Automas { .. } => true,
        }
    }

    /// Whether its phases can have a clock: not where nobody waits, and a race is its own clock.
    pub const fn has_clock(self) -> bool {
        match self {
            Self::TwoCities => true,
            Self::Automas { .. } => false,
            Self::SquareOff(variant) => !matches!(variant.mode, square_off::Mode::Sprint),
        }
    }

    /// Whether with so many seats there are partners who can place for someone who is away.
    pub const fn has_partners(self, seats: u8) -> bool {
        match self {
            Self::TwoCities => seats > 2,
            // Who shares a side with others plays on for it anyway.
            Self::Automas { .. } | Self::SquareOff(_) => false,
        }
    }

    /// Who builds or plays with whom at so many seats.
    pub fn layout(self, seats: u8) -> Layout {
        match self {
            Self::TwoCities => two_cities::Ring::new(seats).layout(),
            // The Automas sit on the seats after the player's.
            Self::Automas { .. } => two_cities::Ring::new(automas::SEATS).layout(),
            Self::SquareOff(_) => {
                let team = |side| Seat::first(seats).filter(|seat| square_off::side_of(*seat) == side).collect();
                Layout::Sides([0, 1].map(team))
            }
        }
    }

    /// The setup for players with these seating values, one per seat, clockwise; `None` if they are not different, or
    /// too many or too few.
    /// Where the game offers starters that are left over, they are named; nowhere else.
    pub fn setup(self, values: &[u8], left_over: Option<LeftOver>) -> Option<Setup> {
        match self {
            Self::TwoCities | Self::Automas { .. } if left_over.is_some() => None,
            Self::TwoCities => two_cities::Setup::new(values).map(Setup::TwoCities),
            Self::Automas { mode, level } => {
                automas::Setup::new(mode, level).filter(|_| values.len() == 1).map(Setup::Automas)
            }
            Self::SquareOff(variant) => {
                square_off::Setup::new(variant, values.len())?.with_left_over(left_over).map(Setup::SquareOff)
            }
        }
    }

    /// The starters that the game offers if only those left over are: they lay `unused` in the game before, or were drawn.
    pub fn left_over(self, unused: Option<LeftOver>, seed: &Seed) -> Option<LeftOver> {
        match self {
            Self::TwoCities | Self::Automas { .. } => None,
            Self::SquareOff(variant) => variant.left_over(unused, seed),
        }
    }
}

/// What a game is set up with.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Setup {
    /// Between Two Cities.
    TwoCities(two_cities::Setup),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::Setup),
    /// City Square Off.
    SquareOff(square_off::Setup),
}

/// A game being played or over.
#[derive(Debug, Clone)]
pub enum Game {
    /// Between Two Cities.
    TwoCities(Box<two_cities::Game>),
    /// Between Two Cities for one player with the Automas.
    Automas(Box<automas::Game>),
    /// City Square Off.
    SquareOff(Box<square_off::Game>),
}

/// What a seat does in a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Action {
    /// Between Two Cities.
    TwoCities(two_cities::Action),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::Action),
    /// City Square Off.
    SquareOff(square_off::Action),
}

/// A passing sign: where a seat holds a piece, for its allies to see. It is no part of the game.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Sign {
    /// City Square Off.
    SquareOff(square_off::Sign),
}

/// Why a game refused an action.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, thiserror::Error)]
#[serde(tag = "code", rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "GameRefusal"))]
pub enum Refusal {
    /// The action belongs to another game than the one on the table.
    #[error("another game is on the table")]
    OtherGame,
    /// Between Two Cities.
    #[error(transparent)]
    #[serde(untagged)]
    TwoCities(#[from] two_cities::Refusal),
    /// Between Two Cities for one player with the Automas.
    #[error(transparent)]
    #[serde(untagged)]
    Automas(automas::Refusal),
    /// City Square Off.
    #[error(transparent)]
    #[serde(untagged)]
    SquareOff(square_off::Refusal),
}

/// What everyone sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PublicView {
    /// Between Two Cities.
    TwoCities(two_cities::TableView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::TableView),
    /// City Square Off.
    SquareOff(square_off::TableView),
}

/// What one seat alone sees of a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum PrivateView {
    /// Between Two Cities.
    TwoCities(two_cities::SeatView),
    /// Between Two Cities for one player with the Automas.
    Automas(automas::SeatView),
    /// City Square Off.
    SquareOff(square_off::SeatView),
}

/// A revealed tile that someone may propose a place for, and where.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Proposal {
    /// The round and turn that it is meant for.
    pub turn: (Round, Turn),
    /// The shared city.
    pub city: City,
    /// Whose tile.
    pub seat: Seat,
    /// Which of that seat's revealed tiles.
    pub tile: u8,
    /// The cell of its first half.
    pub cell: two_cities::Cell,
}

/// How well a house bot plays.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Level {
    /// Plays by simple likings, as an Automa does.
    Gentle,
    /// Takes what raises its scores most right now, and minds the lower of its two cities.
    Steady,
    /// Looks ahead to the finished cities, and at what it passes on.
    Sharp,
}

/// What a room needs to know about where a game stands, whichever game it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Pace {
    /// What is done stays secret until everyone has done it.
    Secret,
    /// Everyone acts openly.
    Open,
    /// The game is over.
    Over,
}

/// What those who share a city or a side have to say to each other just now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Counsel {
    /// Nothing: each decides alone, unless the room allows them to talk.
    Apart,
    /// They propose places to each other and give each other time to answer.
    Proposals,
    /// Whatever they like; they act together anyway.
    Free,
}

impl From<automas::Refusal> for Refusal {
    /// A reason that both games know is the same one, so that it is read from the wire as it was written.
    fn from(refusal: automas::Refusal) -> Self {
        match refusal {
            automas::Refusal::TwoCities(refusal) => Self::TwoCities(refusal),
            refusal => Self::Automas(refusal),
        }
    }
}

impl From<square_off::Refusal> for Refusal {
    fn from(refusal: square_off::Refusal) -> Self {
        match refusal {
            square_off::Refusal::TwoCities(refusal) => Self::TwoCities(refusal),
            refusal => Self::SquareOff(refusal),
        }
    }
}

impl Game {
    /// A new game: everything random in it follows from the seed.
    pub fn new(setup: &Setup, seed: &Seed) -> Self {
        match setup {
            Setup::TwoCities(setup) => Self::TwoCities(Box::new(two_cities::Game::new(setup, seed))),
            Setup::Automas(setup) => Self::Automas(Box::new(automas::Game::new(setup, seed))),
            Setup::SquareOff(setup) => Self::SquareOff(Box::new(square_off::Game::new(setup, seed))),
        }
    }

    /// Whether the action is one that [`play`](Self::play) takes.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => Ok(game.check(seat, action)?),
            (Self::Automas(game), Action::Automas(action)) => Ok(game.check(seat, action)?),
            (Self::SquareOff(game), Action::SquareOff(action)) => Ok(game.check(seat, action)?),
            _ => Err(Refusal::OtherGame),
        }
    }

    /// Whether a seat may show this sign to its [`allies`](Self::allies) now.
    pub fn check_sign(&self, seat: Seat, sign: &Sign) -> Result<(), Refusal> {
        match (self, sign) {
            (Self::SquareOff(game), Sign::SquareOff(sign)) => Ok(game.check_sign(seat, sign)?),
            _ => Err(Refusal::OtherGame),
        }
    }

    /// Whether the action, which [`check`](Self::check) finds fine, would leave everything as it is.
    pub fn changes_nothing(&self, seat: Seat, action: &Action) -> bool {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => game.changes_nothing(seat, action),
            (Self::SquareOff(game), Action::SquareOff(action)) => game.changes_nothing(seat, action),
            _ => false,
        }
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => Ok(game.play(seat, action)?),
            (Self::Automas(game), Action::Automas(action)) => Ok(game.play(seat, action)?),
            (Self::SquareOff(game), Action::SquareOff(action)) => Ok(game.play(seat, action)?),
            _ => Err(Refusal::OtherGame),
        }
    }

    /// The action as a log keeps it, if [`check`](Self::check) finds it fine: with the answer to what it asks.
    pub fn answered(&self, seat: Seat, action: &Action) -> Action {
        match (self, action) {
            (Self::SquareOff(game), Action::SquareOff(action)) => Action::SquareOff(game.answered(seat, action)),
            _ => action.clone(),
        }
    }

    /// The starters that are left over for the next game.
    pub fn left_over(&self) -> Option<LeftOver> {
        match self {
            Self::TwoCities(_) | Self::Automas(_) => None,
            Self::SquareOff(game) => game.left_over(),
        }
    }

    /// What the stand-in does for every seat that still owes something in this phase, in the order to be played.
    pub fn stand_in(&self) -> Vec<(Seat, Action)> {
        match self {
            Self::TwoCities(game) => two_cities::stand_in::finish_phase(game)
                .into_iter()
                .map(|(seat, action)| (seat, Action::TwoCities(action)))
                .collect(),
            // No clock runs against the only player.
            Self::Automas(_) => Vec::new(),
            Self::SquareOff(game) => square_off::bots::finish_phase(game)
                .into_iter()
                .map(|(seat, action)| (seat, Action::SquareOff(action)))
                .collect(),
        }
    }

    /// What a house bot does next for a seat; `None` when the seat owes nothing just now. Never depends on what the seat
    /// may not see; asked twice, it answers alike.
    pub fn bot(&self, seat: Seat, level: Level) -> Option<Action> {
        match self {
            Self::TwoCities(game) => two_cities::bots::next(game, seat, level).map(Action::TwoCities),
            Self::Automas(game) => automas::bot::next(game, seat, level).map(Action::Automas),
            Self::SquareOff(game) => square_off::bots::next(game, seat, level).map(Action::SquareOff),
        }
    }

    /// How long after the beginning of a phase a house bot does its next thing at the soonest, in milliseconds: in a race
    /// it is not faster than its level says.
    pub fn bot_due(&self, seat: Seat, level: Level) -> u64 {
        match self {
            Self::TwoCities(_) | Self::Automas(_) => 0,
            Self::SquareOff(game) => square_off::bots::due(game, seat, level),
        }
    }

    /// How long a house bot rests after its side has acted, or the house has come to play for it, in milliseconds.
    pub fn bot_rest(&self, level: Level) -> u64 {
        match self {
            Self::TwoCities(_) | Self::Automas(_) => 0,
            Self::SquareOff(game) => square_off::bots::rest(game, level),
        }
    }

    /// The other seats that play for the same side, where sides have several: what one of them does, all have done.
    pub fn allies(&self, seat: Seat) -> Vec<Seat> {
        match self {
            Self::TwoCities(_) | Self::Automas(_) => Vec::new(),
            Self::SquareOff(game) => game.team(square_off::side_of(seat)).filter(|other| *other != seat).collect(),
        }
    }

    /// Where a house bot means to place its revealed tiles in this turn; nothing when none is left.
    pub fn bot_plan(&self, seat: Seat, level: Level) -> Vec<Proposal> {
        match self {
            Self::TwoCities(game) => two_cities::bots::plan(game, seat, level),
            Self::Automas(_) | Self::SquareOff(_) => Vec::new(),
        }
    }

    /// Whether a house bot agrees to place a tile of its own as a partner proposes.
    pub fn bot_agrees(&self, seat: Seat, level: Level, proposal: &Proposal) -> bool {
        match self {
            Self::TwoCities(game) => two_cities::bots::agrees(game, seat, level, proposal),
            Self::Automas(_) | Self::SquareOff(_) => false,
        }
    }

    /// Where the game stands.
    pub fn pace(&self) -> Pace {
        match self {
            Self::TwoCities(game) => match game.phase() {
                two_cities::Phase::Choose => Pace::Secret,
                two_cities::Phase::Place => Pace::Open,
                two_cities::Phase::Ended => Pace::Over,
            },
            Self::Automas(game) => match game.phase() {
                automas::Phase::Assign | automas::Phase::Insert => Pace::Open,
                automas::Phase::Ended => Pace::Over,
            },
            Self::SquareOff(game) => match game.phase() {
                square_off::Phase::Start | square_off::Phase::Place => Pace::Secret,
                square_off::Phase::Race => Pace::Open,
                square_off::Phase::Ended => Pace::Over,
            },
        }
    }

    /// A number that grows with every phase: two equal values mean that the same clock is still running.
    pub fn phase_number(&self) -> u32 {
        match self {
            Self::TwoCities(game) => game.phase_number(),
            Self::Automas(game) => game.phase_number(),
            Self::SquareOff(game) => game.phase_number(),
        }
    }

    /// The seats that share a city, or a side of that number, and talk about it apart from the others; nobody where it is
    /// not there, or one seat's alone.
    pub fn partners(&self, city: City) -> Vec<Seat> {
        match self {
            Self::TwoCities(game) => game.partners(city).map(Vec::from).unwrap_or_default(),
            Self::Automas(_) => Vec::new(),
            Self::SquareOff(game) => {
                Some(game.team(city.number()).collect()).filter(|team: &Vec<_>| team.len() > 1).unwrap_or_default()
            }
        }
    }

    /// What partners have to say to each other just now.
    pub fn counsel(&self) -> Counsel {
        match self {
            Self::TwoCities(game) if game.phase() == two_cities::Phase::Choose => Counsel::Apart,
            Self::TwoCities(_) => Counsel::Proposals,
            Self::Automas(_) | Self::SquareOff(_) => Counsel::Free,
        }
    }

    /// Whether the game waits for this seat in the phase that is on.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        match self {
            Self::TwoCities(game) => game.is_awaited(seat),
            Self::Automas(game) => seat == automas::PLAYER && game.phase() != automas::Phase::Ended,
            Self::SquareOff(game) => game.is_awaited(seat),
        }
    }

    /// Whether its players wait for each other in the phase that is on: nobody does alone or in a race.
    pub fn has_turns(&self) -> bool {
        match self {
            Self::TwoCities(_) => true,
            Self::Automas(_) => false,
            Self::SquareOff(game) => game.phase() != square_off::Phase::Race,
        }
    }

    /// The cities that a seat still has to place a tile into in this phase.
    pub fn owed(&self, seat: Seat) -> Vec<City> {
        match self {
            Self::TwoCities(game) => game.owed(seat),
            Self::Automas(_) | Self::SquareOff(_) => Vec::new(),
        }
    }

    /// The city that an action places a tile into; nothing for any other action.
    pub fn placed_into(&self, seat: Seat, action: &Action) -> Option<City> {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => game.placed_into(seat, action),
            _ => None,
        }
    }

    /// The legal places of a seat's tiles in a city that it shares with a partner.
    pub fn places_for(&self, seat: Seat, partner: Seat, preview: bool) -> Vec<two_cities::Places> {
        match self {
            Self::TwoCities(game) => game.places_for(seat, partner, preview),
            Self::Automas(_) | Self::SquareOff(_) => Vec::new(),
        }
    }

    /// Round and turn, both from 1.
    pub fn turn(&self) -> (Round, Turn) {
        match self {
            Self::TwoCities(game) => game.turn(),
            Self::Automas(game) => game.turn(),
            Self::SquareOff(game) => (Round::FIRST, game.turn()),
        }
    }

    /// What the owner of a proposed tile does to place it so; nothing if it can't be placed there any more.
    pub fn place_as_proposed(&self, proposal: &Proposal) -> Option<Action> {
        match self {
            Self::TwoCities(game) => game.place_as_proposed(proposal).map(Action::TwoCities),
            Self::Automas(_) | Self::SquareOff(_) => None,
        }
    }

    /// How a game that counts for a campaign ended.
    pub fn outcome(&self) -> Option<automas::Outcome> {
        match self {
            Self::TwoCities(_) | Self::SquareOff(_) => None,
            Self::Automas(game) => game.outcome(),
        }
    }

    /// Whether a proposal names a revealed tile that its owner still holds, and a legal place for it.
    pub fn proposable(&self, proposal: &Proposal) -> bool {
        match self {
            Self::TwoCities(game) => game.proposable(proposal),
            Self::Automas(_) | Self::SquareOff(_) => false,
        }
    }

    /// What everyone sees; with `preview` also scores as they stand.
    pub fn public_view(&self, preview: bool) -> PublicView {
        match self {
            Self::TwoCities(game) => PublicView::TwoCities(game.table_view(preview)),
            Self::Automas(game) => PublicView::Automas(game.table_view(preview)),
            Self::SquareOff(game) => PublicView::SquareOff(game.table_view()),
        }
    }

    /// What one seat alone sees; with `preview` also what a place would change.
    pub fn private_view(&self, seat: Seat, preview: bool) -> PrivateView {
        match self {
            Self::TwoCities(game) => PrivateView::TwoCities(game.seat_view(seat, preview)),
            Self::Automas(game) => PrivateView::Automas(game.seat_view(seat, preview)),
            Self::SquareOff(game) => PrivateView::SquareOff(game.seat_view(seat)),
        }
    }
}
