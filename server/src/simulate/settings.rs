//! What to simulate: the arguments of the command.

use std::num::NonZeroU32;

use clap::builder::{EnumValueParser, TypedValueParser};
use clap::{Args, ValueEnum, value_parser};
use conurbation_rules::games::Level;

/// Most games that are played at the same time.
const MAX_THREADS: i64 = 256;

/// What to simulate.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Simulate {
    /// Who plays, clockwise: a bot for each of 1 to 7 seats
    #[arg(
        long,
        value_name = "BOT,BOT,…",
        required = true,
        value_delimiter = ',',
        value_parser = EnumValueParser::<Bot>::new().map(Level::from)
    )]
    pub seats: Vec<Level>,

    /// How many games
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    pub games: NonZeroU32,

    /// What the seeds of the games are made from
    ///
    /// The seed of a game is this number and the number of the game, counted from 0, with 16 hexadecimal digits each,
    /// followed by zeros.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// Move everyone one seat clockwise from game to game
    #[arg(long)]
    pub rotate: bool,

    /// Which game to play
    #[arg(long, value_name = "GAME", default_value = "two-cities")]
    pub game: Title,

    /// Which mode to play
    ///
    /// One seat: simple or full, which is how the Automas get their tiles [default: full]. City Square Off: base,
    /// sprint or sprawl [default: base].
    #[arg(long, value_name = "MODE")]
    pub mode: Option<Mode>,

    /// How difficult the Automas are, 1 to 7; for one seat [default: 4]
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<u8>,

    /// How many games to play at the same time [default: one for each processor]
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u16).range(1..=MAX_THREADS))]
    pub threads: Option<u16>,
}

/// A bot, by its level.
#[derive(Debug, Clone, Copy, ValueEnum)]
enum Bot {
    Gentle,
    Steady,
    Sharp,
    Master,
}

impl From<Bot> for Level {
    fn from(bot: Bot) -> Self {
        match bot {
            Bot::Gentle => Self::Gentle,
            Bot::Steady => Self::Steady,
            Bot::Sharp => Self::Sharp,
            Bot::Master => Self::Master,
        }
    }
}

/// What can be simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum Title {
    /// Between Two Cities; one seat plays against the Automas
    TwoCities,
    /// City Square Off
    SquareOff,
}

/// The modes of all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
#[expect(missing_docs, reason = "they are the modes of the rules")]
pub enum Mode {
    Simple,
    Full,
    Base,
    Sprint,
    Sprawl,
}
