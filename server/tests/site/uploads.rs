//! Games that are uploaded as files: checked, watched, and given back as they came.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use axum::http::{Method, StatusCode, header};
use conurbation::net::GateOptions;
use conurbation::rooms::{Form, UploadError};
use conurbation::store::{RoomId, Store};
use conurbation_room::{Event, GameRecorder, MAX_GAME_FILE, Options, Recorder};
use serde_json::{Value, json};

use crate::browser::{Answer, ORIGIN, Place, ask, get, post, site, site_on, site_with};
use crate::common::{play_until, three_play};
use crate::guests::{cookie, guest};

fn golden() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden")
}

/// The files in a folder whose names end so, as text.
fn texts(folder: &Path, ending: &str) -> Vec<String> {
    let paths = fs::read_dir(folder).expect("golden files").map(|file| file.expect("a file").path());
    let paths = paths.filter(|path| path.to_string_lossy().ends_with(ending));
    paths.map(|path| fs::read_to_string(path).expect("text")).collect()
}

/// The files of all games of a log, in the present version.
fn exported(log: &str) -> Vec<String> {
    let events: Vec<Event> =
        log.lines().map(|line| Event::from_record(line.as_bytes()).expect("a golden record")).collect();
    let game = |number| {
        let mut recorder = GameRecorder::new(&events[0], number).expect("the first event opens the room");
        events[1..].iter().for_each(|event| recorder.apply(event).expect("the log is consistent"));
        recorder.finish().1
    };
    (0..).map_while(game).collect()
}

fn game() -> String {
    fs::read_to_string(golden().join("version_2/shuffle.0.game.json")).expect("a golden game")
}

async fn upload(site: &Place, file: &str, headers: &[(&str, &str)]) -> Answer {
    let mut all = vec![("origin", ORIGIN)];
    all.extend(headers);
    ask(site, Method::POST, "/games", &all, file).await
}

/// Where a file can be watched that was just uploaded.
#[track_caller]
fn address(answer: &Answer) -> String {
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    let here: Value = serde_json::from_str(&answer.body).expect("JSON");
    here["address"].as_str().expect("an address").to_owned()
}

fn id(address: &str) -> RoomId {
    address.strip_prefix("/games/").and_then(|id| id.parse().ok()).expect("an id")
}

#[tokio::test]
async fn every_golden_game_of_either_version_comes_back_byte_for_byte() {
    let site = site_with(GateOptions { behind_proxy: true, ..GateOptions::default() }).await;
    let mut files = texts(&golden(), ".game.json");
    files.extend(texts(&golden().join("version_2"), ".game.json"));
    files.extend(texts(&golden(), ".events.jsonl").iter().flat_map(|log| exported(log)));
    let kinds = ["\"two_cities\"", "\"simple\"", "\"full\"", "\"base\"", "\"sprint\"", "\"sprawl\""];
    for part in kinds.into_iter().chain(["\"version\":1", "\"version\":2", "\"house\""]) {
        assert!(files.iter().any(|file| file.contains(part)), "{part}");
    }
    let mut addresses = BTreeSet::new();
    for (number, file) in files.iter().enumerate() {
        // Each from another address: one may upload only so many.
        let from = format!("198.51.{}.{}", number / 200, number % 200 + 1);
        let here = address(&upload(&site, file, &[("x-forwarded-for", &from)]).await);
        let back = get(&site, &format!("{here}.json"), &[("x-forwarded-for", &from)]).await;
        assert_eq!((back.status, &back.body), (StatusCode::OK, file));
        assert!(back.header(header::CONTENT_DISPOSITION).starts_with("attachment; filename=\"conurbation-game-"));
        // What came back is uploaded again: the same game.
        assert_eq!(address(&upload(&site, &back.body, &[("x-forwarded-for", &from)]).await), here);
        addresses.insert(here);
    }
    let different: BTreeSet<&String> = files.iter().collect();
    assert!(addresses.len() == different.len() && different.len() > 40, "{} games", addresses.len());
}

