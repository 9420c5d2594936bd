//! A review in English words, for the command line.

use conurbation_rules::common::{Seat, name_of};
use conurbation_rules::square_off::{Tile, side_of};

use super::{Decision, Fit, Review, TurningPoint};
use crate::common::{Mark, under_turns};

/// The names of a side's players.
type Team<'a> = &'a dyn Fn(u8) -> String;

impl Review {
    /// The review in lines: every decision under its turn, then what it all amounts to. `names` are the players', by
    /// seat.
    pub fn lines(&self, names: &[String]) -> Vec<String> {
        let team = |side: u8| {
            let seats = (0..).zip(names).filter(|(seat, _)| side_of(Seat::new(*seat)) == side);
            seats.map(|(_, name)| name.as_str()).collect::<Vec<_>>().join(" and ")
        };
        let mut lines =
            under_turns(self.decisions.iter().map(|decision| (decision.turn.as_str(), decision.told(names))));
        if !self.decisions.is_empty() {
            lines.extend([String::new(), "How well both sides decided, with what they knew".to_owned()]);
            lines.extend((0..).zip(&self.sides).map(|(side, tally)| format!("  {}: {tally}", team(side))));
        }
        if !self.turning_points.is_empty() {
            lines.extend([String::new(), "Where the game turned".to_owned()]);
            lines.extend(self.turning_points.iter().map(|point| format!("  {}", turned(point, &team))));
        }
        if !self.fits.is_empty() {
            lines.extend([String::new(), "How the last tile would have fitted".to_owned()]);
            lines.extend(self.fits.iter().map(|fit| format!("  {}", fitted(fit, &team))));
        }
        let uncovered = |side: u8| self.winner != Some(side);
        let last = [0, 1].map(|side| self.rescues.iter().rfind(|rescue| rescue.side == side && uncovered(side)));
        if last.iter().any(Option::is_some) {
            lines.extend([String::new(), "How a grid could have been covered from where it stood".to_owned()]);
        }
        for rescue in last.into_iter().flatten() {
            let back = if rescue.back > 0 { format!("{} taken back, then ", rescue.back) } else { String::new() };
            lines.push(format!("  {}: {back}{}", team(rescue.side), placed(&rescue.tiles[rescue.stay..])));
        }
        lines
    }
}

impl Decision {
    /// The decision in words: who did what, how good it was, and what would have been better.
    pub fn told(&self, names: &[String]) -> String {
        let did = format!("{} lays {}", name_of(names, self.seat), self.played.tile.told());
        let best = self.options.first().copied().unwrap_or(self.played);
        if !self.is_free() {
            return format!("{did}: nothing else was possible");
        }
        let kept = format!("{} of {} shapes to come still fit", self.played.outlook.fits, self.to_come);
        if self.mark == Mark::Best {
            return format!("{did}: best; {kept}");
        }
        let [more, less] = [best.outlook, self.played.outlook].map(|outlook| percent(outlook.chance));
        let better = best.tile.told();
        format!("{did}: {}; {kept}; {better} wins {more} of the time instead of {less}", self.mark.word())
    }
}

fn turned(TurningPoint { turn, side, chance: [before, after], .. }: &TurningPoint, team: Team) -> String {
    format!("{turn}: {} went from {} to {}", team(*side), percent(*before), percent(*after))
}

fn fitted(Fit { side, turn, tiles, .. }: &Fit, team: Team) -> String {
    format!("{}, from {turn} on: {}", team(*side), placed(tiles))
}

fn placed(tiles: &[Tile]) -> String {
    tiles.iter().map(|tile| tile.told()).collect::<Vec<_>>().join("; ")
}

/// Tenths of a percent.
fn percent(tenths: i32) -> String {
    format!("{} %", (tenths + 5) / 10)
}
