//! The choices that the host has with the current options, and what else changes with each.
//!
//! Each choice is a list of options that could come next, already adjusted so that they go together. The values offered
//! are read off that list, so nothing can be offered that would be refused.

use conurbation_rules::games::Kind;
use conurbation_rules::{automas, square_off};
use serde::{Deserialize, Serialize};

use crate::options::{Absence, Access, ClockRule, Length, Options, Seating};

/// All choices. Game, mode, level, starters and start make up [`Options::game`].
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum ChoiceName {
    /// Which game is played.
    Game,
    /// How it is played.
    Mode,
    /// How hard it is, against the Automas.
    Level,
    /// Which starters are offered, in City Square Off.
    Starters,
    /// Where they may lie.
    Start,
    /// Whether the games make up a campaign.
    Campaign,
    /// Number of seats.
    Seats,
    /// How the players are ordered.
    Seating,
    /// Time for each phase.
    Clock,
    /// What happens to the seat of someone who is away.
    Absence,
    /// Who may find the room.
    Access,
    /// Whether people without a seat may watch.
    Watchers,
    /// Whether partners may talk while tiles are being chosen.
    TalkWhileChoosing,
    /// Whether scores are shown before the game is over.
    ScorePreview,
}

/// The value of a choice.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(rename = "ChoiceValue"))]
pub enum Value {
    /// On or off.
    Switch(bool),
    /// A number.
    Number(u8),
    /// One of several, by its name.
    Word(String),
}

/// Something to choose.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub struct Choice {
    /// What is chosen.
    pub name: ChoiceName,
    /// What it is now.
    pub value: Value,
    /// What it can be; left out if it is fixed.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    #[cfg_attr(feature = "ts", ts(as = "Option<Vec<Value>>", optional))]
    pub values: Vec<Value>,
}

impl ChoiceName {
    /// In the order in which they are shown.
    pub const ALL: [Self; 14] = [
        Self::Game,
        Self::Mode,
        Self::Level,
        Self::Starters,
        Self::Start,
        Self::Campaign,
        Self::Seats,
        Self::Seating,
        Self::Clock,
        Self::Absence,
        Self::Access,
        Self::Watchers,
        Self::TalkWhileChoosing,
        Self::ScorePreview,
    ];
}

impl Options {
    /// All choices these options have, in the order in which they are shown, with the values that lead to allowed
    /// options. Where only one is left, there is nothing to choose.
    pub fn choices(&self, allowed: impl Fn(&Self) -> bool) -> Vec<Choice> {
        let choice = |name: ChoiceName| {
            let candidates = self.candidates(name);
            let value = self.value(name).filter(|_| !candidates.is_empty())?;
            let allowed = candidates.iter().filter(|options| allowed(options));
            let mut values: Vec<Value> = allowed.filter_map(|options| options.value(name)).collect();
            if values.len() < candidates.len().min(2) {
                values.clear();
            }
            Some(Choice { name, value, values })
        };
        ChoiceName::ALL.into_iter().filter_map(choice).collect()
    }

    /// The options with one choice set to this value and everything that conflicts with it adjusted; `None` if the
    /// choice has no such value.
    #[must_use]
    pub fn with(&self, name: ChoiceName, value: &Value) -> Option<Self> {
        self.candidates(name).into_iter().find(|options| options.value(name).as_ref() == Some(value))
    }

    /// The value of a choice; `None` if these options don't have it.
    fn value(&self, name: ChoiceName) -> Option<Value> {
        use ChoiceName as Name;
        Some(match (name, self.game) {
            (Name::Game, game) => word(game.name()),
            (Name::Mode, Kind::Automas { mode, .. }) => word(mode),
            (Name::Mode, Kind::SquareOff(variant)) => word(variant.mode),
            (Name::Level, Kind::Automas { level, .. }) => Value::Number(level),
            (Name::Starters, Kind::SquareOff(variant)) => word(if variant.left_over { "left_over" } else { "four" }),
            (Name::Start, Kind::SquareOff(variant)) => word(if variant.anywhere { "anywhere" } else { "centre" }),
            (Name::Mode | Name::Level | Name::Starters | Name::Start, _) => return None,
            (Name::Campaign, _) => word(self.campaign),
            (Name::Seats, _) => Value::Number(self.seats),
            (Name::Seating, _) => word(self.seating),
            (Name::Clock, _) => word(self.clock),
            (Name::Absence, _) => word(self.absence),
            (Name::Access, _) => word(self.access),
            (Name::Watchers, _) => Value::Switch(self.watchers),
            (Name::TalkWhileChoosing, _) => Value::Switch(self.talk_while_choosing),
            (Name::ScorePreview, _) => Value::Switch(self.score_preview),
        })
    }

