//! The life of a room: people come, sit down, are seated, play, and play again.

mod common;

use std::collections::BTreeSet;

use common::{Party, THREE, arrange, code, join, sit};
use conurbation_room::{
    Access, ClockRule, Event, EventKind, MAX_MEMBERS, Member, Options, Request, SEATING_CARDS, Seating, Stage,
};
use conurbation_rules::common::Seat;
use serde_json::{Value, json};

#[test]
fn friends_meet_play_and_play_again() {
    let mut party = Party::open("Ann", Options::default());
    let view = party.sees("Ann");
    assert_eq!(view["room"]["stage"], "open");
    assert_eq!(view["room"]["members"], json!([]), "the opener has no name yet");
    assert_eq!(view["room"]["seats"], json!([null, null, null]));
    assert_eq!(view["me"], json!({ "no": 0, "member": null, "seat": null, "game": null }));

    // Bob joins first, but number 0 is kept for the opener.
    party.joins("Bob");
    party.joins("Ann");
    party.joins("Cem");
    assert_eq!(
        party.sees("Cem")["room"]["members"],
        json!([
            { "no": 0, "name": "Ann", "here": true },
            { "no": 1, "name": "Bob", "here": false },
            { "no": 2, "name": "Cem", "here": true },
        ])
    );
    assert_eq!(party.sees("Cem")["me"]["member"], 2);

    party.does("Ann", sit(Seat::new(1)));
    party.does("Bob", sit(Seat::new(0)));
    party.does("Cem", sit(Seat::new(2)));
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([1, 0, 2]));
    assert_eq!(party.sees("Bob")["me"], json!({ "no": 2, "member": 1, "seat": 0, "game": null }));

    party.does("Ann", Request::Seat);
    let seated = party.sees("Cem")["room"].clone();
    assert_eq!(seated["stage"], "seated");
    assert_eq!(seated["seating"]["commitment"], party.last_secret().commitment().to_string());
    assert_eq!(seated["seating"]["seed"], Value::Null);
    assert_eq!(seated["game"], Value::Null);

    party.does("Ann", Request::Start);
    assert_eq!(party.sees("Ann")["room"]["stage"], "playing");
    for who in THREE {
        assert_eq!(party.hand(who).hand.len(), 7, "{who} holds seven tiles");
    }
    party.play_to_the_end();
    let over = party.sees(common::OUTSIDER)["room"].clone();
    assert_eq!(over["stage"], "ended");
    assert_eq!(over["game"]["two_cities"]["result"]["ranking"].as_array().unwrap().len(), 3);
    assert_eq!(over["seating"]["seed"], party.last_seed().reveal());
    assert_eq!(over["seats"], seated["seats"], "everyone is still there");

    party.does("Ann", Request::Rematch);
    let again = party.sees("Ann")["room"].clone();
    assert_eq!((&again["stage"], &again["game_no"]), (&json!("open"), &json!(1)));
    assert_eq!(again["seats"], seated["seats"], "everyone keeps their seat");
    assert_eq!((&again["seating"], &again["game"]), (&Value::Null, &Value::Null));

    party.does("Ann", Request::Seat);
    assert_ne!(party.sees("Ann")["room"]["seating"]["commitment"], seated["seating"]["commitment"]);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    assert_eq!(party.room.stage(), Stage::Ended);
}

#[test]
fn a_member_can_change_seats_and_stand_up() {
    let mut party = Party::joined(&THREE, Options::default());
    party.does("Bob", sit(Seat::new(0)));
    party.does("Bob", sit(Seat::new(2)));
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([null, null, 1]));
    assert_eq!(party.refused("Ann", sit(Seat::new(2))), code("seat_taken"));
    party.does("Bob", Request::Stand);
    party.does("Ann", sit(Seat::new(2)));
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([null, null, 0]));
}

