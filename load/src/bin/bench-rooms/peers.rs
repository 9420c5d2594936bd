//! The costs of other people's servers, measured once with a bare server beside them.

use serde::Deserialize;

use crate::cost::Column;

/// The figures, with where they come from.
const PEERS: &str = include_str!("peers.json");

#[derive(Deserialize)]
struct Peers {
    /// How they were measured.
    measured: String,
    /// What stood above the columns.
    columns: Vec<String>,
    bare: Vec<f64>,
    others: Vec<Figures>,
}

#[derive(Deserialize)]
struct Figures {
    name: String,
    /// CPU per action in µs, in each column.
    cpu: Vec<f64>,
    /// The wait for one's own move at people's pace, in ms: the median and the 99th percentile.
    own: [f64; 2],
}

/// Prints a row for each, to stand below a table with the same columns, and how they were measured.
///
/// # Panics
///
/// If they were measured in other columns.
pub fn print(columns: &[Column]) {
    let Peers { measured, columns: known, bare, others } = serde_json::from_str(PEERS).expect("the file is in order");
    let columns: Vec<_> = columns.iter().map(|column| column.heading()).collect();
    assert_eq!(columns, known, "the peers were measured in other columns");
    for peer in others {
        println!("{}", peer.row(&bare));
    }
    println!("\nOther people's servers: {measured}.");
}

impl Figures {
    /// A row of the table. The ratios are those to the bare server that ran beside it.
    fn row(&self, bare: &[f64]) -> String {
        let Self { name, cpu, own: [half, most] } = self;
        let cells = cpu.iter().zip(bare).map(|(cpu, bare)| format!("{cpu:.0} ({:.2})", cpu / bare));
        format!("| {name} | {} | {half} / {most} |", cells.collect::<Vec<_>>().join(" | "))
    }
}
