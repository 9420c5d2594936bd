//! Snapshots: what the first records of a room's log, or of its talk, lead to.
//!
//! A room is kept between two games alone. What a game hides, its seed and its hands, is in no snapshot, and `rules`
//! needs no stored form: whoever reads a room plays the running game again from its records.

use std::collections::{BTreeMap, BTreeSet};

use conurbation_rules::square_off::Piece;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::event::left_over;
use super::options::OptionsRecord;
use super::talk::{ChannelRecord, TalkRecord, said};
use super::words::{DoorWord, LevelWord};
use super::{RecordError, to_bytes};
use crate::answered::Answered;
use crate::bots::Bots;
use crate::campaign::Campaign;
use crate::member::Member;
use crate::results::Results;
use crate::shown_result::ShownResult;
use crate::state::{Person, Place, Room};
use crate::talk::Talk;

/// The version of snapshots, raised whenever their form changes or a log leads to another state. Those of any other
/// version are thrown away, so that nothing has to read them.
pub const SNAPSHOT_VERSION: u32 = 9;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RoomSnapshot {
    options: OptionsRecord,
    host: Member,
    rightful_host: Member,
    host_acted: u64,
    people: Vec<(Member, PersonSnapshot)>,
    next_number: Member,
    former: BTreeMap<Uuid, Member>,
    players: BTreeSet<Member>,
    seats: Vec<Option<Member>>,
    bots: Vec<(Member, LevelWord)>,
    campaign: Campaign,
    /// The letters of the starters.
    unused: Option<[char; 2]>,
    game_no: u32,
    results: Results,
    shown_result: Option<ShownResult>,
    answered: Answered,
    watchers_muted: bool,
    door: DoorWord,
    owner: Option<Uuid>,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct PersonSnapshot {
    guest: Uuid,
    name: Option<String>,
    removed: bool,
    kicked: bool,
    muted: bool,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct TalkSnapshot {
    sayings: Vec<TalkRecord>,
    last: Vec<(ChannelRecord, (u32, u32))>,
    since: Option<u64>,
    answered: Answered,
}

impl Room {
    /// The snapshot of this room; `None` while its players are seated or a game is on the table, and before a
    /// game whose deal was fixed.
    pub fn snapshot(&self) -> Option<Vec<u8>> {
        let Self { options, host, rightful_host, host_acted, people, next_number, former, players, .. } = self;
        let Self { seats, bots, offers, campaign, unused, game_no, results, shown_result, .. } = self;
        let Self { place, deal, answered, watchers_muted, door, owner, .. } = self;
        // Links to seats end with their game.
        if !matches!(place, Place::Open) || !offers.is_empty() || deal.is_some() {
            return None;
        }
        Some(to_bytes(&RoomSnapshot {
            options: options.into(),
            host: *host,
            rightful_host: *rightful_host,
            host_acted: *host_acted,
            people: people.iter().map(|(number, person)| (*number, person.into())).collect(),
            next_number: *next_number,
            former: former.clone(),
            players: players.clone(),
            seats: seats.clone(),
            bots: bots.iter().map(|(bot, level)| (bot, level.into())).collect(),
            campaign: campaign.clone(),
            unused: unused.map(|starters| starters.pieces().map(Piece::letter)),
            game_no: *game_no,
            results: results.clone(),
            shown_result: shown_result.clone(),
            answered: answered.clone(),
            watchers_muted: *watchers_muted,
            door: (*door).into(),
            owner: *owner,
        }))
    }

    /// The room of a snapshot of [`SNAPSHOT_VERSION`].
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, RecordError> {
        let RoomSnapshot {
            options,
            host,
            rightful_host,
            host_acted,
            people,
            next_number,
            former,
            players,
            seats,
            bots: hired,
            campaign,
            unused,
            game_no,
            results,
            shown_result,
            answered,
            watchers_muted,
            door,
            owner,
        } = parse(bytes)?;
        let mut bots = Bots::default();
        for (bot, level) in hired {
            bots.set(bot, Some(level.into()));
        }
        Ok(Self {
            options: options.into(),
            host,
            rightful_host,
            host_acted,
            people: people.into_iter().map(|(number, person)| (number, person.into())).collect(),
            next_number,
            former,
            players,
            seats,
            bots,
            offers: Vec::new(),
            campaign,
            unused: unused.map(left_over).transpose()?,
            game_no,
            deal: None,
            results,
            shown_result,
            place: Place::Open,
            left: BTreeSet::new(),
            answered,
            watchers_muted,
            door: door.into(),
            owner,
        })
    }
}

impl Talk {
    /// The snapshot of this talk.
    pub fn snapshot(&self) -> Vec<u8> {
        let Self { sayings, last, answered, since } = self;
        to_bytes(&TalkSnapshot {
            sayings: sayings.iter().map(Into::into).collect(),
            last: last.iter().map(|(channel, last)| ((*channel).into(), *last)).collect(),
            since: *since,
            answered: answered.clone(),
        })
    }

    /// The talk of a snapshot of [`SNAPSHOT_VERSION`].
    pub fn from_snapshot(bytes: &[u8]) -> Result<Self, RecordError> {
        let TalkSnapshot { sayings, last, answered, since } = parse(bytes)?;
        Ok(Self {
            sayings: sayings.into_iter().filter_map(said).collect(),
            last: last.into_iter().map(|(channel, last)| (channel.into(), last)).collect(),
            since,
            answered,
        })
    }
}

fn parse<'a, T: Deserialize<'a>>(bytes: &'a [u8]) -> Result<T, RecordError> {
    serde_json::from_slice(bytes).map_err(|error| RecordError::Unreadable(error.to_string()))
}

impl From<&Person> for PersonSnapshot {
    fn from(Person { guest, name, removed, kicked, muted }: &Person) -> Self {
        Self { guest: *guest, name: name.clone(), removed: *removed, kicked: *kicked, muted: *muted }
    }
}

impl From<PersonSnapshot> for Person {
    fn from(PersonSnapshot { guest, name, removed, kicked, muted }: PersonSnapshot) -> Self {
        Self { guest, name, removed, kicked, muted }
    }
}
