//! House bots at the table: who seats them, who takes their seats, and whole games with them.

mod common;

use common::golden::Golden;
use common::sides::square_off;
use common::{Party, arrange, code, sit};
use conurbation_room::{
    Body, Channel, ClockRule, EventKind, FIRST_BOT, GameFile, Member, Options, Request, Seating, Stage, Step,
};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::Level;
use conurbation_rules::square_off::Mode;
use conurbation_rules::two_cities;
use serde_json::{Value, json};

fn bot(seat: Seat, level: Level) -> Request {
    Request::SetBot { seat, level: Some(level) }
}

fn no_bot(seat: Seat) -> Request {
    Request::SetBot { seat, level: None }
}

/// A room of `seats` seats: Ann and Bob on the first two, and bots of all levels on the others.
fn two_and_bots(seats: u8, options: Options) -> Party {
    let mut party = Party::joined(&["Ann", "Bob"], Options { seats, ..options });
    party.does("Ann", sit(Seat::new(0)));
    party.does("Bob", sit(Seat::new(1)));
    for seat in 2..seats {
        party.does("Ann", bot(Seat::new(seat), [Level::Gentle, Level::Steady, Level::Sharp][usize::from(seat) % 3]));
    }
    party
}

fn starts(mut party: Party) -> Party {
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party
}

fn bots(party: &Party) -> Vec<Value> {
    let members = party.sees("Bob")["room"]["members"].as_array().unwrap().clone();
    members.into_iter().filter(|member| member.get("bot").is_some()).collect()
}

#[test]
fn the_host_seats_bots_and_sends_them_away() {
    let mut party = two_and_bots(2, Options::default());
    party.sets_seats("Ann", 4);
    party.does("Ann", bot(Seat::new(3), Level::Gentle));
    party.does("Ann", bot(Seat::new(2), Level::Sharp));
    let cerda = json!({ "no": 200, "name": "Cerdà", "here": true, "bot": "gentle" });
    let haussmann = json!({ "no": 201, "name": "Haussmann", "here": true, "bot": "sharp" });
    assert_eq!(bots(&party), [cerda, haussmann.clone()], "by number");
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([0, 1, 201, 200]));
    let names = party.room.summary().seats;
    assert_eq!(names, ["Ann", "Bob", "Haussmann", "Cerdà"].map(|name| Some(name.to_owned())));
    assert_eq!(party.room.guests().count(), 2, "bots are not guests");

    party.does("Ann", bot(Seat::new(3), Level::Steady));
    assert_eq!(bots(&party)[0]["bot"], "steady", "it is the same bot at another level");
    party.does("Ann", no_bot(Seat::new(3)));
    assert_eq!(bots(&party), [haussmann]);
    assert_eq!(party.sees("Bob")["room"]["seats"], json!([0, 1, 201, null]));
    assert_eq!(party.refused("Ann", Request::Seat), json!({ "code": "seats_free", "free": 1 }));
    assert_eq!(party.refused("Bob", bot(Seat::new(3), Level::Gentle)), code("not_host"));
    assert_eq!(party.refused("Ann", bot(Seat::new(1), Level::Gentle)), code("seat_taken"), "Bob sits there");
    assert_eq!(party.refused("Ann", no_bot(Seat::new(1))), code("seat_taken"), "Bob is not a bot");
}

#[test]
fn a_person_takes_the_seat_of_a_bot() {
    let mut party = two_and_bots(4, Options::default());
    party.joins("Cem");
    party.does("Cem", sit(Seat::new(2)));
    assert_eq!(party.sees("Cem")["room"]["seats"], json!([0, 1, 2, 201]));
    assert_eq!(bots(&party).len(), 1);
    party.does("Bob", sit(Seat::new(3)));
    assert_eq!(party.sees("Cem")["room"]["seats"], json!([0, null, 2, 1]), "the seat that Bob had is free");
    assert_eq!(party.refused("Ann", sit(Seat::new(2))), code("seat_taken"), "a person makes no room");
    party.does("Ann", bot(Seat::new(1), Level::Sharp));
    party.does("Ann", Request::Seat);
    assert_eq!(party.refused("Cem", sit(Seat::new(1))), code("wrong_stage"), "too late");
}

#[test]
fn a_room_without_watchers_lets_people_in_to_a_bots_seat() {
    let mut party = two_and_bots(3, Options { watchers: false, ..Options::default() });
    party.joins("Cem");
    party.does("Cem", sit(Seat::new(2)));
    assert_eq!(
        party.refused("Dia", Request::Join { name: "Dia".to_owned() }),
        code("no_watchers"),
        "all seats have people on them"
    );
}

