//! Logging to standard error.

use std::io::{self, IsTerminal};
use std::panic;

use clap::{Args, ValueEnum};
use tracing::{Level, Metadata};
use tracing_subscriber::filter::{FilterExt, LevelFilter, filter_fn};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;
use tracing_subscriber::{EnvFilter, Layer, fmt};

/// How the program logs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Args)]
#[group(skip)]
pub struct LogOptions {
    /// How lines of the log look
    ///
    /// What is logged is set in the environment by `RUST_LOG`, "info" by default. Lines that belong to a request carry
    /// its id, which is also in the header X-Request-Id of the answer. No line has a guest's id or name, or the
    /// whole code of a room.
    #[arg(long = "log-format", env = "CONURBATION_LOG_FORMAT", value_name = "FORMAT", default_value = "text")]
    pub format: LogFormat,
}

/// How a line of the log looks.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum LogFormat {
    /// For people
    Text,
    /// For machines: one JSON object a line
    Json,
}

/// Starts logging. To be called once.
pub fn start(format: LogFormat) {
    let wanted = EnvFilter::builder().with_default_directive(Level::INFO.into()).from_env_lossy();
    // Without a hint, the filter would be asked about every event of the libraries before dropping it.
    let filter = wanted.and(filter_fn(keeps_secrets).with_max_level_hint(LevelFilter::TRACE));
    let mut lines = fmt::layer().with_writer(io::stderr);
    if !io::stderr().is_terminal() {
        // Files and journals would keep the codes of colours.
        lines.set_ansi(false);
    }
    let log = tracing_subscriber::registry();
    match format {
        LogFormat::Text => log.with(lines.with_filter(filter)).init(),
        LogFormat::Json => {
            log.with(lines.json().flatten_event(true).with_span_list(false).with_filter(filter)).init();
            // Written by itself, a panic would be several lines that are not JSON.
            panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
        }
    }
}

/// Whether a line can be written, whatever `RUST_LOG` asks for. The libraries print frames and requests below "info",
/// and with them hands, talk and cookies.
fn keeps_secrets(line: &Metadata<'_>) -> bool {
    *line.level() <= Level::INFO || line.target().starts_with(env!("CARGO_CRATE_NAME"))
}
