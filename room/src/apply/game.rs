//! Applies the events of a game and of what follows it.

use std::sync::Arc;

use conurbation_rules::common::Seat;
use conurbation_rules::games::{Action, Game, Pace};
use conurbation_rules::square_off;
use conurbation_rules::two_cities::Type;

use super::corrupt::{Corrupt, check, corrupt};
use crate::branch::Branch;
use crate::clock::PhaseClock;
use crate::member::Member;
use crate::origin::Origin;
use crate::stage::Stage;
use crate::state::{Place, Room, Table};

impl Room {
    /// The coming game goes on from another one.
    pub(super) fn branch(&mut self, branch: Branch) -> Result<(), Corrupt> {
        let Place::Seated(seated) = &mut self.place else { return Err(corrupt("a branch that nobody sits at")) };
        check(seated.drawn.is_none() && seated.origin.is_none(), "a branch of a game with a shuffle of its own")?;
        seated.origin = Some(Origin::Branch(branch));
        Ok(())
    }

    pub(super) fn start(&mut self, at: u64) -> Result<(), Corrupt> {
        let Place::Seated(seated) = &self.place else {
            return Err(corrupt("a game starts that nobody sat down for"));
        };
        let setup = self.options.game.setup(&seated.values, seated.starters);
        let setup = setup.ok_or_else(|| corrupt("bad seating values or starters"))?;
        self.deal = None;
        self.place = Place::Table(Table {
            seated: seated.clone(),
            game: Arc::new(Game::new(&setup, &seated.seed)),
            clock: PhaseClock::begin(at),
            acted: vec![at; self.seats.len()],
            moves: vec![0; self.seats.len()],
            away: vec![None; self.seats.len()],
            agreed: vec![Vec::new(); self.seats.len()],
            former: vec![None; self.seats.len()],
        });
        Ok(())
    }

    pub(super) fn played(&mut self, at: u64, seat: Seat, action: &Action) -> Result<(), Corrupt> {
        self.play_all(at, &[(seat, action.clone())])?;
        self.has_acted(seat, at)
    }

    /// Time ran out for the sides that the stand-in acted for.
    pub(super) fn run_out(&mut self, at: u64, actions: &[(Seat, Action)]) -> Result<(), Corrupt> {
        self.play_all(at, actions)?;
        let table = self.table_mut()?;
        let mut late: Vec<Seat> = actions.iter().flat_map(|(seat, _)| table.game.team(*seat)).collect();
        late.sort_unstable();
        late.dedup();
        table.clock.late = late;
        Ok(())
    }

    fn play_all(&mut self, at: u64, actions: &[(Seat, Action)]) -> Result<(), Corrupt> {
        let table = self.table_mut()?;
        let (phase, was_over) = (table.game.phase_number(), table.game.pace() == Pace::Over);
        let raced = table.game.race().is_some();
        let game = Arc::make_mut(&mut table.game);
        for (seat, action) in actions {
            game.play(*seat, action).map_err(|refusal| corrupt(format!("seat {seat}: {refusal}")))?;
            for seat in game.team(*seat) {
                table.moves[seat.index()] += 1;
            }
        }
        let goes_on = table.game.phase_number() == phase;
        if !goes_on && raced {
            table.clock.finish_race(at);
        } else if !goes_on {
            table.clock = PhaseClock::begin(at);
        }
        if table.game.pace() == Pace::Over {
            self.offers.clear();
            // The players of a branch may know the deal, so its result doesn't count.
            let counts = self.table().is_some_and(|table| table.seated.counts());
            if !was_over && counts {
                self.results.add(at, self.placings());
            }
        }
        Ok(())
    }

    /// Notes when a side acted, or when the house may have begun to play for one of its seats.
    fn has_acted(&mut self, seat: Seat, at: u64) -> Result<(), Corrupt> {
        let table = self.table_mut()?;
        let at = table.clock.counted(at);
        for seat in table.game.team(seat) {
            if let Some(acted) = table.acted.get_mut(seat.index()) {
                *acted = at;
            }
        }
        Ok(())
    }

