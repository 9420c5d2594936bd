//! Golden logs: the records of whole rooms, one per line, and the views they must lead to.

use conurbation_room::{Event, GameRecorder, Recorder, Room, Signs, Talk, View};
use serde_json::{Value, json};
use uuid::Uuid;

/// A room as read from its log.
pub struct Golden {
    pub events: Vec<Event>,
    pub talk: Vec<String>,
}

impl Golden {
    /// Reads the lines of a log and of its talk.
    pub fn read(events: &str, talk: &str) -> Self {
        let event = |line: &str| {
            let event = Event::from_record(line.as_bytes()).unwrap_or_else(|error| panic!("{error}: {line}"));
            let written = String::from_utf8(event.to_record()).expect("records are JSON");
            // What was written in format 1 is written back in a newer one.
            if !line.starts_with("{\"v\":1,") {
                assert_eq!(written, line, "a record is written back unchanged");
            }
            assert_eq!(Event::from_record(written.as_bytes()).as_ref(), Ok(&event), "{line}");
            event
        };
        Self { events: events.lines().map(event).collect(), talk: talk.lines().map(str::to_owned).collect() }
    }

    /// What the host, another player and a watcher see at two moments on the way and, with all the talk, at the end.
    pub fn views(&self) -> Vec<String> {
        let mut room = Room::opened(&self.events[0]).expect("the first event opens the room");
        let moments = [self.events.len() / 3, 2 * self.events.len() / 3, self.events.len()];
        let mut views = Vec::new();
        for (number, event) in (1..).zip(&self.events) {
            if number > 1 {
                room.apply(event).unwrap_or_else(|corrupt| panic!("event {number}: {corrupt}"));
            }
            if moments.contains(&number) {
                let talk = if number == self.events.len() { self.talk() } else { Talk::default() };
                let seated = room.guests().find(|guest| {
                    *guest != room.host_guest() && room.member(*guest).is_some_and(|no| room.seat_of(no).is_some())
                });
                let viewers = [Some(room.host_guest()), seated, Some(Uuid::nil())];
                views
                    .extend(viewers.into_iter().flatten().map(|guest| screen(&room, &talk, guest, number).to_string()));
            }
        }
        views
    }

    /// The files of the finished games.
    pub fn games(&self) -> Vec<String> {
        let game = |number| {
            let mut recorder = GameRecorder::new(&self.events[0], number).expect("the first event opens the room");
            self.events[1..].iter().for_each(|event| recorder.apply(event).expect("the log is consistent"));
            recorder.finish().1
        };
        (0..).map_while(game).collect()
    }

    fn talk(&self) -> Talk {
        let mut talk = Talk::default();
        for line in &self.talk {
            talk.apply_record(line.as_bytes()).unwrap_or_else(|error| panic!("{error}: {line}"));
        }
        talk
    }
}

fn screen(room: &Room, talk: &Talk, guest: Uuid, after: usize) -> Value {
    let view = View { room: room.public_view(|_| true), me: room.my_view(guest, &Signs::default()) };
    let lines: Vec<_> = talk.readable(room, guest).collect();
    json!({ "after": after, "guest": guest, "view": view, "talk": lines })
}
