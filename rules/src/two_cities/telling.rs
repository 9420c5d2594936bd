//! A game in words, for whoever reads a replay.

use super::action::{Action, Move};
use super::city::CityBoard;
use super::game::Game;
use super::hindsight::best_arrangement;
use super::ring::Ring;
use super::score::Sheet;
use super::tile::Tile;
use crate::common::{City, Seat, name_of};

impl Game {
    /// Which turn it is.
    pub fn heading(&self) -> String {
        let round = self.ring().round_name(self.round).unwrap_or_else(|| self.round.to_string());
        format!("Round {round}, turn {} of {}", self.turn, self.turns())
    }

    /// What a legal action does that leads to the game `after` it: a line, or none for a draft. `names` are the
    /// players', by seat.
    pub fn tell(&self, seat: Seat, action: &Action, after: &Self, names: &[String]) -> Option<String> {
        let player = self.seats.get(seat.index())?;
        let who = name_of(names, seat);
        let city = |side| city_name(self.ring(), self.ring().city(seat, side), names);
        Some(match action.what {
            Move::Draft(_) => return None,
            Move::Choose(picks) => {
                let [first, second] = picks.map(|pick| player.hand[usize::from(pick)]);
                format!("{who} chooses {first} and {second} from {}", row(&player.hand))
            }
            Move::Place { tile, side, .. } => {
                let (number, tile) = (self.ring().city(seat, side).index(), player.chosen?[usize::from(tile)]);
                let points = points(after.sheets()[number].total);
                format!("{who} places {tile} in {}: {}, {points}", city(side), after.cities[number])
            }
            Move::Hold { side, on } => {
                let partner = name_of(names, self.ring().partner(seat, side)?);
                let what = if on { "lets" } else { "no longer lets" };
                format!("{who} {what} {partner} place first in {}", city(side))
            }
        })
    }

    /// The city that a legal action places a tile in, and the tile.
    pub fn placement(&self, seat: Seat, action: &Action) -> Option<(City, Tile)> {
        let Move::Place { tile, side, .. } = action.what else { return None };
        let tile = self.seats.get(seat.index())?.chosen?[usize::from(tile)];
        Some((self.ring().city(seat, side), tile))
    }

    /// The points of all cities, in a line.
    pub fn standing(&self, names: &[String]) -> String {
        let cities = City::first(self.ring().cities()).zip(self.sheets());
        let points: Vec<String> =
            cities.map(|(city, sheet)| format!("{} {}", city_name(self.ring(), city, names), sheet.total)).collect();
        points.join(" · ")
    }

    /// How the finished cities scored, what the tiles that were placed in each could have made, and who won.
    pub fn ending(&self, placed: &[(City, Tile)], names: &[String]) -> Vec<String> {
        let cities = City::first(self.ring().cities()).zip(&self.cities).zip(self.sheets());
        let scored = cities.map(|((city, board), sheet)| {
            format!("{}: {}", city_name(self.ring(), city, names), scored(board, sheet, city, placed))
        });
        let ranking = self.table_view(true).result.map(|result| result.ranking).unwrap_or_default();
        let ranked = ranking.iter().map(|standing| standing.told(names));
        scored.chain(ranked).collect()
    }
}

/// Those who build a city, or whose left or right one it is. `names` are the players', by seat.
pub fn city_name(ring: Ring, city: City, names: &[String]) -> String {
    if let Some([left, right]) = ring.partners(city) {
        format!("{}–{}", name_of(names, left), name_of(names, right))
    } else {
        let side = if city.number().is_multiple_of(2) { "left" } else { "right" };
        format!("{}’s {side} city", name_of(names, Seat::new(city.number() / 2)))
    }
}

/// A finished city with its points, and the best one that its tiles could have made.
pub(crate) fn scored(board: &CityBoard, sheet: Sheet, city: City, placed: &[(City, Tile)]) -> String {
    let tiles: Vec<Tile> = placed.iter().filter(|(other, _)| *other == city).map(|(_, tile)| *tile).collect();
    let hindsight = match best_arrangement(board, sheet, &tiles) {
        Some((best, most)) if most.total > sheet.total => format!("; at best {}: {best}", most.total),
        Some(_) => "; the most that its tiles could make".to_owned(),
        None => String::new(),
    };
    format!("{board}, {}{hindsight}", sum(sheet))
}

/// Tiles in a row.
pub(crate) fn row(tiles: &[Tile]) -> String {
    let tiles: Vec<String> = tiles.iter().map(ToString::to_string).collect();
    tiles.join(" ")
}

/// So many points.
pub(crate) fn points(count: u8) -> String {
    if count == 1 { "1 point".to_owned() } else { format!("{count} points") }
}

/// How a city's points add up, by type in the order of the reference card.
pub(crate) fn sum(sheet: Sheet) -> String {
    let [parts @ .., total] = sheet.in_order();
    format!("{} = {total}", parts.map(|part| part.to_string()).join(" + "))
}
