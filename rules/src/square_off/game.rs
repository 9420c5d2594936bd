//! The whole game: starters, cards or race, end.

use super::action::{Action, Move, Refusal, Sign, Solution};
use super::grid::{Grid, Rule, Tile};
use super::outcome::{Outcome, Reason, compare_groups, group_sizes, lower};
use super::piece::Piece;
use super::setup::{LeftOver, Mode, Setup, Variant};
use super::solver;
use super::view::Phase;
use super::{SIDES, side_of};
use crate::common::{self, Seat, Turn};
use crate::shuffle::{Purpose, Seed};

/// A game, running or over. All its randomness is drawn from the seed at the start.
#[derive(Debug, Clone)]
pub struct Game {
    pub(super) setup: Setup,
    /// The cards, in the order they are turned.
    pub(super) deck: Vec<Piece>,
    /// The starters that the sides choose from.
    pub(super) starters: Vec<Piece>,
    pub(super) phase: Phase,
    pub(super) turn: Turn,
    pub(super) sides: [Side; SIDES],
    pub(super) outcome: Option<Outcome>,
    /// By what chance bots open the game.
    pub(super) opening: u32,
}

/// What belongs to one side.
#[derive(Debug, Clone, Default)]
pub(super) struct Side {
    pub grid: Grid,
    /// The tile laid this turn, which may still be moved; hidden from the other side.
    pub laid: Option<Tile>,
    pub done: bool,
    /// After a race, once asked for.
    pub solution: Option<Solution>,
}

impl Game {
    /// A new game.
    pub fn new(setup: &Setup, seed: &Seed) -> Self {
        let mut deck: Vec<Piece> = Piece::tiles().collect();
        seed.shuffle(Purpose::Shapes, &mut deck);
        Self {
            setup: *setup,
            deck,
            starters: setup.starters(seed),
            phase: Phase::Start,
            turn: Turn::new(0),
            sides: Default::default(),
            outcome: None,
            opening: seed.draw(Purpose::Openings, u32::MAX),
        }
    }

    /// The variant being played.
    pub const fn variant(&self) -> Variant {
        self.setup.variant()
    }

    /// Where the game stands.
    pub const fn phase(&self) -> Phase {
        self.phase
    }

    /// 0 for the starters; then the number of the card, or 1 for the race.
    pub const fn turn(&self) -> Turn {
        self.turn
    }

    /// A number that grows with every phase.
    pub fn phase_number(&self) -> u32 {
        u32::from(self.turn.number()) + u32::from(self.phase == Phase::Ended)
    }

    /// The cards turned so far, the current one last; none in City Sprint.
    pub fn cards(&self) -> &[Piece] {
        let turned = if self.variant().mode == Mode::Sprint { 0 } else { self.turn.number().into() };
        &self.deck[..turned]
    }

    /// The starters left over for another game: those that neither side took or could take. `None` if there are more
    /// than two, because the game ended before both sides had taken theirs.
    pub fn left_over(&self) -> Option<LeftOver> {
        let offers_two = self.starters.len() == SIDES;
        let taken = |starter: &Piece| self.sides.iter().any(|side| side.grid.holds(*starter));
        let used = |starter: &Piece| if offers_two { self.starters.contains(starter) } else { taken(starter) };
        let unused: Vec<Piece> = Piece::starters().filter(|starter| !used(starter)).collect();
        unused.try_into().ok().and_then(LeftOver::new)
    }

    /// How the game ended.
    pub const fn outcome(&self) -> Option<Outcome> {
        self.outcome
    }

    /// The grid of a side, with its final tiles.
    pub fn grid(&self, side: u8) -> &Grid {
        &self.sides[usize::from(side)].grid
    }

    /// The tile that a side laid this turn and may still move.
    pub fn laid(&self, side: u8) -> Option<Tile> {
        self.sides[usize::from(side)].laid
    }

    /// The seats of a side, lowest first.
    pub fn team(&self, side: u8) -> impl Iterator<Item = Seat> {
        Seat::first(self.setup.seats()).filter(move |seat| side_of(*seat) == side)
    }

