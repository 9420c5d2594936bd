//! Servers that share a store, and which of them has a room.

use std::time::Duration;

use conurbation::store::{Node, Owner, RoomId, Store};
use futures_util::future::join_all;
use uuid::Uuid;

/// Long enough for a test.
const LONG: Duration = Duration::from_mins(1);
/// Soon over.
const SHORT: Duration = Duration::from_millis(50);

/// Runs each test on a new store of every kind that several servers can share.
macro_rules! on_shared_stores {
    ($($test:ident)*) => {
        mod in_memory {
            $(#[tokio::test]
            async fn $test() {
                super::$test(crate::in_memory().await).await;
            })*
        }

        mod in_a_database {
            $(#[tokio::test]
            async fn $test() {
                let store = crate::postgres::in_a_database().await;
                super::$test(store.clone()).await;
                store.close().await;
            })*
        }
    };
}

on_shared_stores! {
    a_room_has_one_owner
    one_of_many_gets_the_room
    a_room_goes_on_when_its_owner_is_silent
    a_room_is_given_up_by_its_owner_alone
    a_room_is_handed_on_by_its_owner_alone
    whoever_goes_takes_nothing_along
    whoever_was_said_to_be_gone_is_told
    nobody_gets_a_room_who_is_not_there
    an_address_can_change
}

/// A server that says that it is there for so long.
async fn server(store: &Store, holds: Duration) -> Node {
    let node = Node { id: Uuid::new_v4(), address: "192.0.2.1:4000".to_owned() };
    store.register_node(&node, holds).await.unwrap();
    node
}

/// Waits until a server's time is over, by the store's clock.
async fn until_gone(store: &Store, node: &Node) {
    while store.nodes().await.unwrap().contains(node) {}
}

async fn a_room_has_one_owner(store: Store) {
    let (one, two, room) = (server(&store, LONG).await, server(&store, LONG).await, RoomId::new());
    assert_eq!(store.owner(room).await, Ok(None));
    assert_eq!(store.claim(room, one.id).await, Ok(Owner::Me));
    assert_eq!(store.claim(room, two.id).await, Ok(Owner::Other(one.clone())));
    assert_eq!(store.claim(room, one.id).await, Ok(Owner::Me), "it may ask again");
    assert_eq!(store.owner(room).await, Ok(Some(one)));
    assert_eq!(store.claim(RoomId::new(), two.id).await, Ok(Owner::Me), "another room");
}

async fn one_of_many_gets_the_room(store: Store) {
    let servers = join_all((0..16).map(|_| server(&store, LONG))).await;
    for room in (0..8).map(|_| RoomId::new()) {
        let claims = join_all(servers.iter().map(|node| store.claim(room, node.id))).await;
        let owner = store.owner(room).await.unwrap().expect("somebody has it");
        for (node, claim) in servers.iter().zip(claims) {
            let expected = if *node == owner { Owner::Me } else { Owner::Other(owner.clone()) };
            assert_eq!(claim, Ok(expected));
        }
    }
}

async fn a_room_goes_on_when_its_owner_is_silent(store: Store) {
    let (silent, other, room) = (server(&store, LONG).await, server(&store, LONG).await, RoomId::new());
    store.claim(room, silent.id).await.unwrap();
    store.register_node(&silent, SHORT).await.unwrap();
    until_gone(&store, &silent).await;
    assert_eq!(store.owner(room).await, Ok(None));
    assert_eq!(store.claim(room, other.id).await, Ok(Owner::Me));
    // Back again, it finds that the room has gone.
    store.register_node(&silent, LONG).await.unwrap();
    assert_eq!(store.claim(room, silent.id).await, Ok(Owner::Other(other)));
}

