//! A downloaded game, as the commands that read one find it.

use std::fs::File;
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use clap::Args;
use conurbation_room::{GameFile, GameFileError, MAX_GAME_FILE};

/// Which file to read.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct GamePath {
    /// The file of the game, or - for the standard input
    #[arg(value_name = "FILE")]
    pub file: PathBuf,
}

/// What a command says of a game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Report {
    /// The lines.
    pub text: String,
    /// Whether nothing is wrong.
    pub good: bool,
}

/// Why there is no game.
#[derive(Debug, thiserror::Error)]
pub enum FileError {
    /// The file can't be opened or read.
    #[error("{0}: {1}")]
    Unreadable(String, io::Error),
    /// It is not the file of a game.
    #[error("{0}: {1}")]
    NoGame(String, GameFileError),
}

impl GamePath {
    /// Reads the game.
    pub fn read(&self) -> Result<GameFile, FileError> {
        let name = self.file.display().to_string();
        let bytes = content(&self.file).map_err(|error| FileError::Unreadable(name.clone(), error))?;
        GameFile::from_json(&bytes).map_err(|error| FileError::NoGame(name, error))
    }
}

/// The content of a file; of one that is too long, just enough to tell that it is.
fn content(file: &Path) -> io::Result<Vec<u8>> {
    let input: Box<dyn Read> =
        if file.as_os_str() == "-" { Box::new(io::stdin()) } else { Box::new(File::open(file)?) };
    let mut bytes = Vec::new();
    input.take(MAX_GAME_FILE as u64 + 1).read_to_end(&mut bytes)?;
    Ok(bytes)
}
