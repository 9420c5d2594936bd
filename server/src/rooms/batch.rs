//! Deciding a batch of commands: one after the other, each on the state that the ones before it lead to.

use conurbation_room::{Answered, Body, Channel, Context, Leading, Member, Refusal, Request, Room, Saying};
use conurbation_rules::draw::Hash;
use uuid::Uuid;

use super::connected::audience::Audience;
use super::connected::budgets::{MAX_EVENTS, MAX_SAYINGS};
use super::connected::ephemeral::Ephemeral;
use super::connected::sent::Sent;
use super::connected::wire::WireRefusal;
use super::log::{DecideError, Log};
use super::shared::Shared;

/// The outcome of a batch that has been decided but is not durable yet.
#[derive(Default)]
pub(super) struct Decided {
    /// One per command, in order: how many of its sender's commands have been accepted by then, or the refusal.
    pub answers: Vec<Result<u32, WireRefusal>>,
    /// How many of the accepted commands had been accepted before.
    pub repeated: usize,
    pub sayings: Vec<Saying>,
    /// Accepted commands that changed nothing, each with the member who sent it.
    pub unlogged: Vec<(Member, Uuid)>,
    /// The knocks of those who were let in.
    pub admitted: Vec<Uuid>,
}

/// What limits say to a command. It stays the same, however often the command is decided.
pub(super) struct Allowance {
    /// By the sender's rate limits.
    pub rate: Result<(), WireRefusal>,
    /// By the budgets of changes, once it was charged to them.
    pub charged: Option<Result<(), WireRefusal>>,
}

impl Allowance {
    /// Charges the command to the budgets, the first time.
    fn charge(&mut self, spend: impl FnOnce() -> Result<(), WireRefusal>) -> Result<(), WireRefusal> {
        self.charged.get_or_insert_with(spend).clone()
    }
}

/// Whether a command is a line of talk and not a resend of one that was accepted.
pub(super) fn is_new_talk(log: &Log, sent: &Sent) -> bool {
    matches!(sent.command.request, Request::Say { .. })
        && !log.talk.was_accepted(&log.room, sent.guest, sent.command.id)
}

/// Decides a batch, on the state and the limits that it is given.
pub(super) struct Decider<'a> {
    pub log: &'a mut Log,
    pub ephemeral: &'a mut Ephemeral,
    /// Accepted commands that changed nothing, of earlier batches.
    pub answered: &'a Answered,
    pub audience: &'a Audience,
    pub shared: &'a Shared,
}

