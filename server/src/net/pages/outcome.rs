//! The outcome of a finished game, as one of its guests is told it.

use conurbation_room::{Placed, Summary};
use conurbation_rules::games::Kind;

use super::summary;
use crate::rooms::Listed;

/// How a game ended, in the words of the pages.
#[derive(Debug, PartialEq, Eq)]
pub struct Outcome {
    /// The message that says how the guest did; nothing for somebody who did not play.
    pub how: Option<&'static str>,
    /// Their place.
    pub place: u8,
    /// Their points, where points are compared.
    pub points: Option<u16>,
    /// The names of those who won, unless the message says it.
    pub winners: Option<String>,
}

impl Outcome {
    /// `None` if the entry does not know it, and for a campaign, which has its points.
    pub fn of(listed: &Listed) -> Option<Self> {
        let Summary { result, game, campaign, .. } = &listed.summary;
        if result.is_empty() || campaign.is_some() {
            return None;
        }
        let alone = matches!(game, Kind::Automas { .. });
        // Entries of older versions don't say who the guest is: of a solo game it is most likely the player.
        let is_me = |member| listed.me.map_or(alone, |me| me == member);
        let me = result.iter().find(|placed| is_me(placed.placing.member));
        let winners = || result.iter().filter(|placed| placed.placing.won);
        let how = match (game, me.map(|me| me.placing)) {
            (Kind::SquareOff(_), _) if winners().next().is_none() => Some("outcome-drawn"),
            // For a watcher, neither side is their own.
            (Kind::Automas { .. }, _) if winners().next().is_none() => Some("outcome-solo-lost"),
            (_, None) => None,
            (Kind::Automas { .. }, Some(_)) => Some("outcome-solo-won"),
            (Kind::SquareOff(_), Some(mine)) => Some(if mine.won { "outcome-won" } else { "outcome-lost" }),
            (Kind::TwoCities, Some(mine)) if !mine.won => Some("outcome-place"),
            (Kind::TwoCities, Some(_)) if winners().count() > 1 => Some("outcome-shared"),
            (Kind::TwoCities, Some(_)) => Some("outcome-won"),
        };
        let names: Vec<String> = winners().map(|Placed { name, .. }| summary::isolated(name)).collect();
        let told = names.is_empty() || matches!(how, Some("outcome-won" | "outcome-solo-won"));
        let (place, points) = me.map_or((0, None), |me| (me.placing.place, me.placing.points));
        Some(Self { how, place, points, winners: (!told).then(|| names.join(", ")) })
    }
}
