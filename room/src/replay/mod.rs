//! A finished game moment by moment, as its players and watchers saw it.

mod all_played;
mod recorder;

use conurbation_rules::common::Seat;
use conurbation_rules::games::Action;
#[cfg(feature = "ts")]
use conurbation_rules::games::PrivateView;
use serde::Serialize;

use crate::apply::Corrupt;
use crate::event::{Event, EventKind};
use crate::shown_result::Json;
use crate::stage::Stage;
use crate::state::Room;
#[cfg(feature = "ts")]
use crate::view::RoomView;
pub use all_played::all_played;
pub use recorder::Recorder;

/// Most bytes of a replay's moments. One of seven players takes about a tenth.
pub const MAX_REPLAY: usize = 16 * 1024 * 1024;

/// A finished game.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Replay {
    /// When it began, in milliseconds since 1970-01-01 UTC.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    began: u64,
    /// Every change that anyone saw, in order. The first one shows the deal.
    moments: Vec<Moment>,
}

/// What changed for anyone with one event. Everything else is as it was the moment before.
#[derive(Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
struct Moment {
    /// Milliseconds since the game began.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    at: u64,
    /// What was played: several actions when a clock ran out; left out when it was something else.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Seat, Action)>>", optional))]
    played: Vec<(Seat, Action)>,
    /// What everyone saw from then on, with everyone connected. Left out if it was the same.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<RoomView>", optional))]
    room: Option<Json>,
    /// What these seats alone saw from then on. Left out if nobody saw anything new.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<(Seat, PrivateView)>>", optional))]
    seats: Vec<(Seat, Json)>,
}

/// Folds the log of a room, and keeps how one of its games was seen.
pub struct ReplayRecorder {
    room: Room,
    /// The number of the game in its room, from 0.
    number: u32,
    replay: Replay,
    /// What was seen last, by everyone and by each seat.
    seen: (Option<Json>, Vec<Option<Json>>),
    bytes: usize,
    over: bool,
}

impl Recorder for ReplayRecorder {
    fn new(opening: &Event, number: u32) -> Result<Self, Corrupt> {
        Ok(Self { number, ..Self::seated(Room::opened(opening)?) })
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        self.room.apply(event)?;
        if self.room.game_no() != self.number || self.over {
            return Ok(());
        }
        if event.what == EventKind::Started {
            self.replay.began = event.at;
        }
        if matches!(self.room.stage(), Stage::Playing | Stage::Ended) && self.bytes <= MAX_REPLAY {
            self.see(event);
        }
        self.over = self.room.stage() == Stage::Ended;
        Ok(())
    }

    fn finish(self) -> (Room, Option<String>) {
        let whole = self.over && self.bytes <= MAX_REPLAY;
        let json = whole.then(|| serde_json::to_string(&self.replay).expect("replays have no failing serializers"));
        (self.room, json)
    }
}

impl ReplayRecorder {
    /// For the next game of this room.
    pub(crate) fn seated(room: Room) -> Self {
        let replay = Replay { began: 0, moments: Vec::new() };
        Self { number: room.game_no(), room, replay, seen: (None, Vec::new()), bytes: 0, over: false }
    }

    /// Keeps what has changed for anyone.
    fn see(&mut self, event: &Event) {
        let room = Some(Json::of(&self.room.public_view(|_| true))).filter(|now| self.seen.0.as_ref() != Some(now));
        let private = self.private_views();
        self.seen.1.resize(private.len(), None);
        let mut seats = Vec::new();
        for (at, (now, before)) in private.into_iter().zip(&mut self.seen.1).enumerate() {
            if before.as_ref() != Some(&now) {
                *before = Some(now.clone());
                seats.push((Seat::at(at), now));
            }
        }
        let played = match &event.what {
            EventKind::Played { seat, action } => vec![(*seat, action.clone())],
            EventKind::TimeUp { actions } => actions.clone(),
            _ => Vec::new(),
        };
        if room.is_none() && seats.is_empty() && played.is_empty() {
            return;
        }
        self.bytes += room.iter().chain(seats.iter().map(|(_, view)| view)).map(Json::len).sum::<usize>();
        if room.is_some() {
            self.seen.0.clone_from(&room);
        }
        // A clock that was set back does not put the moments out of order.
        let last = self.replay.moments.last().map_or(0, |moment| moment.at);
        let at = event.at.saturating_sub(self.replay.began).max(last);
        self.replay.moments.push(Moment { at, played, room, seats });
    }

    fn private_views(&self) -> Vec<Json> {
        let Some(game) = self.room.game() else { return Vec::new() };
        let preview = self.room.options().score_preview;
        self.room.all_seats().map(|seat| Json::of(&game.private_view(seat, preview))).collect()
    }
}
