//! The seats that the house plays. It thinks beside the rooms' tasks, on as many threads as there are cores, and sends
//! the result to the room.

use std::collections::{HashMap, HashSet};
use std::sync::Arc;

use conurbation_room::{Body, HouseTurn, Saying, Step};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Proposal;
use tokio::sync::mpsc;

use super::clock::millis;
use super::log::{DecideError, Log};
use super::mail::{Idea, Mail, Thought};
use super::shared::Shared;

/// Runs the bots of one room.
#[derive(Default)]
pub(super) struct BotRunner {
    /// Seats with a thought under way.
    thinking: HashSet<Seat>,
    /// Until when each seat waits for its partners, in milliseconds since 1970-01-01 UTC.
    waiting: HashMap<Seat, u64>,
    /// The game and phase in which each seat last made its proposals.
    proposed: HashMap<Seat, (u32, u32)>,
}

impl BotRunner {
    /// When the first of the waiting seats stops waiting.
    pub fn waits_until(&self) -> Option<u64> {
        self.waiting.values().min().copied()
    }

    /// The thought about this seat has arrived.
    pub fn finished(&mut self, seat: Seat) {
        self.thinking.remove(&seat);
    }

    /// Starts a thought for every seat of the house that has something to do now and has none under way.
    pub fn think(&mut self, shared: &Arc<Shared>, log: &Log, now: u64) {
        self.waiting.clear();
        let pause = millis(shared.house.pause);
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
                    let Some(mailbox) = shared.rooms.mailbox(log.id).map(|mailbox| mailbox.downgrade()) else { return };
                    self.thinking.insert(seat);
                    spawn(shared, mailbox, turn, step);
                }
            }
        }
    }

    fn next_step(&mut self, log: &Log, turn: &HouseTurn, now: u64, pause: u64) -> Step {
        let moment = (log.room.game_no(), turn.game.phase_number());
        let step = log.talk.house_step(&log.room, turn, now, pause);
        if matches!(step, Step::Propose(_)) && self.proposed.insert(turn.seat, moment) == Some(moment) {
            // The proposals were made before and could not be said. Partners still have the same time to speak.
            let due = turn.since.saturating_add(pause);
            return if now < due { Step::Wait(due) } else { Step::Act(None) };
        }
        step
    }
}

/// Thinks on a thread of its own, and sends the thought to the room.
fn spawn(shared: &Shared, mailbox: mpsc::WeakSender<Mail>, turn: HouseTurn, step: Step) {
    let (thinkers, threads) = (Arc::clone(&shared.thinkers), shared.chance.threads);
    let thinking = shared.metrics.thinks();
    shared.tasks.spawn(async move {
        let seat = turn.seat;
        let permit = thinkers.acquire_owned().await.expect("the semaphore is never closed");
        let idea = if threads {
            tokio::task::spawn_blocking(move || think(&turn, step)).await.ok().flatten()
        } else {
            think(&turn, step)
        };
        drop((permit, thinking));
        // The room may have left memory meanwhile.
        if let Some(mailbox) = mailbox.upgrade() {
            let _ = mailbox.send(Mail::Thought(Thought { seat, idea })).await;
        }
    });
}

/// Works out what to do. A bot always finds something, since the game waits for its seat.
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
            Err(DecideError::Refused(_) | DecideError::OverBudget(_)) => {}
            Err(lost @ DecideError::Lost(_)) => return Err(lost),
        }
    }
    Ok(sayings)
}
