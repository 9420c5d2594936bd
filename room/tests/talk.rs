//! Talk: who may say what on which channel, and who reads it.

mod common;

use common::{OUTSIDER, Party, arrange, code, say};
use conurbation_room::{Body, Channel, MAX_LINES, MAX_TEXT, Member, Options, Phrase, Request, Seating, Talk};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::two_cities::{self, Cell, Side};
use serde_json::{Value, json};

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];

/// Ann, Bob, Cem and Dia sit in this order: Ann and Bob share city 0, Dia and Ann city 3. Wim and Wes watch.
fn sitting(options: Options) -> Party {
    let mut party = Party::sitting(&FOUR, Options { seating: Seating::Hand, ..options });
    party.joins("Wim");
    party.joins("Wes");
    party
}

fn playing(options: Options) -> Party {
    let mut party = sitting(options);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party
}

/// A game in the placing phase.
fn placing() -> Party {
    let mut party = playing(Options::default());
    party.all_choose();
    party
}

/// A proposal in the first turn.
fn proposal(seat: Seat, tile: u8, cell: Cell) -> Body {
    Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat, tile, cell }
}

fn on_city(city: City, body: Body) -> Request {
    Request::Say { channel: Channel::City(city), body }
}

fn answer(to: u32, accept: bool) -> Body {
    Body::Answer { to, accept }
}

/// Everyone who can read this text.
fn readers(party: &Party, text: &str) -> Vec<&'static str> {
    let all = ["Ann", "Bob", "Cem", "Dia", "Wim", "Wes", OUTSIDER];
    all.into_iter().filter(|who| party.reads(who).contains(text)).collect()
}

#[test]
fn everyone_reads_talk_at_the_table() {
    let mut party = placing();
    party.says("Ann", Channel::Table, "Good luck!");
    assert_eq!(readers(&party, "Good luck!"), ["Ann", "Bob", "Cem", "Dia", "Wim", "Wes", OUTSIDER]);
    assert_eq!(
        serde_json::from_str::<Value>(&party.reads("Dia")).unwrap(),
        json!([{
            "no": 0, "game": 0, "channel": "table", "by": 0, "at": party.now, "body": { "text": "Good luck!" }
        }])
    );
}

#[test]
fn watchers_cannot_talk_at_the_table_during_a_game() {
    let mut party = sitting(Options::default());
    let may = |party: &Party| party.clone().send("Wim", say(Channel::Table, "Hello")).is_ok();
    assert!(may(&party));
    party.does("Ann", Request::Seat);
    assert!(may(&party));
    party.does("Ann", Request::Start);
    assert!(!may(&party));
    party.all_choose();
    assert!(!may(&party));
    party.play_to_the_end();
    assert!(may(&party));
    party.does("Ann", Request::Rematch);
    assert!(may(&party));
}

#[test]
fn players_speak_at_the_table_at_any_time() {
    let mut party = sitting(Options::default());
    let may = |party: &Party| party.clone().send("Ann", say(Channel::Table, "Hello")).is_ok();
    assert!(may(&party));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    assert!(may(&party), "while choosing");
    party.all_choose();
    assert!(may(&party), "while placing");
    party.play_to_the_end();
    assert!(may(&party), "after the game");
}

#[test]
fn only_its_two_partners_use_a_citys_channel() {
    let mut party = placing();
    for (city, partners) in [["Ann", "Bob"], ["Bob", "Cem"], ["Cem", "Dia"], ["Ann", "Dia"]].into_iter().enumerate() {
        let channel = Channel::City(City::at(city));
        for who in ["Ann", "Bob", "Cem", "Dia", "Wim"] {
            if partners.contains(&who) {
                let text = format!("{who} in city {city}");
                party.says(who, channel, &text);
                assert_eq!(readers(&party, &text), partners);
            } else {
                assert_eq!(party.refused(who, say(channel, "May I?")), code("not_your_channel"));
            }
        }
    }
    party.play_to_the_end();
    assert_eq!(readers(&party, "Ann in city 0"), ["Ann", "Bob"], "nobody else can read it after the game");
}

#[test]
fn city_talk_is_closed_while_tiles_are_chosen() {
    let mut party = playing(Options::default());
    let psst = || say(Channel::City(City::new(0)), "Psst");
    assert_eq!(party.refused("Ann", psst()), code("talk_closed"));
    assert_eq!(party.refused("Ann", on_city(City::new(0), Body::Phrase(Phrase::Shops))), code("talk_closed"));
    party.chooses("Ann", [0, 1]);
    assert_eq!(party.refused("Ann", psst()), code("talk_closed"), "not before everyone has chosen");
    party.all_choose();
    party.does("Ann", psst());
    party.all_place();
    assert_eq!(party.refused("Ann", psst()), code("talk_closed"), "it closes again in the next turn");
    assert_eq!(readers(&party, "Psst"), ["Ann", "Bob"], "earlier lines stay readable");
    party.play_to_the_end();
    party.does("Ann", psst());
}

