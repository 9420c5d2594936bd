//! What the host and everyone else can do about talk, and about what is known of them.

mod common;

use common::{Party, THREE, code, say};
use conurbation_room::{
    Body, Channel, Event, EventKind, FORMAT, Member, Options, Phrase, Request, Room, Saying, Talk, Unsaid, redacted,
    trace, when_said, without_text_before, without_text_of,
};
use conurbation_rules::common::{City, Seat};
use serde_json::{Value, json};
use uuid::Uuid;

fn mute(member: u16, on: bool) -> Request {
    Request::Mute { member: Member::new(member), on }
}

#[test]
fn a_muted_member_says_nothing_until_they_may_again() {
    let mut party = Party::sitting(&THREE, Options::default());
    assert_eq!(party.refused("Bob", mute(2, true)), code("not_host"));
    assert_eq!(party.refused("Ann", mute(9, true)), code("no_such_member"));
    party.does("Ann", mute(1, true));
    assert_eq!(party.sees("Cem")["room"]["muted"], serde_json::json!([1]), "everyone is shown");
    party.restarts();
    let phrase = Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Hello) };
    for request in [say(Channel::Table, "Hi"), phrase] {
        assert_eq!(party.refused("Bob", request), code("muted"));
    }
    party.does("Cem", say(Channel::Table, "Hi"));
    party.does("Ann", mute(1, false));
    party.does("Bob", say(Channel::Table, "Hi"));
    assert!(party.sees("Cem")["room"].get("muted").is_none());
}

#[test]
fn a_muted_partner_can_still_answer() {
    let mut party = Party::playing(&THREE, Options::default());
    party.all_choose();
    party.does("Ann", mute(1, true));
    let request = Request::Say { channel: Channel::City(City::new(0)), body: Body::Answer { to: 0, accept: true } };
    let why = party.send("Bob", request).map_err(|why| why.to_string());
    assert_ne!(why, Err("muted by the host".to_owned()), "answers are part of the game");
}

#[test]
fn muted_watchers_say_nothing_anywhere() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.joins("Wim");
    assert_eq!(party.refused("Bob", Request::MuteWatchers { on: true }), code("not_host"));
    party.does("Ann", Request::MuteWatchers { on: true });
    assert_eq!(party.sees("Wim")["room"]["watchers_muted"], true);
    for channel in [Channel::Table, Channel::Watchers] {
        assert_eq!(party.refused("Wim", say(channel, "Hi")), code("watchers_muted"));
    }
    party.does("Bob", say(Channel::Table, "Hi"));
    party.does("Ann", Request::Stand);
    party.does("Ann", say(Channel::Table, "The host always can"));
    party.does("Ann", Request::MuteWatchers { on: false });
    party.does("Wim", say(Channel::Table, "Hi"));
}

#[test]
fn the_host_clears_the_talk_and_everyone_their_own_lines() {
    let party = Party::sitting(&THREE, Options::default());
    let deletes = |who: &str, request| Talk::deletes(&party.room, party.id(who), &request);
    assert_eq!(deletes("Ann", Request::ClearTalk), Ok(Unsaid::All));
    assert_eq!(deletes("Bob", Request::ClearTalk).unwrap_err().to_string(), "only the host may do that");
    assert_eq!(deletes("Bob", Request::Unsay), Ok(Unsaid::By(Member::new(1))));
    assert!(deletes("Stranger", Request::Unsay).is_err());
}

/// The talk of a room as it is read from its records.
fn read<'a>(records: impl Iterator<Item = &'a Vec<u8>>) -> Talk {
    let mut talk = Talk::default();
    records.for_each(|record| talk.apply_record(record).unwrap());
    talk
}

#[test]
fn unsaid_lines_are_gone_from_memory_and_records_alike() {
    let mut party = Party::sitting(&THREE, Options::default());
    for (who, text) in [("Ann", "one"), ("Bob", "secret two"), ("Ann", "three"), ("Bob", "secret four")] {
        party.says(who, Channel::Table, text);
    }
    let mut records: Vec<Vec<u8>> = party.said.iter().map(Saying::to_record).collect();
    for record in &mut records {
        if let Some(empty) = without_text_of(record, Member::new(1)) {
            *record = empty;
        }
    }
    assert!(records.iter().all(|record| !String::from_utf8_lossy(record).contains("secret")));
    assert!(records.iter().all(|record| without_text_of(record, Member::new(1)).is_none()), "once is enough");
    party.talk.unsay(Unsaid::By(Member::new(1)));
    let again = read(records.iter());
    for talk in [&party.talk, &again] {
        let bodies: Vec<_> = talk.readable(&party.room, party.id("Cem")).map(|line| line.body.clone()).collect();
        assert_eq!(bodies, ["one", "three"].map(|text| Body::Text(text.to_owned())));
        assert!(talk.was_accepted(&party.room, party.id("Bob"), party.said[3].command), "not said a second time");
    }
    party.talk = again;
    party.says("Bob", Channel::Table, "five");
    assert_eq!(party.said[4].line.no, 4, "no number is used twice");
    party.talk.unsay(Unsaid::All);
    party.says("Bob", Channel::Table, "anew");
    assert_eq!(party.said[5].line.no, 0);
}