#[test]
fn bot_names_are_taken() {
    let mut party = Party::joined(&["Ann"], Options::default());
    for name in ["Cerdà", "HAUSSMANN", "Olmsted", "sitte", "Wren", "Ledoux", "Lindhagen"] {
        assert_eq!(party.refused("Bob", Request::Join { name: name.to_owned() }), code("name_taken"), "{name}");
    }
}

#[test]
fn bots_on_removed_seats_leave() {
    let mut party = two_and_bots(6, Options::default());
    party.sets_seats("Ann", 4);
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([0, 1, 200, 201]));
    assert_eq!(bots(&party).len(), 2);
    let alone = common::alone::alone(conurbation_rules::automas::Mode::Simple, 4, conurbation_room::Length::None);
    party.does("Ann", bot(Seat::new(3), Level::Gentle));
    party.does("Ann", Request::MakeHost { member: Member::new(1) });
    party.does("Ann", Request::Stand);
    party.does("Bob", Request::Stand);
    party.does("Bob", bot(Seat::new(0), Level::Gentle));
    party.chooses_options("Bob", alone);
    assert_eq!(
        (party.sees("Bob")["room"]["seats"].clone(), bots(&party).len()),
        (json!([null]), 0),
        "a solo game has no bots"
    );
}

#[test]
fn bots_are_arranged_and_seated_like_people() {
    let mut party = two_and_bots(4, Options { seating: Seating::Card, ..Options::default() });
    party.does("Ann", arrange([200, 0, 201, 1]));
    for _ in 0..5 {
        party.does("Ann", Request::Shuffle);
    }
    party.does("Ann", arrange([1, 201, 0, 200]));
    party.does("Ann", Request::Seat);
    party.does("Bob", arrange([0, 200, 1, 201]));
    party.does("Ann", Request::Start);
    assert_eq!(party.sees("Ann")["room"]["seats"], json!([0, 200, 1, 201]));
    let turns = party.room.house_turns();
    let levels: Vec<_> = turns.iter().map(|turn| (turn.seat.number(), turn.level, turn.bot)).collect();
    assert_eq!(levels, [(1, Level::Sharp, true), (3, Level::Gentle, true)], "each plays at its own level");
}

#[test]
fn two_people_and_three_bots_play_and_play_again() {
    let mut party = starts(two_and_bots(5, Options { clock: ClockRule::Brisk, ..Options::default() }));
    for game in 0..2 {
        let begun = party.log.len();
        party.play_to_the_end();
        assert_eq!(party.table().result.unwrap().ranking.len(), 5);
        assert!(party.table().cities.iter().all(|city| city.map.len() == 19), "four rows of four");
        let mut moves = 0;
        for event in &party.log[begun..] {
            let EventKind::Played { seat, .. } = event.what else { panic!("{event:?} in a game") };
            let owner = party.room.public_view(|_| true).seats[seat.index()].expect("every seat is taken");
            let house = owner >= FIRST_BOT;
            assert_eq!(
                (event.by, event.command.is_none()),
                ((!house).then_some(owner), house),
                "only people's moves have a member and a command"
            );
            moves += u32::from(house);
        }
        // Three bots choose once and place twice in seven turns.
        assert_eq!(moves, 3 * 7 * 3);
        party.restarts();
        party.does("Ann", Request::Rematch);
        assert_eq!((bots(&party).len(), party.room.game_no()), (3, game + 1), "the bots stay for another game");
        party = starts(party);
    }
}

#[test]
fn a_master_is_sharp_in_games_that_have_none() {
    let mut party = two_and_bots(3, Options::default());
    party.does("Ann", bot(Seat::new(2), Level::Master));
    assert_eq!(bots(&party)[0]["bot"], "master");
    party.chooses_options("Ann", Options { seats: 3, ..square_off(Mode::Base) });
    assert_eq!(bots(&party)[0]["bot"], "sharp", "another game is for the host to judge");
    party.does("Ann", bot(Seat::new(2), Level::Master));
    assert_eq!(bots(&party)[0]["bot"], "master");
    for mode in [Mode::Sprawl, Mode::Sprint] {
        party.chooses_options("Ann", Options { seats: 3, ..square_off(mode) });
        assert_eq!(bots(&party)[0]["bot"], "sharp");
        party.does("Ann", bot(Seat::new(2), Level::Master));
        assert_eq!(bots(&party)[0]["bot"], "sharp");
    }
}

