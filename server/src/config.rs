//! The command line. The comments on its items are its manual: `conurbation --help`.

use std::{net::SocketAddr, num::NonZeroU32, path::PathBuf, time::Duration};

use clap::{Args, Parser, Subcommand, builder::BoolishValueParser, value_parser};
use conurbation_rules::games::Level;
use serde::Deserialize;
use serde::de::{DeserializeOwned, IntoDeserializer, value};

use crate::net::{
    GateOptions, PublicUrl,
    limits::{COMMANDS_PER_SECOND, REQUESTS_PER_MINUTE, ROOMS_PER_MINUTE},
    places::SOCKETS_PER_ADDRESS,
};
use crate::rooms::HouseOptions;

/// Most games that a simulation plays at the same time.
const MAX_THREADS: i64 = 256;

/// A table for the board game Between Two Cities, to be played remotely.
///
/// Without a command it serves: open the address that it prints, make a room and send its link to the others. Everything
/// is kept in one file. Every setting can also be given in the environment, under the name shown with it.
#[derive(Debug, Clone, PartialEq, Eq, Parser)]
#[command(name = "conurbation", version, args_conflicts_with_subcommands = true)]
pub struct CommandLine {
    #[command(subcommand)]
    task: Option<Task>,
    #[command(flatten)]
    serve: Serve,
}

impl CommandLine {
    /// What is to be done.
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
    /// Play whole games between house bots and print the results as JSON
    ///
    /// Two to seven seats play Between Two Cities (two of them its variant for two players), one seat plays against the
    /// Automas; with --game square-off the even seats, from 0, play City Square Off against the odd ones. The output
    /// says what was played; how many games; for each entrant, as listed, its wins and its win rate with the 95 %
    /// confidence interval (Wilson), the distribution of its results in points, and the mean score of its cities; the
    /// seconds it took and the games per second. The result is the lower of an entrant's two cities, or their sum for
    /// two players. A win that k share counts as 1/k for each of them, and a quartile is the lowest score such that a
    /// quarter (half, three quarters) of all are not above it.
    ///
    /// In the solo game both Automas are entrants too, and the scores of Automacity are added, with what the level
    /// changes.
    ///
    /// In City Square Off there are, for each entrant and for both sides, whoever sat there, its wins, the drawn games,
    /// its win rate (a drawn game is half a win), and the distributions of the squares that were open and that lay
    /// outside at the end; besides what decided how many games, and how many cards were turned. In a race bots lay at
    /// the pace of their level, and when two are due at the same time, the lower seat is faster.
    ///
    /// The same settings give the same output but for the time, whatever the number of threads. With bad arguments
    /// the exit code is 2.
    Simulate(Simulate),
    /// Copy the store into a new file, also while the server is running
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

    /// Where everything is kept
    #[command(flatten)]
    pub store: Store,

    /// Where players reach the server: scheme and host, without a path
    ///
    /// Invitations and QR codes begin with it, only its own pages may change anything, and with https cookies travel by
    /// https alone. Without it, what the browser says (its Host header) is taken for the address.
    #[arg(long, env = "CONURBATION_PUBLIC_URL", value_name = "https://HOST")]
    pub public_url: Option<PublicUrl>,

    /// Trust the X-Forwarded-For and X-Forwarded-Proto headers of the proxy before the server
    ///
    /// Set it if, and only if, all requests come through a proxy that sets them: limits then count by the last
    /// address in the former. Anyone could write these headers otherwise.
    #[arg(long, env = "CONURBATION_BEHIND_PROXY", value_parser = BoolishValueParser::new())]
    pub behind_proxy: bool,

    /// Rooms that one address may make in a minute
    ///
    /// An address is an IPv4 address, or an IPv6 network of 64 bits.
    #[arg(long, env = "CONURBATION_ROOMS_PER_MINUTE", value_name = "NUMBER", default_value_t = ROOMS_PER_MINUTE)]
    pub rooms_per_minute: NonZeroU32,

    /// Requests that one address may make in a minute; a page is about ten
    #[arg(long, env = "CONURBATION_REQUESTS_PER_MINUTE", value_name = "NUMBER", default_value_t = REQUESTS_PER_MINUTE)]
    pub requests_per_minute: NonZeroU32,

