//! Those who just look on: they are many, and get the same.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use conurbation::rooms::{Connection, Frame, Rooms};
use conurbation::store::RoomId;
use conurbation_load::moves::{Rng, next_move};
use conurbation_room::{Body, Channel, Member, Options, Request};
use futures_util::FutureExt;
use serde_json::json;
use tokio::task::yield_now;
use uuid::Uuid;

use crate::common::{Person, rooms, three_play, three_sit_down};

/// What a stranger sees that is for them alone.
const STRANGER: &str = r#"{"no":0,"member":null,"seat":null,"game":null}"#;

async fn watches(rooms: &Rooms, room: RoomId) -> Connection {
    rooms.connect(room, Uuid::new_v4(), None).await.unwrap()
}

/// What has come on a connection: the view, and everything else.
fn received(connection: &Connection) -> (Option<Frame>, Vec<Frame>) {
    let waiting = connection.outbox.take().now_or_never().unwrap_or_default();
    assert_eq!(waiting.close, None);
    (waiting.view, waiting.frames.into())
}

fn view(connection: &Connection) -> Frame {
    received(connection).0.expect("a view has come")
}

fn say(text: &str) -> Request {
    Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }
}

#[tokio::test]
async fn all_watchers_get_the_same_frames() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    let tab = rooms.connect(room, people[0].guest, None).await.unwrap();
    let watchers = [watches(&rooms, room).await, watches(&rooms, room).await];
    people[0].sees(|view| view["room"]["watching"] == 2).await;
    let (mut table, mut random) = (people[0].view["room"].clone(), Rng::with_seed(5));
    for no in 0..9 {
        let person = &mut people[no % 3];
        person.sees(|view| view["room"] == table).await;
        let what = next_move(&person.view, &mut random).expect("everyone acts in turn");
        person.plays_and_sees(what).await;
        table = person.view["room"].clone();
        // All views leave together.
        let public = view(&tab).strip_suffix("}}").and_then(|view| view.rsplit_once(r#","me":"#)).unwrap().0.to_owned();
        let [one, other] = watchers.each_ref().map(view);
        assert_eq!(*one, format!(r#"{public},"me":{STRANGER}}}}}"#));
        assert_eq!(one.as_ptr(), other.as_ptr(), "they share it");
    }
}

#[tokio::test]
async fn a_newcomer_gets_the_view_that_the_others_have() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    people[0].does(say("Welcome")).await;
    let guest = Uuid::new_v4();
    let first = rooms.connect(room, guest, None).await.unwrap();
    let (seen, heard) = received(&first);
    // Another tab: no more people watch than before.
    let second = rooms.connect(room, guest, None).await.unwrap();
    assert_eq!(received(&first), (None, Vec::new()));
    let (same, also_heard) = received(&second);
    assert_eq!(seen.unwrap().as_ptr(), same.unwrap().as_ptr());
    assert_eq!(heard.len(), 2, "a greeting and the talk");
    assert_eq!(heard[1], also_heard[1]);
}

#[tokio::test]
async fn a_watcher_who_joins_is_told_so_and_the_crowd_is_not() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let other = watches(&rooms, room).await;
    friend.sees(|view| view["me"]["member"].is_null()).await;
    friend.does(Request::Join { name: "Friend".to_owned() }).await;
    friend.sees(|view| view["me"]["member"] == 3).await;
    people[0].sees(|view| view["room"]["members"][3]["here"] == true).await;
    assert!(view(&other).ends_with(&format!(r#","me":{STRANGER}}}}}"#)));
    people[0].does(say("Hello, both of you")).await;
    assert!(friend.next_but_views().await.get("talk").is_some());
    assert_eq!(received(&other).1.len(), 1);
}

#[tokio::test]
async fn a_watcher_who_joins_and_is_removed_at_once_sees_nothing_more() {
    let (rooms, _) = rooms().await;
    let (room, people) = three_sit_down(&rooms, Options::default()).await;
    let mut friend = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let other = watches(&rooms, room).await;
    friend.sees(|view| view["me"]["member"].is_null()).await;
    // Both are decided together.
    friend.send(Request::Join { name: "Friend".to_owned() });
    people[0].send(Request::Remove { member: Member::new(3) });
    loop {
        let message = friend.next().await;
        assert!(message.get("view").is_none() && message.get("talk").is_none(), "{message}");
        if message == json!({ "closed": 4403 }) {
            break;
        }
    }
    assert_eq!(other.outbox.take().now_or_never().and_then(|waiting| waiting.close), None);
}

#[tokio::test]
async fn what_is_deleted_before_it_was_sent_reaches_nobody_in_the_crowd() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let slow = watches(&rooms, room).await;
    people[2].does(say("stays")).await;
    people[1].does(say("goes")).await;
    people[1].does(Request::Unsay).await;
    let frames = received(&slow).1;
    let text: Vec<&str> = frames.iter().map(|frame| &**frame).collect();
    assert!(text[1].starts_with(r#"{"unsaid":"#), "{text:?}");
    assert!(text[2].contains("stays") && !text.concat().contains("goes"), "{text:?}");
}

/// What a crowd has read.
#[derive(Default)]
struct Reading {
    /// How many lines of talk, all together.
    lines: AtomicUsize,
    /// How often each of them was woken.
    times: Vec<AtomicUsize>,
}

/// A crowd that reads whatever comes.
async fn read_along(rooms: &Rooms, room: RoomId, count: usize) -> Arc<Reading> {
    let times = (0..count).map(|_| AtomicUsize::default()).collect();
    let reading = Arc::new(Reading { times, ..Reading::default() });
    let mut connections = Vec::new();
    for _ in 0..count {
        connections.push(watches(rooms, room).await);
    }
    for (no, connection) in connections.into_iter().enumerate() {
        received(&connection);
        let reading = Arc::clone(&reading);
        tokio::spawn(async move {
            loop {
                let lines = connection.outbox.take().await.frames.len();
                reading.lines.fetch_add(lines, Ordering::Relaxed);
                reading.times[no].fetch_add(1, Ordering::Relaxed);
            }
        });
    }
    reading
}

#[tokio::test]
async fn whoever_comes_while_others_are_yet_to_be_woken_takes_nobodys_turn() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let reading = read_along(&rooms, room, 500).await;
    // The second line comes before all have read the first, so that the next turn is that of somebody in the middle.
    people[0].does(say("One")).await;
    people[0].send(say("Two"));
    let newcomer = watches(&rooms, room).await;
    assert_eq!(received(&newcomer).1.len(), 2, "a greeting and the talk");
    for _ in 0..1000 {
        yield_now().await;
    }
    assert_eq!(reading.lines.load(Ordering::Relaxed), 2 * 500);
}

#[tokio::test]
async fn a_line_is_answered_before_a_large_crowd_has_read_the_one_before() {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_sit_down(&rooms, Options::default()).await;
    let reading = read_along(&rooms, room, 500).await;
    let read = || reading.lines.load(Ordering::Relaxed);
    people[0].does(say("One")).await;
    people[0].does(say("Two")).await;
    assert!((1..500).contains(&read()), "{} have read the first", read());
    people[0].does(say("Three")).await;
    for _ in 0..1000 {
        yield_now().await;
    }
    assert_eq!(read(), 3 * 500);
    // They take turns: whoever has waited longest is next.
    let times = reading.times.iter().map(|times| times.load(Ordering::Relaxed));
    assert!(times.clone().max() <= times.min().map(|least| least + 1));
}
