//! The operator's settings for rooms.

use std::num::{NonZeroU32, ParseIntError};
use std::time::Duration;

use clap::Args;

use super::retention::Retention;
use crate::defaults::defaults;

/// How the house behaves, and how many rooms it has.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
#[group(skip)]
pub struct RoomsOptions {
    /// Milliseconds until bots place
    ///
    /// Four times as many while a partner still has a tile for the city and has not answered.
    #[arg(
        long = "house-pause",
        env = "CONURBATION_HOUSE_PAUSE",
        value_name = "MILLISECONDS",
        default_value = "8000",
        value_parser = millis
    )]
    pub pause: Duration,

    /// Seconds without a connection after which a player counts as away
    ///
    /// What happens then is the room's rule.
    #[arg(
        long,
        env = "CONURBATION_AWAY_AFTER",
        value_name = "SECONDS",
        default_value = "60",
        value_parser = seconds
    )]
    pub away_after: Duration,

    /// Most rooms in memory at the same time
    ///
    /// Rooms that nobody is connected to leave memory when others need their place. An idle room with five connections
    /// takes about 50 KiB.
    #[arg(
        long,
        env = "CONURBATION_MAX_ROOMS",
        value_name = "NUMBER",
        default_value = "10000",
        value_parser = count
    )]
    pub max_rooms: usize,

    /// Most connections to one room of guests who just look on
    ///
    /// Players and members have places of their own.
    #[arg(
        long,
        env = "CONURBATION_WATCHERS_PER_ROOM",
        value_name = "NUMBER",
        default_value = "10000",
        value_parser = count
    )]
    pub watchers_per_room: usize,

    /// Changes of rooms that one guest may make per second for long
    ///
    /// Two minutes of that may come at once. All guests of a room together may make four times as many.
    #[arg(long, env = "CONURBATION_CHANGES_PER_SECOND", value_name = "NUMBER", default_value = "5")]
    pub changes_per_second: NonZeroU32,

    /// How long rooms and talk are kept.
    #[command(flatten)]
    pub retention: Retention,
}

impl Default for RoomsOptions {
    fn default() -> Self {
        defaults()
    }
}

/// A number above 0 that tokio's semaphores can count.
fn count(text: &str) -> Result<usize, ParseIntError> {
    text.parse::<NonZeroU32>().map(|number| number.get().try_into().unwrap_or(usize::MAX))
}

fn millis(text: &str) -> Result<Duration, ParseIntError> {
    text.parse::<u32>().map(|number| Duration::from_millis(number.into()))
}

fn seconds(text: &str) -> Result<Duration, ParseIntError> {
    text.parse::<u32>().map(|number| Duration::from_secs(number.into()))
}
