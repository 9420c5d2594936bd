//! Partners who show everyone what they said to each other, once the game is over.

mod common;

use common::{Party, code};
use conurbation_room::{Body, Channel, Member, Options, Phrase, Request, Seating, ShownTalk};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Level;

/// A game in the placing phase. Ann, Bob, Cem and Dia sit in this order: Ann and Bob share city 0, Dia and Ann city 3.
/// Wim watches.
fn placing() -> Party {
    let mut party =
        Party::playing(&["Ann", "Bob", "Cem", "Dia"], Options { seating: Seating::Hand, ..Options::default() });
    party.joins("Wim");
    party.all_choose();
    party
}

const fn of_city(city: u8) -> Channel {
    Channel::City(City::new(city))
}

fn says(phrase: Phrase, channel: Channel) -> Request {
    Request::Say { channel, body: Body::Phrase(phrase) }
}

#[test]
fn partners_say_who_may_read_their_talk_once_the_game_is_over() {
    let mut party = placing();
    for phrase in [Phrase::ShowTalk, Phrase::KeepTalk] {
        assert_eq!(party.refused("Ann", says(phrase, of_city(0))), code("wrong_stage"));
        assert_eq!(party.refused("Ann", says(phrase, Channel::Table)), code("not_your_channel"));
    }
    party.play_to_the_end();
    party.does("Ann", says(Phrase::ShowTalk, of_city(0)));
    party.does("Ann", says(Phrase::KeepTalk, of_city(0)));
    assert_eq!(party.refused("Ann", says(Phrase::ShowTalk, Channel::Table)), code("not_your_channel"));
    assert_eq!(party.refused("Wim", says(Phrase::ShowTalk, Channel::Watchers)), code("not_your_channel"));
    assert_eq!(party.refused("Cem", says(Phrase::ShowTalk, of_city(0))), code("not_your_channel"));
}

#[test]
fn a_muted_partner_can_take_it_back() {
    let mut party = placing();
    party.says("Bob", of_city(0), "Psst");
    party.play_to_the_end();
    for who in ["Ann", "Bob"] {
        party.does(who, says(Phrase::ShowTalk, of_city(0)));
    }
    party.does("Ann", Request::Mute { member: Member::new(1), on: true });
    party.does("Bob", says(Phrase::KeepTalk, of_city(0)));
    assert_eq!(shown(&party), [""; 0]);
}

/// What everyone may read of what partners said.
fn shown(party: &Party) -> Vec<String> {
    let shown = ShownTalk::of(&party.said);
    let texts = party.said.iter().filter(|saying| shown.has(saying)).filter_map(|saying| match &saying.line.body {
        Body::Text(text) => Some(text.clone()),
        _ => None,
    });
    texts.collect()
}

#[test]
fn talk_is_shown_when_all_people_who_shared_it_would_show_it() {
    let mut party = placing();
    for (who, city) in [("Ann", 0), ("Bob", 0), ("Bob", 1), ("Ann", 3)] {
        party.says(who, of_city(city), &format!("{who} {city}"));
    }
    party.play_to_the_end();
    party.does("Ann", says(Phrase::ShowTalk, of_city(0)));
    party.does("Ann", says(Phrase::ShowTalk, of_city(3)));
    party.does("Bob", says(Phrase::ShowTalk, of_city(1)));
    assert_eq!(shown(&party), [""; 0], "one of two is not enough");
    party.does("Bob", says(Phrase::ShowTalk, of_city(0)));
    assert_eq!(shown(&party), ["Ann 0", "Bob 0"]);
    party.does("Cem", says(Phrase::ShowTalk, of_city(1)));
    assert_eq!(shown(&party), ["Ann 0", "Bob 0", "Bob 1"]);
    party.does("Ann", says(Phrase::KeepTalk, of_city(0)));
    assert_eq!(shown(&party), ["Bob 1"], "the last word counts");
    party.does("Ann", says(Phrase::ShowTalk, of_city(0)));
    assert_eq!(shown(&party), ["Ann 0", "Bob 0", "Bob 1"]);
}

#[test]
fn whoever_shared_a_city_before_has_a_say_in_what_was_said_then_and_bots_have_none() {
    let mut party = Party::joined(&["Ann", "Bob", "Eva"], Options { seating: Seating::Hand, ..Options::default() });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Gentle) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.all_choose();
    assert!(party.house_moves(), "the bot chooses");
    party.says("Ann", of_city(2), "Ann to the bot");
    party.says("Ann", of_city(0), "Ann to Bob");
    let key = party.links("Bob", Seat::new(1));
    party.does("Eva", Request::TakeSeat { key, name: None });
    party.says("Ann", of_city(0), "Ann to Eva");
    party.play_to_the_end();
    for (who, city) in [("Ann", 2), ("Ann", 0), ("Eva", 0)] {
        party.does(who, says(Phrase::ShowTalk, of_city(city)));
    }
    assert_eq!(shown(&party), ["Ann to the bot", "Ann to Eva"], "Bob was not asked");
}
