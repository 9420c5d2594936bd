//! A finished game in one picture: all cities or grids side by side, who built them, what they came to, and who won.

use askama::Template;

use super::SIZE;
use super::colours::{ACCENT, INK, LAID, PAPER, RULING, SOFT, STARTER, WELL};
use super::fitting::{Line, fit};
use super::table::{Board, Builder, Count, Lies, Table};
use super::tiles::symbols;
use crate::net::texts::{Locale, Message};

/// Left and right of everything.
const MARGIN: u32 = 60;
/// Where the boards may lie.
const TOP: u32 = 152;
const BOTTOM: u32 = 604;
/// Most boards in a row. Beyond that there are two rows, and what belongs to a board stands beside it.
const ACROSS: u32 = 5;
/// The widest column of a board, and the space to the next one.
const COLUMN: u32 = 390;
const GAP: u32 = 20;
/// The largest board, alone in a row of the picture or in one of two.
const BOARD: u32 = 290;
const SMALL_BOARD: u32 = 196;
/// Room for a count, and for each name below it.
const COUNT_LINE: u32 = 50;
const NAME_LINE: u32 = 27;

#[derive(Template)]
#[template(path = "game.svg", ext = "html")]
struct Still {
    locale: Locale,
    alt: String,
    label: String,
    headline: Line,
    boards: Vec<Placed>,
    symbols: String,
}

/// A board on the picture.
struct Placed {
    lies: Lies,
    left: u32,
    top: u32,
    side: u32,
    won: bool,
    /// Where its captions begin, or their middle.
    x: u32,
    anchor: &'static str,
    count: Caption,
    /// With whether they won.
    builders: Vec<(Caption, bool)>,
}

impl Placed {
    fn view_box(&self) -> String {
        let side = if let Lies::Grid(_, margin) = self.lies { 9 + 2 * margin } else { 400 };
        format!("0 0 {side} {side}")
    }
}

/// A line of text, and its place from the top.
struct Caption {
    line: Line,
    y: u32,
}

/// The picture, as SVG of [`SIZE`].
pub fn still(table: Table, locale: Locale) -> String {
    let label = label(&table, locale);
    let headline = headline(&table, locale);
    let told: Vec<String> = table.boards.iter().map(|board| told(board, locale)).collect();
    let alt = format!("{label}. {headline}. {}.", told.join("; "));
    let letters = table.boards.iter().map(|board| letters(&board.lies)).collect::<String>();
    let picture = Still {
        locale,
        alt,
        label: label.to_uppercase(),
        headline: fit(&headline, u32::from(SIZE[0]) - 2 * MARGIN, 24, 46),
        boards: placed(table.boards, locale),
        symbols: symbols(letters.chars()),
    };
    picture.render().expect("a String takes everything")
}

/// "Between Two Cities · Game 2".
pub(super) fn label(table: &Table, locale: Locale) -> String {
    let key = format!("game-{}", table.kind.name().replace('_', "-"));
    let game = Message::new(locale, &key).to_string();
    Message::new(locale, "picture-label").with("game", game).with("number", u64::from(table.number) + 1).to_string()
}

fn headline(table: &Table, locale: Locale) -> String {
    let winners = names(table.winners.iter().map(String::as_str));
    match table.result {
        _ if table.winners.is_empty() => Message::new(locale, "outcome-drawn").to_string(),
        None => Message::new(locale, "outcome-winners").with("names", winners).to_string(),
        Some(points) => {
            let won = Message::new(locale, "picture-won").with("names", winners);
            won.with("count", table.winners.len()).with("points", points).to_string()
        }
    }
}

/// Names in a sentence: neither turns the other around where they are written in different directions.
pub(super) fn names<'a>(names: impl Iterator<Item = &'a str>) -> String {
    let names: Vec<String> = names.map(|name| format!("\u{2068}{name}\u{2069}")).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} & {last}", others.join(", ")),
        None => String::new(),
    }
}

/// "Ann & Ben: 52 points".
pub(super) fn told(board: &Board, locale: Locale) -> String {
    let builders = names(board.builders.iter().map(|builder| builder.name.as_str()));
    format!("{builders}: {}", counted(board.count, locale))
}

/// "52 points".
fn counted(count: Count, locale: Locale) -> String {
    let (key, count) = match count {
        Count::Points(points) => ("picture-points", points),
        Count::Open(squares) => ("picture-open", squares),
        Count::Outside(squares) => ("picture-outside", squares),
    };
    Message::new(locale, key).with("count", count).to_string()
}

/// All letters of the city notation on a board.
pub(super) fn letters(lies: &Lies) -> &str {
    match lies {
        Lies::City(map) | Lies::Rows(map) => map,
        Lies::Grid(..) => "",
    }
}

/// Boards of one size in one row or two, with their captions.
fn placed(boards: Vec<Board>, locale: Locale) -> Vec<Placed> {
    let width = u32::from(SIZE[0]);
    let count = number(boards.len()).max(1);
    let beside = count > ACROSS;
    let rows = if beside { 2 } else { 1 };
    let across = count.div_ceil(rows);
    let column = ((width - 2 * MARGIN) / across).min(COLUMN);
    let names = number(boards.iter().map(|board| board.builders.len()).max().unwrap_or_default());
    let captions = COUNT_LINE + NAME_LINE * names;
    let row = (BOTTOM - TOP) / rows;
    let side = if beside { (column * 11 / 20).min(SMALL_BOARD) } else { (column - GAP).min(BOARD).min(row - captions) };
    let place = |(at, board): (u32, Board)| {
        let (line, at) = (at / across, at % across);
        let here = across.min(count - line * across);
        let start = (width - here * column) / 2 + at * column;
        let inset = if beside { 0 } else { (column - side) / 2 };
        let high = if beside { side } else { side + captions };
        let (left, top) = (start + inset, TOP + line * row + (row - high) / 2);
        let (x, below, room) = if beside {
            (left + side + 16, top + side / 2 - 64, column - side - 32)
        } else {
            (left + side / 2, top + side, column - 8)
        };
        let count = match board.count {
            Count::Points(points) => fit(&points.to_string(), room, 24, 40),
            squares => fit(&counted(squares, locale), room, 14, 24),
        };
        let builder = |(at, builder): (u32, Builder)| {
            let star = if builder.won { "★ " } else { "" };
            let line = fit(&format!("{star}{}", builder.name), room, 13, 21);
            (Caption { line, y: below + COUNT_LINE + NAME_LINE * at + 22 }, builder.won)
        };
        Placed {
            won: board.builders.iter().any(|builder| builder.won),
            lies: board.lies,
            left,
            top,
            side,
            x,
            anchor: if beside { "start" } else { "middle" },
            count: Caption { line: count, y: below + 42 },
            builders: (0..).zip(board.builders).map(builder).collect(),
        }
    };
    (0..).zip(boards).map(place).collect()
}

fn number(length: usize) -> u32 {
    u32::try_from(length).unwrap_or_default()
}
