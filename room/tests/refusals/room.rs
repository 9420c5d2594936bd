//! Refusals of joining, sitting, talking and hosting.

use conurbation_room::{
    Body, Channel, ChoiceName, Door, MAX_KNOCKS, MAX_MEMBERS, Member, Options, Phrase, Refusal, Request, Room, SeatKey,
};
use serde_json::json;

use crate::common::{Party, arrange, code, say, setting};
use crate::{Provoked, THREE, join, sit};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::draw::Secret;

pub fn who_comes_in(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    provoked.by(party, "Dia", sit(Seat::new(0)), code("not_a_member"));
    provoked.by(party, "Dia", say(Channel::Table, "Hello?"), code("not_a_member"));
    provoked.by(party, "Dia", join(""), json!({ "code": "bad_name", "limit": 24 }));
    provoked.by(party, "Dia", join("\u{3164}"), code("unreadable_name"));
    provoked.by(party, "Dia", join("BOB"), code("name_taken"));
    provoked.by(party, "Dia", join("B0b"), json!({ "code": "name_looks_like", "name": "Bob" }));

    party.does("Ann", Request::Remove { member: Member::new(2) });
    for request in [join("Cem"), sit(Seat::new(0)), say(Channel::Table, "Why?")] {
        provoked.by(party, "Cem", request, code("removed"));
    }

    let mut crowd = Party::joined(&["Ann"], Options::default());
    for number in 1..MAX_MEMBERS {
        crowd.joins(&format!("guest {number}"));
    }
    provoked.by(&mut crowd, "Dia", join("Dia"), json!({ "code": "room_full", "limit": 40 }));

    let mut closed = Party::sitting(&THREE, Options { watchers: false, ..Options::default() });
    provoked.by(&mut closed, "Dia", join("Dia"), code("no_watchers"));
}

pub fn who_knocks(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    let knock = |name: &str| Request::Knock { name: name.to_owned() };
    let answer = Request::AnswerKnock { knock: uuid::Uuid::nil(), admit: true };
    provoked.by(party, "Dia", knock("Dia"), code("door_open"));
    provoked.by(party, "Bob", Request::SetDoor { door: Door::Locked }, code("not_host"));
    party.does("Ann", Request::SetDoor { door: Door::Locked });
    for request in [knock("Dia"), join("Dia"), join("Bob")] {
        provoked.by(party, "Dia", request, code("locked"));
    }
    party.does("Ann", Request::SetDoor { door: Door::Knock });
    provoked.by(party, "Dia", join("Bob"), code("knock_first"));
    provoked.by(party, "Dia", knock(""), json!({ "code": "bad_name", "limit": 24 }));
    provoked.by(party, "Bob", answer.clone(), code("not_host"));
    provoked.by(party, "Ann", answer, code("no_such_knock"));
    for number in 0..MAX_KNOCKS {
        party.does(&format!("Nobody {number}"), knock(&format!("Nobody {number}")));
    }
    provoked.by(party, "Dia", knock("Dia"), json!({ "code": "too_many_knock", "limit": 12 }));
    provoked.by(party, "Ann", Request::Kick { member: Member::new(0) }, code("host_stays"));
}

pub fn who_sits_where(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    provoked.by(party, "Ann", sit(Seat::new(3)), json!({ "code": "no_such_seat", "last": 2 }));
    provoked.by(party, "Ann", Request::Stand, code("not_seated"));
    party.does("Bob", sit(Seat::new(1)));
    provoked.by(party, "Ann", sit(Seat::new(1)), code("seat_taken"));
    provoked.by(party, "Ann", Request::Seat, json!({ "code": "seats_free", "free": 2 }));
    let full = &mut Party::sitting(&THREE, Options::default());
    full.joins("Wim");
    provoked.by(full, "Wim", Request::SitDown, code("no_free_seat"));
    provoked.by(party, "Ann", Request::Arrange(vec![None, Some(Member::new(2)), None]), code("bad_arrangement"));
    provoked.by(party, "Ann", arrange([1]), code("bad_arrangement"));
    for wrong in [Request::Start, Request::Unseat, Request::Rematch] {
        provoked.by(party, "Ann", wrong, code("wrong_stage"));
    }
}