#[test]
fn seating_by_values_puts_the_lowest_first() {
    let mut party = Party::sitting(&THREE, Options { seating: Seating::Values, ..Options::default() });
    let mut orders = BTreeSet::new();
    for _ in 0..20 {
        party.does("Ann", Request::Seat);
        let room = party.sees("Ann")["room"].clone();
        assert_eq!(room["seating"]["card"], Value::Null);
        let values: Vec<u64> = serde_json::from_value(room["seating"]["values"].clone()).unwrap();
        assert!(values.is_sorted_by(|a, b| a < b), "ascending and different: {values:?}");
        assert!(values.iter().all(|value| (1..=100).contains(value)));
        orders.insert(room["seats"].to_string());
        party.does("Ann", Request::Unseat);
    }
    assert!(orders.len() > 2, "the order is drawn: {orders:?}");
}

#[test]
fn players_seated_by_card_order_themselves() {
    let mut party = Party::sitting(&THREE, Options { seating: Seating::Card, ..Options::default() });
    let mut cards = BTreeSet::new();
    for _ in 0..200 {
        party.does("Ann", Request::Seat);
        let room = party.sees("Bob")["room"].clone();
        assert_eq!(room["seating"]["values"], json!([1, 2, 3]));
        assert_eq!(room["seats"], json!([0, 1, 2]), "nobody was moved");
        cards.insert(room["seating"]["card"].as_u64().unwrap());
        party.does("Ann", Request::Unseat);
    }
    assert!(cards.iter().copied().eq(0..u64::from(SEATING_CARDS)), "every card gets drawn: {cards:?}");

    party.does("Ann", Request::Seat);
    let card = party.sees("Bob")["room"]["seating"].clone();
    party.does("Ann", arrange([2, 0, 1]));
    let room = party.sees("Bob")["room"].clone();
    assert_eq!((&room["stage"], &room["seats"], &room["seating"]), (&json!("seated"), &json!([2, 0, 1]), &card));
    party.does("Ann", Request::Start);
    assert_eq!(party.players(), ["Cem", "Ann", "Bob"]);
}

#[test]
fn seating_by_hand_keeps_everyone_in_place() {
    let mut party = Party::sitting(&THREE, Options { seating: Seating::Hand, ..Options::default() });
    party.does("Ann", arrange([1, 0, 2]));
    party.does("Ann", Request::Seat);
    let room = party.sees("Ann")["room"].clone();
    assert_eq!(room["seats"], json!([1, 0, 2]));
    assert_eq!((&room["seating"]["values"], &room["seating"]["card"]), (&json!([1, 2, 3]), &Value::Null));
    assert_eq!(party.refused("Ann", arrange([0, 1, 2])), code("wrong_stage"));
}

#[test]
fn the_host_can_undo_the_seating() {
    let mut party = Party::sitting(&THREE, Options { seating: Seating::Hand, ..Options::default() });
    party.does("Ann", Request::Seat);
    let before = party.last_seed();
    party.does("Ann", Request::Unseat);
    assert_eq!(party.room.stage(), Stage::Open);
    assert_eq!(party.sees("Ann")["room"]["seating"], Value::Null);
    party.does("Cem", Request::Stand);
    party.does("Cem", sit(Seat::new(2)));
    party.does("Ann", Request::Seat);
    assert_ne!(party.last_seed(), before, "the shuffle is drawn anew");
}

#[test]
fn a_shuffle_moves_only_members_with_seats() {
    let options = Options { seats: 5, ..Options::default() };
    let mut party = Party::joined(&["Ann", "Bob", "Cem", "Dia"], options);
    party.does("Ann", sit(Seat::new(0)));
    party.does("Bob", sit(Seat::new(1)));
    party.does("Cem", sit(Seat::new(2)));
    let mut orders = BTreeSet::new();
    for _ in 0..30 {
        party.does("Ann", Request::Shuffle);
        let seats: Vec<Option<u8>> = serde_json::from_value(party.sees("Ann")["room"]["seats"].clone()).unwrap();
        let mut sitting: Vec<_> = seats.iter().flatten().copied().collect();
        sitting.sort_unstable();
        assert_eq!((seats.len(), sitting), (5, vec![0, 1, 2]));
        orders.insert(seats);
    }
    assert!(orders.len() > 10, "{} different orders in 30 shuffles", orders.len());
}