    /// Sockets that one address may hold open: one for each tab with a room
    #[arg(long, env = "CONURBATION_SOCKETS_PER_ADDRESS", value_name = "NUMBER", default_value_t = SOCKETS_PER_ADDRESS)]
    pub sockets_per_address: NonZeroU32,

    /// Commands that one socket may send in a second
    #[arg(long, env = "CONURBATION_COMMANDS_PER_SECOND", value_name = "NUMBER", default_value_t = COMMANDS_PER_SECOND)]
    pub commands_per_second: NonZeroU32,

    /// Milliseconds that house bots leave their partners for an answer before they place
    #[arg(long, env = "CONURBATION_HOUSE_PAUSE", value_name = "MILLISECONDS", default_value_t = 8_000)]
    pub house_pause: u32,

    /// Seconds without a connection after which a player counts as away
    ///
    /// What happens then is the room's rule.
    #[arg(long, env = "CONURBATION_AWAY_AFTER", value_name = "SECONDS", default_value_t = 60)]
    pub away_after: u32,
}

impl Serve {
    /// How the house behaves in the rooms.
    pub fn house(&self) -> HouseOptions {
        HouseOptions {
            pause: Duration::from_millis(self.house_pause.into()),
            away_after: Duration::from_secs(self.away_after.into()),
        }
    }

    /// What stands before the handlers, with the key that signs the guests' cookies.
    pub fn gate(&self, key: [u8; 64]) -> GateOptions {
        GateOptions {
            key,
            public_url: self.public_url.clone(),
            behind_proxy: self.behind_proxy,
            rooms_per_minute: self.rooms_per_minute,
            requests_per_minute: self.requests_per_minute,
            sockets_per_address: self.sockets_per_address,
            commands_per_second: self.commands_per_second,
        }
    }

    /// The address to print at the start, for the address that is really listened on (it has the real port where `:0` was
    /// asked for). A server on all addresses is at least reached from its own machine.
    pub fn shown_url(&self, mut listening: SocketAddr) -> String {
        if let Some(url) = &self.public_url {
            return url.to_string();
        }
        if listening.ip().is_unspecified() {
            listening.set_ip(if listening.is_ipv4() {
                std::net::Ipv4Addr::LOCALHOST.into()
            } else {
                std::net::Ipv6Addr::LOCALHOST.into()
            });
        }
        format!("http://{listening}")
    }
}

/// Where everything is kept.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Store {
    /// Where the rooms are kept: sqlite:FILE, or memory: to forget them at the end
    #[arg(
        id = "store",
        long = "store",
        env = "CONURBATION_STORE",
        value_name = "STORE",
        default_value = "sqlite:conurbation.db"
    )]
    pub address: String,
}

/// What to score.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Score {
    /// Cities in notation: rows from top to bottom, joined by /
    ///
    /// S shop, F factory, M D E B tavern (music, drink, food, lodging), O office, P park, H house, . empty.
    /// For example SSSS/FHPP/MOOP/DEHB.
    #[arg(value_name = "CITY", required = true)]
    pub cities: Vec<String>,
}

/// What to simulate.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Simulate {
    /// Who plays, clockwise: gentle, steady or sharp for each of 1 to 7 seats
    #[arg(long, value_name = "BOT,BOT,…", required = true, value_delimiter = ',', value_parser = named::<Level>)]
    pub seats: Vec<Level>,

    /// How many games
    #[arg(long, value_name = "NUMBER", default_value = "1000")]
    pub games: NonZeroU32,

    /// From where the seeds of the games come
    ///
    /// A game's seed is this number, then the number of the game from 0, 16 hexadecimal digits each, then zeros.
    #[arg(long, value_name = "NUMBER", default_value_t = 1)]
    pub seed: u64,

    /// Move everyone one seat clockwise from game to game
    #[arg(long)]
    pub rotate: bool,

    /// two-cities or square-off: what is played
    #[arg(long, value_name = "GAME", default_value = "two-cities", value_parser = named::<Title>)]
    pub game: Title,

    /// How it is played
    ///
    /// For one seat simple or full: how the Automas come to their tiles [default: full]. In City Square Off base,
    /// sprint or sprawl [default: base].
    #[arg(long, value_name = "MODE", value_parser = named::<Mode>)]
    pub mode: Option<Mode>,

    /// 1 to 7: how difficult the Automas are; for one seat [default: 4]
    #[arg(long, value_name = "LEVEL")]
    pub level: Option<u8>,

    /// How many games are played at the same time [default: one for each processor]
    #[arg(long, value_name = "NUMBER", value_parser = value_parser!(u16).range(1..=MAX_THREADS))]
    pub threads: Option<u16>,
}

