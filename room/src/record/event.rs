//! The recorded form of an event.

use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash, Secret};
use conurbation_rules::games::{Action, LeftOver, Level};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::Piece;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::action::{ActionRecord, piece};
use super::options::OptionsRecord;
use super::words::{DoorWord, LevelWord, PassedOnWord, TypeWord};
use super::{BRANCHES, DEALS, RecordError, USUAL, read, to_bytes};
use crate::branch::Branch;
use crate::day::Day;
use crate::deal::Deal;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::seat_key::{KeyHash, SeatKey};

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRecord {
    v: u16,
    at: u64,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    by: Option<Member>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    command: Option<Uuid>,
    what: WhatRecord,
}

#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
enum WhatRecord {
    Opened {
        options: OptionsRecord,
        guest: Uuid,
    },
    Joined {
        guest: Uuid,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<Member>,
    },
    Renamed {
        name: String,
    },
    Sat {
        seat: Seat,
    },
    Stood,
    OptionsSet(OptionsRecord),
    Arranged(Vec<Option<Member>>),
    DealOfDay {
        day: Day,
        secret: Secret,
    },
    DealOfGame {
        from: Hash,
        rules: u16,
        seed: Seed,
        /// The letters of the starters offered, if only left-over ones are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starters: Option<[char; 2]>,
    },
    Committed {
        secret: Secret,
        room: Hash,
    },
    Contributed(Contribution),
    Seated {
        /// The version of the rules that the game is dealt under.
        rules: u16,
        seed: Seed,
        seats: Vec<Member>,
        values: Vec<u8>,
        card: Option<u8>,
        /// The letters of the starters offered, if only left-over ones are.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        starters: Option<[char; 2]>,
    },
    Branched {
        from: Hash,
        actions: u32,
    },
    Unseated,
    Started,
    Played {
        seat: Seat,
        action: ActionRecord,
    },
    TimeUp {
        actions: Vec<(Seat, ActionRecord)>,
    },
    ClockRestarted,
    BotSet {
        seat: Seat,
        level: Option<LevelWord>,
    },
    WentAway {
        seat: Seat,
    },
    CameBack {
        seat: Seat,
    },
    GameLeft,
    Voted {
        seat: Seat,
        hold: bool,
    },
    TimeGiven,
    Paused,
    Resumed,
    SeatOffered {
        seat: Seat,
        /// In format 1 the key itself.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        key: Option<SeatKey>,
        /// Its hash, in hex.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        hash: Option<String>,
    },
    HandOnVoted {
        seat: Seat,
        agree: bool,
    },
    SeatReturned {
        seat: Seat,
    },
    SeatTaken {
        seat: Seat,
        guest: Uuid,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        name: Option<String>,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<Member>,
    },
    BonusChosen(TypeWord),
    /// With nobody who looks at the result, and in format 1.
    Rematched,
    RematchedFor {
        readers: Vec<Member>,
    },
    ResultLeft,
    HostMade {
        member: Member,
        /// Missing in format 1.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        how: Option<PassedOnWord>,
    },
    DoorSet {
        door: DoorWord,
    },
    Admitted {
        member: Member,
        guest: Uuid,
        name: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        instead_of: Option<Member>,
    },
    Kicked {
        member: Member,
    },
    Removed {
        member: Member,
    },
    Muted {
        member: Member,
        on: bool,
    },
    WatchersMuted {
        on: bool,
    },
    Forgotten {
        member: Member,
        name: String,
    },
    Owned {
        node: Uuid,
    },
    Readmitted {
        member: Member,
    },
}

impl Event {
    /// The record of this event, as the log keeps it.
    pub fn to_record(&self) -> Vec<u8> {
        let Self { at, by, command, what } = self;
        let v = match what {
            EventKind::DealFixed(_) => DEALS,
            EventKind::Branched(_) | EventKind::BotSet { level: Some(Level::Master), .. } => BRANCHES,
            _ => USUAL,
        };
        to_bytes(&EventRecord { v, at: *at, by: *by, command: *command, what: what.into() })
    }

    /// The event of a record.
    pub fn from_record(bytes: &[u8]) -> Result<Self, RecordError> {
        let EventRecord { v: _, at, by, command, mut what } = read(bytes)?;
        if let WhatRecord::HostMade { member, how: how @ None } = &mut what {
            let taken = by == Some(*member);
            *how = Some(if taken { PassedOnWord::Taken } else { PassedOnWord::Given });
        }
        Ok(Self { at, by, command, what: what.try_into()? })
    }
}