async fn a_room_is_given_up_by_its_owner_alone(store: Store) {
    let (one, two, room) = (server(&store, LONG).await, server(&store, LONG).await, RoomId::new());
    store.claim(room, one.id).await.unwrap();
    store.release(&[room], two.id).await.unwrap();
    assert_eq!(store.owner(room).await, Ok(Some(one.clone())));
    store.release(&[RoomId::new(), room], one.id).await.unwrap();
    assert_eq!(store.owner(room).await, Ok(None));
    assert_eq!(store.claim(room, two.id).await, Ok(Owner::Me));
}

async fn a_room_is_handed_on_by_its_owner_alone(store: Store) {
    let (one, two) = (server(&store, LONG).await, server(&store, LONG).await);
    let [room, other] = [RoomId::new(), RoomId::new()];
    let loads = async || {
        let loads = store.loads().await.unwrap();
        [&one, &two].map(|wanted| loads.iter().find(|(node, _)| node == wanted).map(|(_, rooms)| *rooms))
    };
    store.claim(room, one.id).await.unwrap();
    store.claim(other, one.id).await.unwrap();
    assert_eq!(loads().await, [Some(2), Some(0)]);
    store.hand_on(&[room], two.id, two.id).await.unwrap();
    store.hand_on(&[room], one.id, Uuid::new_v4()).await.unwrap();
    assert_eq!(store.owner(room).await, Ok(Some(one.clone())), "nobody is there by that id");
    store.hand_on(&[RoomId::new(), room], one.id, two.id).await.unwrap();
    assert_eq!(loads().await, [Some(1), Some(1)]);
    assert_eq!(store.claim(room, one.id).await, Ok(Owner::Other(two.clone())));
    assert_eq!(store.claim(room, two.id).await, Ok(Owner::Me));
    store.release(&[room], two.id).await.unwrap();
    assert_eq!(store.owner(room).await, Ok(None));
    store.remove_node(two.id).await.unwrap();
    assert_eq!(loads().await, [Some(1), None]);
}

async fn whoever_goes_takes_nothing_along(store: Store) {
    let (going, staying, room) = (server(&store, LONG).await, server(&store, LONG).await, RoomId::new());
    store.claim(room, going.id).await.unwrap();
    store.remove_node(going.id).await.unwrap();
    assert_eq!(store.nodes().await, Ok(vec![staying.clone()]));
    assert_eq!(store.claim(room, staying.id).await, Ok(Owner::Me));
}

async fn whoever_was_said_to_be_gone_is_told(store: Store) {
    let (node, other, room) = (server(&store, LONG).await, server(&store, LONG).await, RoomId::new());
    store.claim(room, node.id).await.unwrap();
    assert_eq!(store.renew_node(node.id, LONG).await, Ok(true));
    store.remove_node(node.id).await.unwrap();
    assert_eq!(store.renew_node(node.id, LONG).await, Ok(false));
    assert_eq!(store.nodes().await, Ok(vec![other.clone()]), "asking again does not bring it back");
    assert_eq!(store.claim(room, other.id).await, Ok(Owner::Me));
    store.register_node(&node, SHORT).await.unwrap();
    assert_eq!(store.claim(room, node.id).await, Ok(Owner::Other(other)), "its rooms may be elsewhere");
    until_gone(&store, &node).await;
    assert_eq!(store.renew_node(node.id, LONG).await, Ok(false), "too late");
}

async fn nobody_gets_a_room_who_is_not_there(store: Store) {
    let silent = server(&store, SHORT).await;
    until_gone(&store, &silent).await;
    for node in [silent.id, Uuid::new_v4()] {
        store.claim(RoomId::new(), node).await.unwrap_err();
    }
    assert_eq!(store.nodes().await, Ok(vec![]));
}

async fn an_address_can_change(store: Store) {
    let node = server(&store, LONG).await;
    let moved = Node { address: "192.0.2.2:4000".to_owned(), ..node };
    store.register_node(&moved, LONG).await.unwrap();
    assert_eq!(store.nodes().await, Ok(vec![moved]));
}
