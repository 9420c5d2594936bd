//! What other people's servers cost, measured once with a bare server beside them.

use serde::Deserialize;

/// The figures, with where they come from.
const PEERS: &str = include_str!("peers.json");

#[derive(Deserialize)]
struct Peers {
    /// How.
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
    /// How long one waited for one's own move at people's pace, in ms: half of all, and 99 of 100.
    own: [f64; 2],
}

/// Somebody else's server.
pub struct Peer {
    figures: Figures,
    bare: Vec<f64>,
}

/// All that were measured in these columns, and how.
pub fn all(columns: &[String]) -> (Vec<Peer>, String) {
    let Peers { measured, columns: known, bare, others } = serde_json::from_str(PEERS).expect("the file is in order");
    assert_eq!(columns, known, "the peers were measured in other columns");
    (others.into_iter().map(|figures| Peer { figures, bare: bare.clone() }).collect(), measured)
}

impl Peer {
    /// A row of the table. The ratios are those to the bare server that ran beside it.
    pub fn row(&self) -> String {
        let Figures { name, cpu, own: [half, most] } = &self.figures;
        let cells = cpu.iter().zip(&self.bare).map(|(cpu, bare)| format!("{cpu:.0} ({:.2})", cpu / bare));
        format!("| {name} | {} | {half} / {most} |", cells.collect::<Vec<_>>().join(" | "))
    }
}