#[test]
fn members_on_removed_seats_stand_up() {
    let mut party = Party::sitting(&["Ann", "Bob", "Cem", "Dia", "Eva"], Options::default());
    let options = Options { seats: 3, clock: ClockRule::Brisk, access: Access::Public, ..*party.room.options() };
    party.chooses_options("Ann", options);
    let view = party.sees("Eva");
    assert_eq!(view["room"]["seats"], json!([0, 1, 2]));
    assert_eq!(view["room"]["options"], serde_json::to_value(options).unwrap());
    assert_eq!(view["me"]["seat"], Value::Null);
    assert_eq!(party.refused("Eva", sit(Seat::new(4))), json!({ "code": "no_such_seat", "last": 2 }));

    party.sets_seats("Ann", 7);
    assert_eq!(party.sees("Eva")["room"]["seats"], json!([0, 1, 2, null, null, null, null]));
    party.does("Eva", sit(Seat::new(6)));
}

#[test]
fn the_openers_place_is_kept_in_a_room_without_watchers() {
    let mut party = Party::open("Ann", Options { watchers: false, ..Options::default() });
    for (seat, who) in [(0, "Bob"), (1, "Cem"), (2, "Dia")] {
        party.joins(who);
        party.does(who, sit(Seat::new(seat)));
    }
    assert_eq!(party.refused("Eva", join("Eva")), code("no_watchers"));
    party.joins("Ann");
    party.sets_seats("Ann", 4);
    party.does("Ann", sit(Seat::new(3)));
}

#[test]
fn watchers_can_be_removed_in_mid_game_and_players_after_it() {
    let mut party = Party::playing(&THREE, Options::default());
    party.joins("Dia");
    assert_eq!(party.refused("Ann", Request::Remove { member: Member::new(1) }), code("in_mid_game"));
    party.does("Ann", Request::Remove { member: Member::new(3) });
    assert!(!party.admits("Dia"));
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Remove { member: Member::new(1) });
}

#[test]
fn a_name_can_be_changed_at_any_time() {
    let mut party = Party::playing(&THREE, Options::default());
    party.does("Bob", join("  Bobby\t"));
    assert_eq!(party.sees("Ann")["room"]["members"][1]["name"], "Bobby", "surrounding blanks are removed");
    party.does("Bob", join("BOBBY"));
    party.does("Bob", join("Zoë 🌉"));
    assert_eq!(party.refused("Dia", join("ZOË 🌉")), code("name_taken"), "case makes no difference");
    party.does("Dia", join("Bobby"));
    let joined = party.log.last().unwrap();
    assert!(matches!(joined.what, EventKind::Joined { .. }));
    assert_eq!(joined.by, Some(Member::new(3)));
}

#[test]
fn names_are_counted_in_characters() {
    let mut party = Party::open("Ann", Options::default());
    party.does("Ann", join(&"🏙".repeat(24)));
    let too_bad = json!({ "code": "bad_name", "limit": 24 });
    for name in ["", "   ", &"x".repeat(25)] {
        assert_eq!(party.refused("Bob", join(name)), too_bad, "{name:?}");
    }
}