    /// The options for each value of a choice, in the order in which the values are shown; empty where there is nothing
    /// to choose.
    fn candidates(&self, name: ChoiceName) -> Vec<Self> {
        use ChoiceName as Name;
        const SWITCH: [bool; 2] = [false, true];
        let of_sides = self.game.has_sides(self.seats);
        match name {
            Name::Game => Kind::FIRST.map(|game| self.playing(game)).into(),
            Name::Mode | Name::Level | Name::Starters | Name::Start => self.variants(name),
            Name::Campaign if self.game.is_solo() => {
                [Length::None, Length::Three, Length::Six].map(|campaign| Self { campaign, ..*self }).into()
            }
            Name::Seats if !self.game.is_solo() => {
                self.game.seats().map(|seats| Self { seats, ..*self }.settled()).collect()
            }
            Name::Seating if of_sides => self.seated(&[Seating::Hand, Seating::Values]),
            Name::Seating if !self.game.is_solo() => self.seated(&[Seating::Card, Seating::Values, Seating::Hand]),
            Name::Clock if self.game.has_clock() => {
                [ClockRule::None, ClockRule::Slow, ClockRule::Relaxed, ClockRule::Brisk]
                    .map(|clock| Self { clock, ..*self })
                    .into()
            }
            // With the slow clock nobody counts as away.
            Name::Absence if !self.game.is_solo() && self.clock != ClockRule::Slow => {
                let rules = [Absence::Vote, Absence::Bot, Absence::Partner, Absence::Wait];
                rules.map(|absence| Self { absence, ..*self }).into_iter().filter(Self::valid).collect()
            }
            Name::Access => [Access::Private, Access::Public].map(|access| Self { access, ..*self }).into(),
            Name::Watchers => SWITCH.map(|watchers| Self { watchers, ..*self }).into(),
            // Only partners have something to talk about, and only cities have scores.
            Name::TalkWhileChoosing if self.game.has_partners(self.seats) => {
                SWITCH.map(|talk_while_choosing| Self { talk_while_choosing, ..*self }).into()
            }
            Name::ScorePreview if !of_sides => SWITCH.map(|score_preview| Self { score_preview, ..*self }).into(),
            _ => Vec::new(),
        }
    }

    fn seated(&self, ways: &[Seating]) -> Vec<Self> {
        ways.iter().map(|seating| Self { seating: *seating, ..*self }).collect()
    }

    /// The options for each way of playing the same game.
    fn variants(&self, name: ChoiceName) -> Vec<Self> {
        use ChoiceName as Name;
        let games: Vec<Kind> = match (name, self.game) {
            (Name::Mode, Kind::Automas { level, .. }) => {
                [automas::Mode::Simple, automas::Mode::Full].map(|mode| Kind::Automas { mode, level }).into()
            }
            (Name::Level, Kind::Automas { mode, .. }) => {
                automas::LEVELS.map(|level| Kind::Automas { mode, level }).collect()
            }
            (Name::Mode, Kind::SquareOff(variant)) => {
                let modes = [square_off::Mode::Base, square_off::Mode::Sprint, square_off::Mode::Sprawl];
                modes.map(|mode| Kind::SquareOff(square_off::Variant { mode, ..variant })).into()
            }
            (Name::Starters, Kind::SquareOff(variant)) => {
                [false, true].map(|left_over| Kind::SquareOff(square_off::Variant { left_over, ..variant })).into()
            }
            (Name::Start, Kind::SquareOff(variant)) => {
                [false, true].map(|anywhere| Kind::SquareOff(square_off::Variant { anywhere, ..variant })).into()
            }
            _ => Vec::new(),
        };
        games.into_iter().map(|game| Self { game, ..*self }.settled()).collect()
    }

    /// Another game, as it is first offered. Members keep their seats, unless either game is for one player.
    fn playing(&self, game: Kind) -> Self {
        if std::mem::discriminant(&game) == std::mem::discriminant(&self.game) {
            return *self;
        }
        let first = Self::first(game);
        let alone = self.game.is_solo() || game.is_solo();
        let (seats, absence) = if alone { (first.seats, first.absence) } else { (self.seats, self.absence) };
        Self { game, seats, absence, seating: first.seating, campaign: Length::None, ..*self }.settled()
    }

    /// These options, adjusted to their game: no clock where it has none, no rule about partners where there are none.
    fn settled(self) -> Self {
        let clock = if self.game.has_clock() { self.clock } else { ClockRule::None };
        let no_partners = self.absence == Absence::Partner && !self.game.has_partners(self.seats);
        let absence = if no_partners { Self::first(self.game).absence } else { self.absence };
        Self { clock, absence, ..self }
    }
}

/// A value as its name on the wire.
fn word(of: impl Serialize) -> Value {
    let json = serde_json::to_value(of).and_then(serde_json::from_value);
    json.expect("options without fields are written as their names")
}