    /// Whether the game waits for this seat's side.
    pub fn is_awaited(&self, seat: Seat) -> bool {
        self.phase != Phase::Ended && seat.number() < self.setup.seats() && !self.sides[usize::from(side_of(seat))].done
    }

    /// The pieces that a side may lay now.
    pub fn in_hand(&self, side: u8) -> Vec<Piece> {
        let grid = self.grid(side);
        match self.phase {
            Phase::Start => self.starters.iter().copied().filter(|starter| self.is_free(side, *starter)).collect(),
            Phase::Place => self.cards().last().copied().into_iter().collect(),
            Phase::Race => Piece::tiles().filter(|piece| !grid.holds(*piece)).collect(),
            Phase::Ended => Vec::new(),
        }
    }

    /// A number drawn for the game, so that bots needn't begin all games alike. It tells nothing of the deck.
    pub const fn opening(&self) -> u32 {
        self.opening
    }

    /// The rule for laying pieces now.
    pub fn rule(&self) -> Rule {
        match (self.phase, self.variant()) {
            (Phase::Start, Variant { anywhere: true, .. }) => Rule::Anywhere,
            (Phase::Start, _) => Rule::Centre,
            (_, Variant { mode: Mode::Sprawl, .. }) => Rule::Overhang,
            _ => Rule::Inside,
        }
    }

    /// Whether [`play`](Self::play) would accept the action; if not, why.
    pub fn check(&self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check_turn(seat, action.turn, matches!(action.what, Move::Solve | Move::Solved(_)))?;
        let side = side_of(seat);
        let Side { grid, laid, done, solution } = &self.sides[usize::from(side)];
        let ended = self.phase == Phase::Ended;
        let racing = self.phase == Phase::Race;
        match &action.what {
            Move::Lay(tile) if self.in_hand(side).contains(&tile.piece) => grid.check(tile, self.rule()),
            Move::Lay(tile) if self.phase == Phase::Start && tile.piece.is_starter() => Err(Refusal::StarterTaken),
            Move::Lay(_) => Err(Refusal::NotThisPiece),
            Move::Lift(piece) => {
                let back = if racing {
                    !piece.is_starter() && grid.holds(*piece)
                } else {
                    laid.is_some_and(|tile| tile.piece == *piece)
                };
                if back { Ok(()) } else { Err(Refusal::NotLaid) }
            }
            Move::Done(_) if racing || laid.is_none() || *done => Err(Refusal::NothingToConfirm),
            Move::Done(tile) if *laid != Some(*tile) => Err(Refusal::Moved),
            Move::Solve | Move::Solved(_) => {
                let raced = ended && self.variant().mode == Mode::Sprint && !grid.tiles().is_empty();
                let open = raced && !grid.is_full() && solution.is_none();
                let fits = match &action.what {
                    Move::Solved(solved) => open && solver::completes(solved, grid),
                    _ => open,
                };
                if fits { Ok(()) } else { Err(Refusal::NothingToSolve) }
            }
            Move::Done(_) | Move::GiveUp => Ok(()),
        }
    }

    /// Checks that the seat exists and the turn is the current one. Once the game is over, only actions meant for
    /// `afterwards` pass.
    fn check_turn(&self, seat: Seat, turn: Turn, afterwards: bool) -> Result<(), Refusal> {
        if seat.number() >= self.setup.seats() {
            return Err(common::Refusal::NoSuchSeat { seat }.into());
        }
        if self.phase == Phase::Ended && !afterwards {
            return Err(common::Refusal::GameOver.into());
        }
        if turn != self.turn {
            return Err(Refusal::OtherTurn { turn: self.turn });
        }
        Ok(())
    }

    /// Whether a seat may show its teammates where it is holding a piece.
    pub fn check_sign(&self, seat: Seat, sign: &Sign) -> Result<(), Refusal> {
        let Sign { turn, tile } = sign;
        self.check_turn(seat, *turn, false)?;
        let side = side_of(seat);
        if self.team(side).count() < 2 {
            return Err(Refusal::NoTeam);
        }
        if !self.in_hand(side).contains(&tile.piece) {
            return Err(Refusal::NotThisPiece);
        }
        match tile.area() {
            None => Err(Refusal::NoSuchFacing),
            // It must be near the grid, legal or not.
            Some(area) if area.len() < tile.piece.size().into() => Err(Refusal::OffGrid),
            Some(_) => Ok(()),
        }
    }

