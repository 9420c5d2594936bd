//! The command line. The doc comments are its manual, `conurbation --help`. Groups of settings are declared with what
//! they configure.

use std::env;
use std::net::{Ipv4Addr, Ipv6Addr, SocketAddr};
use std::path::PathBuf;

use clap::{Arg, Args, Command, CommandFactory, FromArgMatches, Parser, Subcommand};

use crate::admin::Admin;
use crate::cluster::ClusterOptions;
use crate::game_file::GamePath;
use crate::logging::LogOptions;
use crate::net::GateOptions;
use crate::net::push::PushOptions;
use crate::rooms::RoomsOptions;
use crate::score::Score;
use crate::simulate::Simulate;
use crate::store::StoreAddress;
use crate::verify::Verify;

/// A server to play the board games Between Two Cities and City Square Off remotely.
///
/// Without a command it serves: open the address that it prints, open a room, and send its link to the others.
/// Everything is kept in one file, or in a database. Every setting can also be given in the environment, under the name
/// shown with it; an empty variable counts as not set.
#[derive(Debug, Clone, PartialEq, Eq, Parser)]
#[command(name = "conurbation", version, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    serve: Serve,
}

impl CommandLine {
    /// What this program was called with. A setting that is empty in the environment, as files for containers often
    /// have it, counts as not given.
    pub fn read() -> Self {
        Self::from_arg_matches(&without_empty(Self::command()).get_matches()).unwrap_or_else(|error| error.exit())
    }

    /// What to do.
    pub fn task(self) -> Task {
        self.task.unwrap_or(Task::Serve(self.serve.into()))
    }
}

/// A command none of whose arguments is read from the environment if it is empty there.
fn without_empty(command: Command) -> Command {
    command.mut_args(unless_empty).mut_subcommands(without_empty)
}