    /// Gives the phase, or the wait for the players' parts of the shuffle, its whole time again.
    pub(super) fn restart(&mut self, at: u64) -> Result<(), Corrupt> {
        if let Place::Shuffling(shuffling) = &mut self.place {
            shuffling.began = at;
        } else {
            self.table_mut()?.clock.restart(at);
        }
        Ok(())
    }

    pub(super) fn stop(&mut self, at: u64, by: Member) -> Result<(), Corrupt> {
        self.expect(Stage::Playing)?;
        self.table_mut()?.clock.pause(at, by);
        Ok(())
    }

    pub(super) fn go_away(&mut self, at: u64, seat: Seat) -> Result<(), Corrupt> {
        self.be_away(seat, true)?;
        self.has_acted(seat, at)
    }

    pub(super) fn add_time(&mut self, by: Member) -> Result<(), Corrupt> {
        self.table_mut()?.clock.gave.push(by);
        Ok(())
    }

    /// A player leaves the game for good.
    pub(super) fn game_left(&mut self, at: u64, member: Member) -> Result<(), Corrupt> {
        self.expect(Stage::Playing)?;
        check(self.seat_of(member).is_some() && self.seats.len() > 1, "a game left by somebody who can't")?;
        self.go_for_good(at, member)?;
        self.left.insert(member);
        Ok(())
    }

    /// Somebody won't be back: their seat is free or, while a game is on, one that is away.
    pub(super) fn go_for_good(&mut self, at: u64, member: Member) -> Result<(), Corrupt> {
        let Some(seat) = self.held_seat(member) else { return Ok(()) };
        match self.stage() {
            Stage::Open => self.leave_seat(member),
            // It would begin without them.
            Stage::Shuffling | Stage::Seated => self.unseat()?,
            Stage::Playing if self.seats.len() > 1 && !self.is_away(seat) => self.go_away(at, seat)?,
            Stage::Playing | Stage::Ended => {}
        }
        Ok(())
    }

    pub(super) fn be_away(&mut self, seat: Seat, away: bool) -> Result<(), Corrupt> {
        let seat = self.table_mut()?.away.get_mut(seat.index()).filter(|votes| votes.is_some() != away);
        *seat.ok_or_else(|| corrupt("someone goes away or comes back twice"))? = away.then(Vec::new);
        Ok(())
    }

    pub(super) fn count_vote(&mut self, by: Member, at: u64, seat: Seat, hold: bool) -> Result<(), Corrupt> {
        let away = self.table_mut()?.away.get_mut(seat.index()).and_then(Option::as_mut);
        let votes = away.ok_or_else(|| corrupt("a vote on someone who is there"))?;
        votes.retain(|vote| *vote != by);
        if hold {
            votes.push(by);
        }
        self.has_acted(seat, at)
    }

    pub(super) fn count_agreement(&mut self, by: Member, seat: Seat, agree: bool) -> Result<(), Corrupt> {
        let agreed = self.table_mut()?.agreed.get_mut(seat.index()).ok_or_else(|| corrupt("no such seat"))?;
        agreed.retain(|vote| *vote != by);
        if agree {
            agreed.push(by);
        }
        Ok(())
    }

    pub(super) fn score_bonus(&mut self, kind: Type) -> Result<(), Corrupt> {
        check(self.bonus_due(), "a bonus that is not due")?;
        let outcome = self.outcome().ok_or_else(|| corrupt("a bonus without a game"))?;
        let game = self.campaign.bonus(&outcome, kind).map_err(|refusal| corrupt(refusal.to_string()))?;
        self.campaign.add(self.game_no, game);
        Ok(())
    }

    pub(super) fn begin_again(&mut self, readers: &[Member]) -> Result<(), Corrupt> {
        self.expect(Stage::Ended)?;
        check(readers.iter().all(|reader| self.is_present(*reader)), "a result for somebody unknown")?;
        self.shown_result = self.result_for(readers.iter().copied().collect());
        self.unused = self.game().and_then(Game::square_off).and_then(square_off::Game::left_over).or(self.unused);
        self.choose_seats();
        self.game_no += 1;
        Ok(())
    }
}
