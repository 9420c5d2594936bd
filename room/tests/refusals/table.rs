//! Refusals in a game.

use conurbation_room::{Absence, ChoiceName, ClockRule, FIRST_BOT, Length, Member, Options, Request, SeatKey, Seating};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::{Round, Seat, Turn};
use conurbation_rules::games::{Action, Level};
use conurbation_rules::two_cities::{self, Side, Type};
use serde_json::json;

use crate::common::alone::alone;
use crate::common::{Party, code, setting};
use crate::{Provoked, THREE, join, sit};

pub fn what_is_played(provoked: &mut Provoked) {
    use two_cities::Move::{Choose, Draft, Hold, Place};
    let party = &mut Party::sitting(&THREE, Options { seats: 3, ..Options::default() });
    let too_early = two_cities::Action { round: Round::new(1), turn: Turn::new(1), what: Choose([0, 1]) };
    provoked.by(party, "Ann", Request::Play(Action::TwoCities(too_early.clone())), code("wrong_stage"));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.joins("Dia");
    provoked.by(party, "Dia", Request::Play(Action::TwoCities(too_early)), code("not_seated"));

    let players = party.players();
    let (first, second) = (players[0].as_str(), players[1].as_str());
    let late = two_cities::Action { round: Round::new(2), turn: Turn::new(1), what: Choose([0, 1]) };
    let wrong_turn = json!({ "code": "wrong_turn", "round": 1, "turn": 1 });
    provoked.by(party, first, Request::Play(Action::TwoCities(late)), wrong_turn);
    let mut refuse = |party: &mut Party, who: &str, request, wire| {
        let request = party.act(request);
        provoked.by(party, who, request, wire);
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

pub fn what_the_house_does(provoked: &mut Provoked) {
    let bot = |seat, level| Request::SetBot { seat, level };
    let party = &mut Party::joined(&THREE, Options::default());
    provoked.by(party, "Bob", bot(Seat::new(0), Some(Level::Steady)), code("not_host"));
    provoked.by(party, "Ann", bot(Seat::new(3), Some(Level::Steady)), json!({ "code": "no_such_seat", "last": 2 }));
    provoked.by(party, "Ann", bot(Seat::new(0), None), code("no_bot"));
    party.does("Bob", sit(Seat::new(0)));
    for level in [Some(Level::Sharp), None] {
        provoked.by(party, "Ann", bot(Seat::new(0), level), code("seat_taken"));
    }
    let mut lonely = Party::joined(&["Ann"], alone(Mode::Full, 4, Length::None));
    provoked.by(&mut lonely, "Ann", bot(Seat::new(0), Some(Level::Gentle)), code("no_bot"));

    for (seat, level) in [(1, Level::Gentle), (2, Level::Sharp)] {
        party.does("Ann", bot(Seat::new(seat), Some(level)));
    }
    for request in [Request::Remove { member: Member::new(200) }, Request::MakeHost { member: Member::new(201) }] {
        provoked.by(party, "Ann", request, code("no_such_member"));
    }
    provoked.by(party, "Cem", join("wren"), code("name_taken"));
    party.does("Ann", Request::Seat);
    provoked.by(party, "Ann", bot(Seat::new(1), None), code("wrong_stage"));
    let theirs = party.room.seat_of(FIRST_BOT).expect("the bot sits");
    provoked.by(party, "Ann", Request::OfferSeat { seat: theirs, key: SeatKey(uuid::Uuid::nil()) }, code("no_bot"));
}

pub fn who_is_away(provoked: &mut Provoked) {
    let by_hand = Options { seating: Seating::Hand, ..Options::default() };
    let vote = |seat| Request::Vote { seat, hold: true };
    let party = &mut Party::sitting(&THREE, by_hand);
    provoked.by(party, "Ann", vote(Seat::new(2)), code("wrong_stage"));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.joins("Dia");
    provoked.by(party, "Ann", vote(Seat::new(2)), code("not_away"));
    provoked.by(party, "Ann", vote(Seat::new(7)), code("not_away"));
    party.goes_away("Cem");
    provoked.by(party, "Dia", vote(Seat::new(2)), code("not_seated"));
    let choice = |party: &Party| {
        let Request::Play(action) = party.act(two_cities::Move::Choose([0, 1])) else { unreachable!() };
        action
    };
    let play_for = |seat, action| Request::PlayFor { seat, action };
    provoked.by(party, "Ann", play_for(Seat::new(2), choice(party)), code("other_rule"));

    let partners = Options { absence: Absence::Partner, ..by_hand };
    let party = &mut Party::playing(&["Ann", "Bob", "Cem", "Dia"], partners);
    party.joins("Eva");
    provoked.by(party, "Ann", vote(Seat::new(3)), code("other_rule"));
    provoked.by(party, "Ann", play_for(Seat::new(3), choice(party)), code("not_away"));
    party.goes_away("Dia");
    provoked.by(party, "Eva", play_for(Seat::new(3), choice(party)), code("not_seated"));
    provoked.by(party, "Ann", play_for(Seat::new(3), choice(party)), code("not_your_city"));
    party.all_choose();
    // Dia's left city is Ann's right one, Dia's right one is Cem's left one, and Bob shares no city with her.
    let Request::Play(place) = party.place(0, Side::Left, [3, 3]) else { unreachable!() };
    for who in ["Bob", "Cem"] {
        provoked.by(party, who, play_for(Seat::new(3), place.clone()), code("not_your_city"));
    }
    let Request::Play(place) = party.place(0, Side::Left, [0, 0]) else { unreachable!() };
    provoked.by(party, "Ann", play_for(Seat::new(3), place), code("first_tile_in_the_middle"));
}

pub fn when_time_stands_still(provoked: &mut Provoked) {
    let party = &mut Party::sitting(&THREE, Options { clock: ClockRule::Brisk, ..Options::default() });
    for request in [Request::Pause, Request::Resume, Request::GiveTime] {
        provoked.by(party, "Ann", request, code("wrong_stage"));
    }
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.joins("Dia");
    provoked.by(party, "Dia", Request::GiveTime, code("not_seated"));
    provoked.by(party, "Bob", Request::Pause, code("not_host"));
    provoked.by(party, "Ann", Request::Resume, code("not_paused"));
    party.does("Bob", Request::GiveTime);
    provoked.by(party, "Bob", Request::GiveTime, code("time_given"));
    party.does("Ann", Request::Pause);
    provoked.by(party, "Bob", Request::Resume, code("not_host"));
    let choose = party.act(two_cities::Move::Choose([0, 1]));
    for request in [Request::Pause, Request::GiveTime, choose] {
        provoked.by(party, "Ann", request, code("paused"));
    }
    let mut unhurried = Party::playing(&THREE, Options::default());
    provoked.by(&mut unhurried, "Ann", Request::GiveTime, code("no_clock"));
    unhurried.play_to_the_end();
    for request in [Request::Pause, Request::Resume, Request::GiveTime] {
        provoked.by(&mut unhurried, "Ann", request, code("wrong_stage"));
    }
}

pub fn what_a_campaign_allows(provoked: &mut Provoked) {
    let bonus = |kind| Request::ChooseBonus(kind);
    let options = alone(Mode::Simple, 4, Length::Three);
    let mut table = Party::playing(&THREE, Options::default());
    provoked.by(&mut table, "Ann", bonus(Type::Shop), code("no_campaign"));

    let party = &mut Party::playing(&["Ann"], options);
    party.joins("Bob");
    provoked.by(party, "Ann", bonus(Type::Shop), code("wrong_stage"));
    party.play_to_the_end();
    provoked.by(party, "Bob", bonus(Type::Shop), code("not_seated"));
    provoked.by(party, "Ann", Request::Rematch, code("bonus_due"));
    party.does("Ann", bonus(Type::Shop));
    provoked.by(party, "Ann", bonus(Type::Park), code("bonus_chosen"));
    party.does("Ann", Request::Rematch);
    for request in [Request::Stand, sit(Seat::new(0))] {
        provoked.by(party, "Ann", request, code("in_campaign"));
    }
    for other in [
        setting(ChoiceName::Level, 1),
        setting(ChoiceName::Campaign, "six"),
        setting(ChoiceName::Campaign, "none"),
        setting(ChoiceName::Game, "two_cities"),
    ] {
        provoked.by(party, "Ann", other, code("in_campaign"));
    }
    for kind in [Type::Park, Type::House] {
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        party.play_to_the_end();
        provoked.by(party, "Ann", bonus(Type::Shop), code("bonus_used"));
        party.does("Ann", bonus(kind));
        if kind == Type::Park {
            party.does("Ann", Request::Rematch);
        }
    }
    provoked.by(party, "Ann", Request::Rematch, code("no_campaign"));
}
