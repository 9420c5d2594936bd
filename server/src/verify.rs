//! `conurbation verify FILE`: checks a game that was downloaded.

use clap::Args;
use conurbation_room::{Kept, Verdict};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash};

use crate::game_file::{FileError, GamePath, Report};

/// What to check.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Verify {
    /// The game.
    #[command(flatten)]
    pub game: GamePath,

    /// The commitment of the server that your browser kept
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub commitment: Option<Hash>,

    /// A player's number that you know, with the seat they had when the game began, counted from 0
    #[arg(long, value_name = "SEAT=HEX", value_parser = contribution)]
    pub contribution: Vec<(Seat, Contribution)>,
}

/// Checks a game: a line for each check.
pub fn verify(settings: &Verify) -> Result<Report, FileError> {
    let file = settings.game.read()?;
    let kept = Kept { commitment: settings.commitment, contributions: settings.contribution.clone() };
    let findings = file.check(&kept);
    let failed = findings.iter().filter(|finding| finding.verdict == Verdict::Failed).count();
    let mut lines: Vec<String> = findings.iter().map(ToString::to_string).collect();
    lines.push(match failed {
        0 => "Nothing is wrong with this game.".to_owned(),
        1 => "1 check failed.".to_owned(),
        failed => format!("{failed} checks failed."),
    });
    Ok(Report { text: lines.join("\n"), good: failed == 0 })
}

fn hash(text: &str) -> Result<Hash, String> {
    bytes(text).map(Hash)
}

fn contribution(text: &str) -> Result<(Seat, Contribution), String> {
    let (seat, number) = text.split_once('=').ok_or("it has no =")?;
    let seat = seat.parse().map_err(|_| "the seat is no number")?;
    Ok((Seat::new(seat), Contribution(bytes(number)?)))
}

fn bytes(text: &str) -> Result<[u8; 32], String> {
    let mut bytes = [0; 32];
    hex::decode_to_slice(text, &mut bytes).map_err(|_| "it does not have 64 hexadecimal digits")?;
    Ok(bytes)
}
