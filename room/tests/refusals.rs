//! Every refusal, provoked once: what it looks like on the wire, and that it changed nothing.

mod common;

use common::{Party, say};
use conurbation_room::{Body, Channel, Deed, MAX_MEMBERS, Options, Phrase, Refusal, Room};
use conurbation_rules::games::Action;
use conurbation_rules::two_cities::{self, Side};
use serde_json::{Value, json};

const THREE: [&str; 3] = ["Ann", "Bob", "Cem"];

/// A new refusal does not compile here until it has a number, and then it needs a provocation below.
const fn number(refusal: &Refusal) -> usize {
    match refusal {
        Refusal::NotAMember => 0,
        Refusal::Removed => 1,
        Refusal::RoomFull { .. } => 2,
        Refusal::NoWatchers => 3,
        Refusal::BadName { .. } => 4,
        Refusal::NameTaken => 5,
        Refusal::NotHost => 6,
        Refusal::WrongStage => 7,
        Refusal::NoSuchSeat { .. } => 8,
        Refusal::SeatTaken => 9,
        Refusal::NotSeated => 10,
        Refusal::SeatsFree { .. } => 11,
        Refusal::BadOptions => 12,
        Refusal::BadArrangement => 13,
        Refusal::NoSuchMember => 14,
        Refusal::InMidGame => 15,
        Refusal::HostStays => 16,
        Refusal::BadText { .. } => 17,
        Refusal::NotYourChannel => 18,
        Refusal::TalkClosed => 19,
        Refusal::BadProposal => 20,
        Refusal::NoSuchProposal => 21,
        Refusal::Game(_) => 22,
    }
}
const NUMBERS: usize = 23;

/// The refusals provoked so far.
struct Provoked([bool; NUMBERS]);

impl Provoked {
    /// `who` asks for what they are refused; the refusal must look like this on the wire.
    #[track_caller]
    fn by(&mut self, party: &mut Party, who: &str, deed: Deed, wire: Value) {
        let why = party.refused(who, deed);
        assert_eq!(why, wire);
        let refusal: Refusal = serde_json::from_value(wire).unwrap();
        self.0[number(&refusal)] = true;
        assert_eq!(serde_json::to_value(refusal).unwrap(), why, "and is read from the wire as the same");
    }
}

fn sit(seat: u8) -> Deed {
    Deed::Sit { seat }
}

fn join(name: &str) -> Deed {
    Deed::Join { name: name.to_owned() }
}

fn code(code: &str) -> Value {
    common::code(code)
}

#[test]
fn every_refusal_has_its_json() {
    let mut provoked = Provoked([false; NUMBERS]);
    who_comes_in(&mut provoked);
    who_sits_where(&mut provoked);
    what_the_host_may(&mut provoked);
    what_is_said(&mut provoked);
    what_is_played(&mut provoked);
    assert_eq!(provoked.0, [true; NUMBERS], "one provocation of each");
}

fn who_comes_in(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    provoked.by(party, "Dia", sit(0), code("not_a_member"));
    provoked.by(party, "Dia", say(Channel::Table, "Hello?"), code("not_a_member"));
    provoked.by(party, "Dia", join(""), json!({ "code": "bad_name", "limit": 24 }));
    provoked.by(party, "Dia", join("BOB"), code("name_taken"));

    party.does("Ann", Deed::Remove { member: 2 });
    for deed in [join("Cem"), sit(0), say(Channel::Table, "Why?")] {
        provoked.by(party, "Cem", deed, code("removed"));
    }

    let mut crowd = Party::joined(&["Ann"], Options::default());
    for number in 1..MAX_MEMBERS {
        crowd.joins(&format!("guest {number}"));
    }
    provoked.by(&mut crowd, "Dia", join("Dia"), json!({ "code": "room_full", "limit": 40 }));

    let mut closed = Party::sitting(&THREE, Options { watchers: false, ..Options::default() });
    provoked.by(&mut closed, "Dia", join("Dia"), code("no_watchers"));
}