/// Programs that don't know the level must not take its records or games for damaged ones.
#[test]
fn a_master_makes_the_record_and_the_file_of_a_game_new_ones() {
    for (level, record, version) in [(Level::Sharp, 2, 2), (Level::Master, 3, 3)] {
        let mut party = two_and_bots(3, Options::default());
        party.does("Ann", bot(Seat::new(2), level));
        let newest: Value = serde_json::from_slice(&party.log.last().unwrap().to_record()).unwrap();
        assert_eq!(newest["v"], record, "{newest}");
        party = starts(party);
        party.play_to_the_end();
        let file = Golden { events: party.log.clone(), talk: Vec::new() }.games().remove(0);
        let json: Value = serde_json::from_str(&file).unwrap();
        assert_eq!(json["version"], version);
        let read = |version: u16| {
            let changed = file.replacen(&json["version"].to_string(), &version.to_string(), 1);
            GameFile::from_json(changed.as_bytes()).is_ok()
        };
        assert_eq!([2, 3].map(read), [version == 2, version == 3], "it belongs to one version alone");
    }
}

#[test]
fn bots_play_among_themselves_and_ann_watches() {
    for seats in [2, 3, 7] {
        let mut party = Party::joined(&["Ann", "Bob"], Options { seats, ..Options::default() });
        for seat in 0..seats {
            party
                .does("Ann", bot(Seat::new(seat), [Level::Steady, Level::Gentle, Level::Sharp][usize::from(seat) % 3]));
        }
        let mut party = starts(party);
        let mut phases = 0;
        while party.room.stage() == Stage::Playing {
            let phase = party.choosing();
            while party.room.stage() == Stage::Playing && party.choosing() == phase {
                assert!(party.house_moves(), "there is nobody for the bots to wait for");
            }
            phases += 1;
        }
        // Two players play every round twice.
        assert_eq!(phases, if seats == 2 { 28 } else { 14 });
        assert!(!party.house_moves(), "the game is over");
        assert_eq!(party.table().result.unwrap().ranking.len(), usize::from(seats));
        party.does("Ann", Request::Rematch);
    }
}

#[test]
fn the_house_waits_for_people() {
    let mut party = starts(two_and_bots(3, Options { seating: Seating::Hand, ..Options::default() }));
    party.house_plays_on();
    assert_eq!(party.sees("Ann")["room"]["awaited"], json!([0, 1]));
    party.chooses("Ann", [0, 1]);
    assert!(!party.house_moves());
    party.chooses("Bob", [0, 1]);
    party.house_plays_on();
    assert_eq!(
        (party.choosing(), party.sees("Ann")["room"]["awaited"].clone()),
        (false, json!([0, 1])),
        "and places without being asked"
    );
}

#[test]
fn the_house_moves_its_own_seats_alone() {
    let party = &mut two_and_bots(3, Options { seating: Seating::Hand, ..Options::default() });
    let choose = |round| {
        conurbation_rules::games::Action::TwoCities(two_cities::Action {
            round,
            turn: Turn::new(1),
            what: two_cities::Move::Choose([0, 1]),
        })
    };
    let refused = |party: &Party, seat, round| {
        let refusal = party
            .room
            .house_plays(Seat::new(seat), &choose(Round::new(round)), party.now)
            .expect_err("the house may not play");
        serde_json::to_value(refusal).unwrap()
    };
    assert_eq!((refused(party, 2, 1), party.room.house_turns().len()), (code("wrong_stage"), 0), "there is no game");
    let party = &mut starts(party.clone());
    assert_eq!(refused(party, 0, 1), code("not_away"), "Ann plays herself");
    assert_eq!(refused(party, 3, 1), code("not_away"), "there is no such seat");
    assert_eq!(refused(party, 2, 2), json!({ "code": "wrong_turn", "round": 1, "turn": 1 }));
    party.does("Ann", Request::Pause);
    assert_eq!((refused(party, 2, 1), party.room.house_turns().len()), (code("paused"), 0), "the house pauses too");
    party.does("Ann", Request::Resume);
    let event = party.room.house_plays(Seat::new(2), &choose(Round::new(1)), party.now).expect("the house may play");
    assert_eq!((event.at, event.by, event.command), (party.now, None, None));
}

#[test]
fn house_turns_say_when_the_phase_began() {
    let mut party = starts(two_and_bots(3, Options::default()));
    let since = |party: &Party| party.room.house_turns()[0].since;
    let began = party.now;
    party.now += 5_000;
    party.chooses("Ann", [0, 1]);
    assert_eq!(since(&party), began, "the same phase");
    party.chooses("Bob", [0, 1]);
    assert!(party.house_moves());
    assert_eq!(since(&party), began + 5_000, "placing has begun");
    party.now += 1_000;
    party.does("Ann", Request::Pause);
    party.now += 1_000_000;
    party.does("Ann", Request::Resume);
    assert_eq!(since(&party), party.now - 1_000, "a pause takes no time");
}

