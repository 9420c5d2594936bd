//! The rooms' clock follows the system's, and nobody loses a turn by that.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;

use std::time::Duration;

use common::{Person, rooms, three_play};
use conurbation_room::{ClockRule, Options};
use serde_json::Value;
use tokio::time::{Instant, sleep, timeout};

const BRISK: Duration = Duration::from_mins(1);

fn deadline(person: &Person) -> u64 {
    person.view["room"]["deadline"].as_u64().unwrap()
}

fn phase(person: &Person) -> &str {
    person.view["room"]["game"]["two_cities"]["phase"].as_str().unwrap()
}

/// Waits for a view, but no longer than two phases take: without it, the test fails rather than hangs.
async fn sees_in_time(person: &mut Person, condition: impl Fn(&Value) -> bool) {
    let seen = timeout(2 * BRISK, person.sees(condition)).await;
    seen.unwrap_or_else(|_| panic!("it never came; the last was {}", person.view["room"]));
}

#[tokio::test(start_paused = true)]
async fn deadlines_follow_a_clock_that_is_set_a_little() {
    for forward in [true, false] {
        let (rooms, _) = rooms().await;
        let (_, mut people) = three_play(&rooms, Options { clock: ClockRule::Brisk, ..Options::default() }).await;
        let (began, before) = (Instant::now(), deadline(&people[0]));
        let now = rooms.clock().now();
        rooms.clock().follow(if forward { now + 4_000 } else { now - 4_000 });
        sees_in_time(&mut people[0], |view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
        assert!(rooms.clock().now().abs_diff(before) < 1_000);
        let expected = Duration::from_secs(if forward { 56 } else { 64 });
        assert!(began.elapsed().abs_diff(expected) < Duration::from_secs(1), "{:?}", began.elapsed());
    }
}

#[tokio::test(start_paused = true)]
async fn a_phase_gets_its_time_again_when_the_clock_jumps() {
    const HOUR: u64 = 3_600_000;
    for forward in [true, false] {
        let (rooms, _) = rooms().await;
        let (_, mut people) = three_play(&rooms, Options { clock: ClockRule::Brisk, ..Options::default() }).await;
        sleep(BRISK / 2).await;
        let now = rooms.clock().now();
        let jumped = if forward { now + HOUR } else { now - HOUR };
        rooms.clock().follow(jumped);
        sees_in_time(&mut people[0], |view| view["room"]["deadline"] == jumped + 60_000).await;
        assert_eq!(phase(&people[0]), "choose");
        sees_in_time(&mut people[0], |view| view["room"]["game"]["two_cities"]["phase"] == "place").await;
        assert!((60_000..61_000).contains(&(rooms.clock().now() - jumped)));
    }
}

#[tokio::test(start_paused = true)]
async fn with_the_slow_clock_nobody_is_charged_for_a_jump_while_away() {
    const WEEK: u64 = 7 * 86_400_000;
    let (rooms, _) = rooms().await;
    let (room, people) = three_play(&rooms, Options { clock: ClockRule::Slow, ..Options::default() }).await;
    let guest = people[0].guest;
    drop(people);
    sleep(Duration::from_secs(1)).await;
    rooms.clock().follow(rooms.clock().now() + WEEK);
    let mut back = Person::connect(&rooms, room, guest).await;
    back.sees(|_| true).await;
    assert_eq!((phase(&back), deadline(&back)), ("choose", rooms.clock().now() + 2 * 86_400_000));
}

#[tokio::test(start_paused = true)]
async fn small_differences_are_left_alone() {
    let (rooms, _) = rooms().await;
    let now = rooms.clock().now();
    rooms.clock().follow(now + 400);
    assert_eq!(rooms.clock().now(), now);
}
