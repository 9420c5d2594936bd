//! The protocol on real sockets: exact frames, bad input, limits, and the examples of `docs/protocol.md`.

#[allow(dead_code, reason = "the tests of connections use the rest")]
mod server;

use std::num::NonZeroU32;

use anyhow::Result;
use conurbation::net::GateOptions;
use conurbation_load::guest::Guest;
use conurbation_load::moves::Rng;
use conurbation_load::party::Party;
use conurbation_load::player::{Incoming, Player};
use conurbation_room::{Body, Channel, Command, Request};
use serde_json::{Value, json};
use server::Server;
use tokio_tungstenite::{connect_async, tungstenite::client::IntoClientRequest};
use uuid::Uuid;

async fn server_with(change: impl FnOnce(&mut GateOptions)) -> String {
    Server::start(change).await.url
}

async fn server() -> String {
    server_with(|_| {}).await
}

async fn alone(server: &str) -> Result<(Guest, String, Player)> {
    let (guest, code) = Guest::opens_a_room(server, 3, false).await?;
    let player = guest.connects(&code).await?;
    Ok((guest, code, player))
}

#[tokio::test]
async fn the_first_frames_are_hello_and_the_view() -> Result<()> {
    let server = server().await;
    let (_, _, mut player) = alone(&server).await?;
    player.keep_frames = true;
    player.sees(|_| true).await?;
    assert_eq!(player.frames.len(), 2);
    assert!(player.frames[0].starts_with(r#"{"hello":{"now":17"#), "{}", player.frames[0]);
    assert_eq!(
        player.frames[1],
        concat!(
            r#"{"view":{"room":{"stage":"open","options":{"game":"two_cities","seats":3,"seating":"values","#,
            r#""clock":"none","#,
            r#""absence":"vote","access":"private","watchers":true,"talk_while_choosing":false,"score_preview":true},"#,
            r#""choices":[{"name":"game","value":"two_cities","values":["two_cities","automas","square_off"]},"#,
            r#"{"name":"seats","value":3,"values":[2,3,4,5,6,7]},"#,
            r#"{"name":"seating","value":"values","values":["card","values","hand"]},"#,
            r#"{"name":"clock","value":"none","values":["none","slow","relaxed","brisk"]},"#,
            r#"{"name":"absence","value":"vote","values":["vote","bot","partner","wait"]},"#,
            r#"{"name":"access","value":"private","values":["private","public"]},"#,
            r#"{"name":"watchers","value":true,"values":[false,true]},"#,
            r#"{"name":"talk_while_choosing","value":false,"values":[false,true]},"#,
            r#"{"name":"score_preview","value":true,"values":[false,true]}],"#,
            r#""host":0,"members":[],"seats":[null,null,null],"#,
            r#""layout":{"cities":[[0,1],[1,2],[2,0]]},"game_no":0,"seating":null,"deadline":null,"game":null},"#,
            r#""me":{"no":0,"member":null,"seat":null,"game":null}}}"#
        )
    );
    Ok(())
}

#[tokio::test]
async fn a_command_is_answered_and_then_seen() -> Result<()> {
    let server = server().await;
    let (_, _, mut player) = alone(&server).await?;
    player.sees(|_| true).await?;
    player.keep_frames = true;
    let id = Uuid::new_v4();
    player.send(id, Request::Join { name: " Ada ".to_owned() }).await?;
    player.sees(|view| view["me"]["member"] == 0).await?;
    assert_eq!(player.frames[0], format!(r#"{{"ack":{{"id":"{id}","no":1}}}}"#));
    assert_eq!(player.view["me"]["no"], 1);
    assert_eq!(player.view["room"]["members"], json!([{ "no": 0, "name": "Ada", "here": true }]));
    Ok(())
}

#[tokio::test]
async fn malformed_messages_are_refused_and_the_connection_stays() -> Result<()> {
    let server = server().await;
    let (_, _, mut player) = alone(&server).await?;
    let id = Uuid::new_v4();
    for text in [
        String::new(),
        "{}".to_owned(),
        "[]".to_owned(),
        "not json".to_owned(),
        r#"{"id":"1","do":"stand"}"#.to_owned(),
        format!(r#"{{"id":"{id}","do":"fly"}}"#),
        format!(r#"{{"id":"{id}","do":{{"sit":{{"seat":-1}}}}}}"#),
        format!(r#"{{"id":"{id}","do":{{"sit":{{"seat":256}}}}}}"#),
        format!(r#"{{"id":"{id}","do":{{"sit":{{"seat":1,"too":2}}}}}}"#),
        format!(r#"{{"id":"{id}","do":"stand","more":1}}"#),
        "[".repeat(8000),
    ] {
        player.send_text(text.clone()).await?;
        loop {
            match player.next().await? {
                Incoming::News => {}
                answer => {
                    // With the id if it can be read, since the sender waits for an answer.
                    let named = text.contains(&id.to_string()).then_some(id);
                    let expected = Incoming::Refused(named, json!({ "code": "malformed" }));
                    assert_eq!(answer, expected, "{text}");
                    break;
                }
            }
        }
    }
    player.does(Request::Join { name: "Ada".to_owned() }).await
}

#[tokio::test]
async fn what_no_client_sends_closes_its_connection() -> Result<()> {
    let server = server().await;
    let (guest, code, mut player) = alone(&server).await?;
    player.send_bytes(vec![0, 159, 146, 150]).await?;
    assert_eq!(player.closed().await?, 1003);
    let mut player = guest.connects(&code).await?;
    for _ in 0..20 {
        player.send_text("not json".to_owned()).await?;
    }
    assert_eq!(player.closed().await?, 1008);
    Ok(())
}

#[tokio::test]
async fn whoever_floods_a_room_is_cut_off_and_the_others_are_not() -> Result<()> {
    let server = server().await;
    let (guest, code, mut player) = alone(&server).await?;
    let mut other = guest.connects(&code).await?;
    for _ in 0..500 {
        player.send(Uuid::new_v4(), Request::Stand).await?;
    }
    assert_eq!(player.closed().await?, 4420);
    other.does(Request::Join { name: "Ada".to_owned() }).await
}

#[tokio::test]
async fn a_message_over_8_kib_closes_only_its_connection() -> Result<()> {
    let server = server().await;
    let (guest, code, mut player) = alone(&server).await?;
    player.does(Request::Join { name: "Ada".to_owned() }).await?;
    player.send_text("x".repeat(8 * 1024 + 1)).await?;
    assert_eq!(player.closed().await?, 1009);
    let mut again = guest.connects(&code).await?;
    again.sees(|view| view["me"]["member"] == 0).await
}

#[tokio::test]
async fn an_unknown_room_has_its_own_close_code() -> Result<()> {
    let server = server().await;
    let (guest, code, _) = alone(&server).await?;
    let other: String = code.chars().rev().collect();
    for wrong in ["x", "0123456789abcdef0", other.as_str(), "..%2f"] {
        if wrong == code {
            continue;
        }
        let mut player = guest.connects(wrong).await?;
        assert_eq!(player.next().await?, Incoming::Closed(4404), "{wrong}");
        assert_eq!(guest.page(&format!("/r/{wrong}")).await?.0, 404, "{wrong}");
    }
    Ok(())
}

#[tokio::test]
async fn pages_of_other_sites_cannot_open_sockets() -> Result<()> {
    let server = server().await;
    let (_, code, _) = alone(&server).await?;
    for origin in [Some("http://evil.example"), Some("null"), None] {
        let mut request = format!("{}/r/{code}/ws", server.replacen("http", "ws", 1)).into_client_request()?;
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse()?);
        }
        let refused = connect_async(request).await.unwrap_err().to_string();
        assert!(refused.contains("403"), "{refused}");
    }
    Ok(())
}

#[tokio::test]
async fn a_forged_cookie_makes_a_new_guest() -> Result<()> {
    let server = server().await;
    let (_, code, mut host) = alone(&server).await?;
    host.does(Request::Join { name: "Ada".to_owned() }).await?;
    for cookie in ["guest=", "guest=00000000-0000-4000-8000-000000000000", "guest=x.y; guest=z", "other=1"] {
        let mut stranger = Player::connect(&server, &code, cookie).await?;
        stranger.sees(|_| true).await?;
        assert_eq!(stranger.view["me"]["member"], Value::Null, "{cookie}");
        assert_eq!(stranger.is_refused(Request::Shuffle).await?, json!({ "code": "not_a_member" }));
    }
    Ok(())
}

#[tokio::test]
async fn sending_too_fast_is_refused() -> Result<()> {
    let two = NonZeroU32::new(2).unwrap();
    let server = server_with(|options| options.commands_per_second = two).await;
    let (_, _, mut player) = alone(&server).await?;
    let ids: Vec<Uuid> = (0..3).map(|_| Uuid::new_v4()).collect();
    for id in &ids {
        player.send(*id, Request::Stand).await?;
    }
    let answer = player.answer(ids[2]).await?;
    assert_eq!(answer, Incoming::Refused(Some(ids[2]), json!({ "code": "too_fast", "seconds": 1 })));
    Ok(())
}

#[tokio::test]
async fn sockets_are_limited_by_address() -> Result<()> {
    let two = NonZeroU32::new(2).unwrap();
    let server = server_with(|options| options.sockets_per_address = two).await;
    let (guest, code, mut first) = alone(&server).await?;
    first.sees(|_| true).await?;
    let mut second = guest.connects(&code).await?;
    second.sees(|_| true).await?;
    let mut third = guest.connects(&code).await?;
    assert_eq!(third.next().await?, Incoming::Closed(4429));
    Ok(())
}

#[tokio::test]
async fn hostile_text_arrives_unchanged() -> Result<()> {
    let server = server().await;
    let (_, _, mut player) = alone(&server).await?;
    player.does(Request::Join { name: "<b>\"Ada\"".to_owned() }).await?;
    let text = "</script><img src=x onerror=alert(1)> \u{1F3D9} \"quoted\" \\";
    player.does(Request::Say { channel: Channel::Table, body: Body::Text(text.to_owned()) }).await?;
    assert_eq!(player.lines[0]["body"]["text"], text);
    Ok(())
}

#[tokio::test]
async fn a_shutdown_tells_clients_when_to_come_back() -> Result<()> {
    let server = Server::start(|_| {}).await;
    let mut party = Party::sits_down(&server.url, 3).await?;
    server.shutdown.cancel();
    for player in &mut party.players {
        assert_eq!((player.closed().await?, &*player.goodbye), (1012, "retry-after=3"));
    }
    Ok(())
}

/// The lines of the code blocks in the protocol's documentation that are marked with this word.
fn examples(kind: &str) -> Vec<String> {
    let page = include_str!("../../docs/protocol.md");
    let blocks = page.split("```json ").skip(1).filter_map(|block| block.split_once('\n'));
    let of_kind = blocks.filter(|(word, _)| *word == kind).filter_map(|(_, rest)| rest.split("```").next());
    of_kind.flat_map(str::lines).map(str::to_owned).collect()
}

#[test]
fn the_protocols_documentation_has_every_command() {
    let mut kinds: Vec<String> = examples("command")
        .iter()
        .map(|example| {
            let command: Command = serde_json::from_str(example).unwrap_or_else(|error| panic!("{example}: {error}"));
            assert_eq!(&serde_json::to_string(&command).unwrap(), example);
            match serde_json::to_value(&command.request).unwrap() {
                Value::String(name) => name,
                request => request.as_object().unwrap().keys().next().unwrap().clone(),
            }
        })
        .collect();
    kinds.dedup();
    let all = [
        "join",
        "sit",
        "sit_down",
        "stand",
        "set_option",
        "set_bot",
        "arrange",
        "shuffle",
        "seat",
        "contribute",
        "unseat",
        "start",
        "rematch",
        "leave_result",
        "leave_game",
        "make_host",
        "remove",
        "set_door",
        "knock",
        "answer_knock",
        "kick",
        "readmit",
        "mute",
        "mute_watchers",
        "clear_talk",
        "unsay",
        "play",
        "show",
        "lead",
        "follow",
        "play_for",
        "vote",
        "give_time",
        "pause",
        "resume",
        "offer_seat",
        "agree_hand_on",
        "take_back",
        "take_seat",
        "choose_bonus",
        "say",
    ];
    assert_eq!(kinds, all);
}

#[tokio::test]
async fn the_views_in_the_protocols_documentation_look_like_real_ones() -> Result<()> {
    let server = server().await;
    let mut party = Party::sits_down(&server, 3).await?;
    let open = party.players[0].view.clone();
    party.begins().await?;
    party.plays_on(&mut Rng::with_seed(5), 4).await?;
    let placing = party.players.iter().find(|player| player.own()["places"][0].is_object());
    let placing = placing.expect("somebody has a tile left to place").view.clone();
    let examples: Vec<Value> = examples("view").iter().map(|text| serde_json::from_str(text).unwrap()).collect();
    assert_eq!(examples.len(), 2);
    assert_eq!(shape(&examples[0]["view"]), shape(&open));
    assert_eq!(shape(&examples[1]["view"]), shape(&placing));
    Ok(())
}

/// The keys of a value at every depth, without those that are often left out. Of an array only the first object counts.
fn shape(value: &Value) -> Value {
    const OPTIONAL: [&str; 5] = ["revealed", "placed", "holding", "called", "partners"];
    match value {
        Value::Object(fields) => {
            let always = fields.iter().filter(|(key, _)| !OPTIONAL.contains(&key.as_str()));
            always.map(|(key, value)| (key.clone(), shape(value))).collect()
        }
        Value::Array(items) => items.iter().map(shape).find(Value::is_object).unwrap_or(Value::Null),
        _ => Value::Null,
    }
}
