//! Replays the game of a file as its players saw it, for a reader who has the file but not the room.

use conurbation_rules::common::{Seat, byte};
use conurbation_rules::draw::{Hash, Secret};
use conurbation_rules::games::{Action, Kind};
use uuid::Uuid;

use super::{GameFile, NOT_OVER, PlayerRecord};
use crate::MAX_NAME;
use crate::apply::{Corrupt, corrupt};
use crate::branch::Branch;
use crate::day::Day;
use crate::deal::Deal;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::options::Options;
use crate::record::left_over;
use crate::replay::{Recorder, ReplayRecorder};
use crate::stage::Stage;
use crate::state::{Place, Room, Shuffling};

impl GameFile {
    /// Which game was played.
    pub fn kind(&self) -> Kind {
        self.game.into()
    }

    /// The people who played, without the bots.
    pub fn people(&self) -> Vec<String> {
        let seats = self.seats.iter().zip(self.names());
        seats.filter(|(player, _)| matches!(player, PlayerRecord::Name(_))).map(|(_, name)| clipped(&name)).collect()
    }

    /// Where it comes from, if it goes on from another game.
    pub const fn branched(&self) -> Option<Branch> {
        self.branch
    }

    /// The day whose deal it has, if it has one, its number of seats, and the secret of the deal.
    pub fn day(&self) -> Option<(Day, u8, Secret)> {
        Some((self.day?, byte(self.seats.len()), self.draw.as_ref()?.secret))
    }

    /// How many actions it has.
    pub const fn actions(&self) -> usize {
        self.actions.len()
    }

    /// The hash of the code of the room in which it was played; not in files of games whose seed the server alone drew.
    pub fn room(&self) -> Option<Hash> {
        self.draw.as_ref().map(|draw| draw.room)
    }

    /// Its [`Replay`](crate::Replay) as JSON; `None` if that takes more bytes than it may. Who was away, and for whom
    /// the clock ran out, is not in a file and not in this.
    pub fn to_replay(&self) -> Result<Option<String>, String> {
        let (options, _) = self.setup()?;
        let json = self.watch(options).map_err(|error| error.to_string())?;
        let (room, json) = json.finish();
        if room.stage() == Stage::Ended { Ok(json) } else { Err(NOT_OVER.to_owned()) }
    }

    /// The same file as JSON, with bots under the names that they have in the replay: for pictures of the game.
    pub fn to_named(mut self) -> Result<Option<String>, String> {
        let (options, _) = self.setup()?;
        let room = self.seated_room(options).map_err(|error| error.to_string())?;
        for (player, member) in self.seats.iter_mut().zip(room.seats.iter().flatten()) {
            if let (PlayerRecord::House(_), Some(name)) = (&*player, room.name(*member)) {
                *player = PlayerRecord::Name(name.to_owned());
            }
        }
        self.version = self.version_needed();
        Ok(self.to_json())
    }

    fn watch(&self, options: Options) -> Result<ReplayRecorder, Corrupt> {
        let mut recorder = ReplayRecorder::seated(self.seated_room(options)?);
        recorder.apply(&Event::of_room(0, EventKind::Started))?;
        for played in &self.actions {
            let action = Action::try_from(played.action.clone()).map_err(|error| corrupt(error.to_string()))?;
            recorder.apply(&Event::of_room(played.at, EventKind::Played { seat: played.seat, action }))?;
        }
        Ok(recorder)
    }

    /// A room with the players of the file, in which this game is about to begin.
    fn seated_room(&self, options: Options) -> Result<Room, Corrupt> {
        let mut room = Room::opened(&Event::of_room(0, EventKind::Opened { options, guest: somebody(0) }))?;
        for ((seat, player), name) in (0..).map(Seat::new).zip(&self.seats).zip(self.names()) {
            match player {
                PlayerRecord::House(level) => {
                    room.apply(&Event::of_room(0, EventKind::BotSet { seat, level: Some((*level).into()) }))?;
                }
                PlayerRecord::Name(_) => sit_down(&mut room, seat, &name)?,
            }
        }
        let seats: Vec<Member> = room.seats.iter().copied().flatten().collect();
        room.game_no = self.number;
        if let Some(draw) = &self.draw {
            // Their numbers are in the order in which they sat before the seating was drawn.
            room.seats = draw.contributions.iter().map(|part| seats.get(part.seat.index()).copied()).collect();
            if let Some(day) = self.day {
                room.deal = Some(Deal::OfDay { day, secret: draw.secret });
            } else {
                let (secret, code) = (draw.secret, draw.room);
                let contributions = draw.contributions.iter().map(|part| part.number).collect();
                room.place = Place::Shuffling(Shuffling { secret, room: code, began: 0, contributions });
            }
        }
        let starters = self.starters.map(left_over).transpose().map_err(|error| corrupt(error.to_string()))?;
        let (values, card) = (self.values.clone(), self.card);
        let seated = EventKind::Seated { rules: self.rules, seed: self.seed, seats, values, card, starters };
        room.apply(&Event::of_room(0, seated))?;
        if let Some(branch) = self.branch {
            room.apply(&Event::of_room(0, EventKind::Branched(branch)))?;
        }
        Ok(room)
    }
}

/// Lets a player of the file come in and take their seat.
fn sit_down(room: &mut Room, seat: Seat, name: &str) -> Result<(), Corrupt> {
    let nobody_came = room.people.values().all(|person| person.name.is_none());
    let member = if nobody_came { Member::OPENER } else { room.next_number };
    let by = |what| Event { by: Some(member), ..Event::of_room(0, what) };
    let name = clipped(name);
    room.apply(&by(EventKind::Joined { guest: somebody(member.number()), name, instead_of: None }))?;
    room.apply(&by(EventKind::Sat { seat }))
}

fn clipped(name: &str) -> String {
    name.chars().take(MAX_NAME.into()).collect()
}

/// A made-up id for a player, since files don't contain any. No browser has such an id.
fn somebody(number: u16) -> Uuid {
    Uuid::from_u128(u128::from(number) + 1)
}
