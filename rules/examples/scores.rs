//! Prints random cities with their scores, what these consist of, and who wins, as JSON. The score pad counts in the
//! browser, and its tests compare with this: `make types` writes it to `web/tests/scores.json`.

mod chance;

use std::array;

use conurbation_rules::automas::Automacity;
use conurbation_rules::common::byte;
use conurbation_rules::two_cities::ranking::{Goal, Standing, Tiebreak, rank};
use conurbation_rules::two_cities::score::{Sheet, score_cities};
use conurbation_rules::two_cities::{CityBoard, Part, Ring, Tile, Type, parts_of_cities};
use serde::Serialize;
use serde_json::{Value, json};

use chance::{Chance, lines};

/// Tables for each number of players, and further ones for each tiebreak.
const TABLES: usize = 10;
const FURTHER: usize = 2;
/// Automacities.
const AUTOMACITIES: usize = 60;

impl Chance {
    /// A city of at most so many rows and columns, in notation.
    fn city(&mut self, most: usize) -> String {
        loop {
            let letters = self.letters();
            let [rows, columns] = if self.below(4) > 0 { [most; 2] } else { array::from_fn(|_| 1 + self.below(most)) };
            let row = |chance: &mut Self| (0..columns).map(|_| chance.letter(letters)).collect::<String>();
            let rows: Vec<String> = (0..rows).map(|_| row(self)).collect();
            // What is no bounding box is no notation.
            if rows.join("/").parse::<CityBoard>().is_ok() {
                return rows.join("/");
            }
        }
    }

    fn table(&mut self, seats: u8, most: usize) -> Table {
        let ring = Ring::new(seats);
        let notation: Vec<String> = (0..ring.cities()).map(|_| self.city(most)).collect();
        let boards: Vec<CityBoard> = notation.iter().map(|city| city.parse().expect("a city")).collect();
        let sheets = score_cities(&boards);
        let parts = parts_of_cities(&boards, &[]).iter().map(|parts| parts.iter().map(in_short).collect()).collect();
        let ranking = rank(ring, &boards, &sheets).to_vec();
        let sheets = sheets.iter().map(Sheet::in_order).collect();
        Table { goal: ring.goal(), cities: notation, sheets, parts, ranking }
    }

    /// Buildings of Automacity beside two cities with so many factories.
    fn automacity(&mut self) -> Value {
        let buildings = self.row();
        let row: String = buildings.iter().map(|building| building.letter()).collect();
        let automacity: Automacity = buildings.into_iter().map(Tile::Single).collect();
        let factories = [(); 2].map(|()| byte(self.below(6)));
        json!({ "row": row, "factories": factories, "sheet": automacity.sheet(&factories).in_order() })
    }
}

#[derive(Serialize)]
struct Table {
    goal: Goal,
    cities: Vec<String>,
    sheets: Vec<[u8; 7]>,
    parts: Vec<Vec<String>>,
    ranking: Vec<Standing>,
}

/// "`shop shop_line 10 00 01 02`": type, reason, points, and the buildings by row and column.
fn in_short(Part { kind, why, points, cells }: &Part) -> String {
    let [kind, why] = [json!(kind), json!(why)].map(|name| name.as_str().expect("a name").to_owned());
    let cells: Vec<String> = cells.iter().map(|[row, column]| format!("{row}{column}")).collect();
    format!("{kind} {why} {points} {}", cells.join(" "))
}

fn main() {
    let mut chance = Chance::begin();
    let mut tables: Vec<Table> =
        (2..=7).flat_map(|seats| [seats; TABLES]).map(|seats| chance.table(seats, 4)).collect();
    let decided = [Tiebreak::Higher, Tiebreak::Shared].into_iter().chain(Type::ALL.map(Tiebreak::Count));
    for tiebreak in decided.flat_map(|tiebreak| [tiebreak; FURTHER]) {
        // Small cities are often worth the same.
        let mut others = std::iter::repeat_with(|| chance.table(3, 2));
        let found = others.find(|table| table.ranking.iter().any(|one| one.decided == Some(tiebreak)));
        tables.extend(found);
    }
    println!("{{\n\"tables\": [\n{}\n],", lines(tables.iter().map(|table| json!(table))));
    println!("\"automacities\": [\n{}\n]\n}}", lines((0..AUTOMACITIES).map(|_| chance.automacity())));
}