#[tokio::test]
async fn a_game_from_another_server_is_watched_here() {
    let there = site().await;
    let (room, mut people) = three_play(&there.rooms, Options::default()).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    let file = get(&there, &format!("/r/{room}/games/0.json"), &[]).await.body;
    let watched = get(&there, &format!("/r/{room}/games/0/replay"), &[]).await.body;

    let folder = tempfile::tempdir().expect("a folder");
    let open = || async { Store::open(&format!("sqlite:{}", folder.path().join("store.db").display())).await };
    let store = open().await.expect("a store");
    let here = site_on(store.clone());
    let address = address(&upload(&here, &file, &[]).await);
    store.close().await;

    // After a restart, by a stranger.
    let here = site_on(open().await.expect("a store"));
    let page = get(&here, &address, &[("accept-language", "de")]).await;
    assert_eq!(page.status, StatusCode::OK);
    assert!(page.body.contains("Eine Partie im Rückblick"), "{}", page.body);
    assert!(page.body.contains(&format!("data-game=\"{address}\"")) && page.body.contains("noindex"), "{}", page.body);
    let replay = get(&here, &format!("{address}/replay"), &[]).await;
    assert_eq!((replay.status, replay.header(header::CONTENT_TYPE)), (StatusCode::OK, "application/json"));
    let last = |replay: &str| {
        let replay: Value = serde_json::from_str(replay).expect("a replay");
        let moments = replay["moments"].as_array().expect("moments").clone();
        moments.iter().rev().find_map(|moment| moment.get("room")).expect("a view")["game"].clone()
    };
    assert_eq!(last(&replay.body), last(&watched));
    // The engine says the same of it.
    let review = get(&here, &format!("{address}/review"), &[]).await;
    let of_the_room = get(&there, &format!("/r/{room}/games/0/review"), &[]).await;
    assert_eq!((review.status, review.body), (StatusCode::OK, of_the_room.body));
}

#[tokio::test]
async fn a_game_on_two_grids_is_reviewed_side_by_side() {
    let site = site().await;
    let golden = |name: &str| fs::read_to_string(golden().join(name)).expect("a golden game");
    let file = golden("square_off.0.game.json");
    let here = address(&upload(&site, &file, &[]).await);
    let answer = get(&site, &format!("{here}/review"), &[]).await;
    assert_eq!((answer.status, answer.header(header::CONTENT_TYPE)), (StatusCode::OK, "application/json"));
    let [review, file]: [Value; 2] = [&answer.body, &file].map(|json| serde_json::from_str(json).expect("JSON"));
    assert_eq!(review["game"], "square_off");
    // Every tile that was laid after a card is judged, where it was laid in the file.
    let actions = file["actions"].as_array().expect("actions");
    let moves = actions.iter().map(|action| (&action["seat"], &action["action"]["square_off"]));
    let laid = moves.filter(|(_, play)| play["turn"] != 0 && play["do"].get("done").is_some());
    let laid: Vec<_> = laid.map(|(seat, play)| (seat, &play["do"]["done"])).collect();
    let decisions = review["decisions"].as_array().expect("decisions");
    let judged: Vec<_> = decisions.iter().map(|one| (&one["seat"], &one["played"]["tile"])).collect();
    assert_eq!(judged, laid);
    let sides = review["sides"].as_array().expect("sides");
    let marked = |side: &Value| side["marks"].as_array().expect("marks").iter().filter_map(Value::as_u64).sum::<u64>();
    assert!(sides.len() == 2 && sides.iter().all(|side| marked(side) > 0), "{sides:?}");
    assert!(!answer.body.contains("Ann"), "there are no names in it");

    let unknown = address(&upload(&site, &golden("sprawl.0.game.json"), &[]).await);
    let none = get(&site, &format!("{unknown}/review"), &[]).await;
    assert_eq!(none.status, StatusCode::NOT_FOUND, "the engine doesn't know what lies outside a grid");
}

