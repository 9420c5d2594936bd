//! Formats answers for printing.

use std::fs::OpenOptions;
use std::io::{self, Write};
use std::path::Path;

use conurbation_room::Stage;

use super::order::Answer;
use crate::rooms::Overview;

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
            let header = line(&["room", "events", "talk", "bytes", "stage", "host"]);
            std::iter::once(header).chain(rooms.iter().map(row)).collect::<Vec<_>>().join("\n")
        }
        Answer::Room(_) | Answer::Exported(_) => json(answer),
        Answer::Bans(bans) if bans.each().is_empty() => "nobody is banned".to_owned(),
        Answer::Bans(bans) => bans.each().iter().map(ToString::to_string).collect::<Vec<_>>().join("\n"),
        Answer::Done(done) => done.clone(),
    }
}

fn row(Overview { census, summary, closed }: &Overview) -> String {
    let stage = match summary.as_ref().map(|summary| summary.stage) {
        _ if *closed => "closed",
        Some(Stage::Open | Stage::Shuffling) => "open",
        Some(Stage::Seated) => "seated",
        Some(Stage::Playing) => "playing",
        Some(Stage::Ended) => "ended",
        None => "",
    };
    let host = printable(summary.as_ref().and_then(|summary| summary.host.as_deref()).unwrap_or_default());
    let [events, talk, bytes] = [census.events, census.talk, census.bytes].map(|number| number.to_string());
    line(&[&census.room, &events, &talk, &bytes, stage, &host])
}

/// A name for a terminal: those in older logs and imported rooms may have anything in them.
fn printable(name: &str) -> String {
    let harmless = |letter: char| letter.escape_debug().len() == 1 || "'\"\\".contains(letter);
    name.chars().map(|letter| if harmless(letter) { letter } else { char::REPLACEMENT_CHARACTER }).collect()
}

fn line([room, events, talk, bytes, stage, host]: &[&str; 6]) -> String {
    format!("{room:16}  {events:>7}  {talk:>7}  {bytes:>10}  {stage:9}  {host}").trim_end().to_owned()
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_can_do_nothing_to_a_terminal() {
        assert_eq!(printable("Zoë O'Brien"), "Zoë O'Brien");
        assert_eq!(printable("\u{1b}]0;x\u{7}\n\u{202e}y"), "\u{fffd}]0;x\u{fffd}\u{fffd}\u{fffd}y");
    }
}
