//! What people at a table do.

use conurbation_room::{Channel, Choice, ChoiceName, Options, Request, Stage};
use conurbation_rules::automas;
use conurbation_rules::games::{Action, PublicView};
use conurbation_rules::two_cities::{self, Cell, Phase, Side};
use serde_json::Value;

use super::{Party, say, setting};

impl Party {
    /// Sends a request that must be accepted. When a shuffle begins, everyone contributes to it.
    #[track_caller]
    pub fn does(&mut self, who: &str, request: Request) {
        let what = format!("{who}: {request:?}");
        let shuffles = request == Request::Seat;
        if let Err(refusal) = self.send(who, request) {
            panic!("{what} was refused: {refusal}");
        }
        if shuffles && self.is_shuffling() {
            self.all_contribute();
        }
    }

    /// Changes the number of seats.
    #[track_caller]
    pub fn sets_seats(&mut self, who: &str, seats: u8) {
        self.does(who, setting(ChoiceName::Seats, seats));
    }

    /// Sends a request that must be refused and change nothing. Returns the refusal as it goes over the wire.
    #[track_caller]
    pub fn refused(&mut self, who: &str, request: Request) -> Value {
        let what = format!("{who}: {request:?}");
        self.guests.insert(who.to_owned());
        let before = self.everything();
        let refusal = self.send(who, request).expect_err(&what);
        assert_eq!(self.everything(), before, "{what} was refused but changed something");
        serde_json::to_value(refusal).unwrap()
    }

    /// Sets one option after the other until the room has these options.
    #[track_caller]
    pub fn chooses_options(&mut self, who: &str, wanted: Options) {
        while *self.room.options() != wanted {
            let before = *self.room.options();
            for Choice { name, value, .. } in wanted.choices(|_| true) {
                if self.room.options().with(name, &value).is_some_and(|options| options != *self.room.options()) {
                    self.does(who, Request::SetOption { name, value });
                }
            }
            assert_ne!(*self.room.options(), before, "{who} can't choose {wanted:?}");
        }
    }

    #[track_caller]
    pub fn joins(&mut self, who: &str) {
        self.does(who, Request::Join { name: who.to_owned() });
    }

    #[track_caller]
    pub fn says(&mut self, who: &str, channel: Channel, text: &str) {
        self.does(who, say(channel, text));
    }

    #[track_caller]
    pub fn chooses(&mut self, who: &str, picks: [u8; 2]) {
        let request = self.act(two_cities::Move::Choose(picks));
        self.does(who, request);
    }

    /// Places one of the remaining tiles on the first cell that the view offers.
    #[track_caller]
    pub fn places_somewhere(&mut self, who: &str) {
        let (tile, side, cell) = self.spots(who)[0];
        self.does(who, self.place(tile, side, cell));
    }

    /// An action for the current turn.
    pub fn act(&self, what: two_cities::Move) -> Request {
        let table = self.table();
        Request::Play(Action::TwoCities(two_cities::Action { round: table.round, turn: table.turn, what }))
    }

    /// Placing a tile in the current turn, whichever game it is.
    pub fn place(&self, tile: u8, side: Side, cell: Cell) -> Request {
        match self.game() {
            PublicView::TwoCities(_) => self.act(two_cities::Move::Place { tile, side, cell }),
            PublicView::Automas(_) => self.act_alone(automas::Move::Insert { side, tile, cell }),
            PublicView::SquareOff(_) => panic!("no cities are built here"),
        }
    }

    /// Everyone who has not chosen chooses the first two tiles of their hand; a single player assigns the first ones.
    pub fn all_choose(&mut self) {
        self.all_go_on(true);
    }

    /// Everyone places what they still hold.
    pub fn all_place(&mut self) {
        self.all_go_on(false);
    }

    /// Everyone makes the simplest moves, and the house the ones it thinks best.
    #[track_caller]
    pub fn play_to_the_end(&mut self) {
        while self.room.stage() == Stage::Playing {
            let before = self.log.len();
            self.all_choose();
            self.house_plays_on();
            self.all_place();
            self.house_plays_on();
            assert!(self.log.len() > before, "the game waits for somebody who won't come");
        }
    }

    fn all_go_on(&mut self, choosing: bool) {
        for who in self.players() {
            while self.room.stage() == Stage::Playing && self.choosing() == choosing {
                let Some(request) = self.simplest(&who) else { break };
                self.does(&who, request);
            }
        }
    }

    /// The first move that a player's view offers, if any.
    fn simplest(&self, who: &str) -> Option<Request> {
        match self.game() {
            PublicView::TwoCities(table) if table.phase == Phase::Choose => {
                (!self.hand(who).hand.is_empty()).then(|| self.act(two_cities::Move::Choose([0, 1])))
            }
            PublicView::Automas(table) if table.phase == automas::Phase::Assign => Some(self.assigning([0, 1, 2])),
            PublicView::SquareOff(_) => self.simplest_on_grid(who),
            _ => self.spots(who).first().map(|(tile, side, cell)| self.place(*tile, *side, *cell)),
        }
    }
}
