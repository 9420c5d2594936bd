//! How answers are printed.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use super::order::Answer;

/// For machines.
pub fn json(answer: &Answer) -> String {
    let shown = match answer {
        Answer::Rooms(rooms) => serde_json::to_string_pretty(rooms),
        Answer::Room(room) => serde_json::to_string_pretty(room),
        Answer::Bans(bans) => serde_json::to_string_pretty(bans),
        Answer::Done(done) => serde_json::to_string(done),
        Answer::Exported(lines) => return lines.trim_end().to_owned(),
    };
    shown.expect("answers have text keys and no failing serializers")
}

/// For people.
pub fn plain(answer: &Answer) -> String {
    match answer {
        Answer::Rooms(rooms) => {
            let header = format!("{:16}  {:>7}  {:>7}  {:>10}", "room", "events", "talk", "bytes");
            let row = |room: &crate::store::Census| {
                format!("{:16}  {:>7}  {:>7}  {:>10}", room.room, room.events, room.talk, room.bytes)
            };
            std::iter::once(header).chain(rooms.iter().map(row)).collect::<Vec<_>>().join("\n")
        }
        Answer::Room(_) | Answer::Exported(_) => json(answer),
        Answer::Bans(bans) if bans.each().is_empty() => "nobody is banned".to_owned(),
        Answer::Bans(bans) => bans.each().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        Answer::Done(done) => done.clone(),
    }
}

/// Writes a file that does not exist yet, for its owner alone: it tells everything of a game.
pub fn write_new(file: &Path, text: &str) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let mut file = options.open(file)?;
    file.write_all(text.as_bytes())?;
    file.sync_all()
}
