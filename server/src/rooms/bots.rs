//! The seats that the house plays: it thinks about them beside the rooms' tasks, on as many threads as there are cores,
//! and sends what it came up with to the room.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use conurbation_room::{Body, HouseTurn, Saying, Step};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::{Action, Proposal};
use tokio::sync::mpsc;

use super::Rooms;
use super::log::{DecideError, Log};
use super::task::Mail;

/// Runs the bots of one room.
#[derive(Default)]
pub(super) struct BotRunner {
    /// Seats that are being thought about.
    thinking: HashSet<Seat>,
    /// Until when seats wait for their partners, in milliseconds since 1970-01-01 UTC.
    waiting: HashMap<Seat, u64>,
    /// The game and phase in which each seat last made its proposals.
    proposed: HashMap<Seat, (u32, u32)>,
}

/// What came of thinking about a seat.
pub(super) struct Thought {
    pub seat: Seat,
    /// `None` if thinking failed.
    pub idea: Option<Idea>,
}

pub(super) enum Idea {
    /// Do this.
    Act(Action),
    /// Say this on the channels of these cities.
    Say(Vec<(City, Body)>),
}

impl BotRunner {
    /// Until when the first of the waiting seats waits.
    pub fn waits_until(&self) -> Option<u64> {
        self.waiting.values().min().copied()
    }

    /// The thought about this seat has arrived.
    pub fn finished(&mut self, seat: Seat) {
        self.thinking.remove(&seat);
    }

    /// Starts thinking about every seat of the house that has something to do now and is not being thought about yet.
    pub fn think(&mut self, rooms: &Rooms, log: &Log, now: u64) {
        self.waiting.clear();
        let pause = rooms.0.house.pause.as_millis() as u64;
        for turn in log.room.house_turns() {
            let seat = turn.seat;
            if self.thinking.contains(&seat) {
                continue;
            }
            match self.next_step(log, &turn, now, pause) {
                Step::Wait(until) => {
                    self.waiting.insert(seat, until);
                }
                step => {
                    let Some(mailbox) = rooms.lock().get(&log.id).map(mpsc::Sender::downgrade) else { return };
                    self.thinking.insert(seat);
                    spawn(rooms, mailbox, turn, step);
                }
            }
        }
    }

    fn next_step(&mut self, log: &Log, turn: &HouseTurn, now: u64, pause: u64) -> Step {
        let moment = (log.room.game_no(), turn.game.phase_number());
        let step = log.talk.house_step(&log.room, turn, now, pause);
        if matches!(step, Step::Propose(_)) && self.proposed.insert(turn.seat, moment) == Some(moment) {
            // The proposals were made before and could not be said. Partners have the same time to speak all the same.
            let due = turn.since.saturating_add(pause);
            return if now < due { Step::Wait(due) } else { Step::Act(None) };
        }
        step
    }
}

/// Thinks on a thread of its own, and sends the thought to the room.
fn spawn(rooms: &Rooms, mailbox: mpsc::WeakSender<Mail>, turn: HouseTurn, step: Step) {
    let thinkers = Arc::clone(&rooms.0.thinkers);
    rooms.0.tasks.spawn(async move {
        let seat = turn.seat;
        let permit = thinkers.acquire_owned().await.expect("the semaphore is never closed");
        let idea = tokio::task::spawn_blocking(move || think(&turn, step)).await.ok().flatten();
        drop(permit);
        // The room may have left memory meanwhile.
        if let Some(mailbox) = mailbox.upgrade() {
            let _ = mailbox.send(Mail::Thought(Thought { seat, idea })).await;
        }
    });
}

/// What to do about a step. There is always something, for the game waits for the seat.
fn think(turn: &HouseTurn, step: Step) -> Option<Idea> {
    match step {
        Step::Act(agreed) => agreed.or_else(|| turn.game.bot(turn.seat, turn.level)).map(Idea::Act),
        Step::Propose(cities) => {
            let mut proposals = turn.game.shared_cities()?.bot_plan(turn.seat, turn.level);
            proposals.retain(|proposal| cities.contains(&proposal.city));
            Some(Idea::Say(proposals.iter().map(|proposal| (proposal.city, body(*proposal))).collect()))
        }
        Step::Answer { to, proposal, kept } => {
            let accept = kept && turn.game.shared_cities()?.bot_agrees(turn.seat, turn.level, &proposal);
            Some(Idea::Say(vec![(proposal.city, Body::Answer { to, accept })]))
        }
        Step::Wait(_) => None,
    }
}

fn body(proposal: Proposal) -> Body {
    let Proposal { turn: (round, turn), seat, tile, cell, .. } = proposal;
    Body::Proposal { round, turn, seat, tile, cell }
}

/// Says what still fits: a tile may have been placed while the house was thinking.
pub(super) fn say(log: &mut Log, seat: Seat, bodies: &[(City, Body)], now: u64) -> Result<Vec<Saying>, DecideError> {
    let mut sayings = Vec::new();
    for (city, body) in bodies {
        match log.say(|room, talk| talk.house_says(room, seat, *city, body, now)) {
            Ok(saying) => sayings.push(saying),
            Err(DecideError::Refused(_)) => {}
            Err(lost @ DecideError::Lost(_)) => return Err(lost),
        }
    }
    Ok(sayings)
}