fn unless_empty(argument: Arg) -> Arg {
    let empty = argument.get_env().and_then(env::var_os).is_some_and(|value| value.is_empty());
    if empty { argument.env(None::<&'static str>) } else { argument }
}

/// What the program can do.
#[derive(Debug, Clone, PartialEq, Eq, Subcommand)]
pub enum Task {
    /// Serve the pages and the rooms (the default)
    Serve(Box<Serve>),
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
    /// The output has what was played and how many games; for each entrant, in the given order, its wins and its win
    /// rate with the 95 % confidence interval (Wilson), the distribution of its results in points, and the mean score
    /// of its cities; the seconds it took and the games per second. The result is the lower of an entrant's two cities,
    /// or their sum with two players. A win shared by k entrants counts as 1/k for each of them. A quartile is the
    /// lowest score such that at least a quarter (half, three quarters) of all scores are not above it.
    ///
    /// In the solo game both Automas are entrants too, and the output has the scores of Automacity, with what the level
    /// adds. Automacity wins if it beats everyone.
    ///
    /// In City Square Off the output has wins, draws and the win rate of each entrant and of both sides, where a draw
    /// counts as half a win; what decided how many games; and how many cards were turned and how many squares of each
    /// side were open, or lay outside, at the end.
    ///
    /// The same seed and build give the same results except for the time, whatever the number of threads. With bad
    /// arguments the exit code is 2.
    Simulate(Simulate),
    /// Check a game that was downloaded after its end: the shuffle, every action, and the result
    ///
    /// Nothing but the file is needed. Prints a line for each check; the exit code is 0 if nothing is wrong, 1 if a
    /// check failed, and 2 if it is not the file of a game.
    Verify(Verify),
    /// Tell a game that was downloaded after its end: every turn, and how it ended
    ///
    /// Prints it in words; cities are written as score reads them. At the end it says how the tiles of each city could
    /// have been arranged best, had everyone known them all and their order not mattered. The exit code is 1 if an
    /// action is illegal or the game not over, which the last line then says, and 2 if it is not the file of a game.
    /// Only verify checks the shuffle.
    Replay(GamePath),
    /// Review a game that was downloaded after its end: what every decision was worth
    ///
    /// An engine searches every choice and every placement with what the player knew at the time, and compares all that
    /// was possible by the lead that it could be expected to bring, in points: the player's result less the best of the
    /// others'. Of a lead of more than three points, each further point counts a tenth. A decision is *best* if nothing
    /// was worth more than 0.05 points more, *good* up to 0.25, *doubtful* up to 0.75, and else *missed*. In the
    /// accuracy, a decision that gives away one point counts half. Then come the luck of the deal, and the three turns
    /// in which the game turned most.
    ///
    /// In City Square Off placements are compared by how often the side wins from there: *best* up to 2 percentage
    /// points, *good* up to 6, *doubtful* up to 15; in the accuracy, 10 count half. Then come the turns in which the
    /// game turned most and how the last shape would have fitted, or after a race how a grid could have been covered.
    /// The solo game and City Sprawl are not reviewed.
    ///
    /// The same file always gets the same review. It takes some seconds. The exit code
    /// is 1 if the game can't be reviewed, which the only line then says, and 2 if it is not the file of a game.
    Review(GamePath),
    /// Prove what the highest score of one city is, and print it as JSON
    ///
    /// For twelve building tiles and two duplexes, as every city of a game has them, and for sixteen single buildings:
    /// a best city with its points by type, its tiles, how many mixtures of buildings there are, how many of them had
    /// to be searched because they might have scored more, and the seconds it took. Its factories count as the most of
    /// the game.
    Best,
    /// Ask a running server on this machine whether it is well; the exit code is 0 if it is
    Health(ListenAddress),
    /// Look after the rooms, whether the server is running or not
    ///
    /// On Windows only while it is not.
    Admin(Admin),
    /// Copy the store to a new file, even while the server is running
    ///
    /// For a file. A database is backed up with its own tools.
    Backup(Backup),
    /// Copy everything from one store to another, such as from a file to a database; no server may be using them
    ///
    /// The target has to be empty and is made if it is a file. A copy that is not finished can't be served. Other users
    /// of the machine see the addresses: keep a database's password in PGPASSWORD or in ~/.pgpass.
    Copy(Copy),
}

/// How to serve.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Serve {
    /// Where to listen.
    #[command(flatten)]
    pub listen: ListenAddress,

    /// Where the rooms are kept.
    #[command(flatten)]
    pub store: StoreAddress,

    /// How it is one of several servers.
    #[command(flatten)]
    pub cluster: ClusterOptions,

    /// Who may ask, and how often.
    #[command(flatten)]
    pub gate: GateOptions,

    /// How players are told of their turns.
    #[command(flatten)]
    pub push: PushOptions,

    /// The rooms.
    #[command(flatten)]
    pub rooms: RoomsOptions,

    /// Address and port at which Prometheus finds /metrics
    ///
    /// Nothing listens there by default. It shows how much the server is used, though neither rooms nor guests: keep it
    /// from strangers.
    #[arg(long, env = "CONURBATION_METRICS_LISTEN", value_name = "ADDRESS:PORT")]
    pub metrics_listen: Option<SocketAddr>,

    /// How the program logs.
    #[command(flatten)]
    pub log: LogOptions,
}

impl Serve {
    /// The address to print at the start. `listening` has the actual port, also if port 0 was asked for. For a server
    /// on all addresses it is the one for its own machine.
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

/// Where the server listens.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
#[group(skip)]
pub struct ListenAddress {
    /// Address and port to listen on
    ///
    /// 127.0.0.1 can be reached from this machine only; 0.0.0.0 (or [::] for IPv6 too) from the whole network.
    #[arg(
        id = "listen",
        long,
        env = "CONURBATION_LISTEN",
        value_name = "ADDRESS:PORT",
        default_value = "127.0.0.1:8080"
    )]
    pub address: SocketAddr,
}

/// What to copy.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Backup {
    /// File to create; it must not exist yet
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Where the rooms are kept.
    #[command(flatten)]
    pub store: StoreAddress,
}

/// What to move.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Copy {
    /// Store to copy, as for --store
    pub from: String,

    /// Store to copy it to
    pub to: String,
}

#[cfg(test)]
mod tests;
