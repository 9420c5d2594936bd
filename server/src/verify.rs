//! `conurbation verify FILE`: checks a game that was downloaded.

use std::fs::File;
use std::io::{self, Read};
use std::path::PathBuf;

use clap::Args;
use conurbation_room::{GameFile, GameFileError, Kept, MAX_GAME_FILE, Verdict};
use conurbation_rules::common::Seat;
use conurbation_rules::draw::{Contribution, Hash};

/// What to check.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Verify {
    /// The file of the game, or - for the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// The commitment of the server that your browser kept
    #[arg(long, value_name = "HEX", value_parser = hash)]
    pub commitment: Option<Hash>,

    /// A player's number that you know, with the seat they had when the game began, counted from 0
    #[arg(long, value_name = "SEAT=HEX", value_parser = contribution)]
    pub contribution: Vec<(Seat, Contribution)>,
}

/// What came of it: a line for each check.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The lines.
    pub text: String,
    /// Whether nothing is wrong.
    pub good: bool,
}

/// Why nothing can be checked.
#[derive(Debug, thiserror::Error)]
pub enum VerifyError {
    /// The file can't be opened or read.
    #[error("{0}: {1}")]
    Unreadable(String, io::Error),
    /// It is not the file of a game.
    #[error("{0}: {1}")]
    NoGame(String, GameFileError),
}

/// Checks a game.
pub fn verify(settings: &Verify) -> Result<Report, VerifyError> {
    let name = settings.file.display().to_string();
    let bytes = read(&settings.file).map_err(|error| VerifyError::Unreadable(name.clone(), error))?;
    let file = GameFile::from_json(&bytes).map_err(|error| VerifyError::NoGame(name, error))?;
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

/// The content of a file; of one that is too long only so much that this shows.
fn read(file: &PathBuf) -> io::Result<Vec<u8>> {
    let input: Box<dyn Read> =
        if file.as_os_str() == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file)?) };
    let mut bytes = Vec::new();
    input.take(MAX_GAME_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
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
