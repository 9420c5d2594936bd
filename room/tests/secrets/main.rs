//! What someone may not see changes nothing in what they do see: not one byte, on any channel (law 5).

#[path = "../common/mod.rs"]
mod common;

mod keys;
mod sides;

use common::random::{Push, Story, cases, stories};
use common::{OUTSIDER, Party};
use conurbation_room::{Absence, Body, Channel, EventKind, Line, Options, Refusal, Request, Seating, Stage};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Level;
use conurbation_rules::two_cities;
use proptest::prelude::*;
use uuid::Uuid;

const NAMES: [&str; 7] = ["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus"];
const WATCHER: &str = "Hal";

/// A table of players before a choice, and a watcher.
fn before_a_choice(players: usize, turns: usize, options: Options) -> Party {
    let mut party = Party::playing(&NAMES[..players], options);
    party.joins(WATCHER);
    for _ in 0..turns {
        party.all_choose();
        party.all_place();
    }
    party
}

/// Everything sent to one guest.
fn screen(party: &Party, who: &str) -> String {
    party.view(who) + &party.reads(who)
}

/// Whoever takes part in a random story, or could: a seat may have been handed on to any of them.
fn everyone() -> impl Iterator<Item = &'static str> {
    NAMES.into_iter().chain([WATCHER, "Ida", OUTSIDER])
}

/// Only those who know the secret can tell the two rooms apart.
#[track_caller]
fn alike_but_for(insiders: &[&str], one: &Party, other: &Party) {
    for who in one.guests.iter().filter(|who| !insiders.contains(&who.as_str())) {
        assert_eq!(screen(one, who), screen(other, who), "{who} can tell");
        let of = |party: &Party| (party.admits(who), party.room.member(party.id(who)));
        assert_eq!(of(one), of(other));
    }
    assert_eq!(one.room.summary(), other.room.summary());
    assert_eq!(one.room.deadline(), other.room.deadline());
}

/// The answer to whatever a guest tries.
fn answer(party: &Party, who: &str, request: &Request) -> Result<(Option<EventKind>, Option<Line>), Refusal> {
    let command = Uuid::from_u128(7);
    if let Request::Say { channel, body } = request {
        let saying = party.talk.decide(&party.room, party.id(who), command, (*channel, body), party.now)?;
        return Ok((None, Some(saying.line)));
    }
    if let Request::Show(sign) = request {
        party.signs.clone().show(&party.room, party.id(who), *sign)?;
        return Ok((None, None));
    }
    if let Request::Knock { name } = request {
        party.knocks.clone().knock(&party.room, party.id(who), command, name)?;
        return Ok((None, None));
    }
    if let Request::AnswerKnock { knock, admit: false } = request {
        party.knocks.clone().turn_away(&party.room, party.id(who), *knock, party.host_away)?;
        return Ok((None, None));
    }
    let event = party.clone().decide(who, command, request)?;
    Ok((event.map(|event| event.what), None))
}

/// The others do the same in both rooms and get the same answers, until everything is revealed, the game is over, or a
/// seat changes hands: whoever has it then may know its secrets, and whoever lost it is told what watchers are.
fn others_go_on(insiders: &[&str], one: &mut Party, other: &mut Party, pushes: &[Push]) {
    let stage = one.room.stage();
    let seat =
        |party: &Party, who: &str| party.room.member(party.id(who)).and_then(|member| party.room.seat_of(member));
    let seats = |party: &Party| party.guests.iter().map(|who| seat(party, who)).collect::<Vec<_>>();
    let before = seats(one);
    for push in pushes {
        let (who, request) = one.whim(*push);
        if insiders.contains(&who) {
            continue;
        }
        assert_eq!(answer(one, who, &request), answer(other, who, &request), "{who}: {request:?}");
        assert_eq!(one.send(who, request.clone()), other.send(who, request));
        let revealed = one.room.stage() == Stage::Playing && !one.choosing();
        if revealed || one.room.stage() != stage || seats(one) != before {
            return;
        }
        alike_but_for(insiders, one, other);
    }
}

