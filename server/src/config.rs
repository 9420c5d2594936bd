//! The command line. The comments on its items are its manual: `conurbation --help`. Groups of settings are declared
//! with what they configure.

use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Args, Parser, Subcommand};

use crate::net::GateOptions;
use crate::rooms::HouseOptions;
use crate::score::Score;
use crate::simulate::Simulate;

/// A table for the board games Between Two Cities and City Square Off, to be played remotely.
///
/// Without a command it serves: open the address that it prints, make a room, and send its link to the others.
/// Everything is kept in one file. Every setting can also be given in the environment, under the name shown with it.
#[derive(Debug, Clone, PartialEq, Eq, Parser)]
#[command(name = "conurbation", version, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    serve: Serve,
}

impl CommandLine {
    /// What to do.
    pub fn task(self) -> Task {
        self.task.unwrap_or(Task::Serve(self.serve))
    }
}

/// What the program can do.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Task {
    /// Serve the pages and the rooms (also without a command)
    Serve(Serve),
    /// Score the cities of one game and print the scores as JSON
    ///
    /// The output is an array with one object for each city, in order: city, shops, factories, taverns, offices, parks,
    /// houses, total. If a city can't be read, a message names the column, and the exit code is 2.
    Score(Score),
    /// Play whole games between bots and print the results as JSON
    ///
    /// Two to seven seats play Between Two Cities (two of them its variant for two players); one seat plays against the
    /// Automas; with --game square-off the even seats, counted from 0, play City Square Off against the odd ones.
    ///
    /// The output says what was played and how many games; for each entrant, in the given order, its wins and its win
    /// rate with the 95 % confidence interval (Wilson), the distribution of its results in points, and the mean score
    /// of its cities; the seconds it took and the games per second. The result is the lower of an entrant's two cities,
    /// or their sum for two players. A win that k entrants share counts as 1/k for each of them. A quartile is the
    /// lowest score such that at least a quarter (half, three quarters) of all scores are not above it.
    ///
    /// In the solo game both Automas are entrants too, and the scores of Automacity are added, with what the level
    /// changes. Automacity wins if it beats everyone.
    ///
    /// In City Square Off the output has, for each entrant and for both sides, wins, draws and the win rate, in which a
    /// draw counts as half a win; what decided how many games; and the distributions of how many cards were turned and
    /// of how many squares of each side were open, or lay outside, at the end.
    ///
    /// Results repeat with the same seed and build, except for the time, whatever the number of threads. With bad
    /// arguments the exit code is 2.
    Simulate(Simulate),
    /// Copy the store to a new file, even while the server is running
    Backup(Backup),
}

/// How to serve.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Serve {
    /// Address and port to listen on
    ///
    /// 127.0.0.1 is reached from this machine alone; 0.0.0.0 (or [::] for IPv6 too) from the whole network.
    #[arg(long, env = "CONURBATION_LISTEN", value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    pub listen: SocketAddr,

    /// Where the rooms are kept.
    #[command(flatten)]
    pub store: StoreAddress,

    /// Who may ask, and how often.
    #[command(flatten)]
    pub gate: GateOptions,

    /// How the house behaves.
    #[command(flatten)]
    pub house: HouseOptions,
}

impl Serve {
    /// The address to print at the start, for the one that is actually listened on (it has the real port where `:0` was
    /// asked for). A server on all addresses can at least be reached from its own machine.
    pub fn shown_url(&self, mut listening: SocketAddr) -> String {
        if let Some(url) = &self.gate.public_url {
            return url.to_string();
        }
        if listening.ip().is_unspecified() {
            listening.set_ip(if listening.is_ipv4() { Ipv4Addr::LOCALHOST.into() } else { Ipv6Addr::LOCALHOST.into() });
        }
        format!("http://{listening}")
    }
}

/// Where the rooms are kept.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct StoreAddress {
    /// Where the rooms are kept: sqlite:FILE, or memory: to forget them at the end
    #[arg(long = "store", env = "CONURBATION_STORE", value_name = "STORE", default_value = "sqlite:conurbation.db")]
    pub address: String,
}

/// What to copy.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Backup {
    /// File to make; it must not exist yet
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Where the rooms are kept.
    #[command(flatten)]
    pub store: StoreAddress,
}

#[cfg(test)]
mod tests;
