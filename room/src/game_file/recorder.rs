//! Extracts a game from the log of its room.

use conurbation_rules::common::Seat;
use conurbation_rules::draw::Contribution;
use conurbation_rules::games::Action;
use conurbation_rules::square_off::Piece;

use super::outcome::OutcomeRecord;
use super::{DrawRecord, FORMAT, GameFile, PartRecord, PlayedRecord, PlayerRecord, VERSION};
use crate::apply::Corrupt;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::origin::Origin;
use crate::replay::Recorder;
use crate::stage::Stage;
use crate::state::{Drawn, Place, Room, Seated};

/// Folds the log of a room, and keeps what the file of one of its games needs.
pub struct GameRecorder {
    room: Room,
    /// The number of the game in its room, from 0.
    number: u32,
    /// The version of its rules.
    rules: u16,
    /// Where those sit whose parts the seed was drawn from, in the order of the parts.
    seats: Vec<Seat>,
    /// When the game began, in milliseconds since 1970-01-01 UTC.
    began: u64,
    actions: Vec<PlayedRecord>,
    ended: Option<(GameFile, Vec<Member>)>,
}

impl Recorder for GameRecorder {
    fn new(opening: &Event, number: u32) -> Result<Self, Corrupt> {
        let room = Room::opened(opening)?;
        Ok(Self { room, number, rules: 0, seats: Vec::new(), began: 0, actions: Vec::new(), ended: None })
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        let before = matches!(event.what, EventKind::Arranged(_)).then(|| self.room.seats.clone());
        self.room.apply(event)?;
        if self.room.game_no() != self.number || self.ended.is_some() {
            return Ok(());
        }
        match &event.what {
            EventKind::Seated { rules, .. } => self.seated(*rules),
            EventKind::Unseated => self.seats.clear(),
            EventKind::Arranged(seats) => self.arranged(&before.unwrap_or_default(), seats),
            EventKind::Started => self.began = event.at,
            EventKind::Played { seat, action } => self.played(event.at, *seat, action),
            EventKind::TimeUp { actions } => {
                for (seat, action) in actions {
                    self.played(event.at, *seat, action);
                }
            }
            _ => {}
        }
        if self.room.stage() == Stage::Ended {
            self.ended = self.file();
        }
        Ok(())
    }

    fn finish(self) -> (Room, Option<String>) {
        self.named(|player| matches!(player, PlayerRecord::Name(_)))
    }
}

/// Keeps the same, with bots under the names that they have in the room: for pictures of the game.
pub struct NamedGameRecorder(GameRecorder);

impl Recorder for NamedGameRecorder {
    fn new(opening: &Event, number: u32) -> Result<Self, Corrupt> {
        GameRecorder::new(opening, number).map(Self)
    }

    fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        self.0.apply(event)
    }

    fn finish(self) -> (Room, Option<String>) {
        self.0.named(|_| true)
    }
}

impl GameRecorder {
    /// The room and the file, with some players under the names that they have now: someone may have had their name
    /// deleted.
    fn named(self, which: impl Fn(&PlayerRecord) -> bool) -> (Room, Option<String>) {
        let Self { room, ended, .. } = self;
        let file = ended.map(|(mut file, members)| {
            for (player, member) in file.seats.iter_mut().zip(members).filter(|(player, _)| which(player)) {
                if let Some(now) = room.name(member) {
                    *player = PlayerRecord::Name(now.to_owned());
                }
            }
            // A master under a name is none to those who read the file.
            file.version = file.version_needed();
            file.to_json()
        });
        (room, file.flatten())
    }

    fn seated(&mut self, rules: u16) {
        self.rules = rules;
        let drawn = match &self.room.place {
            Place::Seated(Seated { drawn: Some(drawn), .. }) => drawn.seats.as_slice(),
            _ => &[],
        };
        self.seats = drawn.iter().filter_map(|member| self.room.seat_of(*member)).collect();
    }

    /// The players have ordered themselves by a card.
    fn arranged(&mut self, before: &[Option<Member>], after: &[Option<Member>]) {
        for seat in &mut self.seats {
            let Some(member) = before.get(seat.index()) else { continue };
            *seat = after.iter().position(|sitting| sitting == member).map_or(*seat, Seat::at);
        }
    }

    fn played(&mut self, at: u64, seat: Seat, action: &Action) {
        // A clock that was set back does not put the actions out of order.
        let last = self.actions.last().map_or(0, |last| last.at);
        let at = at.saturating_sub(self.began).max(last);
        self.actions.push(PlayedRecord { at, seat, action: action.into() });
    }

    /// The game that has just ended, and who sat at it.
    fn file(&mut self) -> Option<(GameFile, Vec<Member>)> {
        let table = self.room.table()?;
        let Seated { seed, drawn, values, card, starters, origin } = &table.seated;
        let members: Vec<Member> = self.room.seats.iter().copied().flatten().collect();
        let mut file = GameFile {
            format: FORMAT.to_owned(),
            version: VERSION,
            game: self.room.options.game.into(),
            number: self.number,
            rules: self.rules,
            seating: self.room.options.seating.into(),
            commitment: drawn.as_ref().map_or(seed.fingerprint(), |drawn| drawn.draw.secret.commitment()),
            draw: drawn.as_ref().map(|drawn| self.draw(drawn)),
            branch: origin.and_then(Origin::branch),
            day: origin.and_then(Origin::day),
            seed: *seed,
            seats: members.iter().map(|member| self.player(*member)).collect(),
            values: values.clone(),
            card: *card,
            starters: starters.map(|starters| starters.pieces().map(Piece::letter)),
            result: OutcomeRecord::of(&table.game)?,
            actions: std::mem::take(&mut self.actions),
            digest: None,
            unchanged: true,
        };
        file.version = file.version_needed();
        Some((file, members))
    }

    fn draw(&self, Drawn { draw, .. }: &Drawn) -> DrawRecord {
        let part = |(seat, number): (&Seat, &Option<Contribution>)| PartRecord { seat: *seat, number: *number };
        let contributions = self.seats.iter().zip(&draw.contributions).map(part).collect();
        DrawRecord { secret: draw.secret, room: draw.room, contributions }
    }

    fn player(&self, member: Member) -> PlayerRecord {
        match self.room.bots.level(member) {
            Some(level) => PlayerRecord::House(level.into()),
            None => PlayerRecord::Name(self.room.name(member).unwrap_or_default().to_owned()),
        }
    }
}
