//! Buildings, one to a square of a city: six types, one of them in four kinds.

use serde::{Deserialize, Serialize};

/// The six building types, in the order of the reference card. Scoring and tiebreaks follow this order.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
pub enum Type {
    /// Scores in straight lines.
    Shop,
    /// Scores by rank among all cities of the game.
    Factory,
    /// Scores in sets of different kinds.
    Tavern,
    /// Scores by number, more beside a tavern.
    Office,
    /// Scores in connected groups.
    Park,
    /// Scores by the other types in the city, less beside a factory.
    House,
}

impl Type {
    /// All six, in the order of the reference card.
    pub const ALL: [Self; 6] = [Self::Shop, Self::Factory, Self::Tavern, Self::Office, Self::Park, Self::House];
}

/// A building as it is printed on a tile: a type, and for taverns their kind.
///
/// The discriminants index the bit boards of a [`CityBoard`](super::CityBoard); their order is that of the city
/// notation `S F M D E B O P H`.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Building {
    /// A shop.
    Shop,
    /// A factory.
    Factory,
    /// A tavern with music.
    Music,
    /// A tavern for drink.
    Drink,
    /// A tavern for food ("eat").
    Food,
    /// A tavern with lodging ("bed").
    Lodging,
    /// An office.
    Office,
    /// A park.
    Park,
    /// A house.
    House,
}

impl Building {
    /// How many different buildings there are.
    pub const COUNT: usize = 9;

    /// All nine, in the order of the notation.
    pub const ALL: [Self; Self::COUNT] = [
        Self::Shop,
        Self::Factory,
        Self::Music,
        Self::Drink,
        Self::Food,
        Self::Lodging,
        Self::Office,
        Self::Park,
        Self::House,
    ];

    /// The four kinds of taverns, in the order of the notation.
    pub const TAVERNS: [Self; 4] = [Self::Music, Self::Drink, Self::Food, Self::Lodging];

    /// Its letter in the city notation.
    pub const fn letter(self) -> char {
        match self {
            Self::Shop => 'S',
            Self::Factory => 'F',
            Self::Music => 'M',
            Self::Drink => 'D',
            Self::Food => 'E',
            Self::Lodging => 'B',
            Self::Office => 'O',
            Self::Park => 'P',
            Self::House => 'H',
        }
    }

    /// The building of a letter of the city notation.
    pub fn from_letter(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|building| building.letter() == letter)
    }

    /// The type it counts as.
    pub const fn kind(self) -> Type {
        match self {
            Self::Shop => Type::Shop,
            Self::Factory => Type::Factory,
            Self::Music | Self::Drink | Self::Food | Self::Lodging => Type::Tavern,
            Self::Office => Type::Office,
            Self::Park => Type::Park,
            Self::House => Type::House,
        }
    }
}
