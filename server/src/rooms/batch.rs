//! Deciding a batch of commands: one after the other, each on the state that the ones before it lead to.

use conurbation_room::{Answered, Body, Channel, Context, Knocks, LeadStep, Member, Request, Saying};
use conurbation_rules::draw::Hash;
use uuid::Uuid;

use super::connected::audience::Audience;
use super::connected::budgets::{Budgets, MAX_EVENTS, MAX_SAYINGS};
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

/// Whether a command is a line of talk and not a resend of one that was accepted.
pub(super) fn is_new_talk(log: &Log, sent: &Sent) -> bool {
    matches!(sent.command.request, Request::Say { .. })
        && !log.talk.was_accepted(&log.room, sent.guest, sent.command.id)
}

/// Decides a batch. `allowed` holds the outcome of the sender's rate limits for each command.
pub(super) fn decide(
    log: &mut Log,
    ephemeral: &mut Ephemeral,
    batch: &[Sent],
    allowed: &[Result<(), WireRefusal>],
    audience: &Audience,
    shared: &Shared,
) -> Result<Decided, DecideError> {
    let mut decided = Decided::default();
    // A guest whose data was deleted can no longer be let in.
    ephemeral.knocks.keep(|guest| !shared.forgotten.has(guest));
    for (sent, allowed) in batch.iter().zip(allowed) {
        if let Err(refusal) = allowed {
            decided.answers.push(Err(refusal.clone()));
            continue;
        }
        let now = shared.clock.now();
        let done = match &sent.command.request {
            Request::Say { channel, body } => say(log, sent, *channel, body, now).map(|saying| {
                decided.repeated += usize::from(saying.is_none());
                decided.sayings.extend(saying);
            }),
            Request::Knock { name } => {
                ephemeral.knocks.knock(&log.room, sent.guest, sent.command.id, name).map_err(DecideError::Refused)
            }
            Request::AnswerKnock { knock, admit: false } => {
                let host_away = audience.host_away(&log.room);
                ephemeral.knocks.turn_away(&log.room, sent.guest, *knock, host_away).map_err(DecideError::Refused)
            }
            Request::Show(sign) => ephemeral.signs.show(&log.room, sent.guest, *sign).map_err(DecideError::Refused),
            Request::Lead(_) | Request::Follow(_) => {
                lead_or_follow(log, ephemeral, &decided.unlogged, sent, &shared.budgets).map(|done| match done {
                    Accepted::Repeat => decided.repeated += 1,
                    Accepted::New(unlogged) => decided.unlogged.extend(unlogged),
                })
            }
            request => {
                let here = |guest| audience.has_guest(guest);
                let context = context(log, audience, &here, &ephemeral.knocks, now, shared);
                act(log, &ephemeral.answered, &decided.unlogged, sent, request, &context, &shared.budgets).map(|done| {
                    match done {
                        Accepted::Repeat => decided.repeated += 1,
                        Accepted::New(unlogged) => {
                            decided.unlogged.extend(unlogged);
                            decided.admitted.extend(request.admits());
                        }
                    }
                })
            }
        };
        decided.answers.push(match done {
            Ok(()) => Ok(log.room.commands_of(sent.guest)),
            Err(DecideError::Refused(refusal)) => Err(refusal.into()),
            Err(DecideError::OverBudget(refusal)) => Err(refusal),
            Err(lost @ DecideError::Lost(_)) => return Err(lost),
        });
    }
    Ok(decided)
}

/// How an accepted command was handled.
enum Accepted {
    /// It repeats an earlier command.
    Repeat,
    /// It was carried out now. Holds its member and id if it changed nothing.
    New(Option<(Member, Uuid)>),
}

/// Carries out a command unless it is a repeat. Repeats are recognised by the log or, for commands that changed
/// nothing, by memory, which includes earlier commands of this batch.
fn act(
    log: &mut Log,
    answered: &Answered,
    unlogged: &[(Member, Uuid)],
    sent: &Sent,
    request: &Request,
    context: &Context<'_>,
    budgets: &Budgets,
) -> Result<Accepted, DecideError> {
    let (guest, id) = (sent.guest, sent.command.id);
    let member = log.room.member(guest);
    let passed = |member| answered.contains(member, id) || unlogged.contains(&(member, id));
    if log.room.was_accepted(guest, id) || member.is_some_and(passed) {
        return Ok(Accepted::Repeat);
    }
    let (room, full) = (log.id, log.events() >= MAX_EVENTS);
    let mut allowed = Ok(());
    let changes = log.decide(|state| {
        let event = state.decide(guest, id, request, context)?;
        if let Some(event) = &event {
            let charge = || budgets.spend(sent.visitor(), room, &event.what);
            allowed = if full { Err(WireRefusal::LogFull) } else { charge() };
        }
        Ok(event.filter(|_| allowed.is_ok()))
    })?;
    allowed.map_err(DecideError::OverBudget)?;
    Ok(Accepted::New(member.filter(|_| !changes).map(|member| (member, id))))
}

/// Leads others through the replay of a finished game, or follows. This changes everyone's view, and a repeat would do
/// it anew.
fn lead_or_follow(
    log: &Log,
    ephemeral: &mut Ephemeral,
    unlogged: &[(Member, Uuid)],
    sent: &Sent,
    budgets: &Budgets,
) -> Result<Accepted, DecideError> {
    let command = log.room.member(sent.guest).map(|member| (member, sent.command.id));
    if command.is_some_and(|(member, id)| ephemeral.answered.contains(member, id) || unlogged.contains(&(member, id))) {
        return Ok(Accepted::Repeat);
    }
    budgets.change(sent.guest, log.id).map_err(DecideError::OverBudget)?;
    match sent.command.request {
        Request::Lead(to) => ephemeral.leading.lead(&log.room, sent.guest, to),
        Request::Follow(on) => ephemeral.leading.follow(&log.room, sent.guest, on),
        _ => Ok(()),
    }
    .map_err(DecideError::Refused)?;
    Ok(Accepted::New(command))
}

fn context<'a>(
    log: &Log,
    audience: &Audience,
    here: &'a (dyn Fn(Uuid) -> bool + Sync),
    knocks: &'a Knocks,
    now: u64,
    shared: &'a Shared,
) -> Context<'a> {
    Context {
        now,
        host_away: audience.host_away(&log.room),
        here,
        knocks,
        room: Hash::of_room(log.id.as_str()),
        seed: &*shared.environment.seed,
    }
}

/// Says something, unless it was said before.
fn say(log: &mut Log, sent: &Sent, channel: Channel, body: &Body, now: u64) -> Result<Option<Saying>, DecideError> {
    let (guest, id) = (sent.guest, sent.command.id);
    if log.talk.was_accepted(&log.room, guest, id) {
        return Ok(None);
    }
    if log.sayings() >= MAX_SAYINGS {
        return Err(DecideError::OverBudget(WireRefusal::LogFull));
    }
    log.say(|room, talk| talk.decide(room, guest, id, (channel, body), now)).map(Some)
}
