//! Writes golden logs to `tests/golden`: a log for each room in [`rooms`] that has none yet, and for every log the
//! views it leads to, and the file of each finished game that has none yet.
//!
//! An existing log or game is never rewritten: it stands for all those that people have. A new kind of event or a new
//! format gets a new room with a new name. Views may change with the protocol; check the diff before committing.
//!
//! `cargo run -p conurbation-room --example golden`

#[path = "../../tests/common/mod.rs"]
mod common;
mod deals;
mod rooms;
mod talks;

use std::fs;
use std::path::Path;

use common::Party;
use common::golden::Golden;

fn main() -> std::io::Result<()> {
    let folder = Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/golden"));
    fs::create_dir_all(folder)?;
    for (name, play) in rooms::ROOMS {
        let file = |part: &str| folder.join(format!("{name}.{part}.jsonl"));
        if !file("events").exists() {
            let party: Party = play();
            fs::write(file("events"), lines(party.log.iter().map(|event| text(event.to_record()))))?;
            fs::write(file("talk"), lines(party.said.iter().map(|saying| text(saying.to_record()))))?;
        }
        let golden = Golden::read(&fs::read_to_string(file("events"))?, &fs::read_to_string(file("talk"))?);
        fs::write(file("views"), lines(golden.views().into_iter()))?;
        for (number, game) in (0..).zip(golden.games()) {
            let path = folder.join(format!("{name}.{number}.game.json"));
            if !path.exists() {
                fs::write(path, game)?;
            }
        }
    }
    Ok(())
}

fn text(record: Vec<u8>) -> String {
    String::from_utf8(record).expect("records are JSON")
}

fn lines(lines: impl Iterator<Item = String>) -> String {
    lines.map(|line| line + "\n").collect()
}