impl From<&EventKind> for WhatRecord {
    fn from(what: &EventKind) -> Self {
        match what {
            EventKind::Opened { options, guest } => Self::Opened { options: options.into(), guest: *guest },
            EventKind::Joined { guest, name, instead_of } => {
                Self::Joined { guest: *guest, name: name.clone(), instead_of: *instead_of }
            }
            EventKind::Renamed { name } => Self::Renamed { name: name.clone() },
            EventKind::Sat { seat } => Self::Sat { seat: *seat },
            EventKind::Stood => Self::Stood,
            EventKind::OptionsSet(options) => Self::OptionsSet(options.into()),
            EventKind::Arranged(seats) => Self::Arranged(seats.clone()),
            EventKind::DealFixed(deal) => deal.into(),
            EventKind::Committed { secret, room } => Self::Committed { secret: *secret, room: *room },
            EventKind::Contributed(number) => Self::Contributed(*number),
            EventKind::Seated { rules, seed, seats, values, card, starters } => Self::Seated {
                rules: *rules,
                seed: *seed,
                seats: seats.clone(),
                values: values.clone(),
                card: *card,
                starters: starters.map(letters),
            },
            EventKind::Branched(Branch { from, actions }) => Self::Branched { from: *from, actions: *actions },
            EventKind::Unseated => Self::Unseated,
            EventKind::Started => Self::Started,
            EventKind::Played { seat, action } => Self::Played { seat: *seat, action: action.into() },
            EventKind::TimeUp { actions } => Self::TimeUp { actions: actions.iter().map(of_seat).collect() },
            EventKind::ClockRestarted => Self::ClockRestarted,
            EventKind::BotSet { seat, level } => Self::BotSet { seat: *seat, level: level.map(Into::into) },
            EventKind::WentAway { seat } => Self::WentAway { seat: *seat },
            EventKind::CameBack { seat } => Self::CameBack { seat: *seat },
            EventKind::GameLeft => Self::GameLeft,
            EventKind::Voted { seat, hold } => Self::Voted { seat: *seat, hold: *hold },
            EventKind::TimeGiven => Self::TimeGiven,
            EventKind::Paused => Self::Paused,
            EventKind::Resumed => Self::Resumed,
            EventKind::SeatOffered { seat, key } => {
                Self::SeatOffered { seat: *seat, key: None, hash: Some(hex::encode(key.0)) }
            }
            EventKind::HandOnVoted { seat, agree } => Self::HandOnVoted { seat: *seat, agree: *agree },
            EventKind::SeatReturned { seat } => Self::SeatReturned { seat: *seat },
            EventKind::SeatTaken { seat, guest, name, instead_of } => {
                Self::SeatTaken { seat: *seat, guest: *guest, name: name.clone(), instead_of: *instead_of }
            }
            EventKind::BonusChosen(kind) => Self::BonusChosen((*kind).into()),
            EventKind::Rematched { readers } if readers.is_empty() => Self::Rematched,
            EventKind::Rematched { readers } => Self::RematchedFor { readers: readers.clone() },
            EventKind::ResultLeft => Self::ResultLeft,
            EventKind::HostMade { member, how } => Self::HostMade { member: *member, how: Some((*how).into()) },
            EventKind::DoorSet { door } => Self::DoorSet { door: (*door).into() },
            EventKind::Admitted { member, guest, name, instead_of } => {
                Self::Admitted { member: *member, guest: *guest, name: name.clone(), instead_of: *instead_of }
            }
            EventKind::Kicked { member } => Self::Kicked { member: *member },
            EventKind::Removed { member } => Self::Removed { member: *member },
            EventKind::Muted { member, on } => Self::Muted { member: *member, on: *on },
            EventKind::WatchersMuted { on } => Self::WatchersMuted { on: *on },
            EventKind::Forgotten { member, name } => Self::Forgotten { member: *member, name: name.clone() },
            EventKind::Readmitted { member } => Self::Readmitted { member: *member },
            EventKind::Owned { node } => Self::Owned { node: *node },
        }
    }
}

impl From<&Deal> for WhatRecord {
    fn from(deal: &Deal) -> Self {
        match *deal {
            Deal::OfDay { day, secret } => Self::DealOfDay { day, secret },
            Deal::OfGame { from, rules, seed, starters } => {
                Self::DealOfGame { from, rules, seed, starters: starters.map(letters) }
            }
        }
    }
}

impl TryFrom<WhatRecord> for EventKind {
    type Error = RecordError;