#[test]
fn phrases_about_plans_wait_for_the_reveal_at_the_table_too() {
    let mut party = playing(Options::default());
    let at_table = |phrase| Request::Say { channel: Channel::Table, body: Body::Phrase(phrase) };
    let building = [Phrase::Shops, Phrase::Factories, Phrase::Taverns, Phrase::Offices, Phrase::Parks, Phrase::Houses];
    for phrase in building {
        assert_eq!(party.refused("Ann", at_table(phrase)), code("plans_wait"));
    }
    party.does("Ann", at_table(Phrase::Thinking));
    party.says("Ann", Channel::Table, "Lovely weather here");
    party.does("Wim", Request::Say { channel: Channel::Watchers, body: Body::Phrase(Phrase::Parks) });
    party.all_choose();
    for phrase in building {
        party.does("Ann", at_table(phrase));
    }
    party.all_place();
    assert_eq!(party.refused("Ann", at_table(Phrase::Parks)), code("plans_wait"), "they wait again in the next turn");
}

#[test]
fn the_host_can_open_all_talk_while_tiles_are_chosen() {
    let mut party = playing(Options { talk_while_choosing: true, ..Options::default() });
    party.says("Ann", Channel::City(City::new(0)), "Parks?");
    assert_eq!(readers(&party, "Parks?"), ["Ann", "Bob"]);
    party.does("Ann", Request::Say { channel: Channel::Table, body: Body::Phrase(Phrase::Parks) });
    assert_eq!(party.refused("Cem", say(Channel::City(City::new(0)), "And I?")), code("not_your_channel"));
}

#[test]
fn there_are_no_city_channels_without_a_game() {
    let mut party = sitting(Options::default());
    assert_eq!(party.refused("Ann", say(Channel::City(City::new(0)), "Hello")), code("not_your_channel"));
    party.does("Ann", Request::Seat);
    assert_eq!(party.refused("Ann", say(Channel::City(City::new(0)), "Hello")), code("not_your_channel"));
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    assert_eq!(party.refused("Ann", say(Channel::City(City::new(0)), "Hello")), code("not_your_channel"));
}

#[test]
fn players_can_read_the_watchers_talk_after_the_game() {
    let mut party = playing(Options::default());
    party.says("Wim", Channel::Watchers, "Ann builds parks");
    let watchers = ["Wim", "Wes", OUTSIDER];
    let everyone = ["Ann", "Bob", "Cem", "Dia", "Wim", "Wes", OUTSIDER];
    assert_eq!(readers(&party, "Ann builds parks"), watchers);
    assert_eq!(party.refused("Ann", say(Channel::Watchers, "What?")), code("not_your_channel"));
    party.all_choose();
    assert_eq!(readers(&party, "Ann builds parks"), watchers);
    party.play_to_the_end();
    assert_eq!(readers(&party, "Ann builds parks"), everyone);
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.says("Wes", Channel::Watchers, "Once more");
    assert_eq!(readers(&party, "Ann builds parks"), everyone, "the last game's talk stays open");
    assert_eq!(readers(&party, "Once more"), watchers, "this game's does not");
}

