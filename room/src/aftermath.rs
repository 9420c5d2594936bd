//! What a room keeps of a finished game: its result, for those who still look at it, and the tally of wins.

use std::collections::BTreeSet;

use conurbation_rules::common::{Layout, Seat};
use conurbation_rules::games::PublicView;
use serde::Serialize;

use crate::clock::{MINUTE, RaceTime};
use crate::member::Member;
use crate::options::Options;
use crate::results::{Placing, Results, TallyView, WinsView, placed_seats};
use crate::shown_result::{Json, ShownResult};
use crate::stage::Stage;
use crate::state::Room;
use crate::view_of_shuffle::{SeatingView, seating_view};

/// The result of the game before, for somebody who has not left it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct LastResultView {
    /// The number of its game.
    pub game_no: u32,
    /// The member on each seat at its end.
    pub seats: Vec<Member>,
    /// Their names.
    pub names: Vec<String>,
    /// The seat I had.
    pub seat: Option<Seat>,
    /// What everyone saw of it.
    #[cfg_attr(feature = "ts", ts(as = "ResultTable"))]
    pub table: Json,
    /// What only my seat saw of it.
    #[cfg_attr(feature = "ts", ts(as = "Option<conurbation_rules::games::PrivateView>"))]
    pub mine: Option<Json>,
}

/// A finished game as everyone saw it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct ResultTable {
    /// The options it was played with.
    pub options: Options,
    /// Who built or played with whom.
    pub layout: Layout,
    /// How the players were seated.
    pub seating: SeatingView,
    /// Who had won how often, and when it ended.
    pub tally: TallyView,
    /// The time of the race, if it was one.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(optional))]
    pub race: Option<RaceTime>,
    /// The game.
    pub game: PublicView,
}

impl Room {
    /// The result on the table as these members go on looking at it; `None` if nobody does.
    pub(crate) fn result_for(&self, readers: BTreeSet<Member>) -> Option<ShownResult> {
        let table = self.table().filter(|_| !readers.is_empty())?;
        let game = &table.game;
        let preview = self.options.score_preview;
        let shown = ResultTable {
            options: self.options,
            layout: self.options.game.layout(self.options.seats),
            seating: seating_view(&table.seated, true),
            tally: self.tally()?,
            race: table.race_time(),
            game: game.public_view(preview),
        };
        Some(ShownResult {
            game_no: self.game_no,
            seats: self.seats.iter().copied().flatten().collect(),
            readers,
            table: Json::of(&shown),
            private: self.all_seats().map(|seat| Json::of(&game.private_view(seat, preview))).collect(),
        })
    }

    /// Whether a member still looks at the result of the game before.
    pub(crate) fn reads_result(&self, member: Member) -> bool {
        self.shown_result.as_ref().is_some_and(|result| result.readers.contains(&member))
    }

    /// Who still looks at the result of the game before, connected or not.
    pub(crate) fn readers(&self) -> Vec<Member> {
        self.shown_result.iter().flat_map(|result| &result.readers).copied().collect()
    }

    /// A member looks at the result of the game before no longer.
    pub(crate) fn stop_reading(&mut self, member: Member) {
        if let Some(result) = &mut self.shown_result {
            result.readers.remove(&member);
        }
        self.shown_result = self.shown_result.take().filter(|result| !result.readers.is_empty());
    }

    /// The result of the game before, for a member who has not left it.
    pub(crate) fn result_view(&self, member: Member) -> Option<LastResultView> {
        let result = self.shown_result.as_ref().filter(|result| result.readers.contains(&member))?;
        let seat = result.seats.iter().position(|sitting| *sitting == member);
        Some(LastResultView {
            game_no: result.game_no,
            seats: result.seats.clone(),
            names: result.seats.iter().map(|member| self.name(*member).unwrap_or_default().to_owned()).collect(),
            seat: seat.map(Seat::at),
            table: result.table.clone(),
            mine: seat.and_then(|seat| result.private.get(seat).cloned()),
        })
    }

    /// How the game on the table ended, the best first; empty while it is running.
    pub(crate) fn placings(&self) -> Vec<Placing> {
        let Some(game) = self.game() else { return Vec::new() };
        let placed = |(seat, place, won, points): (Seat, u8, bool, Option<u16>)| {
            let member = (*self.seats.get(seat.index())?)?;
            Some(Placing { member, place, won, points })
        };
        placed_seats(game).into_iter().filter_map(placed).collect()
    }

    /// Who has won how often; nothing before the end of the first game, and while another one is played.
    pub(crate) fn tally(&self) -> Option<TallyView> {
        let Results { games, by, .. } = &self.results;
        let ended = self.results.last_at().filter(|_| self.stage() != Stage::Playing)?;
        let here = |member: &Member| self.is_present(*member) || self.seats.contains(&Some(*member));
        let wins = by.iter().filter(|(member, _)| here(member));
        let mut players: Vec<WinsView> =
            wins.map(|(member, (played, won))| WinsView { member: *member, played: *played, won: *won }).collect();
        players.sort_by_key(|wins| (std::cmp::Reverse(wins.won), wins.played));
        Some(TallyView { games: *games, ended: ended - ended % MINUTE, players })
    }
}
