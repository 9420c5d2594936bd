//! Watching a finished game together.

mod common;

use common::{OUTSIDER, Party, THREE, code};
use conurbation_room::{LeadStep, Options, Request};
use serde_json::{Value, json};

fn lead(game: u32, at: u32) -> Request {
    Request::Lead(Some(LeadStep { game, at }))
}

fn lead_seen(party: &Party, who: &str) -> Value {
    party.sees(who)["room"].get("lead").cloned().unwrap_or_default()
}

fn over() -> Party {
    let mut party = Party::playing(&THREE, Options::default());
    party.play_to_the_end();
    party
}

#[test]
fn everyone_sees_where_somebody_leads() {
    let mut party = over();
    let logged = party.log.len();
    party.does("Bob", lead(0, 12));
    for who in ["Ann", "Bob", OUTSIDER] {
        assert_eq!(lead_seen(&party, who), json!({ "by": 1, "to": { "game": 0, "at": 12 } }), "{who}");
    }
    party.does("Bob", lead(0, 13));
    assert_eq!(lead_seen(&party, "Cem")["to"]["at"], 13);
    // Somebody else leads on, and whoever led before can't end that.
    party.does("Cem", lead(0, 13));
    party.does("Bob", Request::Lead(None));
    assert_eq!(lead_seen(&party, "Ann")["by"], 2);
    party.does("Cem", Request::Lead(None));
    assert_eq!(lead_seen(&party, "Ann"), Value::Null);
    assert_eq!(party.log.len(), logged);
}

#[test]
fn only_members_lead_and_only_through_games_that_are_over() {
    let mut party = Party::playing(&THREE, Options::default());
    assert_eq!(party.refused("Ann", lead(0, 0)), code("wrong_stage"), "it would show what is hidden");
    party.play_to_the_end();
    assert_eq!(party.refused("Ann", lead(1, 0)), code("wrong_stage"));
    assert_eq!(party.refused(OUTSIDER, lead(0, 0)), code("not_a_member"));
    party.does("Ann", lead(0, 7));
    party.does("Ann", Request::Rematch);
    assert_eq!(lead_seen(&party, "Bob")["to"]["at"], 7, "the game before can be watched on");
    party.does("Ann", lead(0, 8));
}

#[test]
fn nobody_leads_who_has_gone() {
    let mut party = over();
    party.does("Bob", lead(0, 1));
    let bob = party.id("Bob");
    party.leading.keep(|guest| guest == bob);
    assert_eq!(lead_seen(&party, "Ann")["by"], 1);
    party.leading.keep(|guest| guest != bob);
    assert_eq!(lead_seen(&party, "Ann"), Value::Null);
}

#[test]
fn everyone_sees_who_follows() {
    let mut party = over();
    party.does("Bob", Request::Follow(true));
    party.does("Ann", lead(0, 3));
    assert_eq!(lead_seen(&party, "Ann").get("followers"), None, "nobody led yet");
    for who in ["Cem", "Bob", "Cem"] {
        party.does(who, Request::Follow(true));
    }
    assert_eq!(lead_seen(&party, "Ann")["followers"], json!([1, 2]));
    // Whoever leads follows nobody; the others go on.
    party.does("Ann", Request::Follow(true));
    assert_eq!(lead_seen(&party, OUTSIDER)["followers"], json!([1, 2]));
    party.does("Cem", lead(0, 4));
    assert_eq!(lead_seen(&party, "Ann"), json!({ "by": 2, "to": { "game": 0, "at": 4 }, "followers": [1] }));
    party.does("Bob", Request::Follow(false));
    assert_eq!(lead_seen(&party, "Ann").get("followers"), None);
    assert_eq!(party.refused(OUTSIDER, Request::Follow(true)), code("not_a_member"));
}

#[test]
fn nobody_follows_who_has_gone() {
    let mut party = over();
    party.does("Ann", lead(0, 3));
    party.does("Bob", Request::Follow(true));
    party.does("Cem", Request::Follow(true));
    let bob = party.id("Bob");
    party.leading.keep(|guest| guest != bob);
    assert_eq!(lead_seen(&party, "Ann")["followers"], json!([2]));
}
