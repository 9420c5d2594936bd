//! The plain enums in records, with a word for every variant.

use conurbation_rules::games::Level;
use conurbation_rules::two_cities::{Merit, Side, Type};
use conurbation_rules::{automas, square_off};
use serde::{Deserialize, Serialize};

use crate::door::Door;
use crate::event::PassedOn;
use crate::line::Phrase;
use crate::options::{Absence, Access, ClockRule, Length, Seating};

/// Declares the recorded form of an enum and the conversions both ways. The words come from the names here, so renaming
/// a variant elsewhere changes no log.
macro_rules! words {
    ($($name:ident: $of:ty { $($word:ident),+ $(,)? })+) => {$(
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
        #[serde(rename_all = "snake_case")]
        pub(crate) enum $name { $($word),+ }

        impl From<$of> for $name {
            fn from(value: $of) -> Self {
                match value { $(<$of>::$word => Self::$word),+ }
            }
        }

        impl From<$name> for $of {
            fn from(word: $name) -> Self {
                match word { $($name::$word => Self::$word),+ }
            }
        }
    )+};
}

words! {
    SeatingWord: Seating { Card, Values, Hand }
    ClockWord: ClockRule { None, Slow, Relaxed, Brisk }
    AbsenceWord: Absence { Wait, Partner, Bot, Vote }
    LengthWord: Length { None, Three, Six }
    AccessWord: Access { Private, Public }
    DoorWord: Door { Open, Knock, Locked }
    LevelWord: Level { Gentle, Steady, Sharp, Master }
    SideWord: Side { Left, Right }
    TypeWord: Type { Shop, Factory, Tavern, Office, Park, House }
    AutomaModeWord: automas::Mode { Simple, Full }
    SquareOffModeWord: square_off::Mode { Base, Sprint, Sprawl }
    ReasonWord: square_off::Reason { Fit, Groups, Outside, Covered, GaveUp }
    MeritWord: Merit {
        ShopRow, MostFactories, Factories, TavernSet, Offices, OfficesByTavern, ParkGroup, House, ForHouses, Later,
    }
    PassedOnWord: PassedOn { Given, Taken }
    PhraseWord: Phrase {
        Hello, YouFirst, Thinking, Shops, Factories, Taverns, Offices, Parks, Houses, GoodIdea, RatherNot, Thanks,
        WellPlayed, ShowTalk, KeepTalk,
    }
}
