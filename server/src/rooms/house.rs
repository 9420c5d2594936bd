//! The house at work: thinks beside the rooms' tasks about the seats that it plays, on as many threads as there are
//! cores, and sends what it comes up with to the room.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use conurbation_room::{Body, HouseTurn, Step};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::{Action, Proposal};
use tokio::sync::mpsc;

use super::Rooms;
use super::log::Log;
use super::task::Mail;

/// How the house behaves.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct HouseOptions {
    /// How long bots wait for what partners say before they place.
    pub pause: Duration,
    /// How long a player is not connected before they count as away.
    pub away_after: Duration,
}

impl Default for HouseOptions {
    /// Long enough to follow; and a tunnel or a page that is loaded again is no absence.
    fn default() -> Self {
        Self { pause: Duration::from_secs(8), away_after: Duration::from_secs(60) }
    }
}

/// What the house does in one room.
#[derive(Default)]
pub(super) struct House {
    /// Seats that it is thinking about.
    thinking: HashSet<Seat>,
    /// Until when it waits for partners, by seat, in milliseconds since 1970-01-01 UTC.
    waiting: HashMap<Seat, u64>,
    /// The game and phase in which each seat made its proposals last.
    proposed: HashMap<Seat, (u32, u32)>,
}

/// What the house came up with for a seat.
pub(super) struct Thought {
    pub seat: Seat,
    /// Nothing, if thinking failed.
    pub what: Option<Idea>,
}

pub(super) enum Idea {
    /// Does this.
    Act(Action),
    /// Says this on the channels of these cities.
    Say(Vec<(City, Body)>),
}

impl House {
    /// Until when it waits, at the soonest.
    pub fn waits_until(&self) -> Option<u64> {
        self.waiting.values().min().copied()
    }

    /// The thought about this seat has come.
    pub fn thought(&mut self, seat: Seat) {
        self.thinking.remove(&seat);
    }

    /// Thinks about every seat of the house that has something to do now and that it is not thinking about yet.
    pub fn think(&mut self, rooms: &Rooms, log: &Log, now: u64) {
        self.waiting.clear();
        let pause = rooms.0.house.pause.as_millis() as u64;
        for turn in log.room.house_turns() {
            let seat = turn.seat;
            if self.thinking.contains(&seat) {
                continue;
            }
            let moment = (log.room.game_no(), turn.game.phase_number());
            let mut step = log.talk.house_step(&log.room, &turn, now, pause);
            if matches!(step, Step::Propose(_)) && self.proposed.insert(seat, moment) == Some(moment) {
                // It could not be said. Whoever would have answered has all the same time.
                let due = turn.since.saturating_add(pause);
                step = if now < due { Step::Wait(due) } else { Step::Act(None) };
            }
            if let Step::Wait(until) = step {
                self.waiting.insert(seat, until);
                continue;
            }
            let Some(mailbox) = rooms.lock().get(&log.id).map(mpsc::Sender::downgrade) else { return };
            let thinkers = Arc::clone(&rooms.0.thinkers);
            self.thinking.insert(seat);
            rooms.0.tasks.spawn(async move {
                let permit = thinkers.acquire_owned().await.expect("the semaphore is never closed");
                let what = tokio::task::spawn_blocking(move || idea(&turn, step)).await.ok().flatten();
                drop(permit);
                // The room may have left memory meanwhile.
                if let Some(mailbox) = mailbox.upgrade() {
                    let _ = mailbox.send(Mail::Thought(Thought { seat, what })).await;
                }
            });
        }
    }
}

/// Thinks. Something comes of it, for the game waits for the seat.
fn idea(turn: &HouseTurn, step: Step) -> Option<Idea> {
    match step {
        Step::Act(agreed) => agreed.or_else(|| turn.game.bot(turn.seat, turn.level)).map(Idea::Act),
        Step::Propose(cities) => {
            let mut proposals = turn.game.bot_plan(turn.seat, turn.level);
            proposals.retain(|proposal| cities.contains(&proposal.city));
            Some(Idea::Say(proposals.iter().map(|proposal| (proposal.city, in_words(*proposal))).collect()))
        }
        Step::Answer { to, proposal, kept } => {
            let accept = kept && turn.game.bot_agrees(turn.seat, turn.level, &proposal);
            Some(Idea::Say(vec![(proposal.city, Body::Answer { to, accept })]))
        }
        Step::Wait(_) => None,
    }
}

fn in_words(proposal: Proposal) -> Body {
    let Proposal { turn: (round, turn), seat, tile, cell, .. } = proposal;
    Body::Proposal { round, turn, seat, tile, cell }
}
