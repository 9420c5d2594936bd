//! How a house bot works with its partners: it proposes where its tiles could go, gives them time to answer, answers
//! their proposals for its tiles, and then places.
//!
//! All of this follows from the room and its talk, so a restarted server carries on where it left off.

use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::{Action, Counsel, Proposal, SharedCities};
use uuid::Uuid;

use crate::house::HouseTurn;
use crate::line::{Body, Channel, Line};
use crate::member::Member;
use crate::refusal::Refusal;
use crate::state::Room;
use crate::talk::{Saying, Talk};

/// How many times its pause a bot gives partners who have a tile for the city themselves and haven't answered yet: they
/// read what it proposes while they think of their own.
const PATIENCE: u64 = 4;

/// What the house does next for a seat.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Step {
    /// Tell the partners in these cities where its tiles could go.
    Propose(Vec<City>),
    /// Answer a partner's proposal for one of its tiles.
    Answer {
        /// The number of the line on the channel of its city.
        to: u32,
        /// What is proposed.
        proposal: Proposal,
        /// Whether everything agreed on before can still be kept.
        kept: bool,
    },
    /// Wait for the partners, or to keep its pace, until this time in milliseconds since 1970-01-01 UTC.
    Wait(u64),
    /// Act as agreed.
    Act(Action),
    /// Think of an action, since nothing was agreed: these of its proposals were declined.
    Think(Vec<Proposal>),
}

impl HouseTurn {
    /// Until when a bot that pauses for so many milliseconds waits for partners it has asked, in milliseconds since
    /// 1970-01-01 UTC.
    pub fn patient_until(&self, pause: u64) -> u64 {
        self.since.saturating_add(pause.saturating_mul(PATIENCE))
    }
}

impl Talk {
    /// The next step of the house for one of its seats. It takes its time, `pause` milliseconds, and gives partners who
    /// are asked more of it.
    pub fn house_step(&self, room: &Room, turn: &HouseTurn, now: u64, pause: u64) -> Step {
        if let Some(race) = turn.game.race() {
            let scheduled = turn.since.saturating_add(race.bot_due(turn.seat, turn.level));
            let due = scheduled.max(turn.acted.saturating_add(race.bot_rest(turn.level)));
            return if now < due { Step::Wait(due) } else { Step::Think(vec![]) };
        }
        let shared = turn.game.shared_cities().filter(|_| turn.game.counsel() == Counsel::Proposals);
        let Some(shared) = shared else { return Step::Think(vec![]) };
        let cities = room.talked_about(turn, shared);
        let of_own_tiles = || {
            let proposals = cities.iter().flat_map(|city| self.proposals(room, turn, *city));
            proposals.filter(|(line, proposal)| proposal.seat == turn.seat && !self.withdrawn(line))
        };
        let agreed: Vec<Proposal> = of_own_tiles()
            .filter(|(line, proposal)| self.answer(line) == Some(true) && shared.proposable(proposal))
            .map(|(_, proposal)| proposal)
            .collect();
        let own = room.seats[turn.seat.index()];
        let asked = of_own_tiles().find(|(line, _)| self.answer(line).is_none() && Some(line.by) != own);
        if let Some((line, proposal)) = asked {
            // A tile goes to one city, and a city takes one tile.
            let same = |other: &&Proposal| (other.tile == proposal.tile) != (other.city == proposal.city);
            let kept = agreed.iter().find(same).is_none();
            return Step::Answer { to: line.no, proposal, kept };
        }
        if !cities.is_empty() && cities.iter().all(|city| self.own_proposal(room, turn, *city).is_none()) {
            return Step::Propose(cities);
        }
        // Partners who have placed there have nothing more to say.
        let owes = |seat: Seat, city: &City| seat != turn.seat && shared.owed(seat).contains(city);
        let answered = |city: &City| {
            self.own_proposal(room, turn, *city).is_some_and(|line| self.answer(line).is_some())
                || !turn.game.partners(*city).into_iter().any(|seat| owes(seat, city))
        };
        let promised = agreed.last().and_then(|proposal| shared.place_as_proposed(proposal));
        let asks = !cities.is_empty();
        if let Some(action) = promised {
            return Step::Act(action);
        }
        let due = if asks { turn.patient_until(pause) } else { turn.since.saturating_add(pause) };
        let heard = asks && cities.iter().all(answered);
        if now < due && !heard {
            return Step::Wait(due);
        }
        let declined = of_own_tiles().filter(|(line, _)| Some(line.by) == own && self.answer(line) == Some(false));
        Step::Think(declined.map(|(_, proposal)| proposal).collect())
    }

    /// What a bot says on the channel of a city.
    pub fn house_says(&self, room: &Room, seat: Seat, city: City, body: &Body, now: u64) -> Result<Saying, Refusal> {
        room.bot_at(seat).ok_or(Refusal::NoBot)?;
        let by = room.seats[seat.index()].ok_or(Refusal::NoBot)?;
        // No client sent a command for this, so none will send it again.
        self.say(room, by, Uuid::nil(), (Channel::City(city), body), now)
    }

    /// The proposals of this turn on the channel of a city, oldest first.
    fn proposals<'a>(
        &'a self,
        room: &'a Room,
        turn: &'a HouseTurn,
        city: City,
    ) -> impl Iterator<Item = (&'a Line, Proposal)> {
        self.lines(room, Channel::City(city)).filter_map(move |line| {
            let proposal = line.body.proposal(city)?;
            (proposal.turn == turn.game.turn()).then_some((line, proposal))
        })
    }

    /// What the bot of this seat proposed for its own tile in this turn.
    fn own_proposal<'a>(&'a self, room: &'a Room, turn: &'a HouseTurn, city: City) -> Option<&'a Line> {
        let by = room.seats[turn.seat.index()];
        let mut own = self.proposals(room, turn, city).filter(|(line, _)| Some(line.by) == by);
        own.next().map(|(line, _)| line)
    }

    /// The last answer to a proposal by anyone but its maker.
    fn answer(&self, proposal: &Line) -> Option<bool> {
        let (_, accept) = self.answers(proposal).filter(|(by, _)| *by != proposal.by).last()?;
        Some(accept)
    }

    /// Whether a proposal was taken back.
    fn withdrawn(&self, proposal: &Line) -> bool {
        self.answers(proposal).any(|(by, _)| by == proposal.by)
    }

    /// Who answered a proposal, and how, oldest first.
    fn answers<'a>(&'a self, proposal: &'a Line) -> impl Iterator<Item = (Member, bool)> {
        let same = self.all().filter(move |line| line.channel == proposal.channel && line.game == proposal.game);
        same.filter_map(move |line| match line.body {
            Body::Answer { to, accept } if to == proposal.no => Some((line.by, accept)),
            _ => None,
        })
    }
}

impl Room {
    /// The cities that a bot still has to place in and shares with someone at the table.
    fn talked_about(&self, turn: &HouseTurn, shared: SharedCities<'_>) -> Vec<City> {
        let mut owed = shared.owed(turn.seat);
        owed.retain(|city| turn.bot && turn.game.partners(*city).iter().any(|seat| self.is_person_there(*seat)));
        owed
    }
}