/// What can be simulated.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// Between Two Cities, for one seat with the Automas.
    TwoCities,
    /// City Square Off.
    SquareOff,
}

/// The modes of all games.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "they are the modes of the rules")]
pub enum Mode {
    Simple,
    Full,
    Base,
    Sprint,
    Sprawl,
}

/// Reads a value by its name on the wire.
fn named<T: DeserializeOwned>(name: &str) -> Result<T, value::Error> {
    T::deserialize(name.into_deserializer())
}

/// What to copy.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
pub struct Backup {
    /// File to make; it must not exist yet
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// What to copy from
    #[command(flatten)]
    pub store: Store,
}

#[cfg(test)]
mod tests {
    use clap::CommandFactory;

    use super::*;

    fn parse(line: &str) -> Result<Task, clap::Error> {
        CommandLine::try_parse_from(line.split_whitespace()).map(CommandLine::task)
    }

    fn serve(line: &str) -> Serve {
        match parse(line) {
            Ok(Task::Serve(serve)) => serve,
            other => panic!("{line}: {other:?}"),
        }
    }

    #[test]
    fn the_definition_is_sound() {
        CommandLine::command().debug_assert();
    }

    #[test]
    fn serves_unless_told_otherwise() {
        let plain = serve("conurbation");
        assert_eq!(plain.listen, SocketAddr::from(([127, 0, 0, 1], 8080)));
        assert_eq!(plain.store.address, "sqlite:conurbation.db");
        assert!(!plain.behind_proxy);
        assert_eq!(plain.house(), HouseOptions::default());
        assert_eq!(plain, serve("conurbation serve"));
        let set = "--listen [::]:80 --store memory: --public-url https://cities.example.org --behind-proxy";
        assert_eq!(serve(&format!("conurbation {set}")), serve(&format!("conurbation serve {set}")));
    }

    #[test]
    fn other_tasks_take_only_their_own_settings() {
        assert!(matches!(parse("conurbation score S/S"), Ok(Task::Score(score)) if score.cities == ["S/S"]));
        assert!(matches!(parse("conurbation backup copy.db --store sqlite:data.db"), Ok(Task::Backup(_))));
        let simulated = "conurbation simulate --seats sharp,gentle --games 20 --mode simple";
        assert!(matches!(parse(simulated), Ok(Task::Simulate(simulate))
            if simulate.seats == [Level::Sharp, Level::Gentle] && simulate.games.get() == 20 && !simulate.rotate
                && simulate.game == Title::TwoCities && simulate.mode == Some(Mode::Simple)));
        for wrong in [
            "conurbation score",
            "conurbation backup",
            "conurbation simulate",
            "conurbation simulate --seats sharp --store memory:",
            "conurbation --listen 127.0.0.1:1 score S",
            "conurbation --public-url cities.example.org",
            "conurbation --rooms-per-minute 0",
        ] {
            assert!(parse(wrong).is_err(), "{wrong}");
        }
    }

    #[test]
    fn shows_an_address_that_can_be_opened() {
        let plain = serve("conurbation");
        for (listening, shown) in [
            ("127.0.0.1:8080", "http://127.0.0.1:8080"),
            ("0.0.0.0:8080", "http://127.0.0.1:8080"),
            ("[::]:8080", "http://[::1]:8080"),
        ] {
            assert_eq!(plain.shown_url(listening.parse().expect("an address")), shown);
        }
        let public = serve("conurbation --public-url https://cities.example.org/");
        assert_eq!(public.shown_url(SocketAddr::from(([0, 0, 0, 0], 80))), "https://cities.example.org");
    }
}
