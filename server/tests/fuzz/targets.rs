//! What is done with bytes from strangers.

use std::fmt::Write;
use std::num::NonZeroU32;

use axum::http::{HeaderValue, Method, Uri};
use conurbation::admin;
use conurbation::net::GateOptions;
use conurbation_room::{Command, Event, GameFile, Kept, Room, Signs, Talk, Verdict};
use conurbation_rules::two_cities::CityBoard;

use crate::browser::{Place, ask, get, site_with};
use crate::common::Party;
use crate::common::random::NAMES;

/// A frame, after the number of its room: the room applies what it decides, and shows itself to everyone as before.
pub fn frame(rooms: &[Party], bytes: &[u8]) {
    let Some((no, frame)) = bytes.split_first() else { return };
    let Ok(command) = serde_json::from_slice::<Command>(frame) else { return };
    let mut party = rooms[usize::from(*no) % rooms.len()].clone();
    for who in NAMES {
        let _ = party.send_command(who, &command);
    }
    party.all_views();
    party.restarts();
}

/// A record of an event, after the number of its log and its own: it is applied or refused.
pub fn event(logs: &[Vec<Vec<u8>>], bytes: &[u8]) {
    let [log, no, record @ ..] = bytes else { return };
    let Ok(event) = Event::from_record(record) else { return };
    let log = &logs[usize::from(*log) % logs.len()];
    let mut events = log[..usize::from(*no).min(log.len())].iter();
    let read = |record: &Vec<u8>| Event::from_record(record).expect("golden logs can be read");
    let mut room = match events.next() {
        Some(opening) => Room::opened(&read(opening)).expect("golden logs begin with an opening"),
        None => return drop(Room::opened(&event)),
    };
    events.for_each(|record| room.apply(&read(record)).expect("golden logs are consistent"));
    if room.apply(&event).is_ok() {
        serde_json::to_string(&room.public_view(|_| true)).expect("a view has a JSON form");
        room.my_view(room.host_guest(), &Signs::default());
        room.summary();
    }
}

/// A record of a line of talk, after two numbers: it is taken or left out.
pub fn talk(bytes: &[u8]) {
    let mut talk = Talk::default();
    let _ = talk.apply_record(bytes.get(2..).unwrap_or_default());
}

/// The file of a game: it is checked or refused. Returns whether it was checked.
pub fn game(bytes: &[u8]) -> bool {
    let Ok(game) = GameFile::from_json(bytes) else { return false };
    let findings = game.check(&Kept::default());
    assert!(!findings.is_empty());
    let good = findings.iter().all(|finding| finding.verdict != Verdict::Failed);
    assert!(!good || game.to_replay().is_ok(), "what is in order can be watched");
    let json = game.to_json().expect("it was short enough to be read");
    assert!(GameFile::from_json(json.as_bytes()).is_ok(), "what was written can be read");
    true
}

/// The file of a room: it is refused, or the room can be used. Returns whether it was imported.
pub async fn import(site: &Place, bytes: &[u8]) -> bool {
    let Ok(room) = admin::import(&site.rooms, &String::from_utf8_lossy(bytes)).await else { return false };
    site.rooms.look_at(room).await.expect("an imported room can be read");
    admin::export(&site.rooms, room).await.expect("and exported");
    site.rooms.purge(room).await.expect("and deleted");
    true
}

/// A text: if it is a city, it is written in the same way.
pub fn notation(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Ok(city) = text.parse::<CityBoard>() {
        assert_eq!(city.to_string(), text);
    }
}

/// A site without a limit on requests.
pub async fn site() -> Place {
    site_with(GateOptions { requests_per_minute: NonZeroU32::MAX, ..GateOptions::default() }).await
}

/// A path and, after a line break, cookies: it is answered, and so is the next one.
pub async fn request(site: &Place, bytes: &[u8]) {
    let mut parts = bytes.splitn(2, |byte| *byte == b'\n');
    let path = parts.next().unwrap_or_default();
    let mut escaped = String::from("/");
    for byte in path.strip_prefix(b"/").unwrap_or(path) {
        match byte {
            b'!'..=b'~' => escaped.push(char::from(*byte)),
            _ => drop(write!(escaped, "%{byte:02x}")),
        }
    }
    let cookie = HeaderValue::from_bytes(parts.next().unwrap_or_default());
    let (Ok(_), Ok(cookie)) = (escaped.parse::<Uri>(), cookie) else { return };
    let cookie = String::from_utf8_lossy(cookie.as_bytes()).into_owned();
    let headers = if cookie.is_ascii() { vec![("cookie", &*cookie)] } else { Vec::new() };
    let answer = ask(site, Method::GET, &escaped, &headers, "").await;
    assert!(!answer.status.is_server_error(), "{} for {escaped}", answer.status);
    assert_eq!(get(site, "/healthz", &[]).await.status, 200);
}
