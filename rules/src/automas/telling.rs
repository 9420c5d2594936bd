//! A game in words, for whoever reads a replay.

use super::action::{Action, Move};
use super::automa::Automa;
use super::game::{FIRST_DUPLEXES, Game};
use super::setup::Mode;
use super::view::Assigner;
use crate::common::{City, Round, Seat, Turn, name_of};
use crate::two_cities::telling::{points, row, scored, sum};
use crate::two_cities::{Side, Tile};

impl Game {
    /// Which turn it is.
    pub fn heading(&self) -> String {
        format!("Round {}, turn {} of {}", self.round, self.turn, self.turns())
    }

    /// What a legal action does that leads to the game `after` it. Before the player assigns tiles, it tells what the
    /// Automas did. `names` are the players', by seat.
    pub fn tell(&self, seat: Seat, action: &Action, after: &Self, names: &[String]) -> Vec<String> {
        let who = name_of(names, seat);
        match action.what {
            Move::Assign { left, right, automacity } => {
                let hand = &self.hands[seat.index()];
                let tile = |at: u8| hand[usize::from(at)];
                let cities = match automacity.map(tile) {
                    None => format!("{} to Leftville and {} to Righttown", tile(left), tile(right)),
                    Some(third) => {
                        format!("{} to Leftville, {} to Righttown and {third} to Automacity", tile(left), tile(right))
                    }
                };
                let own = format!("{who} assigns {cities} out of {}", row(hand));
                self.automas_told().into_iter().chain([own]).collect()
            }
            Move::Insert { side, tile, .. } => {
                let city = side.index();
                let tile = self.assigned[city][usize::from(tile)].tile;
                let points = points(after.sheets().own[city].total);
                vec![format!("{who} places {tile} in {}: {}, {points}", name(side), after.cities[city])]
            }
        }
    }

    /// What was assigned before the player's turn: by the Automas, or drawn.
    fn automas_told(&self) -> Vec<String> {
        let began = self.setup.mode() == Mode::Full && (self.round, self.turn) == (Round::FIRST, Turn::FIRST);
        let first = began.then(|| format!("{} lie in Automacity", row(&self.automacity.tiles()[..FIRST_DUPLEXES])));
        let acted = self.moves.iter().map(|turn| {
            let (tile, city) = (turn.shared.tile(), name(turn.automa.side()));
            format!(
                "{} assigns {tile} to {city}, and adds {} to Automacity",
                turn.automa.name(),
                turn.automacity.tile()
            )
        });
        let drawn = Side::BOTH.into_iter().flat_map(|side| {
            let tiles = self.assigned[side.index()].iter().filter(|tile| tile.by == Assigner::Chance);
            tiles.map(move |assigned| format!("{} is drawn for {}", assigned.tile, name(side)))
        });
        let waiting = self.waiting.map(|tile| format!("{tile} is drawn for Automacity"));
        first.into_iter().chain(acted).chain(drawn).chain(waiting).collect()
    }

    /// The city that a legal action places a tile in, 0 for Leftville and 1 for Righttown, and the tile.
    pub fn placement(&self, action: &Action) -> Option<(City, Tile)> {
        let Move::Insert { side, tile, .. } = action.what else { return None };
        let assigned = self.assigned[side.index()].get(usize::from(tile))?;
        Some((City::at(side.index()), assigned.tile))
    }

    /// The points of all cities, in a line.
    pub fn standing(&self) -> String {
        let sheets = self.sheets();
        let [left, right] = sheets.own.map(|sheet| sheet.total);
        format!("Leftville {left} · Righttown {right} · Automacity {}", sheets.automacity.total)
    }

    /// How the finished cities scored, what the tiles that were placed in each could have made, and who won.
    pub fn ending(&self, placed: &[(City, Tile)], names: &[String]) -> Vec<String> {
        let sheets = self.sheets();
        let own = Side::BOTH.map(|side| {
            let city = side.index();
            format!("{}: {}", name(side), scored(&self.cities[city], sheets.own[city], City::at(city), placed))
        });
        let (change, total) = (self.setup.change(), self.automacity_total(&sheets));
        let tiles = row(self.automacity.tiles());
        let theirs = format!("Automacity: {tiles}, {}; {change:+} by the level: {total}", sum(sheets.automacity));
        let players: Vec<String> =
            names.iter().take(1).cloned().chain(Automa::BOTH.map(|automa| automa.name().into())).collect();
        let ranking = self.ranking(&sheets);
        own.into_iter().chain([theirs]).chain(ranking.iter().map(|standing| standing.told(&players))).collect()
    }
}

/// The city on a side of the player.
const fn name(side: Side) -> &'static str {
    match side {
        Side::Left => "Leftville",
        Side::Right => "Righttown",
    }
}
