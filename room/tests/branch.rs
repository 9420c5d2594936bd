//! A game that goes on from a moment of another one.

mod common;

use std::fs;
use std::path::Path;

use common::golden::Golden;
use conurbation_room::{
    BranchError, Branching, Context, Event, EventKind, GameFile, GameRecorder, Kept, Knocks, NamedGameRecorder,
    Recorder, Refusal, Request, Room, SeatKey, Stage, Verdict,
};
use conurbation_rules::common::{Level, Seat};
use conurbation_rules::draw::Hash;
use conurbation_rules::games::Action;
use serde_json::{Value, json};
use uuid::Uuid;

const FROM: Hash = Hash([5; 32]);
const ME: Uuid = Uuid::from_u128(77);

fn asked(seat: usize, actions: usize) -> Branching {
    let actions = u32::try_from(actions).expect("few actions");
    Branching { guest: ME, name: "Zoe".to_owned(), seat: Seat::at(seat), level: Level::Steady, actions }
}

/// A name, the file, and its actions.
type Played = (String, GameFile, Vec<(Seat, Action)>);

/// Every golden game in the present version, with its name and its actions.
fn games() -> Vec<Played> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let files = fs::read_dir(folder).expect("golden logs").map(|file| file.expect("a file").path());
    let logs = files.filter(|path| path.to_string_lossy().ends_with(".events.jsonl"));
    let read = |path: std::path::PathBuf| {
        let log = Golden::read(&fs::read_to_string(&path).expect("a log"), "");
        let games = log.games().into_iter().enumerate();
        let game = |(number, json): (usize, String)| {
            let file = GameFile::from_json(json.as_bytes()).expect("a game file");
            let actions = file.played().expect("a legal game").actions;
            (format!("{}, game {number}", path.display()), file, actions)
        };
        games.map(game).collect::<Vec<_>>()
    };
    logs.flat_map(read).collect()
}

fn room(events: &[Event]) -> Room {
    let mut room = Room::opened(&events[0]).expect("the first event opens the room");
    events[1..].iter().for_each(|event| room.apply(event).expect("a sound log"));
    room
}

fn file(events: &[Event]) -> Option<Value> {
    let mut recorder = GameRecorder::new(&events[0], 0).expect("the first event opens the room");
    events[1..].iter().for_each(|event| recorder.apply(event).expect("a sound log"));
    recorder.finish().1.map(|json| serde_json::from_str(&json).expect("JSON"))
}

fn of_house(at: u64, seat: Seat, action: &Action) -> Event {
    Event { at, by: None, command: None, what: EventKind::Played { seat, action: action.clone() } }
}

#[test]
fn every_golden_game_can_be_played_on_from_any_moment_and_from_any_seat() {
    let games = games();
    for (name, game, actions) in &games {
        let seats = usize::from(room(&game.branch(&asked(0, 0), FROM, 9).expect("a branch")).options().seats);
        let original: Value = serde_json::from_str(&game.to_json().expect("short")).expect("JSON");
        for (seat, at) in [(0, 0), (seats - 1, actions.len() / 2), (seats / 2, actions.len() - 1)] {
            let mut events = game.branch(&asked(seat, at), FROM, 9).expect("a branch");
            let branched = room(&events);
            assert_eq!(branched.stage(), Stage::Playing, "{name}");
            let me = branched.member(ME).expect("a member");
            assert_eq!(branched.seat_of(me), Some(Seat::at(seat)), "{name}");
            assert!((0..seats).all(|other| branched.bot_at(Seat::at(other)).is_some() != (other == seat)), "{name}");
            assert_eq!(branched.public_view(|_| true).seating.expect("seated").branch.expect("a branch").from, FROM);
            // Each record can be read again.
            for event in &events {
                assert_eq!(Event::from_record(&event.to_record()).as_ref(), Ok(event), "{name}");
            }
            // What was played before leads to what it led to: the deal is the same.
            events.extend(actions[at..].iter().map(|(seat, action)| of_house(10, *seat, action)));
            let ended = room(&events);
            assert_eq!(ended.stage(), Stage::Ended, "{name}");
            assert!(ended.public_view(|_| true).tally.is_none(), "{name}: nobody's wins are counted");
            assert!(ended.summary().result.is_empty() && ended.summary().campaign.is_none(), "{name}");
            let file = file(&events).expect("a file");
            assert_eq!((&file["result"], &file["seed"]), (&original["result"], &original["seed"]), "{name}");
            assert_eq!(file["version"], 3, "{name}");
            assert_eq!(file["branch"], json!({ "from": FROM, "actions": at }), "{name}");
            assert!(file.get("draw").is_none(), "{name}");
        }
    }
    assert!(games.len() > 20);
}