#[tokio::test]
async fn what_is_wrong_with_a_file_is_said() {
    let site = site().await;
    let file = game();
    let changed = |from: &str, to: &str| {
        assert!(file.contains(from), "{from}");
        file.replacen(from, to, 1)
    };
    let plain: Value = serde_json::from_str(&texts(&golden(), "shuffle.0.game.json")[0]).expect("JSON");
    let edited = |edit: fn(&mut Value)| {
        let mut game = plain.clone();
        edit(&mut game);
        game.to_string()
    };
    let actions = plain["actions"].as_array().expect("actions").len();
    let cases: [(String, Value, &str); 12] = [
        ("{}".to_owned(), json!({ "code": "not_ours" }), "not the file of a game"),
        (String::new(), json!({ "code": "not_ours" }), "not the file of a game"),
        (
            changed("\"version\":2", "\"version\":5"),
            json!({ "code": "newer", "found": 5, "known": 4 }),
            "newer version",
        ),
        (changed("\"number\":", "\"numbre\":"), json!({ "code": "unreadable" }), "can’t be read"),
        (changed("\"name\":\"", "\"name\":\"X"), json!({ "code": "digest" }), "changed after it was made"),
        (edited(|game| game["values"] = json!([1])), json!({ "code": "setup" }), "don’t go together"),
        (edited(|game| game["draw"]["secret"] = json!("7".repeat(64))), json!({ "code": "commitment" }), "secret"),
        (edited(|game| game["number"] = json!(7)), json!({ "code": "seed" }), "don’t follow"),
        (edited(|game| game["values"][0] = json!(0)), json!({ "code": "seating" }), "seating"),
        (
            edited(|game| game["actions"].as_array_mut().unwrap().swap(2, 3)),
            json!({ "code": "action", "action": 3, "of": actions }),
            &format!("Move 3 of {actions} is not possible"),
        ),
        (
            edited(|game| drop(game["actions"].as_array_mut().unwrap().pop())),
            json!({ "code": "result" }),
            "don’t lead to the result",
        ),
        (" ".repeat(MAX_GAME_FILE + 1), json!({ "code": "too_long" }), "too long"),
    ];
    for (file, expected, said) in cases {
        let answer = upload(&site, &file, &[("content-length", &file.len().to_string())]).await;
        assert_eq!(answer.status, StatusCode::UNPROCESSABLE_ENTITY, "{expected}");
        let mut refused: Value = serde_json::from_str(&answer.body).expect("JSON");
        let words = refused.as_object_mut().expect("an object").remove("said").expect("words");
        assert!(words.as_str().expect("words").contains(said), "{said}: {words}");
        assert_eq!(refused, expected);
    }
    let german = upload(&site, "{}", &[("accept-language", "de")]).await;
    assert!(german.body.contains("keine Datei einer Partie"), "{}", german.body);
    assert!(site.store.oldest("brought", u64::MAX >> 1, None, 9).await.expect("a shelf").is_empty(), "nothing is kept");
}

#[tokio::test]
async fn an_address_uploads_only_so_many_and_other_sites_none() {
    let site = site().await;
    let foreign = ask(&site, Method::POST, "/games", &[("origin", "http://evil.example")], &game()).await;
    assert_eq!(foreign.status, StatusCode::FORBIDDEN);
    for _ in 0..30 {
        assert_eq!(upload(&site, "{}", &[]).await.status, StatusCode::UNPROCESSABLE_ENTITY);
    }
    let refused = upload(&site, &game(), &[]).await;
    assert_eq!(refused.status, StatusCode::TOO_MANY_REQUESTS);
    let wait: u64 = refused.header(header::RETRY_AFTER).parse().expect("seconds");
    assert!(
        refused.body.contains("too_many") && refused.body.contains(&format!("in {wait} seconds")),
        "{}",
        refused.body
    );
}