#[test]
fn a_name_can_be_read() {
    let mut party = Party::joined(&["Ann"], Options::default());
    let zalgo = format!("A{}", "\u{300}".repeat(5));
    let hidden = ["A\nB", "A\0", "\u{200b}", "A\u{202e}nn", "\u{feff}Ann", "A\u{200d}nn", "\u{3164}", "\u{2800}"];
    for name in hidden.into_iter().chain(["\u{301}\u{302}", "\u{e0041}", &zalgo]) {
        assert_eq!(party.refused("Bob", join(name)), code("unreadable_name"), "{name:?}");
    }
    for name in ["👩\u{200d}🚀", "می\u{200c}خواهم", "Việt", "Zoe\u{308}"] {
        party.does("Bob", join(name));
    }
    assert_eq!(party.sees("Ann")["room"]["members"][1]["name"], "Zoë", "composed");
    party.does("Bob", join("Bob \u{a0} B."));
    assert_eq!(party.sees("Ann")["room"]["members"][1]["name"], "Bob B.", "one blank at a time");
}

#[test]
fn no_name_passes_for_another_one() {
    let mut party = Party::joined(&["Ian"], Options::default());
    let looks_like = |name: &str| json!({ "code": "name_looks_like", "name": name });
    for (name, other) in [("lan", "Ian"), ("Іаn", "Ian"), ("𝐖ren", "Wren"), ("Сerdà", "Cerdà"), ("Υou", "You")]
    {
        assert_eq!(party.refused("Bob", join(name)), looks_like(other), "{name:?}");
    }
    for name in ["YOU", "jemand", "Вы", "anfitrión", "Conurbation"] {
        let why = party.refused("Bob", join(name));
        assert_eq!(why["code"], "name_looks_like", "a word of the page: {name}");
    }
    party.does("Ian", join("lan"));
    party.does("Bob", join("Ivan"));
}

#[test]
fn names_recorded_earlier_stay_as_they_are() {
    let mut party = Party::joined(&["Ann", "Bob"], Options::default());
    let name = "A\u{202e}nn\u{3164}".to_owned();
    let at = party.now;
    let by = Some(Member::new(1));
    party.take(Event { at, by, command: None, what: EventKind::Renamed { name: name.clone() } });
    party.restarts();
    assert_eq!(party.sees("Ann")["room"]["members"][1]["name"], name.as_str());
}

#[test]
fn a_room_without_watchers_closes_when_its_seats_are_fixed() {
    let mut party = Party::sitting(&THREE, Options { watchers: false, ..Options::default() });
    let everyone = |party: &Party| [THREE[0], "Dia"].map(|who| party.admits(who));
    assert_eq!(everyone(&party), [true, true], "people may look in before they join");
    assert_eq!(party.refused("Dia", join("Dia")), code("no_watchers"));
    party.does("Cem", Request::Stand);
    party.does("Dia", join("Dia"));
    party.does("Cem", sit(Seat::new(2)));
    party.does("Ann", Request::Seat);
    assert_eq!(everyone(&party), [true, false]);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    assert_eq!(everyone(&party), [true, false]);
    party.does("Ann", Request::Rematch);
    assert_eq!(everyone(&party), [true, true]);
}

#[test]
fn the_summary_says_who_plays_and_nothing_more() {
    let mut party = Party::open("Ann", Options { access: Access::Public, ..Options::default() });
    assert_eq!(
        serde_json::to_value(party.room.summary()).unwrap(),
        json!({
            "host": null, "seats": [null, null, null], "stage": "open", "begun": false, "public": true,
            "watchers": true, "game": "two_cities", "campaign": null,
        })
    );
    party.joins("Ann");
    party.joins("Bob");
    party.does("Bob", sit(Seat::new(1)));
    let summary = party.room.summary();
    assert_eq!(
        (summary.host.as_deref(), summary.seats.iter().flatten().collect::<Vec<_>>()),
        (Some("Ann"), vec![&"Bob".to_owned()])
    );
}

#[test]
fn a_room_holds_a_limited_number_of_members() {
    let mut party = Party::joined(&["Ann"], Options::default());
    for number in 1..MAX_MEMBERS {
        party.joins(&format!("guest {number}"));
    }
    assert_eq!(party.refused("late", join("late")), json!({ "code": "room_full", "limit": 40 }));
    party.does("guest 39", join("renamed"));
}
