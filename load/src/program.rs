//! The server's program as a child process on a free loopback port.

use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context, Result};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

use crate::player::PATIENCE;

/// Limits that a crowd behind one address does not reach. Given in the environment, where a program that does not know
/// one of them ignores it.
pub const LIMITS: [(&str, &str); 7] = [
    ("CONURBATION_ROOMS_PER_MINUTE", "100000"),
    ("CONURBATION_ROOMS_PER_DAY", "100000"),
    ("CONURBATION_REQUESTS_PER_MINUTE", "1000000"),
    ("CONURBATION_SOCKETS_PER_ADDRESS", "100000"),
    ("CONURBATION_COMMANDS_PER_SECOND", "100000"),
    ("CONURBATION_CHANGES_PER_SECOND", "100000"),
    ("CONURBATION_CONNECTIONS_PER_ADDRESS", "100000"),
];

/// A running server. Killed when dropped.
pub struct Program {
    child: Child,
    /// `http://127.0.0.1:port`.
    pub address: String,
    /// Kept open, so that the program can go on printing.
    _stdout: Lines<BufReader<ChildStdout>>,
}

impl Program {
    /// Starts the program with its data in `folder`, and with limits that a crowd behind one address does not reach.
    pub async fn start(program: &Path, folder: &Path) -> Result<Self> {
        Self::start_at(program, folder, "127.0.0.1:0").await
    }

    /// The same on a given address.
    pub async fn start_at(program: &Path, folder: &Path, listen: &str) -> Result<Self> {
        let mut command = Command::new(program);
        command.envs(LIMITS);
        Self::run(command, folder, listen).await.with_context(|| format!("could not start {}", program.display()))
    }

    /// Starts a command that runs the program, with its data in `folder`.
    pub async fn run(command: Command, folder: &Path, listen: &str) -> Result<Self> {
        Self::on(command, &format!("sqlite:{}", store(folder).display()), listen).await
    }

    /// Starts the program as one of several servers on a database.
    pub async fn among_others(program: &Path, database: &str) -> Result<Self> {
        let mut command = Command::new(program);
        command.envs(LIMITS).args(["--cluster-listen", "127.0.0.1:0"]);
        Self::on(command, database, "127.0.0.1:0").await
    }

    /// Starts a command that runs the program, with its data in this store.
    pub async fn on(mut command: Command, store: &str, listen: &str) -> Result<Self> {
        let mut child = command
            .args(["--listen", listen, "--store", store])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .kill_on_drop(true)
            .spawn()?;
        let stdout = child.stdout.take().context("its output is piped")?;
        let mut lines = BufReader::new(stdout).lines();
        let address = loop {
            let line = timeout(PATIENCE, lines.next_line()).await.context("the server prints nothing")??;
            let line = line.context("the server ended before it said where it listens")?;
            if let Some(address) = line.split_whitespace().find(|word| word.starts_with("http://")) {
                break address.trim_end_matches('/').to_owned();
            }
        };
        Ok(Self { child, address, _stdout: lines })
    }

    /// Kills it without a chance to tidy up, like a power cut.
    pub async fn kill(mut self) -> Result<()> {
        Ok(self.child.kill().await?)
    }

    /// Asks it to stop, as the system does, and waits until it has ended.
    #[cfg(unix)]
    pub async fn stop(&mut self) -> Result<()> {
        let pid = self.child.id().context("it has ended already")?;
        Command::new("kill").arg(pid.to_string()).status().await?;
        let ended = timeout(PATIENCE, self.child.wait()).await.context("the server does not stop")??;
        anyhow::ensure!(ended.success(), "the server ended with {ended}");
        Ok(())
    }

    /// Its process id.
    pub fn pid(&self) -> Option<u32> {
        self.child.id()
    }
}

/// The data file in a folder.
pub fn store(folder: &Path) -> PathBuf {
    folder.join("conurbation.db")
}
