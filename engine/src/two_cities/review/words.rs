//! A review in English words, for the command line.

use conurbation_rules::common::{City, Seat, byte, name_of};
use conurbation_rules::two_cities::{Building, CityBoard, Merit, Ring, Side, Sight, Tile, Type, city_name, why};

use super::{Decision, Hindsight, Review, TurningPoint};
use crate::common::{Mark, Tally, under_turns};
use crate::two_cities::search::{Way, tile};

impl Review {
    /// The review in lines: every decision under its turn, then what it all amounts to. `names` are the players', by
    /// seat.
    pub fn lines(&self, names: &[String]) -> Vec<String> {
        let mut lines =
            under_turns(self.decisions.iter().map(|decision| (decision.turn.as_str(), decision.told(names))));
        let seats = (0..)
            .zip(&self.seats)
            .map(|(seat, tally)| format!("  {}: {}", name_of(names, Seat::new(seat)), told(tally)));
        lines.extend([String::new(), "How well everyone decided, with what they knew".to_owned()]);
        lines.extend(seats);
        if !self.partnerships.is_empty() {
            lines.extend([String::new(), "Partners".to_owned()]);
            let ring = Ring::new(byte(self.seats.len()));
            let all = self.partnerships.iter();
            lines.extend(all.map(|(city, tally)| format!("  {}: {}", city_name(ring, *city, names), tally.percent())));
        }
        lines.extend([String::new(), "Luck of the deal, against average hands".to_owned()]);
        let luck = (0..).zip(&self.luck);
        lines.extend(luck.map(|(seat, luck)| format!("  {}: {}", name_of(names, Seat::new(seat)), signed(*luck))));
        if !self.hindsight.is_empty() {
            lines.extend([String::new(), "What the tiles of each city could have made".to_owned()]);
            let ring = Ring::new(byte(self.seats.len()));
            lines.extend(City::first(ring.cities()).zip(&self.hindsight).map(
                |(city, Hindsight { map, most, reached })| {
                    format!("  {}: {reached} of {most} points: {map}", city_name(ring, city, names))
                },
            ));
        }
        if !self.turning_points.is_empty() {
            lines.extend([String::new(), "Where the game turned".to_owned()]);
            lines.extend(self.turning_points.iter().map(|point| format!("  {}", self.turned(point, names))));
        }
        lines
    }

    /// A turning point, with the costliest decision of its turn.
    fn turned(
        &self,
        TurningPoint { turn, seat, lead: [before, after], .. }: &TurningPoint,
        names: &[String],
    ) -> String {
        let who = name_of(names, *seat);
        let lead = format!("{turn}: {who} went from {} to {}", place(*before), place(*after));
        let there = self.decisions.iter().filter(|decision| decision.turn == *turn);
        let costliest = there.rev().max_by_key(|decision| decision.loss());
        match costliest.filter(|decision| decision.mark >= Mark::Doubtful) {
            Some(decision) => format!("{lead}; {}", decision.told(names)),
            None => lead,
        }
    }
}

impl Decision {
    /// The decision in words: who did what, how good it was, and what would have been better.
    pub fn told(&self, names: &[String]) -> String {
        let who = name_of(names, self.seat);
        let did = match self.played.way {
            Way::Choose(_) => format!("{who} chooses {}", what(&self.sight, self.played.way)),
            Way::Place { side, .. } => {
                format!("{who} places {} in {}", what(&self.sight, self.played.way), city(&self.sight, side, names))
            }
        };
        if !self.is_free() {
            return format!("{did}: nothing else was possible");
        }
        let (mark, best) = (self.mark, self.best().way);
        if mark == Mark::Best {
            return format!("{did}: best");
        }
        let better = match best {
            Way::Choose(_) => what(&self.sight, best),
            Way::Place { side, .. } => {
                let map = after(&self.sight, best).map(|map| format!(" ({map})")).unwrap_or_default();
                format!("{} in {}{map}", what(&self.sight, best), city(&self.sight, side, names))
            }
        };
        format!("{did}: {}; {better} was worth {} more", mark.word(), points(self.loss()))
    }
}