    /// Whether the action would change nothing: laying a piece where it already is.
    pub fn changes_nothing(&self, seat: Seat, action: &Action) -> bool {
        let Move::Lay(tile) = action.what else { return false };
        let side = &self.sides[usize::from(side_of(seat))];
        !side.done && side.laid == Some(tile)
    }

    /// The action as the log records it, with the solution it asks for. It must have passed [`check`](Self::check).
    pub fn answered(&self, seat: Seat, action: &Action) -> Action {
        let what = match &action.what {
            Move::Solve => Move::Solved(solver::from_where_it_stood(self.grid(side_of(seat)))),
            what => what.clone(),
        };
        Action { turn: action.turn, what }
    }

    /// Plays an action, or refuses it and changes nothing.
    pub fn play(&mut self, seat: Seat, action: &Action) -> Result<(), Refusal> {
        self.check(seat, action)?;
        let number = side_of(seat);
        let racing = self.phase == Phase::Race;
        let side = &mut self.sides[usize::from(number)];
        match &action.what {
            Move::Lay(tile) if racing => side.grid.lay(*tile),
            Move::Lay(tile) => side.laid = Some(*tile),
            Move::Lift(piece) if racing => side.grid.lift(*piece),
            Move::Lift(_) => side.laid = None,
            Move::Done(_) => side.done = true,
            Move::GiveUp => self.end(Some(1 - number), Reason::GaveUp),
            Move::Solve => side.solution = Some(solver::from_where_it_stood(&side.grid)),
            Move::Solved(solution) => side.solution = Some(solution.clone()),
        }
        if matches!(action.what, Move::Lay(_) | Move::Lift(_)) {
            self.sides[usize::from(number)].done = false;
        }
        if self.phase == Phase::Race && self.grid(number).is_full() {
            self.end(Some(number), Reason::Covered);
        }
        if self.sides.iter().all(|side| side.done) {
            self.settle();
        }
        Ok(())
    }

    /// Whether a side may take a starter: it must be on offer and not taken by the other side.
    fn is_free(&self, side: u8, starter: Piece) -> bool {
        let others = self.laid(1 - side).map(|tile| tile.piece);
        self.starters.contains(&starter) && others != Some(starter)
    }

    /// Both sides are done: their tiles become final, and the next card is turned or the race begins.
    fn settle(&mut self) {
        for side in &mut self.sides {
            side.done = false;
            if let Some(tile) = side.laid.take() {
                side.grid.lay(tile);
            }
        }
        let mode = self.variant().mode;
        let filled = self.sides.iter().any(|side| side.grid.is_full());
        // In the base game the cards never run out, and a side with a full grid can't fit the next tile.
        if mode == Mode::Sprawl && (filled || usize::from(self.turn.number()) == self.deck.len()) {
            return self.end_sprawl();
        }
        self.turn = self.turn.next();
        if mode == Mode::Sprint {
            self.phase = Phase::Race;
            return;
        }
        self.phase = Phase::Place;
        let card = self.deck[usize::from(self.turn.number()) - 1];
        let rule = self.rule();
        match [0, 1].map(|side: u8| self.grid(side).fits(card, rule)) {
            [true, true] => {}
            _ if mode == Mode::Sprawl => self.end_sprawl(),
            [false, false] => {
                let [one, other] = [0, 1].map(|side| group_sizes(self.grid(side)));
                self.end(compare_groups([&one, &other]), Reason::Groups);
            }
            [one, _] => self.end(Some(u8::from(!one)), Reason::Fit),
        }
    }

    fn end_sprawl(&mut self) {
        let outside = [0, 1].map(|side| self.grid(side).outside());
        self.end(lower(outside), Reason::Outside);
    }

    fn end(&mut self, winner: Option<u8>, reason: Reason) {
        self.phase = Phase::Ended;
        self.outcome = Some(Outcome { winner, reason });
        for side in &mut self.sides {
            // Tiles that were not settled are dropped.
            (side.laid, side.done) = (None, false);
        }
    }
}
