//! The public tables as the front page shows them.

use std::time::Duration;

use conurbation::rooms::Live;
use conurbation::store::RoomId;
use conurbation_room::{Access, Door, Options, Request};
use conurbation_rules::two_cities;
use uuid::Uuid;

use crate::common::{Person, rooms, three_play};

#[tokio::test]
async fn the_public_list_shows_who_is_waited_for_and_how_many_watch_and_reads_that_once_for_all() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let (room, mut people) = three_play(&rooms, public).await;
    let (_, _closed) = three_play(&rooms, Options { watchers: false, ..public }).await;
    let _watcher = Person::connect(&rooms, room, Uuid::new_v4()).await;
    let tables = rooms.tables().await.unwrap();
    let shown = tables.iter().filter_map(|listed| listed.live.as_ref().map(|live| (listed.room, live)));
    let [(shown, live)] = shown.collect::<Vec<_>>()[..] else { panic!("only what may be watched is shown") };
    assert_eq!((shown, live.watching), (room, 1));
    let awaited = |live: &Live| live.glimpse.seats.iter().filter(|seat| seat.awaited).count();
    assert_eq!((awaited(live), live.glimpse.secret), (3, true));

    people[0].plays(two_cities::Move::Choose([0, 1])).await;
    assert_eq!(rooms.tables().await.unwrap(), tables, "nobody asks the rooms again within seconds");
    tokio::time::sleep(Duration::from_secs(6)).await;
    let later = rooms.tables().await.unwrap();
    let live = later.iter().find_map(|listed| listed.live.as_ref()).unwrap();
    assert_eq!(awaited(live), 2);
}

#[tokio::test]
async fn no_game_is_shown_that_not_everyone_may_watch() {
    tokio::time::pause();
    let (rooms, _) = rooms().await;
    let public = Options { access: Access::Public, ..Options::default() };
    let mut people = Vec::new();
    for options in [Options::default(), Options { watchers: false, ..public }] {
        people.push(three_play(&rooms, options).await.1);
    }
    for door in [Door::Knock, Door::Locked] {
        let (_, mut inside) = three_play(&rooms, public).await;
        inside[0].does(Request::SetDoor { door }).await;
        people.push(inside);
    }
    let (closed, inside) = three_play(&rooms, public).await;
    rooms.close(closed).await.unwrap();
    people.push(inside);
    let (open, inside) = three_play(&rooms, public).await;
    people.push(inside);
    let tables = rooms.tables().await.unwrap();
    let shown: Vec<RoomId> = tables.iter().filter(|listed| listed.live.is_some()).map(|listed| listed.room).collect();
    assert_eq!(shown, [open]);
}