#[test]
fn new_partners_cannot_read_what_earlier_ones_said() {
    let mut party = placing();
    party.says("Ann", Channel::City(City::new(0)), "We are ahead");
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Ann", arrange([0, 2, 1, 3]));
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.all_choose();
    // Ann and Cem share city 0 now.
    assert_eq!(readers(&party, "We are ahead"), ["Ann", "Bob"]);
    party.says("Cem", Channel::City(City::new(0)), "Nice to meet you");
    assert_eq!(readers(&party, "Nice to meet you"), ["Ann", "Cem"]);
    assert_eq!(party.texts("Ann", Channel::City(City::new(0))), ["We are ahead", "Nice to meet you"]);
    assert!(party.reads("Cem").contains(r#""no":0,"game":1"#), "line numbers start over in the new city");
    assert_eq!(party.refused("Bob", say(Channel::City(City::new(0)), "Hello?")), code("not_your_channel"));
}

#[test]
fn latecomers_cannot_read_old_city_talk() {
    let mut party = placing();
    party.says("Ann", Channel::City(City::new(0)), "Between us");
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Bob", Request::Stand);
    party.does("Wim", Request::Sit { seat: Seat::new(1) });
    assert_eq!(readers(&party, "Between us"), ["Ann", "Bob"], "Bob can still read it without a seat");
    party.does("Ann", Request::Remove { member: Member::new(1) });
    assert_eq!(readers(&party, "Between us"), ["Ann"]);
}

#[test]
fn lines_are_counted_on_each_channel_and_in_each_game() {
    let mut party = placing();
    let numbers = |party: &Party, who: &str| -> Vec<(Channel, u32, u32)> {
        let lines = party.talk.readable(&party.room, party.id(who));
        lines.map(|line| (line.channel, line.game, line.no)).collect()
    };
    let (table, city) = (Channel::Table, Channel::City(City::new(0)));
    for channel in [table, city, city, table, Channel::City(City::new(3)), city] {
        party.says("Ann", channel, "Hm");
    }
    party.says("Wim", Channel::Watchers, "Hm");
    let first =
        [(table, 0, 0), (city, 0, 0), (city, 0, 1), (table, 0, 1), (Channel::City(City::new(3)), 0, 0), (city, 0, 2)];
    assert_eq!(numbers(&party, "Ann"), first);
    assert_eq!(numbers(&party, "Wim"), [(table, 0, 0), (table, 0, 1), (Channel::Watchers, 0, 0)]);
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.says("Wim", table, "Hm");
    party.says("Ann", table, "Hm");
    assert_eq!(numbers(&party, "Ann")[7..], [(table, 1, 0), (table, 1, 1)]);
}

#[test]
fn a_channel_keeps_its_newest_lines_and_their_numbers() {
    let mut party = placing();
    party.says("Ann", Channel::City(City::new(0)), "between us");
    for number in 0..=MAX_LINES {
        party.says("Bob", Channel::Table, &format!("chatter {number}"));
    }
    let kept = party.texts("Dia", Channel::Table);
    assert_eq!((kept.len(), kept[0].as_str()), (MAX_LINES, "chatter 1"), "the oldest line is dropped");
    assert_eq!(
        party.texts("Ann", Channel::City(City::new(0))),
        ["between us"],
        "one channel does not push out another's lines"
    );
    let last = party.sees_lines("Dia").pop().unwrap();
    assert_eq!(last["no"], MAX_LINES);
}

#[test]
fn talk_is_restored_from_its_records() {
    let mut party = placing();
    party.says("Ann", Channel::City(City::new(0)), "Shops there?");
    party.does("Bob", on_city(City::new(0), proposal(Seat::new(1), 0, [3, 3])));
    party.does("Ann", on_city(City::new(0), answer(1, true)));
    party.says("Wim", Channel::Watchers, "🤫");
    let mut talk = Talk::default();
    for saying in &party.said {
        talk.apply_record(&saying.to_record()).unwrap();
    }
    let mut again = party.clone();
    again.talk = talk;
    assert_eq!(again.everything(), party.everything());
}

#[test]
fn text_length_is_counted_in_characters() {
    let mut party = sitting(Options::default());
    let limit = usize::from(MAX_TEXT);
    party.says("Ann", Channel::Table, &"🏘".repeat(limit));
    party.says("Ann", Channel::Table, "Γειά σου, 世界! 👩\u{200d}🚀");
    let too_bad = json!({ "code": "bad_text", "limit": 500 });
    let too_long = "x".repeat(limit + 1);
    for text in
        ["", "  ", "\u{3000}", "\u{3164}\u{301}", &too_long, "two\nlines", "bell\u{7}", "nul\0", "next\u{85}line"]
    {
        assert_eq!(party.refused("Ann", say(Channel::Table, text)), too_bad, "{text:?}");
    }
}

#[test]
fn what_cannot_be_seen_is_taken_out_of_a_text() {
    let mut party = sitting(Options::default());
    let zalgo = format!("o{}", "\u{300}".repeat(40));
    party.says(
        "Ann",
        Channel::Table,
        &format!("H\u{200b}i, \u{202e}Bob\u{2066}\u{feff}! {zalgo} 👩\u{200d}🚀 \u{200e}"),
    );
    assert_eq!(party.texts("Bob", Channel::Table), ["Hi, Bob! o\u{300}\u{300}\u{300}\u{300} 👩\u{200d}🚀"]);
}

#[test]
fn blanks_around_a_text_are_removed() {
    let mut party = sitting(Options::default());
    party.says("Ann", Channel::Table, &format!("{}Hello{}", " ".repeat(2_000), "\n".repeat(2_000)));
    assert_eq!(party.texts("Bob", Channel::Table), ["Hello"]);
}

#[test]
fn a_proposal_is_about_a_revealed_tile_of_either_partner() {
    let mut party = placing();
    let made = |party: &Party, who: &str, body: Body| party.clone().send(who, on_city(City::new(0), body)).is_ok();
    for who in ["Ann", "Bob"] {
        for (seat, tile) in [(0, 0), (0, 1), (1, 0), (1, 1)] {
            assert!(made(&party, who, proposal(Seat::new(seat), tile, [3, 3])), "{who}: tile {tile} of seat {seat}");
        }
        for (seat, tile, cell) in [(2, 0, [3, 3]), (9, 0, [3, 3]), (0, 2, [3, 3]), (0, 0, [3, 4]), (0, 0, [9, 9])] {
            assert!(
                !made(&party, who, proposal(Seat::new(seat), tile, cell)),
                "{who}: tile {tile} of seat {seat} on {cell:?}"
            );
        }
    }
    let place = party.act(two_cities::Move::Place { tile: 0, side: Side::Left, cell: [3, 3] });
    party.does("Ann", place);
    assert!(!made(&party, "Bob", proposal(Seat::new(0), 0, [3, 4])), "that tile is placed already");
    assert!(!made(&party, "Bob", proposal(Seat::new(0), 1, [3, 4])), "Ann's other tile has to go into her other city");
    assert!(made(&party, "Ann", proposal(Seat::new(1), 1, [3, 4])));
    assert!(!made(&party, "Ann", proposal(Seat::new(1), 1, [3, 3])), "that cell is taken");
    let late = Body::Proposal { round: Round::new(1), turn: Turn::new(2), seat: Seat::new(1), tile: 1, cell: [3, 4] };
    assert!(!made(&party, "Ann", late), "it is for another turn");
}

#[test]
fn no_proposals_while_tiles_are_hidden() {
    let mut party = playing(Options { talk_while_choosing: true, ..Options::default() });
    party.chooses("Ann", [0, 1]);
    for who in ["Ann", "Bob"] {
        assert_eq!(party.refused(who, on_city(City::new(0), proposal(Seat::new(0), 0, [3, 3]))), code("bad_proposal"));
    }
}

#[test]
fn a_proposal_is_answered_by_the_partner_and_taken_back_by_its_maker() {
    let mut party = placing();
    party.does("Ann", on_city(City::new(0), proposal(Seat::new(0), 0, [3, 3])));
    assert_eq!(
        party.refused("Ann", on_city(City::new(0), answer(0, true))),
        code("no_such_proposal"),
        "her own proposal"
    );
    party.does("Bob", on_city(City::new(0), answer(0, false)));
    party.does("Bob", on_city(City::new(0), proposal(Seat::new(0), 1, [3, 3])));
    party.does("Ann", on_city(City::new(0), answer(2, true)));
    party.does("Bob", on_city(City::new(0), answer(2, false)));
    let bodies: Vec<Value> = party.sees_lines("Bob").iter().map(|line| line["body"].clone()).collect();
    assert_eq!(
        bodies,
        [
            json!({ "proposal": { "round": 1, "turn": 1, "seat": 0, "tile": 0, "cell": [3, 3] } }),
            json!({ "answer": { "to": 0, "accept": false } }),
            json!({ "proposal": { "round": 1, "turn": 1, "seat": 0, "tile": 1, "cell": [3, 3] } }),
            json!({ "answer": { "to": 2, "accept": true } }),
            json!({ "answer": { "to": 2, "accept": false } }),
        ]
    );
}

#[test]
fn only_proposals_of_this_city_and_game_are_answered() {
    let mut party = placing();
    party.says("Ann", Channel::City(City::new(0)), "What do you think?");
    party.does("Ann", on_city(City::new(0), proposal(Seat::new(0), 0, [3, 3])));
    for (who, city, to) in [("Bob", 0, 0), ("Bob", 0, 2), ("Bob", 1, 1), ("Dia", 3, 1), ("Bob", 0, u32::MAX)] {
        assert_eq!(party.refused(who, on_city(City::new(city), answer(to, true))), code("no_such_proposal"));
    }
    let at_the_table = Request::Say { channel: Channel::Table, body: answer(1, true) };
    assert_eq!(party.refused("Bob", at_the_table), code("no_such_proposal"));
    assert_eq!(party.refused("Cem", on_city(City::new(0), answer(1, true))), code("not_your_channel"));

    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.all_choose();
    assert_eq!(
        party.refused("Bob", on_city(City::new(0), answer(1, true))),
        code("no_such_proposal"),
        "the proposal was made in another game"
    );
}
