//! Draws games that were downloaded, to look at their pictures, and prints how long that takes.
//!
//! `cargo run --package conurbation --example pictures FOLDER GAME.json…`

use std::time::Instant;
use std::{env, fs, path::Path};

use anyhow::{Context, anyhow};
use conurbation::net::Locale;
use conurbation::net::pictures::{Growth, Table, growing, png, still};

/// How often each PNG is made: the first has to load the fonts.
const TIMES: u32 = 5;

fn main() -> anyhow::Result<()> {
    let mut given = env::args().skip(1);
    let folder = given.next().context("a folder for the pictures, and the files of games")?;
    for file in given {
        let name = Path::new(&file).file_name().and_then(|name| name.to_str()).context("a file's name")?;
        let place = |ending: &str| Path::new(&folder).join(name.replace(".json", ending));
        let game = fs::read(&file)?;
        let begun = Instant::now();
        let table = Table::of(&game).map_err(|why| anyhow!("{file}: {why}"))?;
        let boards = table.boards.len();
        let svg = still(table, Locale::En);
        let drawn = begun.elapsed();
        let mut made = Vec::new();
        let begun = Instant::now();
        for _ in 0..TIMES {
            made = png(&svg).map_err(|why| anyhow!("{file}: {why}"))?;
        }
        let painted = begun.elapsed() / TIMES;
        println!("{name}: SVG {drawn:?}, {} bytes; PNG {painted:?}, {} bytes", svg.len(), made.len());
        fs::write(place(".svg"), svg)?;
        fs::write(place(".png"), made)?;
        for city in 0..boards {
            if let Some(growth) = Growth::of(&game, city).map_err(|why| anyhow!("{file}: {why}"))? {
                fs::write(place(&format!(".{city}.svg")), growing(&growth, Locale::En))?;
            }
        }
    }
    Ok(())
}
