//! Prints random cities with their scores, what these consist of, and who wins, as JSON. The score pad counts in the
//! browser, and its tests compare with this: `make types` writes it to `web/tests/scores.json`.

use std::array;

use conurbation_rules::automas::Automacity;
use conurbation_rules::common::byte;
use conurbation_rules::two_cities::ranking::{Goal, Standing, Tiebreak, rank};
use conurbation_rules::two_cities::score::{Sheet, score_cities};
use conurbation_rules::two_cities::{Building, CityBoard, Part, Ring, Tile, Type, parts_of_cities};
use rand_chacha::ChaCha8Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};
use serde::Serialize;
use serde_json::{Value, json};

/// Tables for each number of players, and further ones for each tiebreak.
const TABLES: usize = 10;
const FURTHER: usize = 2;
/// Automacities.
const AUTOMACITIES: usize = 60;

/// Letters of cities: of all buildings, and of those that matter to each other.
const LETTERS: [&str; 9] = ["SFMDEBOPH", "SFMDEBOPH.", "S.", "OOMD", "FHS", "PP.", "SSSF", "MDEB", "H."];

/// Random choices, always the same ones.
struct Chance(ChaCha8Rng);

impl Chance {
    fn below(&mut self, bound: usize) -> usize {
        self.0.next_u32() as usize % bound
    }

    fn letter(&mut self, of: &str) -> char {
        char::from(of.as_bytes()[self.below(of.len())])
    }

    /// A city of at most so many rows and columns, in notation.
    fn city(&mut self, most: usize) -> String {
        loop {
            let letters = LETTERS[self.below(LETTERS.len())];
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
        let letters = LETTERS[self.below(LETTERS.len())];
        let count = self.below(17);
        let row: String = (0..count).map(|_| self.letter(letters)).filter(|letter| *letter != '.').collect();
        let buildings = row.chars().filter_map(Building::from_letter);
        let automacity: Automacity = buildings.map(Tile::Single).collect();
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
    let mut chance = Chance(ChaCha8Rng::seed_from_u64(1));
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

/// One value a line.
fn lines(values: impl Iterator<Item = Value>) -> String {
    values.map(|value| value.to_string()).collect::<Vec<_>>().join(",\n")
}
