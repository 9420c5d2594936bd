//! The rules, in the project's own words.

use askama::Template;
use axum::response::Html;
use conurbation_rules::{
    automas::{DECK, LEVEL_CHANGES, Symbol},
    square_off::Area,
    two_cities::{DUPLEX_TILES, Tile, score::factory_worth},
};

use super::layout::{Layout, html};
use crate::net::{
    front::Failure,
    texts::{Locale, Message},
};

/// What a city scores: shops, factories, taverns, offices, parks, houses.
type Points = [u8; 6];

/// The examples of the types. Their captions say what they score.
const SHOPS: &str = "SSSS/.S../.S.S";
const TAVERNS: [&str; 2] = ["MDE", "DE"];
const OFFICES: &str = "EO/OO";
const PARKS: &str = "PP../P..P";
const HOUSES: &str = "HSP/HF.";

/// How many factories each city of a game has.
const FACTORIES: [u8; 6] = [5, 5, 3, 2, 1, 0];

/// The scores of six cities of a game. With five, three, two, one, five and no factories they show every rank that
/// factories can have.
const SIX_CITIES: [Points; 6] = [
    [5, 20, 2, 0, 16, 9],
    [2, 9, 17, 1, 8, 25],
    [16, 4, 17, 25, 0, 0],
    [10, 2, 17, 5, 8, 20],
    [2, 20, 1, 0, 22, 12],
    [16, 0, 1, 17, 10, 12],
];

/// A finished city and what it scores where a factory is worth 3.
const WHOLE_CITY: (&str, Points) = ("SSSS/FHPP/MOOP/DEHB", [16, 3, 17, 4, 12, 6]);

/// Two sides of City Square Off that have no place left for the next tile.
const END_OF_TWO_SIDES: [&str; 2] = [
    "..s....../.ssskkkkk/..s.eeeed/ffbbcccdd/ffjaAAAAm/.jjjAAo.m/..gjooomm/..ggi.om./..g.iii..",
    ".m......./.mm.kkkkk/ffmgggo../ffm.g.o.e/bjDDDoooe/bjjDDD.ae/jji..c.se/iiid.csss/..dd.c.s.",
];

/// A grid at the end of a City Sprawl, with the margin around it.
const SPRAWL: &str = concat!(
    "................./................./................./................./.....p.pgggeeee../....sppprgccc..../",
    "...sssffrrtttt.../....s.ffarrtkkkkk/....lmddAAAAn..../....lmdbAAinn..../....lmmbiiinnuu../....llmhooojju.../",
    "......qhhojjuu.../......q.ho.j...../......qqq......../................./................."
);