impl Decider<'_> {
    /// Decides every command of a batch, each with its allowance.
    pub fn decide(mut self, batch: &[Sent], allowances: &mut [Allowance]) -> Result<Decided, DecideError> {
        let mut decided = Decided::default();
        // A guest whose data was deleted can no longer be let in.
        self.ephemeral.knocks.keep(|guest| !self.shared.forgotten.has(guest));
        for (sent, allowance) in batch.iter().zip(allowances) {
            let done = match &allowance.rate {
                Ok(()) => self.one(sent, allowance, &mut decided),
                Err(refusal) => Err(DecideError::OverBudget(refusal.clone())),
            };
            decided.answers.push(match done {
                Ok(()) => Ok(self.log.room.commands_of(sent.guest)),
                Err(DecideError::Refused(refusal)) => Err(refusal.into()),
                Err(DecideError::OverBudget(refusal)) => Err(refusal),
                Err(lost @ DecideError::Lost(_)) => return Err(lost),
            });
        }
        Ok(decided)
    }

    fn one(&mut self, sent: &Sent, allowance: &mut Allowance, decided: &mut Decided) -> Result<(), DecideError> {
        let (guest, id, room) = (sent.guest, sent.command.id, &self.log.room);
        match &sent.command.request {
            Request::Say { channel, body } => self.say(sent, *channel, body, decided),
            Request::Knock { name } => self.ephemeral.knocks.knock(room, guest, id, name).map_err(DecideError::Refused),
            Request::AnswerKnock { knock, admit: false } => {
                let host_away = self.audience.host_away(room);
                self.ephemeral.knocks.turn_away(room, guest, *knock, host_away).map_err(DecideError::Refused)
            }
            Request::Show(sign) => self.ephemeral.signs.show(room, guest, *sign).map_err(DecideError::Refused),
            Request::Lead(to) => {
                self.lead_or_follow(sent, allowance, decided, |room, leading| leading.lead(room, guest, *to))
            }
            Request::Follow(on) => {
                self.lead_or_follow(sent, allowance, decided, |room, leading| leading.follow(room, guest, *on))
            }
            request => self.act(sent, request, allowance, decided),
        }
    }

    /// Says something, unless it was said before.
    fn say(&mut self, sent: &Sent, channel: Channel, body: &Body, decided: &mut Decided) -> Result<(), DecideError> {
        let (guest, id, now) = (sent.guest, sent.command.id, self.shared.clock.now());
        if self.log.talk.was_accepted(&self.log.room, guest, id) {
            decided.repeated += 1;
            return Ok(());
        }
        if self.log.sayings() >= MAX_SAYINGS {
            return Err(DecideError::OverBudget(WireRefusal::LogFull));
        }
        decided.sayings.push(self.log.say(|room, talk| talk.decide(room, guest, id, (channel, body), now))?);
        Ok(())
    }

    /// Carries out a command unless it is a repeat.
    fn act(
        &mut self,
        sent: &Sent,
        request: &Request,
        allowance: &mut Allowance,
        decided: &mut Decided,
    ) -> Result<(), DecideError> {
        let (guest, id) = (sent.guest, sent.command.id);
        let member = self.log.room.member(guest);
        if self.log.room.was_accepted(guest, id) || self.is_repeat(sent, decided) {
            decided.repeated += 1;
            return Ok(());
        }
        let (shared, room, full) = (self.shared, self.log.id, self.log.events() >= MAX_EVENTS);
        let here = |guest| self.audience.has_guest(guest);
        let context = Context {
            now: shared.clock.now(),
            host_away: self.audience.host_away(&self.log.room),
            here: &here,
            knocks: &self.ephemeral.knocks,
            room: Hash::of_room(room.as_str()),
            seed: &*shared.environment.seed,
        };
        let mut allowed = Ok(());
        let changes = self.log.decide(|state| {
            let event = state.decide(guest, id, request, &context)?;
            if let Some(event) = &event {
                let spend = || shared.budgets.spend(sent.visitor(), room, &event.what);
                allowed = match full {
                    true => Err(WireRefusal::LogFull),
                    // What can't be written is refused, and costs nothing.
                    false if !shared.writing.works() => Ok(()),
                    false => allowance.charge(spend),
                };
            }
            Ok(event.filter(|_| allowed.is_ok()))
        })?;
        allowed.map_err(DecideError::OverBudget)?;
        decided.unlogged.extend(member.filter(|_| !changes).map(|member| (member, id)));
        decided.admitted.extend(request.admits());
        Ok(())
    }

    /// Leads others through the replay of a finished game, or follows. This changes everyone's view, and a repeat would
    /// do it anew.
    fn lead_or_follow(
        &mut self,
        sent: &Sent,
        allowance: &mut Allowance,
        decided: &mut Decided,
        lead: impl FnOnce(&Room, &mut Leading) -> Result<(), Refusal>,
    ) -> Result<(), DecideError> {
        if self.is_repeat(sent, decided) {
            decided.repeated += 1;
            return Ok(());
        }
        // What is refused costs nothing: else strangers could spend what the room may.
        let mut leading = self.ephemeral.leading.clone();
        lead(&self.log.room, &mut leading).map_err(DecideError::Refused)?;
        let spend = || self.shared.budgets.change(sent.guest, self.log.id);
        allowance.charge(spend).map_err(DecideError::OverBudget)?;
        self.ephemeral.leading = leading;
        decided.unlogged.extend(self.log.room.member(sent.guest).map(|member| (member, sent.command.id)));
        Ok(())
    }

    /// Whether a command that changes nothing in the log was accepted before, in an earlier batch or in this one.
    fn is_repeat(&self, sent: &Sent, decided: &Decided) -> bool {
        let id = sent.command.id;
        let member = self.log.room.member(sent.guest);
        member.is_some_and(|member| self.answered.contains(member, id) || decided.unlogged.contains(&(member, id)))
    }
}