pub fn what_the_host_may(provoked: &mut Provoked) {
    let party = &mut Party::sitting(&THREE, Options::default());
    for request in [
        setting(ChoiceName::Seats, 4),
        arrange([0, 1, 2]),
        Request::Shuffle,
        Request::Seat,
        Request::MakeHost { member: Member::new(2) },
        Request::Remove { member: Member::new(2) },
        Request::Readmit { member: Member::new(2) },
    ] {
        provoked.by(party, "Bob", request, code("not_host"));
    }
    provoked.by(party, "Bob", Request::MakeHost { member: Member::new(1) }, code("host_not_away"));
    for (name, value) in [(ChoiceName::Clock, "fast"), (ChoiceName::Level, "1"), (ChoiceName::Watchers, "true")] {
        provoked.by(party, "Ann", setting(name, value), code("bad_options"));
    }
    for seats in [0, 1, 8, 255] {
        let options = Options { seats, ..Options::default() };
        provoked.by(party, "Ann", setting(ChoiceName::Seats, seats), code("bad_options"));
        assert_eq!(
            Room::open(party.id("Zoe"), options, 0),
            Err(Refusal::BadOptions),
            "a room can't be opened with it either"
        );
    }
    provoked.by(party, "Ann", Request::MakeHost { member: Member::new(3) }, code("no_such_member"));
    provoked.by(party, "Ann", Request::Remove { member: Member::new(255) }, code("no_such_member"));
    provoked.by(party, "Ann", Request::Remove { member: Member::new(0) }, code("host_stays"));
    party.does("Ann", Request::Seat);
    provoked.by(party, "Bob", Request::Unseat, code("not_host"));
    provoked.by(party, "Bob", Request::Start, code("not_host"));
    for request in [sit(Seat::new(0)), Request::Stand] {
        provoked.by(party, "Bob", request, code("wrong_stage"));
    }
    provoked.by(party, "Ann", Request::Remove { member: Member::new(1) }, code("in_mid_game"));
    for request in [Request::Shuffle, Request::Seat, setting(ChoiceName::Seats, 4)] {
        provoked.by(party, "Ann", request, code("wrong_stage"));
    }
    let swapped = Request::Arrange(party.room.public_view(|_| true).seats);
    provoked.by(party, "Ann", swapped, code("wrong_stage"));
    party.does("Ann", Request::Start);
    provoked.by(party, "Ann", Request::Rematch, code("wrong_stage"));
    provoked.by(party, "Ann", Request::Unseat, code("wrong_stage"));
    party.play_to_the_end();
    provoked.by(party, "Bob", Request::Rematch, code("not_host"));
    provoked.by(party, "Ann", Request::Start, code("wrong_stage"));
}

pub fn who_contributes(provoked: &mut Provoked) {
    let party = &mut Party::sitting(&THREE, Options::default());
    party.joins("Dia");
    let early = party.part("Bob");
    provoked.by(party, "Bob", early.clone(), code("wrong_stage"));
    party.send("Ann", Request::Seat).expect("all seats are taken");
    provoked.by(party, "Bob", early, code("other_shuffle"));
    provoked.by(party, "Dia", party.part("Dia"), code("not_seated"));
    party.does("Bob", party.part("Bob"));
    let Request::Contribute { to, number } = party.part("Cem") else { unreachable!("it is one") };
    provoked.by(party, "Bob", Request::Contribute { to, number }, code("has_contributed"));
    for request in [Request::Seat, Request::Start, Request::Shuffle, Request::Rematch] {
        provoked.by(party, "Ann", request, code("wrong_stage"));
    }
    for request in [sit(Seat::new(0)), Request::Stand] {
        provoked.by(party, "Bob", request, code("wrong_stage"));
    }
    provoked.by(party, "Bob", Request::Unseat, code("not_host"));
    provoked.by(party, "Ann", Request::Remove { member: Member::new(1) }, code("in_mid_game"));
}