fn city(sight: &Sight, side: Side, names: &[String]) -> String {
    city_name(sight.ring, sight.city(side), names)
}

/// What is chosen or placed.
fn what(sight: &Sight, way: Way) -> String {
    match way {
        Way::Choose(picks) => {
            let [one, other] = picks.map(|pick| tile(sight, pick).map(named).unwrap_or_default());
            if one == other { format!("two of {one}") } else { format!("{one} and {other}") }
        }
        Way::Place { tile: number, side, cell } => {
            let Some(tile) = tile(sight, number) else { return String::new() };
            let number = sight.city(side);
            let board = &sight.cities[number.index()];
            let merit = why(board, tile, cell, &sight.other_factories(number), false);
            let beside_tavern = is_office_beside_tavern(&board.with_unchecked(tile, cell));
            format!("the {}{}", named(tile), reason(merit.merit, merit.count, beside_tavern))
        }
    }
}

/// The city with the best placement, in city notation.
fn after(sight: &Sight, way: Way) -> Option<CityBoard> {
    let Way::Place { tile: number, side, cell } = way else { return None };
    Some(sight.cities[sight.city(side).index()].with_unchecked(tile(sight, number)?, cell))
}

/// Whether an office that was just placed lies beside a tavern.
fn is_office_beside_tavern(city: &CityBoard) -> bool {
    let is = |[row, column]: [u8; 2], kind: Type| city.at([row, column]).is_some_and(|built| built.kind() == kind);
    city.last().into_iter().filter(|cell| is(*cell, Type::Office)).any(|[row, column]| {
        let beside =
            [[row.wrapping_sub(1), column], [row + 1, column], [row, column.wrapping_sub(1)], [row, column + 1]];
        beside.into_iter().any(|cell| is(cell, Type::Tavern))
    })
}

/// Why a place is good, to follow the name of the tile.
fn reason(merit: Merit, count: u8, beside_tavern: bool) -> String {
    match merit {
        _ if beside_tavern => " beside the tavern".to_owned(),
        Merit::ShopRow if count > 1 => format!(" in a row of {count} shops"),
        Merit::MostFactories => " for the most factories".to_owned(),
        Merit::Factories if count > 1 => format!(" as one of {count} factories"),
        Merit::TavernSet if count > 1 => format!(" in a set of {count} taverns"),
        Merit::Offices if count > 1 => format!(" as one of {count} offices"),
        Merit::OfficesByTavern => " beside the offices".to_owned(),
        Merit::ParkGroup if count > 1 => format!(" in a group of {count} parks"),
        Merit::ForHouses => " for the houses".to_owned(),
        _ => String::new(),
    }
}

fn named(tile: Tile) -> String {
    match tile.buildings() {
        (only, None) => building(only).to_owned(),
        (first, Some(second)) => format!("{}/{} duplex", building(first), building(second)),
    }
}

const fn building(building: Building) -> &'static str {
    match building {
        Building::Shop => "shop",
        Building::Factory => "factory",
        Building::Music => "music tavern",
        Building::Drink => "drink tavern",
        Building::Food => "food tavern",
        Building::Lodging => "lodging tavern",
        Building::Office => "office",
        Building::Park => "park",
        Building::House => "house",
    }
}

/// A tally in words.
fn told(tally: &Tally) -> String {
    format!("{tally}, {} given away", points(tally.lost))
}

/// Hundredths of a point as points.
fn points(hundredths: i32) -> String {
    let tenths = (hundredths.abs() + 5) / 10;
    format!("{}.{}", tenths / 10, byte(tenths % 10))
}

fn signed(hundredths: i32) -> String {
    format!("{}{}", if hundredths < 0 { "−" } else { "+" }, points(hundredths))
}

fn place(lead: i32) -> String {
    format!("{} {}", points(lead), if lead < 0 { "behind" } else { "ahead" })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn points_have_one_digit() {
        assert_eq!([0, 4, 5, 94, 95, 214].map(points), ["0.0", "0.0", "0.1", "0.9", "1.0", "2.1"]);
        assert_eq!([signed(-214), signed(214), place(-50), place(50)], ["−2.1", "+2.1", "0.5 behind", "0.5 ahead"]);
    }
}
