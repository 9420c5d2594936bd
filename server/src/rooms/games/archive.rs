//! Everything that is stored about a guest, for them to take along.

use conurbation_room::{CampaignView, Event, Line, Member, Stage, deeds};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Kind;
use futures_util::{Stream, StreamExt, stream};
use serde::Serialize;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::jobs::blocking::run_blocking;
use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::wire::to_json;
use crate::rooms::notices::Subscription;
use crate::rooms::reading::loader::fold;
use crate::rooms::reading::streams::readable_saying;
use crate::rooms::registry::Rooms;
use crate::store::{Record, RoomId, StoreError, Stream as Records};

/// The version of the document.
const VERSION: u8 = 2;
/// Most rooms in it.
const MAX_ARCHIVED: usize = 1000;

/// What a guest is and did in a room. Nothing that others said or hold.
#[derive(Debug, Serialize)]
struct Part {
    room: String,
    stage: Stage,
    game: Kind,
    /// When the room changed last, in milliseconds since 1970-01-01 UTC; so are all times.
    changed: u64,
    /// `None` for somebody who is no member.
    name: Option<String>,
    seat: Option<Seat>,
    host: bool,
    /// The points of a campaign that they play alone, also if it is among the high scores.
    campaign: Option<CampaignView>,
    events: Vec<Value>,
    talk: Vec<Line>,
    /// The devices on which the room tells them of turns.
    notices: Vec<Subscription>,
}

impl Rooms {
    /// Everything stored about a guest as the parts of one JSON document, room by room.
    pub async fn archive(&self, guest: Uuid) -> Result<impl Stream<Item = String> + use<>, StoreError> {
        // Entries on shelves say nothing that the rooms' logs don't.
        let rooms = self.knowing(guest, MAX_ARCHIVED).await?;
        let uploads: Vec<_> = self
            .uploaded_by(guest)
            .await?
            .into_iter()
            .map(|game| {
                json!({
                    "id": game.id.as_str(), "at": game.at, "about": game.about,
                })
            })
            .collect();
        let (made, uploads) = (self.0.clock.now(), Value::from(uploads));
        let head = format!(r#"{{"version":{VERSION},"made":{made},"guest":"{guest}","uploads":{uploads},"rooms":["#);
        let all = self.clone();
        let parts = stream::iter(rooms.into_iter().enumerate()).then(move |(index, room)| {
            let all = all.clone();
            async move {
                let separator = if index == 0 { "\n" } else { ",\n" };
                format!("{separator}{}", all.part(room, guest).await)
            }
        });
        Ok(stream::iter([head]).chain(parts).chain(stream::iter(["\n]}\n".to_owned()])))
    }

    /// A room's part, or that it can't be read.
    async fn part(&self, room: RoomId, guest: Uuid) -> String {
        match self.read_part(room, guest).await {
            Ok(part) => part,
            Err(error) => {
                self.0.reports.report(room, "could not archive a room", &error);
                json!({ "room": room.as_str(), "unreadable": true }).to_string()
            }
        }
    }

    async fn read_part(&self, room: RoomId, guest: Uuid) -> Result<String, ConnectError> {
        let _turn = self.0.archives.acquire().await.expect("the semaphore is never closed");
        let events = self.0.store.read(room, Records::Events, 1).await?;
        let talk = self.0.store.read(room, Records::Talk, 1).await?;
        let notices = self.subscriptions(guest, room).await?;
        let part = run_blocking(self.0.environment.threads, move || part(room, guest, &events, &talk, notices)).await;
        part.map_err(ConnectError::Corrupt)
    }
}

fn part(
    id: RoomId,
    guest: Uuid,
    events: &[Record],
    talk: &[Record],
    notices: Vec<Subscription>,
) -> Result<String, String> {
    let (room, changed) = fold(id, events, talk)?;
    let events: Result<Vec<Event>, _> = events.iter().map(|record| Event::from_record(&record.bytes)).collect();
    let events = events.map_err(|error| error.to_string())?;
    let member = room.member(guest);
    let said = talk.iter().filter_map(readable_saying);
    let own = |by: Member| room.number(guest) == Some(by);
    let part = Part {
        room: id.to_string(),
        stage: room.stage(),
        game: room.options().game,
        changed,
        name: member.and_then(|member| room.name(member)).map(str::to_owned),
        seat: member.and_then(|member| room.seat_of(member)),
        host: room.host_guest() == guest,
        campaign: room.campaign().filter(|_| member.is_some()),
        events: deeds(&events, guest),
        talk: said.map(|saying| saying.line).filter(|line| own(line.by)).collect(),
        notices,
    };
    Ok(to_json(&part))
}