#[test]
fn the_file_of_such_a_game_is_in_order_and_says_that_the_deal_was_known() {
    for (name, game, actions) in games() {
        let mut events = game.branch(&asked(0, 3), FROM, 9).expect("a branch");
        events.extend(actions[3..].iter().map(|(seat, action)| of_house(10, *seat, action)));
        let mut recorder = GameRecorder::new(&events[0], 0).expect("the first event opens the room");
        events[1..].iter().for_each(|event| recorder.apply(event).expect("a sound log"));
        let json = recorder.finish().1.expect("a file");
        let file = GameFile::from_json(json.as_bytes()).expect("a game file");
        assert_eq!(file.to_json().as_ref(), Some(&json), "{name}");
        let findings = file.check(&Kept::default());
        assert!(findings.iter().all(|finding| finding.verdict != Verdict::Failed), "{name}: {findings:?}");
        let said = findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(said.contains("not checked: the deal, which was known beforehand"), "{name}: {said}");
        assert!(said.contains(&FROM.to_string()), "{name}: {said}");
        assert!(file.to_replay().is_ok_and(|replay| replay.is_some_and(|json| json.contains("\"branch\""))), "{name}");

        let changed = |change: fn(&mut Value)| {
            let mut file: Value = serde_json::from_str(&json).expect("JSON");
            change(&mut file);
            GameFile::from_json(file.to_string().as_bytes())
        };
        let too_many = changed(|file| file["branch"]["actions"] = json!(100_000)).expect("a game file");
        let failed = too_many.check(&Kept::default());
        assert!(failed.iter().any(|finding| finding.to_string().contains("100000 of ")), "{name}: {failed:?}");
        assert!(changed(|file| file["version"] = json!(2)).is_err(), "{name}: that version has no branches");
        assert!(changed(|file| drop(file.as_object_mut().unwrap().remove("branch"))).is_err(), "{name}");
    }
}

#[test]
fn a_file_of_version_3_is_in_order() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let json = fs::read_to_string(folder.join("version_3/branched.0.game.json")).expect("a golden game");
    let file = GameFile::from_json(json.as_bytes()).expect("a game file");
    assert_eq!(file.to_json().as_ref(), Some(&json), "it is written back byte for byte");
    let findings = file.check(&Kept::default());
    let good = findings.iter().filter(|finding| finding.verdict == Verdict::Good).count();
    assert_eq!((good, findings.len()), (4, 5), "{findings:?}");
    assert!(file.to_replay().is_ok());
}

#[test]
fn what_cannot_be_played_on_is_refused() {
    let (_, game, actions) = games().swap_remove(0);
    let branch = |asked: &Branching| game.branch(asked, FROM, 9);
    for over in [actions.len(), actions.len() + 1, 1_000_000] {
        assert!(matches!(branch(&asked(0, over)), Err(BranchError::NoMoment)), "{over}");
    }
    let no_seat = branch(&asked(7, 0)).expect_err("no such seat");
    assert!(matches!(no_seat, BranchError::Refused(Refusal::NoSuchSeat { .. })), "{no_seat}");
    let nameless = branch(&Branching { name: " ".to_owned(), ..asked(0, 0) }).expect_err("no name");
    assert!(matches!(nameless, BranchError::Refused(Refusal::BadName { .. })), "{nameless}");
    let bot = branch(&Branching { name: "Cerdà".to_owned(), ..asked(0, 0) }).expect_err("a bot's name");
    assert!(matches!(bot, BranchError::Refused(Refusal::NameTaken | Refusal::NameLooksLike { .. })), "{bot}");
}

