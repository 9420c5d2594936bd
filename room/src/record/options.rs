//! The recorded form of a room's options.

use conurbation_rules::games::Kind;
use conurbation_rules::square_off::Variant;
use serde::{Deserialize, Serialize};

use super::words::{AbsenceWord, AccessWord, AutomaModeWord, ClockWord, LengthWord, SeatingWord, SquareOffModeWord};
use crate::options::Options;

#[derive(Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct OptionsRecord {
    game: GameRecord,
    seats: u8,
    seating: SeatingWord,
    clock: ClockWord,
    absence: AbsenceWord,
    campaign: LengthWord,
    access: AccessWord,
    watchers: bool,
    talk_while_choosing: bool,
    score_preview: bool,
}

#[derive(Debug, Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub(crate) enum GameRecord {
    TwoCities,
    Automas { mode: AutomaModeWord, level: u8 },
    SquareOff { mode: SquareOffModeWord, left_over: bool, anywhere: bool },
}

impl From<&Options> for OptionsRecord {
    fn from(options: &Options) -> Self {
        let Options { game, seats, seating, clock, absence, campaign, access, .. } = *options;
        let Options { watchers, talk_while_choosing, score_preview, .. } = *options;
        Self {
            game: game.into(),
            seats,
            seating: seating.into(),
            clock: clock.into(),
            absence: absence.into(),
            campaign: campaign.into(),
            access: access.into(),
            watchers,
            talk_while_choosing,
            score_preview,
        }
    }
}

impl From<OptionsRecord> for Options {
    fn from(record: OptionsRecord) -> Self {
        Self {
            game: record.game.into(),
            seats: record.seats,
            seating: record.seating.into(),
            clock: record.clock.into(),
            absence: record.absence.into(),
            campaign: record.campaign.into(),
            access: record.access.into(),
            watchers: record.watchers,
            talk_while_choosing: record.talk_while_choosing,
            score_preview: record.score_preview,
        }
    }
}

impl From<Kind> for GameRecord {
    fn from(kind: Kind) -> Self {
        match kind {
            Kind::TwoCities => Self::TwoCities,
            Kind::Automas { mode, level } => Self::Automas { mode: mode.into(), level },
            Kind::SquareOff(Variant { mode, left_over, anywhere }) => {
                Self::SquareOff { mode: mode.into(), left_over, anywhere }
            }
        }
    }
}

impl From<GameRecord> for Kind {
    fn from(record: GameRecord) -> Self {
        match record {
            GameRecord::TwoCities => Self::TwoCities,
            GameRecord::Automas { mode, level } => Self::Automas { mode: mode.into(), level },
            GameRecord::SquareOff { mode, left_over, anywhere } => {
                Self::SquareOff(Variant { mode: mode.into(), left_over, anywhere })
            }
        }
    }
}
