//! The luck of the deal, as far as it can be told from skill.

use conurbation_rules::common::Seat;
use conurbation_rules::two_cities::{Game, Phase, Sight};

use crate::two_cities::judge::Judge;
use crate::two_cities::outlook::{Outlook, Outlooks};
use crate::two_cities::sample::Sample;
use crate::two_cities::table::Table;
use crate::two_cities::values::VALUES;

/// With how many other deals a deal is compared.
const DEALS: u64 = 64;

/// Adds for each seat what the hands of a round that begins are worth to it, all hands of the table together, over what
/// others would be on average. The round is played to its end by the policy, both times.
pub(super) fn add(luck: &mut [i32], game: &Game) {
    if game.phase() != Phase::Choose {
        return;
    }
    let sights: Vec<Sight> = Seat::first(game.seats()).filter_map(|seat| Sight::new(game, seat)).collect();
    let Some(first) = sights.first().filter(|_| sights.len() == luck.len()) else { return };
    let mut dealt = first.clone();
    for sight in &sights {
        dealt.hands[sight.seat.index()].clone_from(&sight.hands[sight.seat.index()]);
    }
    let mut open = first.clone();
    let own = open.hands[first.seat.index()].take();
    let judge = Judge::new(&VALUES);
    let mut sum = vec![Outlooks::default(); luck.len()];
    let own = own.unwrap_or_default();
    let pile = usize::from(own.first().is_some_and(|tile| tile.buildings().1.is_some()));
    open.unseen[pile].extend(&own);
    for number in 0..DEALS {
        let sample = Sample::of_hands(&open, number, own.len());
        for (sum, outlook) in sum.iter_mut().zip(outlooks(&judge, &open, &sample)) {
            sum.add(outlook);
        }
    }
    let actual = outlooks(&judge, &dealt, &Sample::new(&dealt, 0));
    for ((luck, actual), sum) in luck.iter_mut().zip(actual).zip(sum) {
        *luck += actual.lead - sum.mean().lead;
    }
}

/// What each seat can expect at the end of the round.
fn outlooks(judge: &Judge, sight: &Sight, sample: &Sample) -> Vec<Outlook> {
    let mut table = Table::new(judge, sight, sample);
    table.play_round();
    Seat::first(sight.ring.seats()).map(|seat| Outlook::of(&table, seat)).collect()
}
