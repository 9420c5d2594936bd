//! The house bots as players at a table.

mod common;

use common::{Dice, OnACell, now};
use conurbation_rules::games::Level;
use conurbation_rules::two_cities::{Deed, Game, Phase, Ring, Side, bots};

fn plays(game: &mut Game, seat: u8, level: Level) -> bool {
    let action = bots::next(game, seat, level);
    action.inspect(|action| game.play(seat, action).expect("a bot plays by the rules")).is_some()
}

/// What *steady* strives for: both cities together, and the lower one once more.
fn steady_worth(game: &Game, seat: u8) -> u16 {
    let [left, right] = Side::BOTH.map(|side| {
        let city = Ring::new(game.seats()).city(seat.into(), side);
        u16::from(game.sheets()[city].total)
    });
    left + right + left.min(right)
}

/// Every way in which a seat can place all that it still has to place, played out before anyone else places.
fn ways_to_place(game: &Game, seat: u8) -> Vec<Game> {
    let places = game.seat_view(seat, false).places;
    let turn = game.turn();
    if game.phase() != Phase::Place || places.is_empty() {
        return vec![game.clone()];
    }
    let mut ends = Vec::new();
    for place in places {
        for spot in place.spots {
            let mut after = game.clone();
            let deed = Deed::Place { tile: place.tile, side: place.side, cell: spot.cell() };
            after.play(seat, &now(game, deed)).unwrap();
            ends.extend(if after.turn() == turn { ways_to_place(&after, seat) } else { vec![after] });
        }
    }
    ends
}

#[test]
fn steady_places_where_its_cities_gain_most_and_minds_the_lower_one() {
    let mut dice = Dice::new(12);
    let mut game = dice.game(4);
    dice.play_out(&mut game, |game| {
        let owing =
            (0..4).find(|seat| game.phase() == Phase::Place && !game.table_view(false).seats[*seat as usize].done);
        let Some(seat) = owing else { return };
        let mut steady = game.clone();
        let turn = game.turn();
        while steady.turn() == turn && plays(&mut steady, seat, Level::Steady) {}
        let best = ways_to_place(game, seat).iter().map(|end| steady_worth(end, seat)).max();
        assert_eq!(Some(steady_worth(&steady, seat)), best);
    });
}
