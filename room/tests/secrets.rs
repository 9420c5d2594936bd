//! What someone may not see changes nothing of what they see: not one byte, on no channel (law 5).

mod common;

use common::random::{Push, Story, cases, stories};
use common::sides::square_off;
use common::{OUTSIDER, Party, seed};
use conurbation_room::{Absence, Body, Channel, Happening, Line, Options, Refusal, Request, Seating, Stage};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{self, Mode, Tile};
use conurbation_rules::two_cities;
use proptest::prelude::*;
use uuid::Uuid;

const NAMES: [&str; 7] = ["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus"];
const WATCHER: &str = "Hal";

/// A table of so many players before a choice, and someone who watches.
fn before_a_choice(players: usize, turns: usize, options: Options) -> Party {
    let mut party = Party::playing(&NAMES[..players], options);
    party.joins(WATCHER);
    for _ in 0..turns {
        party.all_choose();
        party.all_place();
    }
    party
}

/// Everything that goes to one guest.
fn screen(party: &Party, who: &str) -> String {
    party.view(who) + &party.reads(who)
}

/// Nobody but those who know the secret can tell the one room from the other.
#[track_caller]
fn alike_but_for(insiders: &[&str], one: &Party, other: &Party) {
    for who in one.guests.iter().filter(|who| !insiders.contains(&who.as_str())) {
        assert_eq!(screen(one, who), screen(other, who), "{who} can tell");
        let of = |party: &Party| (party.room.admits(party.id(who)), party.room.member(party.id(who)));
        assert_eq!(of(one), of(other));
    }
    assert_eq!(one.room.summary(), other.room.summary());
    assert_eq!(one.room.deadline(), other.room.deadline());
}

/// What a guest is answered, whatever they try.
fn answer(party: &Party, who: &str, request: &Request) -> Result<(Option<Happening>, Option<Line>), Refusal> {
    let command = Uuid::from_u128(7);
    if let Request::Say { channel, body } = request {
        let saying = party.talk.decide(&party.room, party.id(who), command, (*channel, body), party.now)?;
        return Ok((None, Some(saying.line)));
    }
    if let Request::Show(sign) = request {
        party.signs.clone().show(&party.room, party.id(who), *sign)?;
        return Ok((None, None));
    }
    let event = party.clone().decide(who, command, request)?;
    Ok((event.map(|event| event.what), None))
}

/// The others do the same in both rooms and are answered the same, until everything is revealed or the game is over.
fn others_go_on(insiders: &[&str], one: &mut Party, other: &mut Party, pushes: &[Push]) {
    let stage = one.room.stage();
    for push in pushes {
        let (who, request) = one.whim(*push);
        if insiders.contains(&who) {
            continue;
        }
        assert_eq!(answer(one, who, &request), answer(other, who, &request), "{who}: {request:?}");
        assert_eq!(one.send(who, request.clone()), other.send(who, request));
        if one.room.stage() != stage || one.room.stage() == Stage::Playing && !one.choosing() {
            return;
        }
        alike_but_for(insiders, one, other);
    }
}

/// What someone does in secret: drafts, and at last perhaps the choice.
fn secret(party: &mut Party, who: &str, drafts: &[[u8; 2]], choice: Option<[u8; 2]>) {
    for [length, pick] in drafts {
        let hand = party.hand(who).hand.len() as u8;
        let picks = [pick % hand, (pick % hand + 1) % hand].into_iter().take(usize::from(length % 3));
        let draft = party.act(two_cities::Move::Draft(picks.collect()));
        party.does(who, draft);
    }
    if let Some([first, step]) = choice {
        let hand = party.hand(who).hand.len() as u8;
        let first = first % hand;
        party.chooses(who, [first, (first + 1 + step % (hand - 1)) % hand]);
    }
}

