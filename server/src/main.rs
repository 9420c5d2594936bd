//! The program `conurbation`: parses the command line and calls the library.

#![forbid(unsafe_code)]

use std::cell::Cell;
use std::fmt::Display;
use std::io::{self, ErrorKind, Write};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::sync::Arc;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use conurbation::admin::{self, Admin};
use conurbation::cluster::Member;
use conurbation::config::{Backup, CommandLine, Copy, Serve, Task};
use conurbation::files;
use conurbation::game_file::{FileError, Report};
use conurbation::health;
use conurbation::logging::{self, LogFormat};
use conurbation::net::{CookieKeys, Gate, cookie_keys, pages::qr, starting};
use conurbation::rooms::TASKS_BETWEEN_EVENTS;
use conurbation::serve::{Listeners, greet, serve};
use conurbation::store::{Copied, Store, missing_file};
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

/// Gives memory back to the system when a crowd has gone, which the system's own allocator hardly does.
#[cfg(target_os = "linux")]
#[global_allocator]
static ALLOCATOR: tikv_jemallocator::Jemalloc = tikv_jemallocator::Jemalloc;

/// The exit code for bad arguments, the same as clap's.
const USAGE: u8 = 2;

/// How often a long copy says how far it is.
const TELL_EVERY: Duration = Duration::from_secs(1);

fn main() -> ExitCode {
    let task = CommandLine::read().task();
    let done = match task {
        Task::Serve(settings) => run(settings.log.format, serving(*settings)),
        Task::Backup(settings) => run(LogFormat::Text, backup(settings)),
        Task::Copy(settings) => run(LogFormat::Text, copy(settings)),
        Task::Admin(settings) => run(LogFormat::Text, admin(settings)),
        Task::Health(listen) => health::ask(listen.address).map_err(Into::into),
        Task::Score(settings) => return print(conurbation::score::score(&settings.cities)),
        Task::Simulate(settings) => return print(conurbation::simulate::simulate(&settings)),
        Task::Verify(settings) => return report(conurbation::verify::verify(&settings)),
        Task::Best => return print(Ok::<_, FileError>(conurbation::best::best())),
        Task::Replay(game) => return report(conurbation::replay::replay(&game)),
        Task::Review(game) => return report(conurbation::review::review(&game)),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("conurbation: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(format: LogFormat, task: impl Future<Output = Result<()>>) -> Result<()> {
    logging::start(format);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.enable_all().event_interval(TASKS_BETWEEN_EVENTS).build()?.block_on(task)
}

async fn serving(settings: Serve) -> Result<()> {
    // First, so that a second server started by mistake leaves no file behind.
    let mut public = listen(settings.listen.address).await?;
    let metrics = match settings.metrics_listen {
        Some(address) => Some(listen(address).await?),
        None => None,
    };
    let files = files::raise_limit()?;
    let options = settings.gate.clone().within(files);
    let connections = options.connections;
    let gate = Gate::new(CookieKeys::placeholder(), options);
    let opening = async {
        let (store, member) = open(&settings).await?;
        gate.set_keys(cookie_keys(&store).await?);
        anyhow::Ok((store, member))
    };
    let (store, member) = starting::meanwhile(&mut public, &gate, opening).await?;
    let shutdown = CancellationToken::new();
    let stopped = stop_signal()?;
    let on_stop = shutdown.clone();
    tokio::spawn(async move {
        stopped.await;
        tracing::info!("asked to stop: everyone connected is told to come back");
        on_stop.cancel();
    });
    let url = settings.shown_url(public.local_addr()?);
    if let Err(error) = greet(&mut io::stdout(), &url, &qr::terminal(&url).unwrap_or_default()) {
        // The server works even if its output was closed.
        tracing::warn!("could not print the server's address: {error}");
    }
    tracing::info!(files, connections, "the most that can be open at once");
    Ok(serve(Listeners { public, metrics, member }, gate, settings.rooms, settings.push, store, shutdown).await?)
}

/// The store, and what makes this server one of several on it.
async fn open(settings: &Serve) -> Result<(Store, Option<Arc<Member>>)> {
    let address = &settings.store.address;
    let Some(others) = settings.cluster.listen else { return Ok((Store::open_alone(address).await?, None)) };
    let listener = listen(others).await?;
    let told = settings.cluster.told(listener.local_addr()?);
    let told = told.context("nobody can reach 0.0.0.0: say with --cluster-address what to tell the other servers")?;
    let store = Store::open_shared(address).await?;
    match Member::join(&store, listener, told).await {
        Ok(member) => Ok((store, Some(member.into()))),
        Err(error) => {
            store.close().await;
            Err(error.into())
        }
    }
}

async fn listen(address: SocketAddr) -> Result<TcpListener> {
    TcpListener::bind(address).await.with_context(|| format!("can't listen on {address}"))
}

/// Waits for Ctrl-C or SIGTERM. Neither kills the program once this was called, even before anyone waits.
#[cfg(unix)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
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

/// Waits for Ctrl-C, which does not kill the program once this was called, even before anyone waits.
#[cfg(windows)]
fn stop_signal() -> io::Result<impl Future<Output = ()>> {
    let mut interrupt = tokio::signal::windows::ctrl_c()?;
    Ok(async move {
        interrupt.recv().await;
    })
}

async fn admin(settings: Admin) -> Result<()> {
    Ok(say(admin::run(settings).await?)?)
}

async fn backup(settings: Backup) -> Result<()> {
    Store::backup(&settings.store.address, &settings.file).await?;
    Ok(say(settings.file.display())?)
}

async fn copy(Copy { from, to }: Copy) -> Result<()> {
    if let Some(file) = missing_file(&from) {
        bail!("there is no store {file}");
    }
    let told = Cell::new(Instant::now());
    let copied = Store::copy(&from, &to, |Copied { rooms, of }| {
        if told.get().elapsed() > TELL_EVERY {
            told.set(Instant::now());
            eprintln!("rooms copied: {rooms} of {of}");
        }
    });
    let Copied { rooms, .. } = copied.await?;
    Ok(say(format_args!("rooms copied: {rooms}"))?)
}

/// Prints the output, or the error in the arguments.
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

/// Prints what a command says of a game.
fn report(report: Result<Report, FileError>) -> ExitCode {
    match report {
        Ok(Report { text, good: false }) => {
            print(Ok::<_, FileError>(text));
            ExitCode::FAILURE
        }
        report => print(report.map(|report| report.text)),
    }
}

/// Prints a line. It is no error if the reader has closed the output, as `head` does.
fn say(line: impl Display) -> io::Result<()> {
    match writeln!(io::stdout().lock(), "{line}") {
        Err(error) if error.kind() == ErrorKind::BrokenPipe => Ok(()),
        said => said,
    }
}
