//! Any of the games.

use super::race::Race;
use super::shared_cities::SharedCities;
use super::types::{Action, PrivateView, PublicView, Refusal, Setup, Sign};
use crate::common::{City, Counsel, Level, Pace, Round, Seat, Turn};
use crate::shuffle::Seed;
use crate::two_cities::{Side, Tile};
use crate::{automas, square_off, two_cities};

/// A game, running or over.
#[derive(Debug, Clone)]
pub enum Game {
    /// Between Two Cities.
    TwoCities(Box<two_cities::Game>),
    /// Between Two Cities for one player with the Automas.
    Automas(Box<automas::Game>),
    /// City Square Off.
    SquareOff(Box<square_off::Game>),
}

impl Game {
    /// A new game; all its randomness comes from the seed.
    pub fn new(setup: &Setup, seed: &Seed) -> Self {
        match setup {
            Setup::TwoCities(setup) => Self::TwoCities(Box::new(two_cities::Game::new(setup, seed))),
            Setup::Automas(setup) => Self::Automas(Box::new(automas::Game::new(setup, seed))),
            Setup::SquareOff(setup) => Self::SquareOff(Box::new(square_off::Game::new(setup, seed))),
        }
    }

    /// Whether [`play`](Self::play) would accept the action; if not, why.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => Ok(game.check(seat, action)?),
            (Self::Automas(game), Action::Automas(action)) => Ok(game.check(seat, action)?),
            (Self::SquareOff(game), Action::SquareOff(action)) => Ok(game.check(seat, action)?),
            _ => Err(Refusal::OtherGame),
        }
    }

    /// Whether a seat may show this sign now.
    pub fn check_sign(&self, seat: Seat, sign: &Sign) -> Result<(), Refusal> {
        match (self, sign) {
            (Self::TwoCities(game), Sign::TwoCities(sign)) => Ok(game.check_sign(seat, sign)?),
            (Self::SquareOff(game), Sign::SquareOff(sign)) => Ok(game.check_sign(seat, sign)?),
            _ => Err(Refusal::OtherGame),
        }
    }

    /// Whether a seat sees a sign that another one shows: allies on the same side, and the partner of a shared city.
    pub fn sees_sign(&self, seat: Seat, from: Seat, sign: &Sign) -> bool {
        match (self, sign) {
            (Self::TwoCities(game), Sign::TwoCities(sign)) => game.sees_sign(seat, sign),
            (Self::SquareOff(_), Sign::SquareOff(_)) => self.team(from).contains(&seat),
            _ => false,
        }
    }

    /// Whether the action, which must have passed [`check`](Self::check), would change nothing.
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

    /// The action as the log records it, with the answer to what it asks. It must have passed [`check`](Self::check).
    pub fn answered(&self, seat: Seat, action: &Action) -> Action {
        match (self, action) {
            (Self::SquareOff(game), Action::SquareOff(action)) => Action::SquareOff(game.answered(seat, action)),
            _ => action.clone(),
        }
    }

    /// What the stand-in does for every seat that has not finished this phase, in playing order.
    pub fn stand_in(&self) -> Vec<(Seat, Action)> {
        match self {
            Self::TwoCities(game) => two_cities::bots::finish_phase(game)
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

    /// What a house bot does next for a seat; `None` if nothing is expected of the seat. Never depends on what the seat
    /// may not see; asked twice, it gives the same answer.
    pub fn bot(&self, seat: Seat, level: Level) -> Option<Action> {
        match self {
            Self::TwoCities(game) => two_cities::bots::next(game, seat, level).map(Action::TwoCities),
            Self::Automas(game) => automas::bot::next(game, seat, level).map(Action::Automas),
            Self::SquareOff(game) => square_off::bots::next(game, seat, level).map(Action::SquareOff),
        }
    }

    /// The seats that play as one with this seat, including itself: what one of them does counts for all.
    pub fn team(&self, seat: Seat) -> Vec<Seat> {
        match self {
            Self::TwoCities(_) | Self::Automas(_) => vec![seat],
            Self::SquareOff(game) => game.team(square_off::side_of(seat)).collect(),
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

    /// A number that grows with every phase: equal values mean that the same clock is still running.
    pub fn phase_number(&self) -> u32 {
        match self {
            Self::TwoCities(game) => game.phase_number(),
            Self::Automas(game) => game.phase_number(),
            Self::SquareOff(game) => game.phase_number(),
        }
    }

    /// The seats that share this city, or the side with this number, and talk about it among themselves; empty if it
    /// doesn't exist or belongs to one seat alone.
    pub fn partners(&self, city: City) -> Vec<Seat> {
        match self {
            Self::TwoCities(game) => game.partners(city).map(Vec::from).unwrap_or_default(),
            Self::Automas(_) => Vec::new(),
            Self::SquareOff(game) => {
                Some(game.team(city.number()).collect()).filter(|team: &Vec<_>| team.len() > 1).unwrap_or_default()
            }
        }
    }

    /// How partners may confer at the moment.
    pub fn counsel(&self) -> Counsel {
        match self {
            Self::TwoCities(game) if game.phase() == two_cities::Phase::Choose => Counsel::Apart,
            Self::TwoCities(_) => Counsel::Proposals,
            Self::Automas(_) | Self::SquareOff(_) => Counsel::Free,
        }
    }

    /// Whether the game waits for this seat in the current phase.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        match self {
            Self::TwoCities(game) => game.is_awaited(seat),
            Self::Automas(game) => seat == automas::PLAYER && game.phase() != automas::Phase::Ended,
            Self::SquareOff(game) => game.is_awaited(seat),
        }
    }

    /// Whether players wait for each other in the current phase: not in a solo game or a race.
    pub fn has_turns(&self) -> bool {
        match self {
            Self::TwoCities(_) => true,
            Self::Automas(_) => false,
            Self::SquareOff(game) => game.phase() != square_off::Phase::Race,
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

    /// The turn, counted through all rounds from 1, and how many turns the game has, if that is settled; `None` in a
    /// race and while starters are taken.
    pub fn turn_of_all(&self) -> Option<(u8, Option<u8>)> {
        let of_all = |(turn, turns)| Some((turn, Some(turns)));
        match self {
            Self::TwoCities(game) => of_all(game.turn_of_all()),
            Self::Automas(game) => of_all(game.turn_of_all()),
            Self::SquareOff(game) => (game.phase() == square_off::Phase::Place).then(|| (game.turn().number(), None)),
        }
    }

    /// Where hands go after this turn, if anywhere.
    pub fn pass(&self) -> Option<Side> {
        match self {
            Self::TwoCities(game) => game.pass(),
            Self::Automas(game) => game.pass(),
            Self::SquareOff(_) => None,
        }
    }

    /// The solo game with the Automas, if this is one.
    pub fn solo(&self) -> Option<&automas::Game> {
        if let Self::Automas(game) = self { Some(game) } else { None }
    }

    /// The game of shared cities, if this is one.
    pub fn shared_cities(&self) -> Option<SharedCities<'_>> {
        if let Self::TwoCities(game) = self { Some(SharedCities(game)) } else { None }
    }

    /// The game, if it is City Square Off.
    pub fn square_off(&self) -> Option<&square_off::Game> {
        if let Self::SquareOff(game) = self { Some(game) } else { None }
    }

    /// The running race, if there is one.
    pub fn race(&self) -> Option<Race<'_>> {
        match self {
            Self::SquareOff(game) if game.phase() == square_off::Phase::Race => Some(Race(game)),
            _ => None,
        }
    }

    /// Which turn it is, in words.
    pub fn heading(&self) -> String {
        match self {
            Self::TwoCities(game) => game.heading(),
            Self::Automas(game) => game.heading(),
            Self::SquareOff(game) => game.heading(),
        }
    }

    /// A legal action that leads to the game `after` it, in words: lines, or none if nobody would miss it. `names` are
    /// the players', by seat.
    pub fn tell(&self, seat: Seat, action: &Action, after: &Self, names: &[String]) -> Vec<String> {
        match (self, action, after) {
            (Self::TwoCities(game), Action::TwoCities(action), Self::TwoCities(after)) => {
                game.tell(seat, action, after, names).into_iter().collect()
            }
            (Self::Automas(game), Action::Automas(action), Self::Automas(after)) => {
                game.tell(seat, action, after, names)
            }
            (Self::SquareOff(game), Action::SquareOff(action), _) => {
                game.tell(seat, action, names).into_iter().collect()
            }
            _ => Vec::new(),
        }
    }

    /// How everyone stands, in a line.
    pub fn standing(&self, names: &[String]) -> String {
        match self {
            Self::TwoCities(game) => game.standing(names),
            Self::Automas(game) => game.standing(),
            Self::SquareOff(game) => game.standing(names),
        }
    }

    /// The city that a legal action places a tile in, and the tile; `None` for other actions, and where there are no
    /// cities.
    pub fn placement(&self, seat: Seat, action: &Action) -> Option<(City, Tile)> {
        match (self, action) {
            (Self::TwoCities(game), Action::TwoCities(action)) => game.placement(seat, action),
            (Self::Automas(game), Action::Automas(action)) => game.placement(action),
            _ => None,
        }
    }

    /// How a finished game ended, in lines. `placed` is every [`placement`](Self::placement).
    pub fn ending(&self, placed: &[(City, Tile)], names: &[String]) -> Vec<String> {
        match self {
            Self::TwoCities(game) => game.ending(placed, names),
            Self::Automas(game) => game.ending(placed, names),
            Self::SquareOff(game) => game.ending(names),
        }
    }

    /// What everyone sees; with `preview` also the current scores.
    pub fn public_view(&self, preview: bool) -> PublicView {
        match self {
            Self::TwoCities(game) => PublicView::TwoCities(game.table_view(preview)),
            Self::Automas(game) => PublicView::Automas(game.table_view(preview)),
            Self::SquareOff(game) => PublicView::SquareOff(game.table_view()),
        }
    }

    /// What only one seat sees; with `preview` also how the score would change.
    pub fn private_view(&self, seat: Seat, preview: bool) -> PrivateView {
        match self {
            Self::TwoCities(game) => PrivateView::TwoCities(game.seat_view(seat, preview)),
            Self::Automas(game) => PrivateView::Automas(game.seat_view(seat, preview)),
            Self::SquareOff(game) => PrivateView::SquareOff(game.seat_view(seat)),
        }
    }
}