proptest! {
    #![proptest_config(cases(80))]

    #[test]
    fn drafts_and_choices_are_seen_by_who_made_them_alone(
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

    /// What a bot chooses, or the house for someone who is away: that player alone may see it.
    #[test]
    fn what_the_house_chooses_is_seen_by_nobody(
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

    /// What a side lays, moves, takes back, holds over its grid and says, until both sides are done.
    #[test]
    fn what_a_side_does_is_seen_by_that_side_alone(
        (players, mode, turns) in (2..=7_usize, 0..3_usize, 0..5_usize),
        secrets in [(); 2].map(|()| prop::collection::vec(any::<[u8; 3]>(), 0..8)),
        done in any::<bool>(),
        story in stories(20),
    ) {
        let mode = [Mode::Base, Mode::Sprint, Mode::Sprawl][mode];
        let mut party = Party::playing(&NAMES[..players], square_off(mode));
        party.joins(WATCHER);
        for _ in 0..if mode == Mode::Sprint { 0 } else { turns } {
            for who in ["Ann", "Bob"] {
                if party.room.stage() == Stage::Playing {
                    party.lays_something(who);
                }
            }
        }
        prop_assume!(party.room.stage() == Stage::Playing);
        let insiders: Vec<&str> = NAMES[..players].iter().copied().step_by(2).collect();
        let [mut one, mut other] = [party.clone(), party];
        for (party, secrets) in [&mut one, &mut other].into_iter().zip(&secrets) {
            for secret in secrets {
                on_own_side(party, &insiders, *secret);
            }
            // Which starter a side takes is open, for the other one can't take it any more.
            let tile = party.lays_of("Ann")[secrets.len() % 2];
            party.lays("Ann", tile);
            if done {
                party.is_done("Ann");
            }
            if let Some(mate) = insiders.get(1).filter(|_| secrets.len() % 3 > 0) {
                party.hovers(mate, Some(party.lays_of(mate)[secrets.len()]));
            }
        }
        alike_but_for(&insiders, &one, &other);
        let turn = one.grids().turn;
        for push in &story.pushes {
            let (who, request) = one.whim(*push);
            if insiders.contains(&who) {
                continue;
            }
            assert_eq!(answer(&one, who, &request), answer(&other, who, &request), "{who}: {request:?}");
            assert_eq!(one.send(who, request.clone()), other.send(who, request));
            if one.room.stage() != Stage::Playing || one.grids().turn != turn {
                break;
            }
            alike_but_for(&insiders, &one, &other);
        }
    }

    #[test]
    fn a_link_to_a_seat_is_seen_by_who_made_it_alone(story in stories(40)) {
        let mut party = Story { begins: 3 + story.begins % 4, ..story.clone() }.begin(0);
        for push in story.pushes {
            party.push(push);
            links_are_kept(&party);
        }
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
        let writes = |party: &Party, who: &&str| answer(party, who, &common::say(channel, "Hm")).is_ok();
        let partners: Vec<&str> = NAMES.into_iter().filter(|who| writes(&party, who)).collect();
        let [mut one, mut other] = [party.clone(), party];
        for (room, party) in [&mut one, &mut other].into_iter().enumerate() {
            for (length, who) in texts[room].iter().zip(partners.iter().cycle()) {
                party.says(who, channel, &"psst ".repeat(1 + usize::from(length % 90)));
            }
        }
        alike_but_for(&partners, &one, &other);
        others_go_on(&partners, &mut one, &mut other, &more.pushes);
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
        let insiders: Vec<&str> =
            NAMES.into_iter().chain([WATCHER, "Ida", OUTSIDER]).filter(|who| !players.iter().any(|at| at == who)).collect();
        alike_but_for(&insiders, &one, &other);
        others_go_on(&insiders, &mut one, &mut other, &more.pushes);
    }

    /// The same party of people with other cookies and other command ids.
    #[test]
    fn who_guests_are_elsewhere_is_nowhere(story in stories(30)) {
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

    #[test]
    fn a_seed_is_secret_until_its_game_is_over(story in stories(40)) {
        let mut party = story.begin(0);
        seeds_are_kept(&party);
        for push in story.pushes {
            party.push(push);
            seeds_are_kept(&party);
        }
    }
}

/// Someone of a side lays a tile, takes it back, holds one over the grid or says something to the others of the side.
fn on_own_side(party: &mut Party, team: &[&str], [who, what, which]: [u8; 3]) {
    let who = team[usize::from(who) % team.len()];
    let lays = party.lays_of(who);
    let tile: Tile = lays[usize::from(which) % lays.len()];
    let request = match what % 5 {
        0 => common::say(Channel::City(City::new(0)), &"psst ".repeat(1 + usize::from(which % 90))),
        1 => party.act_on_grid(square_off::Move::Lift(tile.piece)),
        2 => party.showing((which < 200).then_some(tile)),
        _ => party.act_on_grid(square_off::Move::Lay(tile)),
    };
    // Nothing may lie there to be taken back, and who is alone shows and says nothing to anyone.
    let _ = party.send(who, request);
}

/// A table before a choice, where a bot keeps the seat, or its player is away: then also who that is.
fn before_the_house_chooses(options: Options, turns: usize, seat: Seat, bot: bool) -> (Party, Option<&'static str>) {
    let names = NAMES[..options.seats.into()].iter().copied();
    let players: Vec<&str> = names.filter(|name| !bot || *name != NAMES[seat.index()]).collect();
    let mut party = Party::joined(&players, options);
    party.joins(WATCHER);
    for who in &players {
        let seat = NAMES.iter().position(|name| name == who).expect("players have names") as u8;
        party.does(who, Request::Sit { seat: Seat::new(seat) });
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

/// The house chooses these tiles, which it need not think best.
fn house_chooses(party: &mut Party, seat: Seat, [first, step]: [u8; 2]) {
    let hand = party.hand("Ann").hand.len() as u8;
    let first = first % hand;
    let request = two_cities::Move::Choose([first, (first + 1 + step % (hand - 1)) % hand]);
    let Request::Play(action) = party.act(request) else { unreachable!("a choice is played") };
    let event = party.room.house_plays(seat, &action, party.now).expect("the seat is the house's");
    party.take(event);
}

/// Every link that was ever made shows to its maker as long as it is good, and to nobody else ever.
#[track_caller]
fn links_are_kept(party: &Party) {
    for event in &party.log {
        let Happening::SeatOffered { key, .. } = event.what else { continue };
        for who in &party.guests {
            let made_it = event.by == party.room.member(party.id(who));
            let shown = screen(party, who).contains(&key.to_string());
            assert_eq!(shown, made_it && party.room.is_offered(key), "{who} and {event:?}");
        }
        let summary = serde_json::to_string(&party.room.summary()).expect("a summary has a JSON form");
        assert!(!summary.contains(&key.to_string()));
    }
}

#[track_caller]
fn seeds_are_kept(party: &Party) {
    let over = party.room.stage() == Stage::Ended;
    let screens: String = party.all_views().into_iter().map(|(view, lines)| view + &lines).collect();
    // Every seed that was ever drawn, those of shuffles and of seatings that were taken back too.
    for number in 1..200 {
        let seed = seed(number);
        let shown = over && seed == party.last_seed();
        assert_eq!(screens.contains(&seed.reveal()), shown, "seed {number} at stage {:?}", party.room.stage());
    }
    if let Some(seating) = party.room.public_view(|_| true).seating {
        assert_eq!(seating.fingerprint, party.last_seed().fingerprint());
        let revealed = seating.seed.map(|hex| serde_json::from_value::<Seed>(hex.into()).unwrap());
        assert_eq!(revealed, over.then(|| party.last_seed()), "it is the one that was promised");
    }
}

/// Two games that were dealt differently: but for the fingerprint, others see no difference before anything is revealed.
#[test]
fn what_was_dealt_is_seen_by_who_holds_it_alone() {
    let dealt = |seed: usize, picks: [u8; 2]| {
        let options = Options { seating: Seating::Hand, ..Options::default() };
        let mut party = Party::sitting(&NAMES[..5], options);
        party.sets_seats("Ann", 6);
        party.does("Ann", Request::SetBot { seat: Seat::new(5), level: Some(Level::Steady) });
        party.joins(WATCHER);
        for _ in 0..seed {
            party.does("Ann", Request::Seat);
            party.does("Ann", Request::Unseat);
        }
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        for who in &NAMES[1..5] {
            party.chooses(who, picks);
        }
        party.house_plays_on();
        party
    };
    let [one, other] = [dealt(0, [0, 1]), dealt(3, [6, 2])];
    for who in [WATCHER, OUTSIDER] {
        let masked = |party: &Party| screen(party, who).replace(&party.last_seed().fingerprint(), "fingerprint");
        assert_eq!(masked(&one), masked(&other), "{who} can tell");
    }
    // A player sees their own hand, and beyond it what everyone sees.
    assert_ne!(one.hand("Ann").hand, other.hand("Ann").hand);
    let public = |party: &Party| {
        let room = party.sees("Ann")["room"].to_string();
        room.replace(&party.last_seed().fingerprint(), "fingerprint")
    };
    assert_eq!(public(&one), public(&other));
    assert!(one.hand("Bob").hand.is_empty(), "who has given the choice can't look at the hand again");
}

/// The secrets above do show to those who may know them: a test that sees nothing would hold of a blank page too.
#[test]
fn who_may_know_a_secret_sees_it() {
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
    assert_ne!(one.view(OUTSIDER), other.view(OUTSIDER), "revealed, everyone sees it");
    one.says(&insider, Channel::City(City::new(0)), "psst");
    assert!(one.reads(&one.players()[1]).contains("psst"));
    one.does(WATCHER, Request::Say { channel: Channel::Watchers, body: Body::Text("aha".to_owned()) });
    assert!(one.reads(OUTSIDER).contains("aha") && !one.reads(&insider).contains("aha"));
}

#[test]
fn a_seed_does_not_slip_into_a_log_file() {
    let party = Party::playing(&NAMES[..3], Options::default());
    let printed = format!("{:?} {:?}", party.room, party.log);
    assert!(!printed.contains(&party.last_seed().reveal()) && !printed.contains(&format!("{:?}", party.last_seed().0)));
}
