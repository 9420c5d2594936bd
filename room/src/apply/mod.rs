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
use crate::event::{Event, Happening};
use crate::member::Member;
use crate::results::Results;
use crate::stage::Stage;
use crate::state::{Person, Place, Room, Seated, Table};
pub use corrupt::Corrupt;
use corrupt::check;
pub(crate) use corrupt::corrupt;

impl Room {
    /// The room that an [`Happening::Opened`] event opens.
    pub fn opened(event: &Event) -> Result<Self, Corrupt> {
        let Happening::Opened { options, guest } = &event.what else {
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
            Happening::Opened { .. } => return Err(corrupt("it is opened twice")),
            Happening::Joined { .. } | Happening::Admitted { .. } => self.let_in(event)?,
            Happening::Renamed { name } => self.rename(self.acting(event)?, name)?,
            Happening::Sat { seat } => self.sit_down(self.acting(event)?, *seat)?,
            Happening::Stood => self.stand_up(self.acting(event)?)?,
            Happening::OptionsSet(options) => self.set_options(options)?,
            Happening::BotSet { seat, level } => self.set_bot_at(*seat, *level)?,
            Happening::Arranged(seats) => self.rearrange(seats)?,
            Happening::DealFixed(deal) => self.fix_deal(deal)?,
            Happening::Committed { secret, room } => self.commit(event.at, *secret, *room)?,
            Happening::Contributed(number) => self.contributed(self.acting(event)?, *number)?,
            Happening::Seated { rules, seed, seats, values, card, starters } => {
                let (drawn, origin) = (self.drawn(*rules, *seed)?, self.deal.as_ref().map(Deal::origin));
                let (seed, values, card, starters) = (*seed, values.clone(), *card, *starters);
                self.fix_seats(seats, Seated { seed, drawn, values, card, starters, origin })?;
            }
            Happening::Branched(branch) => self.branch(*branch)?,
            Happening::Unseated => self.unseat()?,
            Happening::Started => self.start(event.at)?,
            Happening::Played { seat, action } => self.played(event.at, *seat, action)?,
            Happening::TimeUp { actions } => self.run_out(event.at, actions)?,
            Happening::ClockRestarted => self.restart(event.at)?,
            Happening::WentAway { seat } => self.go_away(event.at, *seat)?,
            Happening::CameBack { seat } => self.be_away(*seat, false)?,
            Happening::GameLeft => self.game_left(event.at, self.acting(event)?)?,
            Happening::Voted { seat, hold } => self.count_vote(self.acting(event)?, event.at, *seat, *hold)?,
            Happening::TimeGiven => self.add_time(self.acting(event)?)?,
            Happening::Paused => self.stop(event.at, self.acting(event)?)?,
            Happening::Resumed => self.table_mut()?.resume(event.at),
            Happening::SeatOffered { seat, key } => self.offer(self.acting(event)?, *seat, *key)?,
            Happening::HandOnVoted { seat, agree } => self.count_agreement(self.acting(event)?, *seat, *agree)?,
            Happening::SeatReturned { seat } => self.give_back(self.acting(event)?, *seat)?,
            Happening::SeatTaken { seat, guest, .. } => self.hand_over(event, *seat, *guest)?,
            Happening::BonusChosen(kind) => self.score_bonus(*kind)?,
            Happening::Rematched { readers } => self.begin_again(readers)?,
            Happening::ResultLeft => self.stop_reading(self.acting(event)?),
            Happening::HostMade { member, how } => self.appoint(event.by, *member, *how)?,
            Happening::DoorSet { door } => self.door = *door,
            Happening::Kicked { member } => self.send_out(*member)?,
            Happening::Removed { member } => {
                self.put_out(*member)?;
                self.person_mut(*member)?.removed = true;
            }
            Happening::Muted { member, on } => self.person_mut(*member)?.muted = *on,
            Happening::WatchersMuted { on } => self.watchers_muted = *on,
            Happening::Forgotten { member, name } => self.forget(event.at, *member, name)?,
            Happening::Readmitted { member } => self.let_back_in(*member)?,
            Happening::Owned { node } => self.owner = Some(*node),
        }
        if event.by == Some(self.host) || matches!(event.what, Happening::HostMade { .. }) {
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
