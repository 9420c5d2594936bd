//! A guest's own page: the rooms that they have joined, to be found again.

use askama::Template;
use axum::{extract::State, response::Html};
use conurbation_room::Stage;

use super::{
    layout::{Layout, html},
    summary,
};
use crate::{
    net::{Failure, Guest, Locale, Site},
    rooms::Listed,
};

#[derive(Template)]
#[template(path = "profile.html")]
struct ProfilePage {
    page: Layout,
    playing: Vec<Listed>,
    /// Rooms whose game has not begun.
    open: Vec<Listed>,
    ended: Vec<Listed>,
}

impl ProfilePage {
    fn is_empty(&self) -> bool {
        self.playing.is_empty() && self.open.is_empty() && self.ended.is_empty()
    }
}

/// `GET /profile`
pub async fn show(State(site): State<Site>, locale: Locale, Guest(guest): Guest) -> Result<Html<String>, Failure> {
    let rooms = site.rooms.of_guest(guest).await.map_err(Failure::broken)?;
    let (begun, open): (Vec<_>, _) =
        rooms.into_iter().partition(|listed| matches!(listed.summary.stage, Stage::Playing | Stage::Ended));
    let (playing, ended) = begun.into_iter().partition(|listed| listed.summary.stage == Stage::Playing);
    html(&ProfilePage { page: Layout::new(locale, "/profile"), playing, open, ended })
}