/// What someone does in secret: drafts and perhaps, in the end, the choice.
fn secret(party: &mut Party, who: &str, drafts: &[[u8; 2]], choice: Option<[u8; 2]>) {
    for [length, pick] in drafts {
        let hand = party.hand_size(who);
        let picks = [pick % hand, (pick % hand + 1) % hand].into_iter().take(usize::from(length % 3));
        let draft = party.act(two_cities::Move::Draft(picks.collect()));
        party.does(who, draft);
    }
    if let Some([first, step]) = choice {
        let hand = party.hand_size(who);
        let first = first % hand;
        party.chooses(who, [first, (first + 1 + step % (hand - 1)) % hand]);
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn drafts_and_choices_are_seen_only_by_their_makers(
        (players, turns, secretive) in (3..=7_usize, prop_oneof![Just(0), 0..7_usize], 0..7_usize),
        drafts in [(); 2].map(|()| prop::collection::vec(any::<[u8; 2]>(), 0..5)),
        choices in any::<Option<[[u8; 2]; 2]>>(),
        (talk_while_choosing, score_preview) in any::<(bool, bool)>(),
        story in stories(20),
    ) {
        let options = Options { talk_while_choosing, score_preview, ..Options::default() };
        let party = before_a_choice(players, turns, options);
        let insider = NAMES[secretive % players];
        let [mut one, mut other] = [party.clone(), party];
        for (room, party) in [&mut one, &mut other].into_iter().enumerate() {
            secret(party, insider, &drafts[room], choices.map(|choices| choices[room]));
        }
        alike_but_for(&[insider], &one, &other);
        others_go_on(&[insider], &mut one, &mut other, &story.pushes);
    }

    /// What a bot chooses, or the house for someone who is away; only that player may see it.
    #[test]
    fn the_choices_of_the_house_are_seen_by_nobody_else(
        (players, turns, seat, bot) in (2..=7_u8, 0..3_usize, any::<u8>(), any::<bool>()),
        choices in [(); 2].map(|()| any::<[u8; 2]>()),
        story in stories(20),
    ) {
        let seat = 1 + seat % (players - 1);
        let options = Options { absence: Absence::Bot, seats: players, seating: Seating::Hand, ..Options::default() };
        let (party, insider) = before_the_house_chooses(options, turns, Seat::new(seat), bot);
        let insiders: Vec<&str> = insider.into_iter().collect();
        let [mut one, mut other] = [party.clone(), party];
        for (party, choice) in [&mut one, &mut other].into_iter().zip(choices) {
            house_chooses(party, Seat::new(seat), choice);
        }
        alike_but_for(&insiders, &one, &other);
        others_go_on(&insiders, &mut one, &mut other, &story.pushes);
    }

    #[test]
    fn what_partners_say_changes_nothing_for_the_others(
        story in stories(12),
        city in 0..7_u8,
        texts in [(); 2].map(|()| prop::collection::vec(any::<u8>(), 0..8)),
        more in stories(12),
    ) {
        let options = Options { watchers: true, ..story.options };
        let mut party = Story { options, begins: story.begins.max(4), ..story.clone() }.begin(0);
        party.joins(WATCHER);
        story.pushes.iter().for_each(|push| party.push(*push));
        let channel = Channel::City(City::new(city % party.room.options().seats));
        let write = |who: &str| answer(&party, who, &common::say(channel, "Hm"));
        let partners: Vec<&str> = everyone().filter(|who| write(who).is_ok()).collect();
        // Whoever is muted still reads.
        let muted = everyone().filter(|who| write(who) == Err(Refusal::Muted));
        let insiders: Vec<&str> = partners.iter().copied().chain(muted).collect();
        let [mut one, mut other] = [party.clone(), party];
        for (room, party) in [&mut one, &mut other].into_iter().enumerate() {
            for (length, who) in texts[room].iter().zip(partners.iter().cycle()) {
                party.says(who, channel, &"psst ".repeat(1 + usize::from(length % 90)));
            }
        }
        alike_but_for(&insiders, &one, &other);
        others_go_on(&insiders, &mut one, &mut other, &more.pushes);
    }

    #[test]
    fn what_watchers_say_changes_nothing_for_the_players(
        story in stories(8),
        texts in [(); 2].map(|()| prop::collection::vec(any::<u8>(), 0..8)),
        more in stories(12),
    ) {
        let options = Options { watchers: true, ..story.options };
        let mut party = Story { options, begins: 3 + story.begins % 4, ..story.clone() }.begin(0);
        party.joins(WATCHER);
        story.pushes.iter().for_each(|push| party.push(*push));
        prop_assume!(matches!(party.room.stage(), Stage::Seated | Stage::Playing));
        let [mut one, mut other] = [party.clone(), party];
        let players = one.players();
        for (room, party) in [&mut one, &mut other].into_iter().enumerate() {
            for length in &texts[room] {
                // In a random party the watcher may have been removed.
                let _ = party.send(WATCHER, common::say(Channel::Watchers, &"x".repeat(1 + usize::from(*length))));
            }
        }
        let plays = |who: &&str| players.iter().any(|player| player == who);
        let insiders: Vec<&str> = everyone().filter(|who| !plays(who)).collect();
        alike_but_for(&insiders, &one, &other);
        others_go_on(&insiders, &mut one, &mut other, &more.pushes);
    }

    /// Compares two parties that differ only in their cookies and command ids.
    #[test]
    fn ids_of_guests_and_commands_are_never_shown(story in stories(30)) {
        let [mut one, mut other] = [story.begin(1), story.begin(0x5eed_cafe)];
        for push in story.pushes {
            one.push(push);
            other.push(push);
            prop_assert_eq!(one.all_views(), other.all_views());
        }
        let seen: String = one.all_views().into_iter().map(|(view, lines)| view + &lines).collect();
        for id in one.guests.iter().map(|who| one.id(who)).chain(one.log.iter().filter_map(|event| event.command)) {
            prop_assert!(!seen.contains(&id.to_string()) && !seen.contains(&id.simple().to_string()));
        }
    }

}

/// A table before a choice, where a bot has the seat or its player is away. Returns the player too, if there is one.
fn before_the_house_chooses(options: Options, turns: usize, seat: Seat, bot: bool) -> (Party, Option<&'static str>) {
    let names = NAMES[..options.seats.into()].iter().copied();
    let players: Vec<&str> = names.filter(|name| !bot || *name != NAMES[seat.index()]).collect();
    let mut party = Party::joined(&players, options);
    party.joins(WATCHER);
    for who in &players {
        let seat = Seat::at(NAMES.iter().position(|name| name == who).expect("players have names"));
        party.does(who, Request::Sit { seat });
    }
    if bot {
        party.does("Ann", Request::SetBot { seat, level: Some(Level::Gentle) });
    }
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    for _ in 0..2 * turns {
        party.house_plays_on();
        if party.choosing() {
            party.all_choose();
        } else {
            party.all_place();
        }
    }
    let insider = NAMES[seat.index()];
    if !bot {
        party.goes_away(insider);
    }
    (party, (!bot).then_some(insider))
}

/// The house chooses these tiles, which need not be the ones it thinks best.
fn house_chooses(party: &mut Party, seat: Seat, [first, step]: [u8; 2]) {
    let hand = party.hand_size("Ann");
    let first = first % hand;
    let request = two_cities::Move::Choose([first, (first + 1 + step % (hand - 1)) % hand]);
    let Request::Play(action) = party.act(request) else { unreachable!("a choice is played") };
    let event = party.room.house_plays(seat, &action, party.now).expect("the seat is the house's");
    party.take(event);
}

/// Those who may know the secrets above do see them: otherwise the tests would also pass on a blank page.
#[test]
fn secrets_are_shown_to_those_who_may_know_them() {
    let party = before_a_choice(3, 1, Options { talk_while_choosing: true, ..Options::default() });
    let insider = party.players()[0].clone();
    let mut one = party.clone();
    secret(&mut one, &insider, &[[2, 0]], None);
    assert_ne!(one.view(&insider), party.view(&insider), "one's draft");
    let mut one = party.clone();
    secret(&mut one, &insider, &[], Some([0, 0]));
    let mut other = party.clone();
    secret(&mut other, &insider, &[], Some([1, 1]));
    assert_ne!(one.view(&insider), other.view(&insider), "one's choice");
    one.all_choose();
    other.all_choose();
    assert_ne!(one.view(OUTSIDER), other.view(OUTSIDER), "everyone sees it after the reveal");
    one.says(&insider, Channel::City(City::new(0)), "psst");
    assert!(one.reads(&one.players()[1]).contains("psst"));
    one.does(WATCHER, Request::Say { channel: Channel::Watchers, body: Body::Text("aha".to_owned()) });
    assert!(one.reads(OUTSIDER).contains("aha") && !one.reads(&insider).contains("aha"));
}
