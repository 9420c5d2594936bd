//! Applies events before the game: options, and who sits where.

use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;

use super::corrupt::{Corrupt, check, corrupt};
use crate::member::Member;
use crate::options::Options;
use crate::seating::same_members;
use crate::stage::Stage;
use crate::state::{Place, Room, Seated};

impl Room {
    pub(super) fn sit_down(&mut self, by: Member, seat: Seat) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        self.leave_seat(by);
        if self.bot_at(seat).is_some() {
            self.place_bot(seat, None)?;
        }
        let free = self.seats.get_mut(seat.index()).filter(|sitting| sitting.is_none());
        *free.ok_or_else(|| corrupt("no free seat there"))? = Some(by);
        Ok(())
    }

    pub(super) fn stand_up(&mut self, by: Member) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        self.leave_seat(by);
        Ok(())
    }

    pub(super) fn leave_seat(&mut self, member: Member) {
        for seat in self.seats.iter_mut().filter(|seat| **seat == Some(member)) {
            *seat = None;
        }
    }

    pub(super) fn set_options(&mut self, options: &Options) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        check(options.valid(), "there are no such options")?;
        self.options = *options;
        let bots_stay = options.seats > 1;
        for seat in self.all_seats() {
            if let Some(level) = self.bot_at(seat) {
                let stays = bots_stay && seat.number() < options.seats;
                self.place_bot(seat, stays.then(|| options.game.level_kept(level)))?;
            }
        }
        self.seats.resize(options.seats.into(), None);
        Ok(())
    }

    pub(super) fn set_bot_at(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Corrupt> {
        self.expect(Stage::Open)?;
        self.place_bot(seat, level)
    }

    fn place_bot(&mut self, seat: Seat, level: Option<Level>) -> Result<(), Corrupt> {
        let sitting = *self.seats.get(seat.index()).ok_or_else(|| corrupt("a bot without a seat"))?;
        let member = match (sitting, level) {
            (Some(bot), level) if self.bots.level(bot).is_some() => {
                self.bots.set(bot, level);
                level.map(|_| bot)
            }
            (None, Some(level)) => Some(self.bots.hire(level).ok_or_else(|| corrupt("too many bots"))?),
            _ => return Err(corrupt("a bot on a seat that is taken, or none to send away")),
        };
        self.seats[seat.index()] = member;
        Ok(())
    }

    pub(super) fn rearrange(&mut self, seats: &[Option<Member>]) -> Result<(), Corrupt> {
        check(matches!(self.stage(), Stage::Open | Stage::Seated), "seats change in mid-game")?;
        self.change_seats(seats.to_vec())
    }

    pub(super) fn fix_seats(&mut self, seats: &[Member], seated: Seated) -> Result<(), Corrupt> {
        self.change_seats(seats.iter().copied().map(Some).collect())?;
        let setup = self.options.game.setup(&seated.values, seated.starters);
        check(setup.is_some() && seated.values.len() == seats.len(), "bad seating values or starters")?;
        self.players.extend(seats.iter().filter(|member| !member.is_bot()));
        self.place = Place::Seated(seated);
        Ok(())
    }

    pub(super) fn unseat(&mut self) -> Result<(), Corrupt> {
        check(matches!(self.stage(), Stage::Shuffling | Stage::Seated), "an event of another stage")?;
        self.choose_seats();
        self.offers.clear();
        Ok(())
    }

    /// Lets people choose seats, and frees those of people who won't be back.
    pub(super) fn choose_seats(&mut self) {
        for seat in self.all_seats() {
            let sitting = self.seats[seat.index()];
            if sitting.is_some_and(|member| self.is_gone(member)) {
                self.seats[seat.index()] = None;
            }
        }
        self.left.clear();
        self.place = Place::Open;
    }

    /// Rearranges the same members on the same number of seats; their links move with them.
    fn change_seats(&mut self, seats: Vec<Option<Member>>) -> Result<(), Corrupt> {
        check(same_members(&seats, &self.seats), "seats for others than those who sit")?;
        for offer in &mut self.offers {
            let owner = self.seats[offer.seat.index()];
            let seat = seats.iter().position(|sitting| *sitting == owner);
            offer.seat = seat.map_or(offer.seat, Seat::at);
        }
        self.seats = seats;
        Ok(())
    }
}
