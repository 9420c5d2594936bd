//! The final position of a finished game, as its pictures show it.

use conurbation_room::{GameFile, Played};
use conurbation_rules::common::{Layout, Seat};
use conurbation_rules::games::{Game, Kind, PublicView};
use conurbation_rules::square_off::{MARGIN, Mode, SideView};
use conurbation_rules::two_cities::ranking::Standing;
use conurbation_rules::two_cities::{CityView, Tile};

/// The Automas, on the seats after the player's.
const AUTOMAS: [&str; 2] = ["Autommaso", "Automarta"];
/// Between Leftville and Righttown.
const AUTOMACITY: usize = 1;

/// A finished game.
pub struct Table {
    /// Which one.
    pub kind: Kind,
    /// Its number in its room, from 0.
    pub number: u32,
    /// In the order of the ring, or of the sides.
    pub boards: Vec<Board>,
    /// Who won; nobody in a draw.
    pub winners: Vec<String>,
    /// With how many points, where points are compared.
    pub result: Option<u16>,
}

/// A city, or the grid of a side.
pub struct Board {
    /// What lies on it.
    pub lies: Lies,
    /// Who built it.
    pub builders: Vec<Builder>,
    /// What it came to.
    pub count: Count,
}

/// What lies on a board, in letters: rows joined by `/`.
#[derive(Debug, PartialEq, Eq)]
pub enum Lies {
    /// A city.
    City(String),
    /// A city without a grid: its buildings by type.
    Rows(String),
    /// A grid of City Square Off, with so many squares around it.
    Grid(String, usize),
}

/// Somebody who built a city, or played for a side.
#[derive(Debug, PartialEq, Eq)]
pub struct Builder {
    /// Their name.
    pub name: String,
    /// Whether they won, alone or with others.
    pub won: bool,
}

/// What is counted on a board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Count {
    /// The points of a city.
    Points(u8),
    /// The open squares of a grid.
    Open(u8),
    /// The squares outside a grid.
    Outside(u8),
}

/// One placement in a city.
pub struct Step {
    /// The rows and columns of the squares that it filled, on the board on which the first tile took `[3, 3]`.
    pub cells: Vec<[u8; 2]>,
    /// The points of the city from then on.
    pub points: u8,
}

/// How a city was built.
pub struct Growth {
    /// The city.
    pub board: Board,
    /// The row and column of its top left corner, on the same board as the steps.
    pub corner: [u8; 2],
    /// In the order in which they were made. The last one has the final points: those of the factories can still have
    /// changed after it.
    pub steps: Vec<Step>,
}

impl Table {
    /// What the game of a file has left; the error says why the file has no game.
    pub fn of(file: &[u8]) -> Result<Self, String> {
        let played = played(file)?;
        let game = play(&played, |_| {});
        Ok(Self::left(&played, &game.public_view(true)))
    }

    fn left(Played { kind, number, names, .. }: &Played, view: &PublicView) -> Self {
        let teams: Vec<Vec<Seat>> = match kind.layout(u8::try_from(names.len()).unwrap_or_default()) {
            Layout::Cities(cities) => cities.into_iter().map(|pair| pair.into_iter().flatten().collect()).collect(),
            Layout::Sides(sides) => sides.into(),
        };
        let (boards, winners, result): (Vec<(Lies, Count)>, _, _) = match view {
            PublicView::TwoCities(table) => {
                let (winners, result) = best(table.result.iter().flat_map(|result| &result.ranking));
                (table.cities.iter().map(city).collect(), winners, result)
            }
            PublicView::Automas(table) => {
                let (winners, result) = best(table.result.iter().flat_map(|result| &result.ranking));
                let points = table.result.as_ref().map_or(0, |result| result.automacity_total);
                let automacity = (Lies::Rows(rows(&table.automacity.tiles)), Count::Points(points));
                let [left, right] = table.cities.each_ref().map(city);
                (vec![left, automacity, right], winners, result)
            }
            PublicView::SquareOff(table) => {
                let winner = table.result.as_ref().and_then(|result| result.outcome.winner);
                let winners = winner.map_or_else(Vec::new, |side| teams[usize::from(side)].clone());
                (table.sides.iter().map(|side| grid(table.mode, side)).collect(), winners, None)
            }
        };
        // Only beside the Automas are there seats without a player.
        let name = |seat: &Seat| {
            let names = names.iter().map(String::as_str).chain(AUTOMAS);
            names.skip(seat.index()).map(str::to_owned).next().unwrap_or_default()
        };
        let builder = |seat: &Seat| Builder { name: name(seat), won: winners.contains(seat) };
        let board = |((lies, count), team): ((Lies, Count), Vec<Seat>)| Board {
            lies,
            builders: team.iter().map(builder).collect(),
            count,
        };
        Self {
            kind: *kind,
            number: *number,
            boards: boards.into_iter().zip(teams).map(board).collect(),
            winners: winners.iter().map(name).collect(),
            result,
        }
    }
}