#[test]
fn a_line_of_a_newer_program_is_deleted_like_any_other() {
    let mut party = Party::sitting(&THREE, Options::default());
    party.says("Bob", Channel::Table, "secret");
    let at = party.said[0].line.at;
    let mut record: Value = serde_json::from_slice(&party.said[0].to_record()).unwrap();
    record["v"] = (FORMAT + 1).into();
    record["body"] = json!({ "whisper": "secret" });
    let newer = record.to_string().into_bytes();
    assert!(Saying::from_record(&newer).is_err());
    assert_eq!(when_said(&newer), Some(at));
    assert_eq!(without_text_of(&newer, Member::new(0)), None, "somebody else's");
    assert_eq!(without_text_before(&newer, at), None, "not old enough");
    for emptied in [without_text_of(&newer, Member::new(1)), without_text_before(&newer, at + 1)] {
        let emptied = emptied.unwrap();
        assert!(!String::from_utf8_lossy(&emptied).contains("secret"));
        assert_eq!(Saying::from_record(&emptied), Ok(None));
        assert_eq!(when_said(&emptied), Some(at));
    }
}

#[test]
fn a_forgotten_member_leaves_a_number_and_a_seat() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Cem", Request::Join { name: "Guest 2".to_owned() });
    party.does("Bob", Request::Sit { seat: Seat::new(0) });
    let bob = party.id("Bob");
    let event = party.room.forgets(bob, party.now).unwrap();
    party.take(event);
    assert_eq!(party.room.member(bob), None);
    assert_eq!(party.room.forgets(bob, party.now), None, "only once");
    assert!(party.room.guests().all(|guest| guest != bob && !guest.is_nil()));
    let view = party.sees("Ann");
    assert_eq!(view["room"]["members"][1]["name"], "Guest 3", "a name that nobody else has");
    assert!(view["room"]["seats"][0].is_null(), "before the game the seat is free");
    party.does("Bob", Request::Join { name: "Bob".to_owned() });
    assert_eq!(party.sees("Bob")["me"]["member"], 3, "they come back as somebody new");

    let mut playing = Party::playing(&THREE, Options::default());
    let seats = playing.sees("Ann")["room"]["seats"].clone();
    let event = playing.room.forgets(bob, playing.now).unwrap();
    playing.take(event);
    assert_eq!(playing.sees("Ann")["room"]["seats"], seats, "a game goes on");
    let nobody = Request::MakeHost { member: Member::new(1) };
    assert_eq!(playing.refused("Ann", nobody), code("no_such_member"), "nobody could host the room");
}

#[test]
fn redacted_records_tell_of_the_same_room_under_another_name() {
    let mut party = Party::playing(&THREE, Options::default());
    party.does("Bob", Request::Join { name: "Robert Q.".to_owned() });
    party.does("Ann", Request::Join { name: "Anna".to_owned() });
    party.play_to_the_end();
    let guest = party.id("Bob");
    let traced = trace(&party.log, guest);
    assert_eq!((traced.member, traced.others_came), (Some(Member::new(1)), true));
    let stand_in = (Uuid::from_u128(7), "Guest 2");
    let log: Vec<Event> = (1..)
        .zip(&party.log)
        .map(|(no, event)| if traced.records.contains(&no) { redacted(event, guest, stand_in) } else { event.clone() })
        .collect();
    let text: Vec<String> = log.iter().map(|event| String::from_utf8(event.to_record()).unwrap()).collect();
    assert!(text.iter().all(|record| !record.contains("Bob") && !record.contains("Robert")));
    assert!(text.iter().all(|record| !record.contains(&guest.to_string())));
    assert!(text.iter().any(|record| record.contains("\"Anna\"")), "nobody else is touched");
    let mut room = Room::opened(&log[0]).unwrap();
    log[1..].iter().for_each(|event| room.apply(event).unwrap());
    let mut view = serde_json::to_value(room.public_view(|_| true)).unwrap();
    assert_eq!(view["members"][1]["name"], "Guest 2");
    view["members"][1]["name"] = "Robert Q.".into();
    assert_eq!(view, serde_json::to_value(party.room.public_view(|_| true)).unwrap());
}

#[test]
fn a_room_that_others_opened_or_joined_is_told_from_ones_own() {
    let alone = Party::sitting(
        &["Ann"],
        common::alone::alone(conurbation_rules::automas::Mode::Simple, 1, conurbation_room::Length::None),
    );
    assert!(!trace(&alone.log, alone.id("Ann")).others_came);
    assert!(trace(&alone.log[..1], alone.id("Bob")).others_came, "somebody else opened it");
    let joined = Party::joined(&THREE, Options::default());
    for who in THREE {
        assert!(trace(&joined.log, joined.id(who)).others_came, "nobody has a seat yet");
    }
    let forgotten = EventKind::Forgotten { member: Member::new(0), name: "Guest 1".to_owned() };
    let event = Event { at: 1, by: None, command: None, what: forgotten };
    assert_eq!(Event::from_record(&event.to_record()), Ok(event));
}