#[test]
fn a_rematch_there_is_a_game_like_any_other() {
    let (_, game, actions) = games().into_iter().find(|(name, ..)| name.contains("shuffle")).expect("a golden game");
    let mut events = game.branch(&asked(0, 3), FROM, 9).expect("a branch");
    events.extend(actions[3..].iter().map(|(seat, action)| of_house(10, *seat, action)));
    let by = Some(conurbation_room::Member::new(0));
    events.push(Event { at: 11, by, command: None, what: EventKind::Rematched { readers: Vec::new() } });
    let again = room(&events);
    assert_eq!(again.stage(), Stage::Open);
    let snapshot = again.snapshot().expect("it is between two games");
    assert!(Room::from_snapshot(&snapshot).expect("a room").public_view(|_| true).tally.is_none());
}

#[test]
fn friends_take_over_seats_of_bots_by_links() {
    let (_, game, _) = games().into_iter().find(|(name, ..)| name.contains("shuffle")).expect("a golden game");
    let mut room = room(&game.branch(&asked(0, 3), FROM, 9).expect("a branch"));
    let (friend, key) = (Uuid::from_u128(78), SeatKey(Uuid::from_u128(4)));
    let (knocks, nobody) = (Knocks::default(), |_| true);
    let seed = || conurbation_rules::shuffle::Seed([0; 32]);
    let context = Context { now: 10, host_away: false, here: &nobody, knocks: &knocks, room: FROM, seed: &seed };
    let decided = |room: &Room, who, request: Request| room.decide(who, Uuid::from_u128(99), &request, &context);
    let seat = Seat::at(1);
    assert_eq!(room.house_turns().iter().filter(|turn| turn.seat == seat).count(), 1, "the bot is to play");
    let offer = decided(&room, ME, Request::OfferSeat { seat, key }).expect("allowed").expect("an event");
    room.apply(&offer).expect("a link");
    let name = Some("Yan".to_owned());
    let taken = decided(&room, friend, Request::TakeSeat { key, name }).expect("allowed").expect("an event");
    room.apply(&taken).expect("taken");
    let yan = room.member(friend).expect("a member");
    assert_eq!((room.seat_of(yan), room.bot_at(seat)), (Some(seat), None));
    assert!(room.house_turns().iter().all(|turn| turn.seat != seat), "the bot has gone");
    let view = room.public_view(|_| true);
    assert!(view.handed.is_empty(), "nobody is to give the seat back");
    assert_eq!(view.members.iter().filter(|member| member.bot.is_some()).count(), 1);
    assert_eq!(room.host_guest(), ME);

    // Only the host hands on a bot's seat, and nobody a person's who is here.
    let [others, persons] = [(friend, Seat::at(2)), (ME, seat)]
        .map(|(who, seat)| decided(&room, who, Request::OfferSeat { seat, key }).expect_err("not allowed"));
    assert_eq!((others, persons), (Refusal::NotHost, Refusal::PlayerHere));
}

#[test]
fn a_game_goes_on_only_if_a_new_room_can_begin_with_what_happened_before() {
    let (_, game, _) = games().into_iter().find(|(name, ..)| name.contains("shuffle")).expect("a golden game");
    let mut file: Value = serde_json::from_str(&game.to_json().expect("short")).expect("JSON");
    file["actions"] = vec![file["actions"][0].clone(); 4_001].into();
    let endless = GameFile::from_json(file.to_string().as_bytes()).expect("a game file");
    assert!(matches!(endless.branch(&asked(0, 4_001), FROM, 9), Err(BranchError::TooLong)));
}

#[test]
fn a_picture_names_masters_like_everyone_else() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden");
    let log = fs::read_to_string(folder.join("bots.events.jsonl")).expect("a golden log");
    let mut events = Golden::read(&log, "").events;
    for event in &mut events {
        if let EventKind::BotSet { level: Some(level), .. } = &mut event.what {
            *level = Level::Master;
        }
    }
    let mut recorder = NamedGameRecorder::new(&events[0], 0).expect("the first event opens the room");
    events[1..].iter().for_each(|event| recorder.apply(event).expect("a sound log"));
    let json = recorder.finish().1.expect("a finished game");
    let file = GameFile::from_json(json.as_bytes()).expect("a game file");
    assert_eq!(file.people().len(), usize::from(room(&events).options().seats), "bots have names too");
}
