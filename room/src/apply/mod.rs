//! Applies events to the state. The same events give the same room on every machine.

mod corrupt;
mod game;
mod members;
mod seats;
mod shuffle;

use std::collections::{BTreeMap, BTreeSet};

use crate::answered::Answered;
use crate::bots::Bots;
use crate::campaign::Campaign;
use crate::deal::Deal;
use crate::door::Door;
use crate::event::{Event, EventKind};
use crate::member::Member;
use crate::results::Results;
use crate::stage::Stage;
use crate::state::{Person, Place, Room, Seated, Table};
pub use corrupt::Corrupt;
use corrupt::check;
pub(crate) use corrupt::corrupt;

impl Room {
    /// The room that an [`EventKind::Opened`] event opens.
    pub fn opened(event: &Event) -> Result<Self, Corrupt> {
        let EventKind::Opened { options, guest } = &event.what else {
            return Err(corrupt("it does not begin with the opening"));
        };
        check(options.valid(), "there are no such options")?;
        Ok(Self {
            options: *options,
            host: Member::OPENER,
            rightful_host: Member::OPENER,
            host_acted: event.at,
            people: BTreeMap::from([(Member::OPENER, Person::new(*guest))]),
            next_number: Member::OPENER.next(),
            former: BTreeMap::new(),
            players: BTreeSet::new(),
            seats: vec![None; options.seats.into()],
            bots: Bots::default(),
            offers: Vec::new(),
            campaign: Campaign::default(),
            unused: None,
            game_no: 0,
            deal: None,
            results: Results::default(),
            shown_result: None,
            place: Place::Open,
            left: BTreeSet::new(),
            answered: Answered::default(),
            watchers_muted: false,
            door: Door::Open,
            owner: None,
        })
    }

    /// Folds one event into the state. An error leaves the room unusable: its log is damaged.
    ///
    /// This does not check again whether the member was allowed to ask for it, but it does check that the room stays
    /// consistent: views and decisions rely on that.
    pub fn apply(&mut self, event: &Event) -> Result<(), Corrupt> {
        match &event.what {
            EventKind::Opened { .. } => return Err(corrupt("it is opened twice")),
            EventKind::Joined { .. } | EventKind::Admitted { .. } => self.let_in(event)?,
            EventKind::Renamed { name } => self.rename(self.acting(event)?, name)?,
            EventKind::Sat { seat } => self.sit_down(self.acting(event)?, *seat)?,
            EventKind::Stood => self.stand_up(self.acting(event)?)?,
            EventKind::OptionsSet(options) => self.set_options(options)?,
            EventKind::BotSet { seat, level } => self.set_bot_at(*seat, *level)?,
            EventKind::Arranged(seats) => self.rearrange(seats)?,
            EventKind::DealFixed(deal) => self.fix_deal(deal)?,
            EventKind::Committed { secret, room } => self.commit(event.at, *secret, *room)?,
            EventKind::Contributed(number) => self.contributed(self.acting(event)?, *number)?,
            EventKind::Seated { rules, seed, seats, values, card, starters } => {
                let (drawn, origin) = (self.drawn(*rules, *seed)?, self.deal.as_ref().map(Deal::origin));
                let (seed, values, card, starters) = (*seed, values.clone(), *card, *starters);
                self.fix_seats(seats, Seated { seed, drawn, values, card, starters, origin })?;
            }
            EventKind::Branched(branch) => self.branch(*branch)?,
            EventKind::Unseated => self.unseat()?,
            EventKind::Started => self.start(event.at)?,
            EventKind::Played { seat, action } => self.played(event.at, *seat, action)?,
            EventKind::TimeUp { actions } => self.run_out(event.at, actions)?,
            EventKind::ClockRestarted => self.restart(event.at)?,
            EventKind::WentAway { seat } => self.go_away(event.at, *seat)?,
            EventKind::CameBack { seat } => self.be_away(*seat, false)?,
            EventKind::GameLeft => self.game_left(event.at, self.acting(event)?)?,
            EventKind::Voted { seat, hold } => self.count_vote(self.acting(event)?, event.at, *seat, *hold)?,
            EventKind::TimeGiven => self.add_time(self.acting(event)?)?,
            EventKind::Paused => self.stop(event.at, self.acting(event)?)?,
            EventKind::Resumed => self.table_mut()?.resume(event.at),
            EventKind::SeatOffered { seat, key } => self.offer(self.acting(event)?, *seat, *key)?,
            EventKind::HandOnVoted { seat, agree } => self.count_agreement(self.acting(event)?, *seat, *agree)?,
            EventKind::SeatReturned { seat } => self.give_back(self.acting(event)?, *seat)?,
            EventKind::SeatTaken { seat, guest, .. } => self.hand_over(event, *seat, *guest)?,
            EventKind::BonusChosen(kind) => self.score_bonus(*kind)?,
            EventKind::Rematched { readers } => self.begin_again(readers)?,
            EventKind::ResultLeft => self.stop_reading(self.acting(event)?),
            EventKind::HostMade { member, how } => self.appoint(event.by, *member, *how)?,
            EventKind::DoorSet { door } => self.door = *door,
            EventKind::Kicked { member } => self.send_out(*member)?,
            EventKind::Removed { member } => {
                self.put_out(*member)?;
                self.person_mut(*member)?.removed = true;
            }
            EventKind::Muted { member, on } => self.person_mut(*member)?.muted = *on,
            EventKind::WatchersMuted { on } => self.watchers_muted = *on,
            EventKind::Forgotten { member, name } => self.forget(event.at, *member, name)?,
            EventKind::Readmitted { member } => self.let_back_in(*member)?,
            EventKind::Owned { node } => self.owner = Some(*node),
        }
        if event.by == Some(self.host) || matches!(event.what, EventKind::HostMade { .. }) {
            self.host_acted = event.at;
        }
        if let (Some(by), Some(command)) = (event.by, event.command) {
            self.answered.remember(by, command);
        }
        Ok(())
    }

    /// The member who asked for an event.
    fn acting(&self, event: &Event) -> Result<Member, Corrupt> {
        event.by.filter(|by| self.is_present(*by)).ok_or_else(|| corrupt("an unknown member"))
    }

    fn expect(&self, stage: Stage) -> Result<(), Corrupt> {
        check(self.stage() == stage, "an event of another stage")
    }

    fn table_mut(&mut self) -> Result<&mut Table, Corrupt> {
        match &mut self.place {
            Place::Table(table) => Ok(table),
            Place::Open | Place::Shuffling(_) | Place::Seated(_) => Err(corrupt("an action without a game")),
        }
    }
}
