//! The options of a room, which its host can set.

use conurbation_rules::games::Kind;
use serde::{Deserialize, Serialize};

/// The options of a room. They can be changed until the players are seated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Options {
    /// Which game is played.
    pub game: Kind,
    /// Number of seats: 2 to 7 at a table and in City Square Off, 1 against the Automas.
    pub seats: u8,
    /// How the players are ordered around the table.
    pub seating: Seating,
    /// Time for each phase; none for a single player or in a race.
    pub clock: ClockRule,
    /// What happens to the seat of someone who is away.
    pub absence: Absence,
    /// Whether the games of this room make up a campaign; only against the Automas. Left out if they do not.
    #[serde(skip_serializing_if = "Length::is_none")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Length>", optional))]
    pub campaign: Length,
    /// Who may find and watch the room.
    pub access: Access,
    /// Whether people without a seat may watch.
    pub watchers: bool,
    /// Whether partners may talk about their city while tiles are being chosen.
    pub talk_while_choosing: bool,
    /// Whether scores and score changes are shown before the game is over.
    pub score_preview: bool,
}

impl Options {
    /// The options that a room for this game starts with.
    pub fn first(game: Kind) -> Self {
        let alone = game.is_solo();
        let seats = game.usual_seats();
        Self {
            game,
            seats,
            // Players choose a side by sitting down on it.
            seating: if game.has_sides(seats) { Seating::Hand } else { Seating::Values },
            clock: ClockRule::None,
            absence: if alone { Absence::Wait } else { Absence::Vote },
            campaign: Length::None,
            access: Access::Private,
            watchers: true,
            talk_while_choosing: false,
            score_preview: true,
        }
    }

    /// Whether they go together: a number of seats that the game allows; a clock only if the game can have one, a rule
    /// for absence only if others would wait, partners only if there are any, a campaign only for a single player.
    pub fn valid(&self) -> bool {
        let alone = self.game.is_solo();
        self.game.valid()
            && self.game.seats().contains(&self.seats)
            && (self.clock == ClockRule::None || self.game.has_clock())
            && (self.absence == Absence::Wait || !alone)
            && (self.absence != Absence::Partner || self.game.has_partners(self.seats))
            && (self.campaign == Length::None || alone)
    }
}

impl Default for Options {
    fn default() -> Self {
        Self::first(Kind::TwoCities)
    }
}

/// How the players are ordered around the table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Seating {
    /// A question card is drawn; the players order themselves by it.
    Card,
    /// Every player is dealt a value; ascending values give the order.
    Values,
    /// Everyone stays on the seat they took.
    Hand,
}

/// Time for each phase of a turn. When it runs out, drafts count, and the house decides for seats without one.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ClockRule {
    /// No clock.
    None,
    /// Two days for choosing, two days for placing: for people who look in now and then. Nobody counts as away.
    Slow,
    /// Three minutes for choosing, four for placing.
    Relaxed,
    /// One minute for choosing, a minute and a half for placing.
    Brisk,
}

/// What happens to the seat of someone who is away: who plays it until its owner is back.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Absence {
    /// Nobody: the table waits.
    #[default]
    Wait,
    /// In each city the partner places. The house chooses, since nobody else may look at the hand, and it places where
    /// no partner is at the table.
    Partner,
    /// The house.
    Bot,
    /// The house, as soon as more than half of the players at the table want it.
    Vote,
}

/// How many games against the Automas make up a campaign.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Length {
    /// There is no campaign.
    #[default]
    None,
    /// Three games.
    Three,
    /// Six games, so that every type of building is chosen once.
    Six,
}

impl Length {
    /// Whether there is no campaign.
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde hands over a reference")]
    const fn is_none(&self) -> bool {
        matches!(self, Self::None)
    }

    /// Number of games; 0 for no campaign.
    pub const fn games(self) -> u8 {
        match self {
            Self::None => 0,
            Self::Three => 3,
            Self::Six => 6,
        }
    }
}

/// Who may find the room.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Access {
    /// Only people who have its link.
    Private,
    /// Everybody: it is in the public list.
    Public,
}
