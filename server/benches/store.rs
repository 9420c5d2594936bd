//! How many events per second each kind of store makes durable: one after another, and when many rooms write at once.
//!
//! The first line of a table is what the store itself is measured by: a bare write and sync for `SQLite`, inserts
//! that check nothing, on at most as many connections as the store has, for `PostgreSQL`: a throw-away server on this
//! machine. These take turns with the store, on connections that are there before: whatever else the machine does slows
//! down both.

use std::{
    fs::File,
    io::Write,
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::Result;
use clap::Parser;
use conurbation::store::{RoomId, Store, Stream};
use conurbation_load::postgres::Postgres;
use sqlx::{Connection, PgConnection};

/// Bytes of an event: a move with its command's id.
const EVENT: usize = 200;
/// Most connections of a store in a database.
const CONNECTIONS: usize = 16;
/// Turns of the store in a database and of bare inserts.
const TURNS: u32 = 10;

/// Measures how many events per second the store makes durable.
#[derive(Parser)]
struct Arguments {
    /// Where to put the file; its disk is what is measured. The database is in the folder for temporary files.
    #[arg(long, default_value = ".")]
    folder: PathBuf,
    /// Seconds to write for each line of the table.
    #[arg(long, default_value_t = 5)]
    seconds: u64,
    /// How many rooms write at once, each waiting for its event to be durable before the next; one line each.
    #[arg(long, value_delimiter = ',', default_values_t = [1, 16, 64, 256])]
    writers: Vec<usize>,
    /// `cargo bench` passes it to every benchmark.
    #[arg(long, hide = true)]
    bench: bool,
}

#[tokio::main]
async fn main() -> Result<()> {
    let arguments = Arguments::parse();
    let span = Duration::from_secs(arguments.seconds);
    let folder = tempfile::tempdir_in(&arguments.folder)?;

    head("SQLite");
    print("bare sync", &mut sync_by_hand(folder.path().join("floor"), span)?, span, None);
    let mut alone = None;
    for writers in &arguments.writers {
        let path = folder.path().join(format!("{writers}.db"));
        let store = Store::open(&format!("sqlite:{}", path.display())).await?;
        let mut waits = append_from(*writers, &store, span).await?;
        store.close().await;
        let rate = rate(&waits, span);
        print(&writers.to_string(), &mut waits, span, Some(rate / *alone.get_or_insert(rate)));
    }

    head("PostgreSQL");
    let mut server = Postgres::start()?;
    for writers in &arguments.writers {
        let mut connections = connect(*writers, &server.database()?).await?;
        let store = Store::open(&server.database()?).await?;
        let (mut plain, mut waits) = (Vec::new(), Vec::new());
        for turn in 0..=TURNS {
            let (inserts, appends) = (
                insert_from(&mut connections, span / TURNS).await?,
                append_from(*writers, &store, span / TURNS).await?,
            );
            // In the first one, which does not count, the store connects.
            if turn > 0 {
                plain.extend(inserts);
                waits.extend(appends);
            }
        }
        store.close().await;
        let ratio = rate(&waits, span) / rate(&plain, span);
        print(&format!("{writers} plain"), &mut plain, span, None);
        print(&writers.to_string(), &mut waits, span, Some(ratio));
    }
    Ok(())
}

fn head(store: &str) {
    println!("{store:>12} {:>10} {:>8} {:>10} {:>10}", "events/s", "ratio", "median ms", "99 % ms");
}

fn print(label: &str, waits: &mut [Duration], span: Duration, ratio: Option<f64>) {
    waits.sort_unstable();
    let milliseconds = |percent: usize| waits[waits.len() * percent / 100].as_secs_f64() * 1e3;
    println!(
        "{label:>12} {:>10.0} {:>8} {:>10.2} {:>10.2}",
        rate(waits, span),
        ratio.map(|ratio| format!("{ratio:.2}")).unwrap_or_default(),
        milliseconds(50),
        milliseconds(99),
    );
}

/// Events per second.
fn rate(waits: &[Duration], span: Duration) -> f64 {
    f64::from(u32::try_from(waits.len()).expect("no disk is that fast")) / span.as_secs_f64()
}

/// Writes and syncs an event's bytes again and again; returns how long each took.
fn sync_by_hand(path: PathBuf, span: Duration) -> Result<Vec<Duration>> {
    let mut file = File::create(path)?;
    let mut waits = Vec::new();
    let end = Instant::now() + span;
    while Instant::now() < end {
        let begin = Instant::now();
        file.write_all(&[1; EVENT])?;
        file.sync_data()?;
        waits.push(begin.elapsed());
    }
    Ok(waits)
}

/// Lets each writer append to rooms of its own, as many records as a game has; returns how long each append took.
async fn append_from(writers: usize, store: &Store, span: Duration) -> Result<Vec<Duration>> {
    let end = Instant::now() + span;
    let tasks: Vec<_> = (0..writers).map(|_| tokio::spawn(append_until(end, store.clone()))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        waits.extend(task.await??);
    }
    Ok(waits)
}

async fn append_until(end: Instant, store: Store) -> Result<Vec<Duration>> {
    let mut waits = Vec::new();
    loop {
        let room = RoomId::new();
        for seq in 1..=100 {
            let begin = Instant::now();
            if begin >= end {
                return Ok(waits);
            }
            store.append(room, Stream::Events, seq, vec![1; EVENT]).await?;
            waits.push(begin.elapsed());
        }
    }
}

/// Makes a table without keys, and a connection for each writer, as long as there are no more than a store has.
async fn connect(writers: usize, url: &str) -> Result<Vec<PgConnection>> {
    let mut connections = Vec::new();
    for _ in 0..writers.min(CONNECTIONS) {
        connections.push(PgConnection::connect(url).await?);
    }
    let table = sqlx::query("CREATE TABLE plain (room text, seq bigint, bytes bytea)");
    table.execute(&mut connections[0]).await?;
    Ok(connections)
}

/// Inserts rows on all connections at once; returns how long each insert took.
async fn insert_from(connections: &mut Vec<PgConnection>, span: Duration) -> Result<Vec<Duration>> {
    let end = Instant::now() + span;
    let tasks: Vec<_> = connections.drain(..).map(|database| tokio::spawn(insert_until(end, database))).collect();
    let mut waits = Vec::new();
    for task in tasks {
        let (database, waited) = task.await??;
        connections.push(database);
        waits.extend(waited);
    }
    Ok(waits)
}

async fn insert_until(end: Instant, mut database: PgConnection) -> Result<(PgConnection, Vec<Duration>)> {
    let mut waits = Vec::new();
    for seq in 1.. {
        let begin = Instant::now();
        if begin >= end {
            break;
        }
        let insert = sqlx::query("INSERT INTO plain VALUES ($1, $2, $3)");
        insert.bind("room").bind(seq).bind(vec![1_u8; EVENT]).execute(&mut database).await?;
        waits.push(begin.elapsed());
    }
    Ok((database, waits))
}
