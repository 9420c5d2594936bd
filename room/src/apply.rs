//! Event → state. Applying the same events gives the same room on every machine.

use conurbation_rules::games::{Game, Setup};
use conurbation_rules::two_cities;

use crate::event::{Event, Happening};
use crate::memory::Answered;
use crate::state::{Member, Place, Room, Seated, Table};

/// The log does not fit together: an event that could not have happened in this state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the log of this room does not fit together: {0}")]
pub struct Corrupt(String);

impl Room {
    /// The room that an [`Happening::Opened`] event opens.
    pub fn opened(event: &Event) -> Result<Self, Corrupt> {
        let Happening::Opened { options, guest } = &event.what else {
            return Err(Corrupt("it does not begin with the opening".to_owned()));
        };
        Ok(Self {
            options: *options,
            host: 0,
            members: vec![Member { guest: *guest, name: None, removed: false }],
            seats: vec![None; options.seats.into()],
            game_no: 0,
            place: Place::Open,
            answered: Answered::default(),
        })
    }

    /// Folds one event into the state. An error leaves the room unusable: its log is damaged.
    pub fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        match &event.what {
            Happening::Opened { .. } => return Err(Corrupt("it is opened twice".to_owned())),
            Happening::Joined { guest, name } => {
                if !self.members.iter().any(|member| member.guest == *guest) {
                    self.members.push(Member { guest: *guest, name: None, removed: false });
                }
                self.member_mut(event)?.name = Some(name.clone());
            }
            Happening::Renamed { name } => self.member_mut(event)?.name = Some(name.clone()),
            Happening::Sat { seat } => {
                let by = event.by;
                self.leave_seat(by);
                let seat = self.seats.get_mut(usize::from(*seat)).ok_or_else(|| Corrupt(format!("no seat {seat}")))?;
                *seat = by;
            }
            Happening::Stood => self.leave_seat(event.by),
            Happening::OptionsSet(options) => {
                self.options = *options;
                self.seats.resize(options.seats.into(), None);
            }
            Happening::Arranged(seats) => self.seats.clone_from(seats),
            Happening::Seated { seed, seats, values, card } => {
                self.seats = seats.iter().copied().map(Some).collect();
                self.place = Place::Seated(Seated { seed: *seed, values: values.clone(), card: *card });
            }
            Happening::Unseated => self.place = Place::Open,
            Happening::Started => self.start(event.at)?,
            Happening::Played { seat, action } => self.play(event.at, &[(*seat, action.clone())])?,
            Happening::TimeUp { actions } => self.play(event.at, actions)?,
            Happening::ClockRestarted => self.table_mut()?.phase_began = event.at,
            Happening::Rematched => {
                self.place = Place::Open;
                self.game_no += 1;
            }
            Happening::HostMade { member } => self.host = *member,
            Happening::Removed { member } => {
                self.leave_seat(Some(*member));
                if let Some(member) = self.members.get_mut(usize::from(*member)) {
                    member.removed = true;
                }
            }
        }
        if let (Some(by), Some(command)) = (event.by, event.command) {
            self.answered.remember(by, command);
        }
        Ok(())
    }

    fn start(&mut self, at: u64) -> Result<(), Corrupt> {
        let Place::Seated(seated) = &self.place else {
            return Err(Corrupt("a game starts that nobody sat down for".to_owned()));
        };
        let setup = two_cities::Setup::new(&seated.values).ok_or_else(|| Corrupt("bad seating values".to_owned()))?;
        let game = Game::new(&Setup::TwoCities(setup), &seated.seed);
        self.place = Place::Table(Table { seated: seated.clone(), game, phase_began: at });
        Ok(())
    }

    fn play(&mut self, at: u64, actions: &[(u8, conurbation_rules::games::Action)]) -> Result<(), Corrupt> {
        let table = self.table_mut()?;
        let phase = table.game.phase_number();
        for (seat, action) in actions {
            table.game.play(*seat, action).map_err(|refusal| Corrupt(format!("seat {seat}: {refusal}")))?;
        }
        if table.game.phase_number() != phase {
            table.phase_began = at;
        }
        Ok(())
    }

    fn table_mut(&mut self) -> Result<&mut Table, Corrupt> {
        match &mut self.place {
            Place::Table(table) => Ok(table),
            Place::Open | Place::Seated(_) => Err(Corrupt("an action without a game".to_owned())),
        }
    }

    fn member_mut(&mut self, event: &Event) -> Result<&mut Member, Corrupt> {
        let by = event.by.map_or(usize::MAX, usize::from);
        self.members.get_mut(by).ok_or_else(|| Corrupt("an unknown member".to_owned()))
    }

    fn leave_seat(&mut self, member: Option<u8>) {
        for seat in self.seats.iter_mut().filter(|seat| seat.is_some() && **seat == member) {
            *seat = None;
        }
    }
}
