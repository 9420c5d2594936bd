//! The program `conurbation`: parses the command line and calls the library.

#![forbid(unsafe_code)]

use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use conurbation::config::{Backup, CommandLine, Serve, Task};
use conurbation::net::{Gate, pages::qr};
use conurbation::serve::{greet, serve};
use conurbation::store::Store;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;
use tracing_subscriber::EnvFilter;

/// The exit code for arguments that can't be understood, the same as clap's.
const USAGE: u8 = 2;

fn main() -> ExitCode {
    let task = CommandLine::parse().task();
    let done = match task {
        Task::Serve(settings) => run(serving(settings)),
        Task::Backup(settings) => run(backup(settings)),
        Task::Score(settings) => return print(conurbation::score::score(&settings.cities)),
        Task::Simulate(settings) => return print(conurbation::simulate::simulate(&settings)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("conurbation: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(task: impl Future<Output = Result<()>>) -> Result<()> {
    let filter = EnvFilter::builder().with_default_directive(tracing::Level::INFO.into()).from_env_lossy();
    tracing_subscriber::fmt().with_writer(io::stderr).with_env_filter(filter).init();
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(task)
}

async fn serving(settings: Serve) -> Result<()> {
    // Comes first, so that a second server that is started by mistake leaves no file behind.
    let listener =
        TcpListener::bind(settings.listen).await.with_context(|| format!("can't listen on {}", settings.listen))?;
    let store = Store::open(&settings.store.address).await?;
    let key = store.secret("cookies").await?;
    let shutdown = CancellationToken::new();
    let asked = asked_to_stop()?;
    let asked_for = shutdown.clone();
    tokio::spawn(async move {
        asked.await;
        asked_for.cancel();
    });
    let url = settings.shown_url(listener.local_addr()?);
    if let Err(error) = greet(&mut io::stdout(), &url, &qr::terminal(&url).unwrap_or_default()) {
        // The server can be played on even if its output was closed.
        tracing::warn!("could not print where to go: {error}");
    }
    Ok(serve(listener, Gate::new(key, settings.gate), settings.house, store, shutdown).await?)
}

/// Waits for Ctrl-C or the system's request to end. From the call on, before anyone waits, neither kills the program.
#[cfg(unix)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
    })
}

/// Waits for Ctrl-C. From the call on, before anyone waits, it does not kill the program.
#[cfg(windows)]
fn asked_to_stop() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

async fn backup(settings: Backup) -> Result<()> {
    Store::backup(&settings.store.address, &settings.file).await?;
    Ok(say(settings.file.display())?)
}

/// Prints the output, or what is wrong with the arguments.
fn print(outcome: Result<String, impl Display>) -> ExitCode {
    match outcome {
        Ok(text) => match say(text) {
            Ok(()) => ExitCode::SUCCESS,
            Err(error) => {
                eprintln!("conurbation: {error}");
                ExitCode::FAILURE
            }
        },
        Err(error) => {
            eprintln!("conurbation: {error}");
            ExitCode::from(USAGE)
        }
    }
}

/// Prints a line. Whoever closed the output, as `head` does, has seen enough.
fn say(line: impl Display) -> io::Result<()> {
    match writeln!(io::stdout().lock(), "{line}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        said => said,
    }
}