pub fn who_takes_a_seat_over(provoked: &mut Provoked) {
    let nothing = SeatKey(uuid::Uuid::nil());
    let offer = |seat| Request::OfferSeat { seat, key: nothing };
    let take = |key, name: Option<&str>| Request::TakeSeat { key, name: name.map(str::to_owned) };
    let party = &mut Party::sitting(&THREE, Options::default());
    provoked.by(party, "Ann", offer(Seat::new(0)), code("wrong_stage"));
    party.joins("Dia");
    party.does("Ann", Request::Remove { member: Member::new(3) });
    party.does("Ann", Request::Seat);
    provoked.by(party, "Ann", offer(Seat::new(3)), json!({ "code": "no_such_seat", "last": 2 }));
    provoked.by(party, "Bob", offer(Seat::new(party.seat("Cem"))), code("not_host"));
    provoked.by(party, "Eva", take(nothing, Some("Eva")), code("no_such_key"));
    provoked.by(party, "Ann", offer(Seat::new(party.seat("Cem"))), code("player_here"));
    let key = party.links("Bob", Seat::new(party.seat("Bob")));
    provoked.by(party, "Dia", take(key, Some("Diana")), code("removed"));
    provoked.by(party, "Cem", take(key, None), code("has_seat"));
    provoked.by(party, "Bob", take(key, None), code("has_seat"));
    provoked.by(party, "Eva", take(key, None), json!({ "code": "bad_name", "limit": 24 }));
    provoked.by(party, "Eva", take(key, Some("ann")), code("name_taken"));
    for number in 4..MAX_MEMBERS {
        party.joins(&format!("guest {number}"));
    }
    provoked.by(party, "Eva", take(key, Some("Eva")), json!({ "code": "room_full", "limit": 40 }));
}

pub fn what_a_deal_fixes(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    let day = "2026-11-26".parse().expect("a day");
    let opening = Room::open_on(party.id("Ann"), (day, Secret([1; 32])), 3, 0).expect("three can play");
    party.take(opening[1].clone());
    provoked.by(party, "Ann", setting(ChoiceName::Seats, 4), code("deal_fixed"));
    for (seat, who) in (0..).zip(THREE) {
        party.does(who, sit(Seat::new(seat)));
    }
    party.now = 1_800_000_000_000;
    provoked.by(party, "Ann", Request::Seat, code("day_over"));
}

pub fn what_is_said(provoked: &mut Provoked) {
    let party = &mut Party::playing(&THREE, Options::default());
    party.joins("Dia");
    let on = |channel, body| Request::Say { channel, body };
    provoked.by(party, "Ann", say(Channel::Table, " "), json!({ "code": "bad_text", "limit": 500 }));
    let mute = |member, on| Request::Mute { member: Member::new(member), on };
    provoked.by(party, "Ann", mute(0, true), code("host_speaks"));
    party.does("Ann", mute(1, true));
    provoked.by(party, "Bob", say(Channel::Table, "Hello"), code("muted"));
    party.does("Ann", mute(1, false));
    party.joins("Wim");
    party.does("Ann", Request::MuteWatchers { on: true });
    provoked.by(party, "Wim", say(Channel::Watchers, "Hello"), code("watchers_muted"));
    provoked.by(party, "Ann", say(Channel::Watchers, "Hi"), code("not_your_channel"));
    provoked.by(party, "Dia", say(Channel::Table, "Hi"), code("not_your_channel"));
    provoked.by(party, "Dia", say(Channel::City(City::new(0)), "Hi"), code("not_your_channel"));
    provoked.by(party, "Ann", on(Channel::City(City::new(3)), Body::Phrase(Phrase::Hello)), code("not_your_channel"));
    let first = party.players()[0].clone();
    provoked.by(party, &first, say(Channel::City(City::new(0)), "Psst"), code("talk_closed"));
    provoked.by(party, &first, on(Channel::Table, Body::Phrase(Phrase::Parks)), code("plans_wait"));
    party.all_choose();
    let proposal =
        Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat: Seat::new(0), tile: 0, cell: [0, 0] };
    provoked.by(party, &first, on(Channel::City(City::new(0)), proposal.clone()), code("bad_proposal"));
    provoked.by(party, &first, on(Channel::Table, proposal), code("bad_proposal"));
    let answer = Body::Answer { to: 0, accept: true };
    provoked.by(party, &first, on(Channel::City(City::new(0)), answer), code("no_such_proposal"));
}