fn who_sits_where(provoked: &mut Provoked) {
    let party = &mut Party::joined(&THREE, Options::default());
    provoked.by(party, "Ann", sit(3), json!({ "code": "no_such_seat", "last": 2 }));
    provoked.by(party, "Ann", Deed::Stand, code("not_seated"));
    party.does("Bob", sit(1));
    provoked.by(party, "Ann", sit(1), code("seat_taken"));
    provoked.by(party, "Ann", Deed::Seat, json!({ "code": "seats_free", "free": 2 }));
    provoked.by(party, "Ann", Deed::Arrange(vec![None, Some(2), None]), code("bad_arrangement"));
    provoked.by(party, "Ann", Deed::Arrange(vec![Some(1)]), code("bad_arrangement"));
    for wrong in [Deed::Start, Deed::Unseat, Deed::Rematch] {
        provoked.by(party, "Ann", wrong, code("wrong_stage"));
    }
}

fn what_the_host_may(provoked: &mut Provoked) {
    let party = &mut Party::sitting(&THREE, Options::default());
    for deed in [
        Deed::SetOptions(Options::default()),
        Deed::Arrange(vec![Some(0), Some(1), Some(2)]),
        Deed::Shuffle,
        Deed::Seat,
        Deed::MakeHost { member: 1 },
        Deed::Remove { member: 2 },
    ] {
        provoked.by(party, "Bob", deed, code("not_host"));
    }
    for seats in [0, 2, 8, 255] {
        let options = Options { seats, ..Options::default() };
        provoked.by(party, "Ann", Deed::SetOptions(options), code("bad_options"));
        assert_eq!(Room::open(party.id("Zoe"), options, 0), Err(Refusal::BadOptions), "nor can a room be opened so");
    }
    provoked.by(party, "Ann", Deed::MakeHost { member: 3 }, code("no_such_member"));
    provoked.by(party, "Ann", Deed::Remove { member: 255 }, code("no_such_member"));
    provoked.by(party, "Ann", Deed::Remove { member: 0 }, code("host_stays"));
    party.does("Ann", Deed::Seat);
    provoked.by(party, "Bob", Deed::Unseat, code("not_host"));
    provoked.by(party, "Bob", Deed::Start, code("not_host"));
    for deed in [sit(0), Deed::Stand] {
        provoked.by(party, "Bob", deed, code("wrong_stage"));
    }
    provoked.by(party, "Ann", Deed::Remove { member: 1 }, code("in_mid_game"));
    for deed in [Deed::Shuffle, Deed::Seat, Deed::SetOptions(Options::default())] {
        provoked.by(party, "Ann", deed, code("wrong_stage"));
    }
    let swapped = Deed::Arrange(party.room.public_view(|_| true).seats);
    provoked.by(party, "Ann", swapped, code("wrong_stage"));
    party.does("Ann", Deed::Start);
    provoked.by(party, "Ann", Deed::Rematch, code("wrong_stage"));
    provoked.by(party, "Ann", Deed::Unseat, code("wrong_stage"));
    party.play_to_the_end();
    provoked.by(party, "Bob", Deed::Rematch, code("not_host"));
    provoked.by(party, "Ann", Deed::Start, code("wrong_stage"));
}