#[tokio::test]
async fn what_nobody_uploaded_is_not_there() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    play_until(&mut people, 2, |view| view["room"]["stage"] == "ended").await;
    let id = "0123456789abcdef";
    let [file, replay, review] = [".json", "/replay", "/review"].map(|what| format!("{id}{what}"));
    for none in [id, &file, &replay, &review, "x", room.as_str()] {
        let answer = get(&site, &format!("/games/{none}"), &[]).await;
        assert_eq!(answer.status, StatusCode::NOT_FOUND, "{none}");
        assert!(answer.body.contains("Nobody has uploaded a game"), "{none}");
    }
}

#[tokio::test]
async fn a_game_goes_with_the_last_of_those_who_uploaded_it() {
    let site = site().await;
    let file = game();
    let [one, other] = [get(&site, "/games", &[]).await, get(&site, "/games", &[]).await].map(|page| cookie(&page));
    let here = address(&upload(&site, &file, &[("cookie", &one)]).await);
    assert_eq!(address(&upload(&site, &file, &[("cookie", &other)]).await), here);
    assert_eq!(get(&site, &format!("{here}/review"), &[]).await.status, StatusCode::OK);
    let page = get(&site, "/games", &[("cookie", &one)]).await.body;
    assert!(page.contains(&format!("href=\"{here}\"")) && page.contains("<bdi>"), "{page}");
    assert!(!get(&site, "/games", &[]).await.body.contains(&here), "a stranger's list is empty");

    let remove = |by: Option<String>| {
        let (site, path) = (&site, format!("{here}/remove"));
        async move {
            let by = by.unwrap_or_default();
            post(site, &path, &[("origin", ORIGIN), ("cookie", &by)], "").await.status
        }
    };
    assert_eq!(remove(None).await, StatusCode::SEE_OTHER, "somebody who never uploaded it");
    assert_eq!(remove(Some(one.clone())).await, StatusCode::SEE_OTHER);
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::OK, "another guest holds it");
    assert!(!get(&site, "/games", &[("cookie", &one)]).await.body.contains(&here));
    remove(Some(other)).await;
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::NOT_FOUND);
    assert!(site.store.shelves_of(id(&here)).await.expect("shelves").is_empty());
}

#[tokio::test]
async fn files_wait_to_be_checked_and_when_too_many_do_the_server_is_busy() {
    let site = site().await;
    let (guest, file) = (uuid::Uuid::new_v4(), game());
    let uploaded = futures_util::future::join_all((0..30).map(|_| site.rooms.upload(guest, file.clone().into_bytes())));
    let uploaded = uploaded.await;
    assert_eq!(uploaded.iter().filter(|uploaded| uploaded.is_ok()).count(), 21, "one is checked, and 20 wait");
    for refused in uploaded.into_iter().filter_map(Result::err) {
        assert!(matches!(refused, UploadError::Busy(_)), "{refused}");
    }
    assert!(site.rooms.upload(guest, file.into_bytes()).await.is_ok(), "the line is empty again");
}

#[tokio::test]
async fn a_review_of_a_game_that_goes_meanwhile_goes_too() {
    let site = site().await;
    let guest = uuid::Uuid::new_v4();
    let id = site.rooms.upload(guest, game().into_bytes()).await.expect("a game");
    let (review, gone) = tokio::join!(site.rooms.review_upload(id), site.rooms.take_back(guest, id));
    assert!(review.expect("a review").is_some(), "whoever asked in time gets it");
    gone.expect("it is gone");
    assert!(site.store.shelves_of(id).await.expect("shelves").is_empty());
}

#[tokio::test]
async fn a_picture_of_a_game_calls_bots_as_its_replay_does() {
    let site = site().await;
    let file = fs::read_to_string(golden().join("bots.0.game.json")).expect("a golden game");
    let here = address(&upload(&site, &file, &[]).await);
    let picture = get(&site, &format!("{here}.svg"), &[]).await.body;
    let replay = get(&site, &format!("{here}/replay"), &[]).await.body;
    let replay: Value = serde_json::from_str(&replay).expect("JSON");
    let members = replay["moments"][0]["room"]["members"].as_array().expect("members");
    let bots: Vec<&str> =
        members.iter().filter(|it| it["bot"].is_string()).filter_map(|it| it["name"].as_str()).collect();
    assert_eq!(bots.len(), 2);
    assert!(bots.iter().all(|bot| picture.contains(bot)), "{bots:?} are in {picture}");
}

