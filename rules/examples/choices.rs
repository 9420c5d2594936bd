//! Prints the Automas' cards, random positions with what an Automa takes there and why, and whole games, as JSON. The
//! score pad makes the Automas' moves in the browser, and its tests compare with this: `make types` writes it to
//! `web/tests/choices.json`.

mod chance;

use conurbation_rules::automas::{
    Automacity, DECK, FIRST_LEVEL, Game, Mode, PLAYER, Phase, Setup, Symbol, bot, choose_for_automacity,
    choose_for_city,
};
use conurbation_rules::common::{Level, byte};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{Building, Cell, CityBoard, Tile};
use serde_json::{Value, json};

use chance::{ALL, Chance, lines};

/// Positions of cities on their grid, and of Automacity.
const CITIES: usize = 200;
const AUTOMACITIES: usize = 100;
const GAMES: u8 = 6;

impl Chance {
    /// A city of up to sixteen buildings, which came one after the other as in a game.
    fn grown(&mut self) -> CityBoard {
        let letters = self.letters();
        let size = self.below(17);
        (0..size).fold(CityBoard::EMPTY, |city, _| {
            let tile = self.tile(letters);
            let places: Vec<Cell> = city.places(tile).collect();
            city.with_unchecked(tile, places[self.below(places.len())])
        })
    }

    fn tile(&mut self, letters: &str) -> Tile {
        let mut buildings = std::iter::repeat_with(|| Building::from_letter(self.letter(letters)));
        Tile::Single(buildings.find_map(|building| building).expect("most letters are buildings"))
    }

    /// From two tiles, as in the last turn for Automacity, to seven.
    fn hand(&mut self) -> Vec<Tile> {
        let letters = if self.below(3) == 0 { self.letters() } else { ALL };
        (0..2 + self.below(6)).map(|_| self.tile(letters)).collect()
    }

    fn column(&mut self) -> &'static [Symbol] {
        let card = DECK[self.below(DECK.len())];
        if self.below(2) == 0 { card.shared } else { card.automacity }
    }

    /// Factories of the two other cities.
    fn factories(&mut self) -> [u8; 2] {
        [(); 2].map(|()| byte(self.below(5)))
    }

    fn in_city(&mut self) -> Value {
        let (city, factories) = (self.grown(), self.factories());
        let choice = choose_for_city(self.column(), &self.hand(), &city, &factories);
        json!({ "city": city.to_string(), "factories": factories, "choice": choice })
    }

    fn in_automacity(&mut self) -> Value {
        let automacity: Automacity = self.row().into_iter().map(Tile::Single).collect();
        let factories = self.factories();
        let choice = choose_for_automacity(self.column(), &self.hand(), &automacity, &factories);
        json!({ "row": row(automacity.tiles()), "factories": factories, "choice": choice })
    }
}

/// The turns of a game in which the Automas move: the cities as they see them, and what they do.
fn turns(number: u8) -> Vec<Value> {
    let setup = Setup::new(Mode::Full, FIRST_LEVEL).expect("a level");
    let mut game = Game::new(&setup, &Seed([number; 32]));
    let mut turns = Vec::new();
    while game.phase() != Phase::Ended {
        let table = game.table_view(false);
        if table.phase == Phase::Assign && !table.moves.is_empty() {
            let cities = game.cities().map(|city| city.to_string());
            let (before, _) = table.automacity.tiles.split_at(table.automacity.tiles.len() - table.moves.len());
            turns.push(json!({ "cities": cities, "row": row(before), "moves": table.moves }));
        }
        let action = bot::next(&game, PLAYER, Level::Gentle).expect("there is something to do");
        game.play(PLAYER, &action).expect("bots play by the rules");
    }
    turns
}

/// The letters of Automacity's buildings, in the order they came.
fn row(tiles: &[Tile]) -> String {
    let buildings = tiles.iter().map(|tile| tile.buildings());
    buildings.flat_map(|(first, second)| [Some(first), second]).flatten().map(Building::letter).collect()
}

fn main() {
    let mut chance = Chance::begin();
    let deck = DECK.iter().map(|card| json!({ "shared": card.shared, "automacity": card.automacity }));
    println!("{{\n\"deck\": [\n{}\n],", lines(deck));
    println!("\"cities\": [\n{}\n],", lines((0..CITIES).map(|_| chance.in_city())));
    println!("\"automacities\": [\n{}\n],", lines((0..AUTOMACITIES).map(|_| chance.in_automacity())));
    println!("\"games\": [\n{}\n]\n}}", lines((0..GAMES).map(|number| json!(turns(number)))));
}
