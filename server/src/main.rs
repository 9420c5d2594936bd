//! The program `conurbation`: parses the command line and calls the library.

#![forbid(unsafe_code)]

use std::io;
use std::process::ExitCode;

use anyhow::{Context, Result};
use clap::Parser;
use conurbation::config::{Backup, CommandLine, Score, Serve, Task};
use conurbation::net::{Gate, qr};
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
        Task::Score(settings) => return score(&settings),
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
    let store = Store::open(&settings.store.address.to_string()).await?;
    let key = store.secret("cookies").await?;
    let listener =
        TcpListener::bind(settings.listen).await.with_context(|| format!("can't listen on {}", settings.listen))?;
    let url = settings.shown_url(listener.local_addr()?);
    greet(&mut io::stdout(), &url, &qr::terminal(&url).unwrap_or_default())?;
    let shutdown = CancellationToken::new();
    tokio::spawn(ask_to_stop(shutdown.clone()));
    Ok(serve(listener, Gate::new(settings.gate(key)), store, shutdown).await?)
}

/// Waits for Ctrl-C or the system's request to end.
async fn ask_to_stop(shutdown: CancellationToken) {
    let terminate = async {
        #[cfg(unix)]
        match tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate()) {
            Ok(mut signal) => signal.recv().await,
            Err(_) => std::future::pending().await,
        };
        #[cfg(not(unix))]
        std::future::pending::<()>().await;
    };
    tokio::select! {
        _ = tokio::signal::ctrl_c() => {}
        () = terminate => {}
    }
    shutdown.cancel();
}

async fn backup(settings: Backup) -> Result<()> {
    Store::backup(&settings.store.address.to_string(), &settings.file).await?;
    println!("{}", settings.file.display());
    Ok(())
}

fn score(settings: &Score) -> ExitCode {
    match conurbation::score::score(&settings.cities) {
        Ok(scores) => {
            println!("{scores}");
            ExitCode::SUCCESS
        }
        Err(error) => {
            eprintln!("conurbation: {error}");
            ExitCode::from(USAGE)
        }
    }
}
