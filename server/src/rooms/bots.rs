//! Runs the bots of a room. Their moves are computed outside the room's task and sent to it as mail.

use std::collections::{HashMap, HashSet};

use conurbation_engine::{bot_agrees, bot_plan, bot_yielding};
use conurbation_room::{Body, HouseTurn, Saying, Step};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Proposal;

use super::common::clock::millis;
use super::log::{DecideError, Log};
use super::mail::{Idea, Mail, Thought};
use super::shared::Shared;
use super::thinkers;

/// Runs the bots of one room.
#[derive(Default)]
pub(super) struct BotRunner {
    /// Seats whose move is being computed.
    thinking: HashSet<Seat>,
    /// When each waiting seat stops waiting for its partners, in milliseconds since 1970-01-01 UTC.
    waiting: HashMap<Seat, u64>,
    /// The game and phase in which each seat last made its proposals.
    proposed: HashMap<Seat, (u32, u32)>,
}

impl BotRunner {
    /// When the first of the waiting seats stops waiting.
    pub fn waits_until(&self) -> Option<u64> {
        self.waiting.values().min().copied()
    }

    /// Notes that the result for this seat has arrived.
    pub fn finished(&mut self, seat: Seat) {
        self.thinking.remove(&seat);
    }

    /// Starts computing a move for every house seat that has something to do and is not being computed already.
    pub fn think(&mut self, shared: &Shared, log: &Log, now: u64) {
        self.waiting.clear();
        let pause = millis(shared.options.pause);
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
                    let thought = move |idea: Option<_>| Mail::Thought(Thought { seat, idea: idea.flatten() });
                    if !thinkers::think(shared, log.id, move || work_out(&turn, step), thought) {
                        return;
                    }
                    self.thinking.insert(seat);
                }
            }
        }
    }

    fn next_step(&mut self, log: &Log, turn: &HouseTurn, now: u64, pause: u64) -> Step {
        let moment = (log.room.game_no(), turn.game.phase_number());
        let step = log.talk.house_step(&log.room, turn, now, pause);
        if matches!(step, Step::Propose(_)) && self.proposed.insert(turn.seat, moment) == Some(moment) {
            // The proposals were made before and could not be said. Partners still have the same time to speak.
            let due = turn.patient_until(pause);
            return if now < due { Step::Wait(due) } else { Step::Think(vec![]) };
        }
        step
    }
}

/// Works out what to do. A bot always finds something, since the game waits for its seat.
fn work_out(turn: &HouseTurn, step: Step) -> Option<Idea> {
    match step {
        Step::Act(agreed) => Some(Idea::Act(agreed)),
        Step::Think(declined) => bot_yielding(&turn.game, turn.seat, turn.level, &declined).map(Idea::Act),
        Step::Propose(cities) => {
            let mut proposals = bot_plan(&turn.game, turn.seat, turn.level);
            proposals.retain(|proposal| cities.contains(&proposal.city));
            Some(Idea::Say(proposals.iter().map(|proposal| (proposal.city, body(*proposal))).collect()))
        }
        Step::Answer { to, proposal, kept } => {
            let accept = kept && bot_agrees(&turn.game, turn.seat, turn.level, &proposal);
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
