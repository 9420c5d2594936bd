//! The game of a file in words, for people.

use conurbation_rules::common::{Level, Pace};
use conurbation_rules::games::{Game, Kind};
use conurbation_rules::square_off::{Mode, Variant};

use super::replay::Step;
use super::{GameFile, NOT_OVER, PlayerRecord};
use crate::writing::{harmless, is_visible};

/// A game in words.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Told {
    /// What happened, line by line.
    pub lines: Vec<String>,
    /// Why it can't be told to its end, if it can't.
    pub broken: Option<String>,
}

impl GameFile {
    /// Tells who played, every action under the turn that it belongs to, how the game ended, and what the tiles of each
    /// city could have made. Without [`check`](Self::check), this doesn't say whether the shuffle was fair, or the
    /// result in the file right.
    pub fn tell(&self) -> Told {
        let (_, setup) = match self.setup() {
            Ok(setup) => setup,
            Err(broken) => return Told { broken: Some(broken), ..Told::default() },
        };
        let names = self.names();
        let mut lines = vec![title(Kind::from(self.game))];
        lines.extend(self.seats.iter().zip(&names).map(|(player, name)| match player {
            PlayerRecord::Name(_) => format!("  {name}"),
            PlayerRecord::House(level) => format!("  {name} ({})", word((*level).into())),
        }));
        let mut heading = String::new();
        let mut placed = Vec::new();
        let end = self.replay(&setup, |Step { before, seat, action, after }| {
            let turn = before.heading();
            if turn != heading {
                lines.extend([String::new(), turn.clone()]);
                heading = turn;
            }
            lines.extend(before.tell(*seat, action, after, &names).into_iter().map(|line| format!("  {line}")));
            placed.extend(before.placement(*seat, action));
            if has_ended(before, after) {
                lines.push(format!("  {}", after.standing(&names)));
            }
        });
        let broken = match end {
            Ok(game) if game.pace() != Pace::Over => Some(NOT_OVER.to_owned()),
            Ok(game) => {
                lines.extend([String::new(), "The end".to_owned()]);
                lines.extend(game.ending(&placed, &names).into_iter().map(|line| format!("  {line}")));
                None
            }
            Err(broken) => Some(broken.what),
        };
        Told { lines, broken }
    }

    /// What to call the players, by seat.
    pub(super) fn names(&self) -> Vec<String> {
        let named = (1..).zip(&self.seats).map(|(number, player)| match player {
            PlayerRecord::Name(name) => {
                Some(harmless(name)).filter(|name| is_visible(name)).unwrap_or(format!("Player {number}"))
            }
            PlayerRecord::House(_) => format!("Bot {number}"),
        });
        named.collect()
    }
}

/// Whether a turn has ended.
fn has_ended(before: &Game, after: &Game) -> bool {
    before.heading() != after.heading() || (after.pace() == Pace::Over && before.pace() != Pace::Over)
}

fn title(kind: Kind) -> String {
    match kind {
        Kind::TwoCities => "Between Two Cities, clockwise:".to_owned(),
        Kind::Automas { mode, level } => format!("Between Two Cities alone, {mode:?} mode, level {level}:"),
        Kind::SquareOff(Variant { mode, left_over, anywhere }) => {
            let name = match mode {
                Mode::Base => "City Square Off",
                Mode::Sprint => "City Sprint",
                Mode::Sprawl => "City Sprawl",
            };
            let starters = if left_over { ", starters left over" } else { "" };
            let place = if anywhere { ", starters anywhere" } else { "" };
            format!("{name}{starters}{place}:")
        }
    }
}

const fn word(level: Level) -> &'static str {
    match level {
        Level::Gentle => "gentle",
        Level::Steady => "steady",
        Level::Sharp => "sharp",
        Level::Master => "master",
    }
}
