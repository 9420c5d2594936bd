//! Values made from random numbers, often ones that nobody would send.

use conurbation_room::{Absence, Access, Channel, ClockRule, Length, Options, Seating};
use conurbation_rules::automas::{self, Mode};
use conurbation_rules::common::{City, Round, Turn};
use conurbation_rules::games::{Action, Kind, Level};
use conurbation_rules::square_off::{self, Piece, Tile, Variant};
use conurbation_rules::two_cities::{self, Side, Type};

use super::random::NAMES;

/// One of several, by number.
pub fn pick<T: Copy>(from: &[T], number: u8) -> T {
    from[usize::from(number) % from.len()]
}

pub fn name(a: u8, own: &str) -> String {
    match a {
        ..150 => own.to_owned(),
        150..220 => format!("{own} {a}"),
        220..235 => pick(&NAMES, a).to_lowercase(),
        235..245 => "\t".to_owned(),
        _ => "x".repeat(usize::from(a - 225)),
    }
}

pub fn channel(a: u8) -> Channel {
    match a % 10 {
        8 => Channel::Table,
        9 => Channel::Watchers,
        city => Channel::City(City::new(city)),
    }
}

pub fn side(number: u8) -> Side {
    pick(&Side::BOTH, number)
}

pub fn any_piece(number: u8) -> Piece {
    Piece::tiles().chain(Piece::starters()).nth(usize::from(number % 25)).expect("there are 25 pieces")
}

pub fn kind(number: u8) -> Type {
    pick(&Type::ALL, number)
}

/// Rarely one that thinks for long.
pub fn level(number: u8) -> Option<Level> {
    match number {
        255 => Some(Level::Sharp),
        _ => pick(&[Some(Level::Gentle), Some(Level::Steady), None], number),
    }
}

/// Valid options for this number of seats.
pub fn options(seats: u8, [a, b, c]: [u8; 3]) -> Options {
    let alone = seats == 1;
    let mode = pick(&[Mode::Simple, Mode::Full], a);
    let game = match b % 3 {
        _ if alone => Kind::Automas { mode, level: 1 + b % 7 },
        0 => Kind::SquareOff(Variant {
            mode: pick(&[square_off::Mode::Base, square_off::Mode::Sprint, square_off::Mode::Sprawl], a),
            left_over: a < 128,
            anywhere: c < 128,
        }),
        _ => Kind::TwoCities,
    };
    let absence = pick(&[Absence::Vote, Absence::Bot, Absence::Wait, Absence::Partner], c / 9);
    Options {
        game,
        seats,
        seating: pick(&[Seating::Values, Seating::Card, Seating::Hand], a),
        clock: if game.has_clock() {
            pick(&[ClockRule::Brisk, ClockRule::Relaxed, ClockRule::Slow, ClockRule::None], b)
        } else {
            ClockRule::None
        },
        absence: match absence {
            _ if alone => Absence::Wait,
            Absence::Partner if !game.has_partners(seats) => Absence::Bot,
            absence => absence,
        },
        campaign: if alone { pick(&[Length::Three, Length::Six, Length::None], b) } else { Length::None },
        access: pick(&[Access::Private, Access::Public], a / 3),
        watchers: a < 200,
        talk_while_choosing: b < 100,
        score_preview: b % 2 == 0,
    }
}

pub fn senseless_action([a, b, c]: [u8; 3]) -> Action {
    let (round, turn, cell) = (a % 4, b % 4, [a / 8 % 9, c % 9]);
    let table = |what| Action::TwoCities(two_cities::Action { round: Round::new(round), turn: Turn::new(turn), what });
    let alone = |what| Action::Automas(automas::Action { round: Round::new(round), turn: Turn::new(turn), what });
    let grid = |what| Action::SquareOff(square_off::Action { turn: Turn::new(turn), what });
    let tile = Tile { piece: any_piece(b), facing: c % 9, at: [b, c].map(u8::cast_signed) };
    match a % 10 {
        0 => table(two_cities::Move::Draft([b, c].into_iter().collect())),
        1 => table(two_cities::Move::Choose([b % 9, c % 9])),
        2 => table(two_cities::Move::Place { tile: b % 3, side: side(c), cell }),
        3 => table(two_cities::Move::Hold { side: side(b), on: c % 2 == 0 }),
        4 => alone(automas::Move::Assign { left: b % 4, right: c % 4, automacity: (b < 128).then_some(c / 4 % 4) }),
        5 => grid(square_off::Move::Lay(tile)),
        6 => grid(square_off::Move::Lift(any_piece(c))),
        7 => grid(square_off::Move::Lift(tile.piece)),
        8 => grid(if b < 128 { square_off::Move::Done(tile) } else { square_off::Move::Solve }),
        _ => alone(automas::Move::Insert { side: side(c), tile: b % 3, cell }),
    }
}