    fn try_from(record: WhatRecord) -> Result<Self, RecordError> {
        Ok(match record {
            WhatRecord::Opened { options, guest } => Self::Opened { options: options.into(), guest },
            WhatRecord::Joined { guest, name, instead_of } => Self::Joined { guest, name, instead_of },
            WhatRecord::Renamed { name } => Self::Renamed { name },
            WhatRecord::Sat { seat } => Self::Sat { seat },
            WhatRecord::Stood => Self::Stood,
            WhatRecord::OptionsSet(options) => Self::OptionsSet(options.into()),
            WhatRecord::Arranged(seats) => Self::Arranged(seats),
            WhatRecord::DealOfDay { day, secret } => Self::DealFixed(Deal::OfDay { day, secret }),
            WhatRecord::DealOfGame { from, rules, seed, starters } => {
                Self::DealFixed(deal_of_game(from, (rules, seed), starters)?)
            }
            WhatRecord::Committed { secret, room } => Self::Committed { secret, room },
            WhatRecord::Contributed(number) => Self::Contributed(number),
            WhatRecord::Seated { rules, seed, seats, values, card, starters } => {
                let starters = starters.map(left_over).transpose()?;
                Self::Seated { rules: known_rules(rules)?, seed, seats, values, card, starters }
            }
            WhatRecord::Branched { from, actions } => Self::Branched(Branch { from, actions }),
            WhatRecord::Unseated => Self::Unseated,
            WhatRecord::Started => Self::Started,
            WhatRecord::Played { seat, action } => Self::Played { seat, action: action.try_into()? },
            WhatRecord::TimeUp { actions } => {
                let read = |(seat, action): (Seat, ActionRecord)| Ok((seat, action.try_into()?));
                Self::TimeUp { actions: actions.into_iter().map(read).collect::<Result<_, RecordError>>()? }
            }
            WhatRecord::ClockRestarted => Self::ClockRestarted,
            WhatRecord::BotSet { seat, level } => Self::BotSet { seat, level: level.map(Into::into) },
            WhatRecord::WentAway { seat } => Self::WentAway { seat },
            WhatRecord::CameBack { seat } => Self::CameBack { seat },
            WhatRecord::GameLeft => Self::GameLeft,
            WhatRecord::Voted { seat, hold } => Self::Voted { seat, hold },
            WhatRecord::TimeGiven => Self::TimeGiven,
            WhatRecord::Paused => Self::Paused,
            WhatRecord::Resumed => Self::Resumed,
            WhatRecord::SeatOffered { seat, key, hash } => Self::SeatOffered { seat, key: key_hash(key, hash)? },
            WhatRecord::HandOnVoted { seat, agree } => Self::HandOnVoted { seat, agree },
            WhatRecord::SeatReturned { seat } => Self::SeatReturned { seat },
            WhatRecord::SeatTaken { seat, guest, name, instead_of } => {
                Self::SeatTaken { seat, guest, name, instead_of }
            }
            WhatRecord::BonusChosen(kind) => Self::BonusChosen(kind.into()),
            WhatRecord::Rematched => Self::Rematched { readers: Vec::new() },
            WhatRecord::RematchedFor { readers } => Self::Rematched { readers },
            WhatRecord::ResultLeft => Self::ResultLeft,
            WhatRecord::HostMade { member, how } => {
                Self::HostMade { member, how: how.unwrap_or(PassedOnWord::Given).into() }
            }
            WhatRecord::DoorSet { door } => Self::DoorSet { door: door.into() },
            WhatRecord::Admitted { member, guest, name, instead_of } => {
                Self::Admitted { member, guest, name, instead_of }
            }
            WhatRecord::Kicked { member } => Self::Kicked { member },
            WhatRecord::Removed { member } => Self::Removed { member },
            WhatRecord::Muted { member, on } => Self::Muted { member, on },
            WhatRecord::WatchersMuted { on } => Self::WatchersMuted { on },
            WhatRecord::Forgotten { member, name } => Self::Forgotten { member, name },
            WhatRecord::Readmitted { member } => Self::Readmitted { member },
            WhatRecord::Owned { node } => Self::Owned { node },
        })
    }
}

fn deal_of_game(from: Hash, (rules, seed): (u16, Seed), starters: Option<[char; 2]>) -> Result<Deal, RecordError> {
    let starters = starters.map(left_over).transpose()?;
    Ok(Deal::OfGame { from, rules: known_rules(rules)?, seed, starters })
}

fn of_seat((seat, action): &(Seat, Action)) -> (Seat, ActionRecord) {
    (*seat, action.into())
}

fn key_hash(key: Option<SeatKey>, hash: Option<String>) -> Result<KeyHash, RecordError> {
    let unreadable = || RecordError::Unreadable("a link to a seat without its key".to_owned());
    match (key, hash) {
        (Some(key), None) => Ok(key.hash()),
        (None, Some(hash)) => {
            let mut bytes = [0; 32];
            hex::decode_to_slice(hash, &mut bytes).map_err(|_| unreadable())?;
            Ok(KeyHash(bytes))
        }
        _ => Err(unreadable()),
    }
}

fn letters(starters: LeftOver) -> [char; 2] {
    starters.pieces().map(Piece::letter)
}

pub(crate) fn left_over([one, other]: [char; 2]) -> Result<LeftOver, RecordError> {
    let unreadable = || RecordError::Unreadable("starters that don't exist".to_owned());
    LeftOver::new([piece(one)?, piece(other)?]).ok_or_else(unreadable)
}

/// A version of the rules that this program can play.
fn known_rules(found: u16) -> Result<u16, RecordError> {
    let known = conurbation_rules::VERSION;
    match found {
        0 => Err(RecordError::Unreadable("a game without a version of the rules".to_owned())),
        found if found > known => Err(RecordError::NewerRules { found, known }),
        found => Ok(found),
    }
}
