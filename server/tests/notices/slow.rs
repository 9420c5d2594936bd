//! Push services that don't take messages at once.

use std::sync::atomic::Ordering;
use std::time::Duration;

use conurbation::net::push::Push;
use conurbation::rooms::{MAX_DEVICES, Rooms};
use conurbation::store::RoomId;
use conurbation_load::player::PATIENCE;
use conurbation_room::Options;
use prometheus_client::encoding::text::encode;
use prometheus_client::registry::Registry;
use tokio::time::{pause, sleep, timeout};
use uuid::Uuid;

use crate::browsers::{Browser, Service};
use crate::common::three_play;
use crate::{all_choose_and_the_last_leaves, telling};

/// A turn begins for somebody who wants to be told of it at these addresses. Says for whom and where.
async fn turn_begins(rooms: &Rooms, endpoints: &[String]) -> (Uuid, RoomId) {
    let (room, mut people) = three_play(rooms, Options::default()).await;
    for endpoint in endpoints {
        rooms.subscribe(people[2].guest, room, Browser::new(3).subscription(endpoint)).await.unwrap();
    }
    let guest = all_choose_and_the_last_leaves(&mut people).await;
    (guest, room)
}

/// How many messages had this outcome.
fn counted(push: &Push, outcome: &str) -> usize {
    let mut registry = Registry::default();
    push.metrics().unwrap().register(&mut registry);
    let mut text = String::new();
    encode(&mut text, &registry).unwrap();
    let line = text.lines().find(|line| line.contains(&format!("\"{outcome}\"")));
    line.map_or(0, |line| line.rsplit_once(' ').unwrap().1.parse().unwrap())
}

#[tokio::test]
async fn a_service_that_takes_nothing_holds_up_no_other() {
    let (rooms, _, push) = telling().await;
    let (mut broken, mut fine) = (Service::open().await, Service::open().await);
    broken.status.store(503, Ordering::Relaxed);
    let phones: Vec<String> = (0..MAX_DEVICES).map(|device| broken.endpoint(&device.to_string())).collect();
    // As many as may be under way.
    let turns = 32 / phones.len();
    for _ in 0..turns {
        turn_begins(&rooms, &phones).await;
        for _ in &phones {
            broken.sent.recv().await.unwrap();
        }
    }
    turn_begins(&rooms, &[fine.endpoint("phone")]).await;
    timeout(PATIENCE, fine.sent.recv()).await.expect("the message comes").unwrap();
    assert_eq!(counted(&push, "failed"), 0);
}

#[tokio::test]
async fn a_message_that_waits_is_not_sent_to_a_device_that_is_gone() {
    let (rooms, _, push) = telling().await;
    let mut service = Service::open().await;
    service.status.store(503, Ordering::Relaxed);
    let phone = service.endpoint("phone");
    let (guest, room) = turn_begins(&rooms, std::slice::from_ref(&phone)).await;
    service.sent.recv().await.unwrap();
    rooms.unsubscribe(guest, room, &phone).await.unwrap();
    pause();
    while ["withdrawn", "failed"].map(|outcome| counted(&push, outcome)) == [0, 0] {
        sleep(Duration::from_secs(1)).await;
    }
    assert_eq!(counted(&push, "withdrawn"), 1);
    assert!(service.sent.try_recv().is_err());
}
