//! The other games with the deal of a finished one, for whoever may see them.

use axum::http::StatusCode;
use conurbation_room::{ChoiceName, Options, Request};
use serde_json::Value;
use uuid::Uuid;

use crate::browser::{ORIGIN, Place, get, post, site};
use crate::common::{Person, play_until, three_play};
use crate::guests::{cookie, guest};

/// What a guest finds beside a game.
async fn twins(site: &Place, game: &str, cookie: &str) -> Vec<Value> {
    let answer = get(site, &format!("{game}/twins"), &[("cookie", cookie)]).await;
    assert_eq!(answer.status, StatusCode::OK, "{}", answer.body);
    serde_json::from_str(&answer.body).expect("JSON")
}

fn addresses(twins: &[Value]) -> Vec<&str> {
    twins.iter().map(|twin| twin["address"].as_str().expect("an address")).collect()
}

/// Somebody new: their id and their cookie.
async fn stranger(site: &Place) -> (Uuid, String) {
    let page = get(site, "/games", &[]).await;
    (guest(&page).parse().expect("a uuid"), cookie(&page))
}

/// The room in which a guest plays a game on from its deal.
async fn again(site: &Place, game: &str, me: Uuid, cookie: &str) -> (String, Vec<Person>) {
    let form = "actions=0&seat=1&level=gentle&name=Zoe";
    let answer = post(site, &format!("{game}/branch"), &[("origin", ORIGIN), ("cookie", cookie)], form).await;
    let here: Value = serde_json::from_str(&answer.body).expect("JSON");
    let here = here["address"].as_str().expect("an address").to_owned();
    let room = here.strip_prefix("/r/").and_then(|code| code.parse().ok()).expect("a code");
    (here, vec![Person::connect(&site.rooms, room, me).await])
}

#[tokio::test]
async fn tables_with_the_same_deal_find_each_other() {
    tokio::time::pause();
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options::default()).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    let game = format!("/r/{room}/games/0");
    let (zoe, cookie) = stranger(&site).await;
    assert_eq!(twins(&site, &game, &cookie).await, [] as [Value; 0]);

    let (first, mut one) = again(&site, &game, zoe, &cookie).await;
    assert_eq!(twins(&site, &game, &cookie).await, [] as [Value; 0], "it is not over");
    play_until(&mut one, 2, |view| view["room"]["stage"] == "ended").await;
    let (second, mut other) = again(&site, &game, zoe, &cookie).await;
    play_until(&mut other, 3, |view| view["room"]["stage"] == "ended").await;
    let [first, second] = [first, second].map(|room| format!("{room}/games/0"));

    // From the game itself, from its file, and from each other.
    let beside = twins(&site, &game, &cookie).await;
    let mut found = addresses(&beside);
    found.sort_unstable();
    let mut both = [first.as_str(), &second];
    both.sort_unstable();
    assert_eq!(found, both);
    assert!(beside.iter().all(|twin| twin["people"].to_string().contains("Zoe") && twin["ended"].is_u64()));
    let beside = twins(&site, &first, &cookie).await;
    let origin = beside[0]["address"].as_str().expect("an address").to_owned();
    assert_eq!(addresses(&beside), [&origin, &second]);
    assert!(origin.starts_with("/games/") && beside[0]["people"].to_string().contains("Player 2"), "{beside:?}");
    assert_eq!(twins(&site, &origin, &cookie).await.len(), 2);

    // Nobody else learns of private rooms, whoever they are.
    let (_, other_cookie) = stranger(&site).await;
    assert_eq!(twins(&site, &origin, &other_cookie).await, [] as [Value; 0]);
    assert_eq!(twins(&site, &game, &other_cookie).await, [] as [Value; 0]);
    // Unless they are public.
    one[0].does(Request::Rematch).await;
    one[0]
        .does(Request::SetOption {
            name: ChoiceName::Access,
            value: conurbation_room::Value::Word("public".to_owned()),
        })
        .await;
    assert_eq!(addresses(&twins(&site, &origin, &other_cookie).await), [&first]);
    // Somebody who was there later takes their name along, and not where the game came from.
    let room = first.split('/').nth(2).and_then(|code| code.parse().ok()).expect("a code");
    let visitor = Uuid::new_v4();
    Person::connect(&site.rooms, room, visitor).await.does(Request::Join { name: "Vera".to_owned() }).await;
    site.rooms.forget(visitor).await.expect("deleted");
    assert_eq!(addresses(&twins(&site, &origin, &other_cookie).await), [&first]);
}

#[tokio::test]
async fn who_may_not_see_a_game_learns_nothing_of_others() {
    let site = site().await;
    let (room, mut people) = three_play(&site.rooms, Options { watchers: false, ..Options::default() }).await;
    play_until(&mut people, 1, |view| view["room"]["stage"] == "ended").await;
    for game in [format!("/r/{room}/games/0"), format!("/r/{room}/games/1"), "/games/0123456789abcdef".to_owned()] {
        assert_eq!(get(&site, &format!("{game}/twins"), &[]).await.status, StatusCode::NOT_FOUND, "{game}");
    }
}