#[derive(Template)]
#[template(path = "rules.html")]
struct RulesPage {
    page: Layout,
    /// The horizontal ones, then the vertical ones.
    duplexes: [Vec<Duplex>; 2],
    deck: Deck,
    /// How many factories each city has, and what each of them is worth.
    factories: [(u8, u8); 6],
    /// Its notation, and its points with their sum.
    whole_city: (&'static str, (Points, u8)),
    /// The points of each, with their sum.
    six_cities: [(Points, u8); 6],
    /// Each level with what it adds to Automacity's score.
    levels: Vec<(usize, String)>,
    /// Two grids, each with the sizes of its three largest groups of open squares.
    end_of_two_sides: [(&'static str, Vec<Group>); 2],
    sprawl: &'static str,
}

/// A duplex as it is drawn.
struct Duplex {
    notation: String,
    name: String,
    stands: bool,
}

/// How many of the Automas' cards have which pair of columns.
struct Deck {
    automacity: Vec<Column>,
    /// For each column of the shared city, the number of cards with each column of Automacity.
    shared: Vec<(Column, Vec<usize>)>,
}

/// The messages that name its symbols.
type Column = Vec<&'static str>;

/// The size of a group of open squares, and the column and row of its first square.
type Group = (u32, [i8; 2]);

/// `GET /rules`
pub async fn show(locale: Locale) -> Result<Html<String>, Failure> {
    html(&page(locale))
}

fn page(locale: Locale) -> RulesPage {
    let (city, points) = WHOLE_CITY;
    let (lying, standing) = DUPLEX_TILES.iter().map(|tile| duplex(locale, *tile)).partition(|duplex| !duplex.stands);
    RulesPage {
        duplexes: [lying, standing],
        deck: deck(),
        page: Layout::new(locale, "/rules"),
        factories: FACTORIES.map(|count| (count, factory_worth(count, &FACTORIES))),
        whole_city: (city, with_sum(points)),
        six_cities: SIX_CITIES.map(with_sum),
        levels: (1..).zip(LEVEL_CHANGES.map(signed)).collect(),
        end_of_two_sides: END_OF_TWO_SIDES.map(|grid| (grid, groups(grid))),
        sprawl: SPRAWL,
    }
}

fn duplex(locale: Locale, tile: Tile) -> Duplex {
    let notation = tile.to_string();
    let stands = notation.contains('/');
    let mut buildings = notation.chars().filter(|letter| *letter != '/').map(|letter| {
        let key = format!("table-building-{letter}");
        Message::new(locale, &key).to_string()
    });
    let name = Message::new(locale, if stands { "table-duplex-standing" } else { "table-duplex-lying" })
        .with("first", buildings.next())
        .with("second", buildings.next())
        .to_string();
    drop(buildings);
    Duplex { notation, name, stands }
}

fn deck() -> Deck {
    let automacity = distinct(DECK.iter().map(|card| card.automacity));
    let row = |shared: &'static [Symbol]| {
        let cards =
            |column: &&[Symbol]| DECK.iter().filter(|card| card.shared == shared && card.automacity == *column).count();
        (names(shared), automacity.iter().map(cards).collect())
    };
    let shared = distinct(DECK.iter().map(|card| card.shared)).into_iter().map(row).collect();
    Deck { shared, automacity: automacity.into_iter().map(names).collect() }
}

/// Without repetitions, in the order of first occurrence.
fn distinct(columns: impl Iterator<Item = &'static [Symbol]>) -> Vec<&'static [Symbol]> {
    let mut distinct = Vec::new();
    for column in columns {
        if !distinct.contains(&column) {
            distinct.push(column);
        }
    }
    distinct
}

fn names(column: &[Symbol]) -> Column {
    let name = |symbol: &Symbol| match symbol {
        Symbol::House => "rules-symbol-house",
        Symbol::Factory => "rules-symbol-factory",
        Symbol::New => "rules-symbol-new",
        Symbol::Most => "rules-symbol-most",
    };
    column.iter().map(name).collect()
}

/// As printed: with a sign, and ±0 for nothing.
fn signed(points: i8) -> String {
    match points {
        0 => "±0".to_owned(),
        1.. => format!("+{points}"),
        _ => format!("−{}", points.unsigned_abs()),
    }
}

/// The three largest groups of open squares.
fn groups(grid: &str) -> Vec<Group> {
    let rows = (0..).zip(grid.split('/'));
    let squares = rows.flat_map(|(row, letters)| (0..).zip(letters.chars()).map(move |(col, at)| ([row, col], at)));
    let open: Area = squares.filter(|(_, letter)| *letter == '.').map(|(square, _)| square).collect();
    let first = |group: &Area| group.squares().next().map(|[row, col]| (group.len(), [col, row]));
    open.groups().iter().filter_map(first).take(3).collect()
}

fn with_sum(points: Points) -> (Points, u8) {
    (points, points.iter().sum())
}

#[cfg(test)]
mod tests {
    use conurbation_rules::two_cities::{
        CityBoard, Type,
        score::{Sheet, score_city},
    };

    use super::*;

    fn sheet(city: &str) -> Sheet {
        // Factories as in the city with the second most.
        score_city(&city.parse::<CityBoard>().expect("a city"), 3)
    }

    #[test]
    fn the_whole_city_scores_what_the_page_says() {
        let (city, points) = WHOLE_CITY;
        let sheet = sheet(city);
        assert_eq!(Type::ALL.map(|kind| sheet.of(kind)), points);
        assert_eq!(sheet.total, with_sum(points).1);
    }

    #[test]
    fn two_sides_end_as_the_page_says() {
        let sizes = END_OF_TWO_SIDES.map(|grid| groups(grid).iter().map(|(size, _)| *size).collect::<Vec<_>>());
        assert_eq!(sizes, [[7, 6, 5], [8, 4, 3]]);
        let outside = SPRAWL.split('/').enumerate().flat_map(|(row, letters)| {
            let on_grid = move |at: usize| (4..13).contains(&row) && (4..13).contains(&at);
            letters.chars().enumerate().filter(move |(col, letter)| *letter != '.' && !on_grid(*col))
        });
        assert_eq!(outside.count(), 19);
    }

    #[test]
    fn examples_score_what_their_captions_say() {
        for (city, kind, text) in [
            (SHOPS, Type::Shop, "rules-shops-example"),
            (&format!("{}/{}.", TAVERNS[0], TAVERNS[1]), Type::Tavern, "rules-taverns-example"),
            (OFFICES, Type::Office, "rules-offices-example"),
            (PARKS, Type::Park, "rules-parks-example"),
            (HOUSES, Type::House, "rules-houses-example"),
        ] {
            let points = sheet(city).of(kind).to_string();
            for locale in Locale::ALL {
                let text = Message::new(locale, text).to_string();
                let mut numbers = text.split(|c: char| !c.is_ascii_digit());
                assert!(numbers.any(|number| number == points), "{points}: {text}");
            }
        }
    }

    #[test]
    fn the_keys_match_the_scoring() {
        let page = page(Locale::En).render().expect("a page");
        for cities in [
            &["S", "SS", "SSS", "SSSS"][..],
            &["M", "MD", "MDE", "MDEB"],
            &["O", "OO", "OOO", "OOOO", "OOOO/O...", "OOOO/OO.."],
            &["P", "PP", "PPP", "PPPP", "PPPP/P..."],
        ] {
            let cells: Vec<String> = cities.iter().map(|city| format!("<td>{}</td>", sheet(city).total)).collect();
            let key = cells.concat();
            assert!(page.contains(&key), "{key}");
        }
        assert!(page.contains("<td>20</td><td>20</td><td>9</td><td>4</td><td>2</td><td>0</td>"));
    }

    #[test]
    fn every_duplex_is_drawn_and_named() {
        let [lying, standing] = page(Locale::En).duplexes;
        assert_eq!([lying.len(), standing.len()], [12, 12]);
        let shop_left = lying.iter().find(|duplex| duplex.notation == "SH").expect("shop and house");
        assert_eq!(shop_left.name, "duplex, shop left of house");
    }

    #[test]
    fn the_table_of_the_deck_counts_twenty_cards() {
        let Deck { automacity, shared } = deck();
        assert_eq!((shared.len(), automacity.len()), (4, 5));
        assert_eq!(shared.iter().flat_map(|(_, cards)| cards).sum::<usize>(), 20);
        let example = shared.iter().find(|(column, _)| *column == ["rules-symbol-factory", "rules-symbol-most"]);
        let at = automacity.iter().position(|column| column[0] == "rules-symbol-new" && column.len() == 3);
        assert_eq!(example.zip(at).map(|((_, cards), at)| cards[at]), Some(1), "the card of the rulebook's example");
    }

    #[test]
    fn the_six_cities_add_up() {
        assert_eq!(SIX_CITIES.map(|points| with_sum(points).1), [52, 62, 62, 62, 57, 56]);
        let counts = [5, 3, 2, 1, 5, 0];
        assert_eq!(SIX_CITIES.map(|points| points[1]), counts.map(|count| count * factory_worth(count, &counts)));
    }
}