fn what_is_said(provoked: &mut Provoked) {
    let party = &mut Party::playing(&THREE, Options::default());
    party.joins("Dia");
    let on = |channel, body| Deed::Say { channel, body };
    provoked.by(party, "Ann", say(Channel::Table, " "), json!({ "code": "bad_text", "limit": 500 }));
    provoked.by(party, "Ann", say(Channel::Watchers, "Hi"), code("not_your_channel"));
    provoked.by(party, "Dia", say(Channel::Table, "Hi"), code("not_your_channel"));
    provoked.by(party, "Dia", say(Channel::City(0), "Hi"), code("not_your_channel"));
    provoked.by(party, "Ann", on(Channel::City(3), Body::Phrase(Phrase::Hello)), code("not_your_channel"));
    let first = party.players()[0].clone();
    provoked.by(party, &first, say(Channel::City(0), "Psst"), code("talk_closed"));
    party.all_choose();
    let proposal = Body::Proposal { round: 1, turn: 1, seat: 0, tile: 0, cell: [0, 0] };
    provoked.by(party, &first, on(Channel::City(0), proposal.clone()), code("bad_proposal"));
    provoked.by(party, &first, on(Channel::Table, proposal), code("bad_proposal"));
    let answer = Body::Answer { to: 0, accept: true };
    provoked.by(party, &first, on(Channel::City(0), answer), code("no_such_proposal"));
}

fn what_is_played(provoked: &mut Provoked) {
    use two_cities::Deed::{Choose, Draft, Hold, Place};
    let party = &mut Party::sitting(&THREE, Options { seats: 3, ..Options::default() });
    let too_early = two_cities::Action { round: 1, turn: 1, deed: Choose([0, 1]) };
    provoked.by(party, "Ann", Deed::Play(Action::TwoCities(too_early.clone())), code("wrong_stage"));
    party.does("Ann", Deed::Seat);
    party.does("Ann", Deed::Start);
    party.joins("Dia");
    provoked.by(party, "Dia", Deed::Play(Action::TwoCities(too_early)), code("not_seated"));

    let players = party.players();
    let (first, second) = (players[0].as_str(), players[1].as_str());
    let late = two_cities::Action { round: 2, turn: 1, deed: Choose([0, 1]) };
    let wrong_turn = json!({ "code": "wrong_turn", "round": 1, "turn": 1 });
    provoked.by(party, first, Deed::Play(Action::TwoCities(late)), wrong_turn);
    let mut refuse = |party: &mut Party, who: &str, deed, wire| {
        let deed = party.act(deed);
        provoked.by(party, who, deed, wire);
    };
    refuse(party, first, Choose([0, 7]), json!({ "code": "not_in_hand", "held": 7 }));
    refuse(party, first, Choose([3, 3]), code("same_tile_twice"));
    refuse(party, first, Place { tile: 0, side: Side::Left, cell: [3, 3] }, code("not_placing"));
    party.chooses(first, [0, 1]);
    refuse(party, first, Draft([0].into_iter().collect()), code("already_chosen"));
    party.all_choose();
    refuse(party, first, Choose([0, 1]), code("not_choosing"));
    refuse(party, first, Place { tile: 2, side: Side::Left, cell: [3, 3] }, code("no_such_tile"));
    refuse(party, first, Place { tile: 0, side: Side::Left, cell: [7, 0] }, code("no_such_cell"));
    refuse(party, first, Place { tile: 0, side: Side::Left, cell: [0, 0] }, code("first_tile_in_the_middle"));
    let place = party.act(Place { tile: 0, side: Side::Left, cell: [3, 3] });
    party.does(first, place);
    refuse(party, first, Place { tile: 0, side: Side::Right, cell: [3, 3] }, code("tile_already_placed"));
    refuse(party, first, Place { tile: 1, side: Side::Left, cell: [3, 4] }, code("city_already_served"));
    refuse(party, first, Hold { side: Side::Left, on: true }, code("nothing_to_hold_back"));
    refuse(party, second, Hold { side: Side::Right, on: true }, code("partner_has_placed"));
    refuse(party, second, Place { tile: 0, side: Side::Right, cell: [3, 3] }, code("occupied"));
    refuse(party, second, Place { tile: 0, side: Side::Right, cell: [5, 5] }, code("not_adjacent"));
    party.all_place();
    party.play_to_the_end();
    refuse(party, first, Choose([0, 1]), code("game_over"));
}