#[test]
fn a_clock_does_not_wait_for_bots_either() {
    let mut party = starts(two_and_bots(4, Options { clock: ClockRule::Brisk, ..Options::default() }));
    party.all_choose();
    party.now = party.room.deadline().unwrap();
    assert!(party.clock_fires());
    assert!(!party.choosing(), "the clock chose for people and bots");
}

#[test]
fn a_bot_keeps_what_it_promised_to_both_partners() {
    let mut party = starts(two_and_bots(3, Options { seating: Seating::Hand, ..Options::default() }));
    party.chooses("Ann", [0, 1]);
    party.chooses("Bob", [0, 1]);
    assert!(party.house_moves(), "the bot chooses");
    let step = |party: &Party| {
        let turn = party.room.house_turns().pop().expect("the bot has to place");
        party.talk.house_step(&party.room, &turn, party.now, 5_000)
    };
    assert_eq!(step(&party), Step::Propose(vec![City::new(2), City::new(1)]), "both partners are people");

    let answers = |party: &mut Party, city: City, accept: bool| {
        let saying = party.talk.house_says(&party.room, Seat::new(2), city, &Body::Answer { to: 0, accept }, party.now);
        party.talk.apply(saying.expect("a bot may answer"));
    };
    // Both ask for the same tile; the first one gets it.
    let wish =
        |tile| Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat: Seat::new(2), tile, cell: [3, 3] };
    party.does("Bob", Request::Say { channel: Channel::City(City::new(1)), body: wish(0) });
    assert!(matches!(step(&party), Step::Answer { to: 0, kept: true, .. }));
    answers(&mut party, City::new(1), true);
    party.does("Ann", Request::Say { channel: Channel::City(City::new(2)), body: wish(0) });
    assert!(matches!(step(&party), Step::Answer { kept: false, proposal, .. } if proposal.city == City::new(2)));
    answers(&mut party, City::new(2), false);
    // The other tile is free for her.
    party.does("Ann", Request::Say { channel: Channel::City(City::new(2)), body: wish(1) });
    assert!(matches!(step(&party), Step::Answer { kept: true, .. }));
}

#[test]
fn a_bot_builds_as_agreed_at_once_and_gives_those_who_have_not_answered_time() {
    let mut party = starts(two_and_bots(3, Options { seating: Seating::Hand, ..Options::default() }));
    party.chooses("Ann", [0, 1]);
    party.chooses("Bob", [0, 1]);
    assert!(party.house_moves(), "the bot chooses");
    let turn = |party: &Party| party.room.house_turns().pop().expect("the bot has to place");
    let step = |party: &Party| party.talk.house_step(&party.room, &turn(party), party.now, 5_000);
    let says = |party: &mut Party, city: City, body: Body| {
        let saying = party.talk.house_says(&party.room, Seat::new(2), city, &body, party.now);
        party.talk.apply(saying.expect("a bot may say it"));
    };
    let proposal =
        |tile| Body::Proposal { round: Round::new(1), turn: Turn::new(1), seat: Seat::new(2), tile, cell: [3, 3] };
    says(&mut party, City::new(1), proposal(0));
    says(&mut party, City::new(2), proposal(1));
    let patient = turn(&party).since + 20_000;
    assert_eq!(step(&party), Step::Wait(patient), "both read what it proposes");

    // It does what Bob agrees to, though Ann is still thinking.
    party
        .does("Bob", Request::Say { channel: Channel::City(City::new(1)), body: Body::Answer { to: 0, accept: true } });
    let Step::Act(agreed) = step(&party) else { panic!("it was agreed") };
    let event = party.room.house_plays(Seat::new(2), &agreed, party.now).expect("as agreed");
    party.take(event);
    assert_eq!(step(&party), Step::Wait(patient));
    party.now = patient;
    assert_eq!(step(&party), Step::Think(vec![]), "it doesn't wait for ever");

    // What she declines it hears.
    party.does(
        "Ann",
        Request::Say { channel: Channel::City(City::new(2)), body: Body::Answer { to: 0, accept: false } },
    );
    let Step::Think(declined) = step(&party) else { panic!("nothing is agreed for that city") };
    assert_eq!(declined.iter().map(|no| (no.tile, no.cell)).collect::<Vec<_>>(), [(1, [3, 3])]);
}
