//! What the program says on standard error.

use std::{io, panic};

use clap::{Args, ValueEnum};
use tracing::Level;
use tracing_subscriber::EnvFilter;

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
    let filter = EnvFilter::builder().with_default_directive(Level::INFO.into()).from_env_lossy();
    let lines = tracing_subscriber::fmt().with_writer(io::stderr).with_env_filter(filter);
    match format {
        LogFormat::Text => lines.init(),
        LogFormat::Json => {
            lines.json().flatten_event(true).with_span_list(false).init();
            // Written by itself, a panic would be several lines that are not JSON.
            panic::set_hook(Box::new(|panic| tracing::error!("{panic}")));
        }
    }
}
