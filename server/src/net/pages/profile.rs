//! A guest's own page: the rooms that they have joined, and the campaigns that they can go on with.

use askama::Template;
use axum::{extract::State, response::Html};
use conurbation_room::{CampaignView, Progress, Stage};

use super::{
    layout::{Layout, html},
    outcome::Outcome,
    summary,
    when::When,
};
use crate::{
    net::{
        front::{Failure, Guest},
        texts::Locale,
    },
    rooms::{Listed, Retention, Rooms},
    store::RoomId,
};

#[derive(Template)]
#[template(path = "profile.html")]
struct ProfilePage {
    page: Layout,
    /// Unfinished ones, whether a game is on or not.
    campaigns: Vec<(Listed, CampaignView)>,
    /// Games in which it is the guest's turn.
    waiting: Vec<Row>,
    playing: Vec<Row>,
    /// Games in which the guest has no seat, or none any more.
    without: Vec<Row>,
    /// Rooms whose game has not begun.
    open: Vec<Row>,
    ended: Vec<Row>,
    /// Rooms that the operator has closed.
    closed: Vec<Row>,
    /// Rooms that they are no member of, yet something of them is stored there.
    outside: Vec<RoomId>,
    /// How long rooms and talk are kept.
    kept: Retention,
}

impl ProfilePage {
    fn is_empty(&self) -> bool {
        let rows = [&self.waiting, &self.playing, &self.without, &self.open, &self.ended, &self.closed];
        self.campaigns.is_empty() && self.outside.is_empty() && rows.iter().all(|rows| rows.is_empty())
    }
}

/// A room in one of the lists.
struct Row {
    listed: Listed,
    /// How far its game is, if one is on and that was found out.
    progress: Option<Progress>,
    /// How its game ended.
    outcome: Option<Outcome>,
    /// When, if that is known.
    ended: Option<When>,
}

impl Row {
    fn new(listed: Listed) -> Self {
        let over = listed.summary.stage == Stage::Ended;
        let outcome = if over { Outcome::of(&listed) } else { None };
        let ended = if over { listed.summary.ended.and_then(When::new) } else { None };
        Self { listed, progress: None, outcome, ended }
    }

    /// Whether the guest owes the game something.
    fn is_my_turn(&self) -> bool {
        let waits_for = self.progress.iter().flat_map(|progress| &progress.waits_for);
        self.listed.me.is_some_and(|me| waits_for.into_iter().any(|(member, _)| *member == me))
    }

    /// Which others the game waits for, in words. Where it's unknown who the guest is, they might be among them.
    fn waits_for(&self, page: &Layout) -> Option<String> {
        let of_others = |progress: &&Progress| progress.paused || self.listed.me.is_some() && !self.is_my_turn();
        summary::waits_for(page, self.progress.as_ref().filter(of_others)?)
    }
}

/// `GET /profile`
pub async fn show(State(rooms): State<Rooms>, locale: Locale, Guest(guest): Guest) -> Result<Html<String>, Failure> {
    let mut page = ProfilePage {
        page: Layout::new(locale, "/profile"),
        campaigns: Vec::new(),
        waiting: Vec::new(),
        playing: Vec::new(),
        without: Vec::new(),
        open: Vec::new(),
        ended: Vec::new(),
        closed: Vec::new(),
        outside: rooms.of_outsider(guest).await.map_err(Failure::broken)?,
        kept: rooms.retention(),
    };
    let closed = rooms.closed().await.map_err(Failure::broken)?;
    let mut playing = Vec::new();
    for listed in rooms.of_guest(guest).await.map_err(Failure::broken)? {
        if closed.contains(&listed.room) {
            page.closed.push(Row::new(listed));
            continue;
        }
        match (&listed.summary.campaign, listed.summary.stage) {
            (Some(campaign), _) if !campaign.finished => page.campaigns.push((listed.clone(), campaign.clone())),
            (_, Stage::Open | Stage::Shuffling | Stage::Seated) => page.open.push(Row::new(listed)),
            (_, Stage::Playing) => playing.push(Row::new(listed)),
            (_, Stage::Ended) => page.ended.push(Row::new(listed)),
        }
    }
    let progress = rooms.progress(playing.iter().map(|row| row.listed.room)).await;
    for (row, progress) in playing.iter_mut().zip(progress) {
        row.progress = progress;
    }
    if playing.iter().any(|row| row.listed.me.is_none()) {
        // Looking for the games may have told who the guest is there.
        let listed = rooms.of_guest(guest).await.map_err(Failure::broken)?;
        for Listed { room, me, sits, .. } in playing.iter_mut().map(|row| &mut row.listed) {
            let known = listed.iter().find(|known| known.room == *room);
            *me = me.or_else(|| known?.me);
            *sits = sits.or_else(|| known?.sits);
        }
    }
    (page.waiting, playing) = playing.into_iter().partition(Row::is_my_turn);
    (page.without, page.playing) = playing.into_iter().partition(|row| row.listed.sits == Some(false));
    html(&page)
}
