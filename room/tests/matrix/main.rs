//! Who may ask for what, and when: a table of every request, asked by everyone at every stage of a room.
//!
//! The table is `matrix.txt`, to be read by people. A request that is missing in it fails here, and so does every
//! answer that differs from it. `MATRIX=write cargo test -p conurbation-room --test matrix` writes it anew.

#[path = "../common/mod.rs"]
mod common;

mod requests;
mod rooms;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::Path;

use common::Party;
use conurbation_room::{Request, Talk};
use serde_json::Value;
use uuid::Uuid;

use requests::{Asks, asks};
use rooms::{WHO, rooms};

/// Widest column of the table.
const WIDTH: usize = 17;

#[test]
fn everyone_is_answered_as_the_table_says() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/matrix/matrix.txt");
    let table = table();
    if std::env::var_os("MATRIX").is_some_and(|what| what == "write") {
        std::fs::write(path, table).expect("the table can be written");
        return;
    }
    let written = std::fs::read_to_string(path).expect("the table is in the repository");
    for (no, (now, then)) in (1..).zip(table.lines().zip(written.lines())) {
        assert_eq!(now, then, "line {no} of matrix.txt");
    }
    assert_eq!(table.lines().count(), written.lines().count());
}

#[test]
fn every_request_is_in_the_table() {
    let (_, party) = rooms().remove(0);
    let asked: BTreeSet<String> = asks().iter().map(|ask| kind(&(ask.request)(&party, "Ann"))).collect();
    assert_eq!(asked, all_kinds());
}

/// The names of all requests, as the parser lists them.
fn all_kinds() -> BTreeSet<String> {
    let error = serde_json::from_str::<Request>(r#""?""#).expect_err("there is no such request").to_string();
    let names: BTreeSet<String> = error.split('`').skip(3).step_by(2).map(str::to_owned).collect();
    assert!(names.contains("join") && names.contains("say"), "{error}");
    names
}

/// A request's name on the wire.
fn kind(request: &Request) -> String {
    match serde_json::to_value(request).expect("a request has a JSON form") {
        Value::String(name) => name,
        Value::Object(of) => of.keys().next().expect("a request has a name").clone(),
        other => panic!("{other} is no request"),
    }
}

fn table() -> String {
    let mut table = String::from(
        "What is accepted (yes; same: accepted, and nothing changes) and what is refused, with which code. Written by\n\
         tests/matrix. Everyone is connected unless it says otherwise; bystander: a member without a seat.\n",
    );
    for (stage, party) in rooms() {
        let _ = write!(table, "\n## {stage}\n\n{:34}", "");
        for (role, _) in WHO {
            let _ = write!(table, " {role:WIDTH$}");
        }
        trim(&mut table);
        for Asks { what, request } in asks() {
            let _ = write!(table, "{what:34}");
            for (_, who) in WHO {
                let answer = answer(&party, who, &request(&party, who), what.ends_with("host away"));
                let _ = write!(table, " {answer:WIDTH$}");
            }
            trim(&mut table);
        }
    }
    table
}

fn trim(table: &mut String) {
    table.truncate(table.trim_end().len());
    table.push('\n');
}

fn answer(party: &Party, who: &str, request: &Request, host_away: bool) -> String {
    let mut party = party.clone();
    party.host_away = host_away;
    let id = Uuid::from_u128(7);
    let decided = match request {
        Request::Say { channel, body } => {
            party.talk.decide(&party.room, party.id(who), id, (*channel, body), party.now).map(|_| true)
        }
        Request::ClearTalk | Request::Unsay => Talk::deletes(&party.room, party.id(who), request).map(|_| true),
        Request::Show(sign) => party.signs.show(&party.room, party.id(who), *sign).map(|()| true),
        Request::Lead(to) => party.leading.lead(&party.room, party.id(who), *to).map(|()| true),
        Request::Follow(on) => party.leading.follow(&party.room, party.id(who), *on).map(|()| true),
        Request::Knock { name } => party.knocks.knock(&party.room, party.id(who), id, name).map(|()| true),
        Request::AnswerKnock { knock, admit: false } => {
            party.knocks.turn_away(&party.room, party.id(who), *knock, host_away).map(|()| true)
        }
        request => party.decide(who, id, request).map(|event| event.is_some()),
    };
    match decided {
        Ok(true) => "yes".to_owned(),
        Ok(false) => "same".to_owned(),
        Err(refusal) => {
            let json = serde_json::to_value(refusal).expect("a refusal has a JSON form");
            json["code"].as_str().expect("a refusal has a code").to_owned()
        }
    }
}
