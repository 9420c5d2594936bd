//! A guest's own page: the rooms that they have joined, and the campaigns that they can go on with.

use askama::Template;
use axum::{extract::State, response::Html};
use conurbation_room::{CampaignView, Stage};

use super::{
    layout::{Layout, html},
    summary,
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
    playing: Vec<Listed>,
    /// Rooms whose game has not begun.
    open: Vec<Listed>,
    ended: Vec<Listed>,
    /// Rooms that whoever runs the server has closed.
    closed: Vec<Listed>,
    /// Rooms that they are no member of, yet something of them is stored there.
    outside: Vec<RoomId>,
    /// How long rooms and talk are kept.
    kept: Retention,
}

impl ProfilePage {
    fn is_empty(&self) -> bool {
        let none = self.campaigns.is_empty() && self.playing.is_empty() && self.open.is_empty();
        none && self.ended.is_empty() && self.closed.is_empty() && self.outside.is_empty()
    }
}

/// `GET /profile`
pub async fn show(State(rooms): State<Rooms>, locale: Locale, Guest(guest): Guest) -> Result<Html<String>, Failure> {
    let mut page = ProfilePage {
        page: Layout::new(locale, "/profile"),
        campaigns: Vec::new(),
        playing: Vec::new(),
        open: Vec::new(),
        ended: Vec::new(),
        closed: Vec::new(),
        outside: rooms.of_outsider(guest).await.map_err(Failure::broken)?,
        kept: rooms.retention(),
    };
    let closed = rooms.closed().await.map_err(Failure::broken)?;
    for listed in rooms.of_guest(guest).await.map_err(Failure::broken)? {
        if closed.contains(&listed.room) {
            page.closed.push(listed);
            continue;
        }
        match (&listed.summary.campaign, listed.summary.stage) {
            (Some(campaign), _) if !campaign.finished => page.campaigns.push((listed.clone(), campaign.clone())),
            (_, Stage::Open | Stage::Shuffling | Stage::Seated) => page.open.push(listed),
            (_, Stage::Playing) => page.playing.push(listed),
            (_, Stage::Ended) => page.ended.push(listed),
        }
    }
    html(&page)
}
