//! What people at a table see.

use conurbation_room::{Body, Channel, MyView};
use conurbation_rules::automas;
use conurbation_rules::games::{PrivateView, PublicView};
use conurbation_rules::square_off;
use conurbation_rules::two_cities::{Cell, Phase, Places, SeatView, Side, Spot, TableView};
use serde_json::Value;

use super::{Party, count};

/// Everything that a refused command must not change.
#[derive(Debug, PartialEq, Eq)]
pub struct Everything {
    state: String,
    views: Vec<(String, String)>,
}

impl Party {
    /// The whole view of a guest, as the bytes that go to their screen. Members with an even number are online.
    pub fn view(&self, who: &str) -> String {
        let room = self.room.public_view_of(|member| member.number() % 2 == 0, (false, 0), &self.leading);
        let me = self.me(who);
        serde_json::to_string(&conurbation_room::View { room, me }).expect("a view has a JSON form")
    }

    /// The same, parsed.
    pub fn sees(&self, who: &str) -> Value {
        serde_json::from_str(&self.view(who)).unwrap()
    }

    /// The part of the view for this guest alone.
    pub fn me(&self, who: &str) -> MyView {
        self.room.my_view_of(self.id(who), &self.signs, (&self.knocks, self.host_away))
    }

    /// The lines that a guest may read, as they go to their screen.
    pub fn reads(&self, who: &str) -> String {
        serde_json::to_string(&self.talk.readable(&self.room, self.id(who)).collect::<Vec<_>>()).unwrap()
    }

    /// The same, one by one.
    pub fn sees_lines(&self, who: &str) -> Vec<Value> {
        serde_json::from_str(&self.reads(who)).unwrap()
    }

    /// The texts that a guest may read on a channel, oldest first.
    pub fn texts(&self, who: &str, channel: Channel) -> Vec<String> {
        let lines = self.talk.readable(&self.room, self.id(who)).filter(|line| line.channel == channel);
        lines
            .map(|line| if let Body::Text(text) = &line.body { text.clone() } else { format!("{:?}", line.body) })
            .collect()
    }

    /// The whole state of the room and everyone's views of it.
    pub fn everything(&self) -> Everything {
        Everything { state: format!("{:?} {:?} {:?}", self.room, self.talk, self.signs), views: self.all_views() }
    }

    /// What every guest and an outsider see and read.
    pub fn all_views(&self) -> Vec<(String, String)> {
        self.guests.iter().map(|who| (format!("{who}: {}", self.view(who)), self.reads(who))).collect()
    }

    /// The game on the table, as everyone sees it.
    pub fn game(&self) -> PublicView {
        self.room.public_view(|_| true).game.expect("a game is on")
    }

    /// A game of two to seven, as everyone sees it.
    pub fn table(&self) -> TableView {
        match self.game() {
            PublicView::TwoCities(table) => table,
            PublicView::Automas(_) | PublicView::SquareOff(_) => panic!("another game is played here"),
        }
    }

    /// Whether tiles are being chosen rather than placed; in a solo game, assigned; in City Square Off, starters laid.
    pub fn choosing(&self) -> bool {
        match self.game() {
            PublicView::TwoCities(table) => table.phase == Phase::Choose,
            PublicView::Automas(table) => table.phase == automas::Phase::Assign,
            PublicView::SquareOff(table) => table.phase == square_off::Phase::Start,
        }
    }

    /// What only this player sees; empty for guests without a seat.
    pub fn hand(&self, who: &str) -> SeatView {
        let Some(PrivateView::TwoCities(seat)) = self.me(who).game else {
            return SeatView::default();
        };
        seat
    }

    /// How many tiles a player holds.
    pub fn hand_size(&self, who: &str) -> u8 {
        count(&self.hand(who).hand)
    }

    /// Every legal placing of a player.
    pub fn spots(&self, who: &str) -> Vec<(u8, Side, Cell)> {
        let places: Vec<Places> = match self.me(who).game {
            Some(PrivateView::TwoCities(seat)) => seat.places,
            Some(PrivateView::Automas(seat)) => seat.places,
            Some(PrivateView::SquareOff(_)) | None => Vec::new(),
        };
        let cell = |spot: &Spot| match *spot {
            Spot::Plain(row, column) | Spot::Scored(row, column, _) => [row, column],
        };
        places.iter().flat_map(|at| at.spots.iter().map(move |spot| (at.tile, at.side, cell(spot)))).collect()
    }

    /// The guests on the seats, clockwise.
    pub fn players(&self) -> Vec<String> {
        let seat = |who: &String| self.me(who).seat;
        let mut players: Vec<_> = self.guests.iter().filter_map(|who| Some((seat(who)?, who.clone()))).collect();
        players.sort();
        players.into_iter().map(|(_, who)| who).collect()
    }
}
