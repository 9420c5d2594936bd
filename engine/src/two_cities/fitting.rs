//! Fits the values: the policy plays games against itself, with a few random moves so that all sorts of cities come up;
//! then, for each size of a city, the weights are found that predict the final scores with the least squared error.
//! With better values the policy plays better, so this is done several times.

use arrayvec::ArrayVec;
use conurbation_rules::common::{Seat, byte};
use conurbation_rules::two_cities::score::score_cities;
use conurbation_rules::two_cities::{CityBoard, MAX_SEATS, Side, Tile};

use super::features::{FEATURES, features};
use super::judge::Judge;
use super::policy;
use super::table::Table;
use super::values::{SIZES, Values};
use crate::common::Dice;

/// Keeps weights small that the games say little about.
const RIDGE: f64 = 20.0;

/// Values that were fitted, and how well the policy played with those before.
#[derive(Debug, Clone)]
pub struct Fitted {
    /// The values.
    pub values: Values,
    /// The mean points of a city.
    pub mean: f64,
}

/// Plays `games` with these values, one move in `noise` at random, and fits new ones. `seed` determines the games.
pub fn fit(values: &Values, games: u64, noise: usize, seed: u64) -> Fitted {
    let mut sums: Vec<Sums> = (0..SIZES).map(|_| Sums::new()).collect();
    let (mut points, mut cities) = (0.0, 0.0);
    for number in 0..games {
        // Most games are for three, the others for three to seven.
        let seats = if number % 4 == 0 { 3 + byte(number / 4 % 5) } else { 3 };
        let (rows, scores) = play(values, seats, &mut Dice::new(seed, number), noise);
        points += scores.iter().map(|score| f64::from(*score)).sum::<f64>();
        cities += f64::from(byte(scores.len()));
        for row in rows {
            sums[row.size].add(&row.features, f64::from(scores[row.city]));
        }
    }
    let mut fitted = values.clone();
    for (size, sums) in sums.iter().enumerate().filter(|(_, sums)| sums.count > 0.0) {
        let weights = sums.solved();
        fitted.spread[size] = whole(100.0 * sums.spread(&weights));
        fitted.weights[size] = std::array::from_fn(|feature| whole(1000.0 * weights[feature]));
    }
    Fitted { values: fitted, mean: points / cities }
}

#[expect(clippy::cast_possible_truncation, reason = "weights are far below 2³¹")]
fn whole(value: f64) -> i32 {
    value.round() as i32
}

/// A city at some moment of a game.
struct Row {
    city: usize,
    size: usize,
    features: Vec<(usize, f64)>,
}

/// Plays a game; returns its cities at all moments, and what they scored.
fn play(values: &Values, seats: u8, dice: &mut Dice, noise: usize) -> (Vec<Row>, Vec<u8>) {
    let piles = Table::full_piles(dice);
    let judge = Judge::new(values);
    let mut table = Table::dealt(&judge, seats, &piles);
    let mut rows = Vec::new();
    loop {
        let mut chosen: ArrayVec<[Tile; 2], MAX_SEATS> = ArrayVec::new();
        for seat in Seat::first(seats) {
            let hand = &table.hands[seat.index()];
            let first = dice.below(hand.len());
            let second = (first + 1 + dice.below(hand.len() - 1)) % hand.len();
            let random = dice.below(noise) == 0;
            chosen.push(if random { [hand[first], hand[second]] } else { table.chosen(seat) });
        }
        for (seat, tiles) in Seat::first(seats).zip(&chosen) {
            table.take(seat, *tiles);
            if dice.below(noise) == 0 {
                place_anywhere(&mut table, seat, *tiles, dice);
            } else {
                policy::place(&mut table, seat, tiles, &Side::BOTH);
            }
            rows.extend(Side::BOTH.map(|side| row(&table, table.ring.city(seat, side))));
        }
        if !table.next_turn() {
            return (rows, score_cities(&table.cities).iter().map(|sheet| sheet.total).collect());
        }
    }
}

fn place_anywhere(table: &mut Table, seat: Seat, tiles: [Tile; 2], dice: &mut Dice) {
    let swapped = dice.below(2);
    for (index, side) in Side::BOTH.into_iter().enumerate() {
        let city: &mut CityBoard = &mut table.cities[table.ring.city(seat, side).index()];
        let tile = tiles[index ^ swapped];
        let cell = city.places(tile).nth(dice.below(city.places(tile).count()));
        *city = cell.map_or(*city, |cell| city.with_unchecked(tile, cell));
    }
}

fn row(table: &Table, city: conurbation_rules::common::City) -> Row {
    let board = &table.cities[city.index()];
    let mut all = Vec::new();
    features(board, table.rivals(city), |feature, amount| {
        if amount != 0 {
            all.push((feature, f64::from(amount)));
        }
    });
    Row { city: city.index(), size: board.size().into(), features: all }
}

/// The sums that the least squares follow from.
struct Sums {
    /// Of products of two features; only where the first is not above the second.
    products: Vec<f64>,
    /// Of features times points.
    points: Vec<f64>,
    squared_points: f64,
    count: f64,
}

impl Sums {
    fn new() -> Self {
        Self { products: vec![0.0; FEATURES * FEATURES], points: vec![0.0; FEATURES], squared_points: 0.0, count: 0.0 }
    }

    fn add(&mut self, features: &[(usize, f64)], points: f64) {
        self.count += 1.0;
        self.squared_points += points * points;
        for (index, (one, amount)) in features.iter().enumerate() {
            self.points[*one] += amount * points;
            for (other, more) in &features[index..] {
                self.products[one.min(other) * FEATURES + one.max(other)] += amount * more;
            }
        }
    }

    /// The weights, by Gaussian elimination.
    fn solved(&self) -> Vec<f64> {
        let at = |row: usize, column: usize| self.products[row.min(column) * FEATURES + row.max(column)];
        let mut rows: Vec<Vec<f64>> = (0..FEATURES)
            .map(|row| {
                let ridge = |column| if row == column { RIDGE } else { 0.0 };
                (0..FEATURES).map(|column| at(row, column) + ridge(column)).chain([self.points[row]]).collect()
            })
            .collect();
        for pivot in 0..FEATURES {
            let (above, below) = rows.split_at_mut(pivot + 1);
            let from = &above[pivot];
            for row in below {
                let factor = row[pivot] / from[pivot];
                row.iter_mut().zip(from).skip(pivot).for_each(|(value, above)| *value -= factor * above);
            }
        }
        let mut weights = vec![0.0; FEATURES];
        for pivot in (0..FEATURES).rev() {
            let row = &rows[pivot];
            let known: f64 = (pivot + 1..FEATURES).map(|column| row[column] * weights[column]).sum();
            weights[pivot] = (row[FEATURES] - known) / row[pivot];
        }
        weights
    }

    /// The standard deviation of the errors.
    fn spread(&self, weights: &[f64]) -> f64 {
        let mut squares = self.squared_points;
        for one in 0..FEATURES {
            squares -= 2.0 * weights[one] * self.points[one];
            for other in one..FEATURES {
                let twice = if one == other { 1.0 } else { 2.0 };
                squares += twice * weights[one] * weights[other] * self.products[one * FEATURES + other];
            }
        }
        (squares.max(0.0) / self.count).sqrt()
    }
}