#[tokio::test]
async fn a_guest_holds_as_many_games_as_their_list_shows() {
    let site = site().await;
    let page = get(&site, "/games", &[]).await;
    let (shelf, cookie) = (format!("brought/by/{}", guest(&page)), cookie(&page));
    let by_me = [("cookie", cookie.as_str())];
    let here = address(&upload(&site, &game(), &by_me).await);
    let about = site.store.shelved(&shelf, id(&here)).await.expect("a store").expect("it was uploaded");
    for _ in 1..200 {
        site.store.shelve(&shelf, RoomId::new(), Some(about.clone())).await.expect("a store");
    }
    let other = fs::read_to_string(golden().join("away_bot.0.game.json")).expect("a golden game");
    let refused = upload(&site, &other, &by_me).await;
    assert_eq!(refused.status, StatusCode::UNPROCESSABLE_ENTITY);
    let refused: Value = serde_json::from_str(&refused.body).expect("JSON");
    assert_eq!(refused["code"], "too_many_uploads");
    assert_eq!(address(&upload(&site, &game(), &by_me).await), here, "they hold it already");
    post(&site, &format!("{here}/remove"), &[("origin", ORIGIN), ("cookie", &cookie)], "").await;
    address(&upload(&site, &other, &by_me).await);
}

#[tokio::test]
async fn what_a_guest_uploaded_is_in_their_archive_and_goes_with_their_data() {
    let site = site().await;
    let page = get(&site, "/games", &[]).await;
    let (me, cookie) = (guest(&page).parse().expect("a uuid"), cookie(&page));
    let here = address(&upload(&site, &game(), &[("cookie", &cookie)]).await);
    let archive = get(&site, "/profile/data.json", &[("cookie", &cookie)]).await.body;
    let archive: Value = serde_json::from_str(&archive).expect("one JSON document");
    assert_eq!(archive["uploads"][0]["id"], id(&here).as_str());
    assert!(site.rooms.knows(me).await.expect("a store"));
    site.rooms.forget(me).await.expect("forgotten");
    assert!(!site.rooms.knows(me).await.expect("a store"));
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::NOT_FOUND);
    assert!(site.rooms.upload(me, game().into_bytes()).await.is_err(), "a page that was on its way");
    assert!(site.store.shelves_of(id(&here)).await.expect("shelves").is_empty());
}

#[tokio::test]
async fn a_game_of_a_room_here_goes_when_one_of_its_players_is_forgotten() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    play_until(&mut people, 3, |view| view["room"]["stage"] == "ended").await;
    let mut watcher = crate::common::Person::connect(&site.rooms, room, uuid::Uuid::new_v4()).await;
    watcher.does(conurbation_room::Request::Join { name: "Watcher".to_owned() }).await;
    let file = site.rooms.game(room, 0, Form::File, people[0].guest).await.expect("admitted").expect("over");
    let file = String::from_utf8(file.to_vec()).expect("text");
    let here = address(&upload(&site, &file, &[]).await);
    let other = address(&upload(&site, &game(), &[]).await);
    site.rooms.forget(watcher.guest).await.expect("forgotten");
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::OK, "the file doesn't name who only watched");
    site.rooms.forget(people[1].guest).await.expect("forgotten");
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::NOT_FOUND);
    assert_eq!(get(&site, &other, &[]).await.status, StatusCode::OK, "of a room that this server does not know");
}

#[tokio::test]
async fn whoever_runs_the_server_deletes_a_game_by_its_id() {
    let site = site().await;
    let here = address(&upload(&site, &game(), &[]).await);
    site.rooms.purge(id(&here)).await.expect("it is deleted");
    assert_eq!(get(&site, &here, &[]).await.status, StatusCode::NOT_FOUND);
    assert!(site.rooms.purge(id(&here)).await.is_err(), "there is no such room either");
}