impl Growth {
    /// How the city with this number among the boards was built; `None` if there is no such city, or it has no grid.
    pub fn of(file: &[u8], number: usize) -> Result<Option<Self>, String> {
        let played = played(file)?;
        let mut steps: Vec<Step> = Vec::new();
        let mut map = String::new();
        let game = play(&played, |game| {
            let view = game.public_view(true);
            let Some(city) = city_of(&view, number).filter(|city| city.map != map) else { return };
            map.clone_from(&city.map);
            steps.push(Step { cells: city.last.to_vec(), points: points(city) });
        });
        let view = game.public_view(true);
        let Some(city) = city_of(&view, number) else { return Ok(None) };
        if let Some(last) = steps.last_mut() {
            last.points = points(city);
        }
        let board = Table::left(&played, &view).boards.into_iter().nth(number);
        Ok(board.map(|board| Self { board, corner: city.at, steps }))
    }
}

fn played(file: &[u8]) -> Result<Played, String> {
    GameFile::from_json(file).map_err(|error| error.to_string())?.played()
}

/// Plays a game, and shows it after each action.
fn play(Played { setup, seed, actions, .. }: &Played, mut see: impl FnMut(&Game)) -> Game {
    let mut game = Game::new(setup, seed);
    for (seat, action) in actions {
        game.play(*seat, action).expect("the actions of a played game are legal");
        see(&game);
    }
    game
}

/// The seats that won, and with what.
fn best<'a>(ranking: impl Iterator<Item = &'a Standing>) -> (Vec<Seat>, Option<u16>) {
    let first: Vec<&Standing> = ranking.filter(|standing| standing.place == 1).collect();
    (first.iter().map(|standing| standing.seat).collect(), first.first().map(|standing| standing.result))
}

/// The city with this number among the boards.
fn city_of(view: &PublicView, number: usize) -> Option<&CityView> {
    match view {
        PublicView::TwoCities(table) => table.cities.get(number),
        PublicView::Automas(table) if number < AUTOMACITY => table.cities.first(),
        PublicView::Automas(table) if number > AUTOMACITY => table.cities.get(number - AUTOMACITY),
        PublicView::Automas(_) | PublicView::SquareOff(_) => None,
    }
}

fn city(view: &CityView) -> (Lies, Count) {
    (Lies::City(view.map.clone()), Count::Points(points(view)))
}

fn grid(mode: Mode, side: &SideView) -> (Lies, Count) {
    if mode == Mode::Sprawl {
        (Lies::Grid(side.grid.clone(), usize::from(MARGIN.unsigned_abs())), Count::Outside(side.outside))
    } else {
        (Lies::Grid(side.grid.clone(), 0), Count::Open(side.open))
    }
}

fn points(city: &CityView) -> u8 {
    city.score.map_or(0, |[.., total]| total)
}

/// The buildings of tiles in the order of the notation, four to a row.
fn rows(tiles: &[Tile]) -> String {
    let halves = tiles.iter().map(|tile| tile.buildings());
    let mut buildings: Vec<_> = halves.flat_map(|(first, second)| [Some(first), second]).flatten().collect();
    buildings.sort_by_key(|building| *building as usize);
    let rows = buildings.chunks(4).map(|row| row.iter().map(|building| building.letter()).collect::<String>());
    rows.collect::<Vec<_>>().join("/")
}
