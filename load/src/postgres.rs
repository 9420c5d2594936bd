//! A throw-away `PostgreSQL` on loopback.

use std::io::{BufRead, BufReader, Write};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

use anyhow::{Context, Result, ensure};

/// A server of its own, which ends with this value, or with the program.
pub struct Postgres {
    child: Child,
    /// What keeps it alive while it is open.
    orders: Option<ChildStdin>,
    answers: BufReader<ChildStdout>,
}

impl Postgres {
    /// Starts it with `tools/throwaway-postgres`, which says what can be asked of it.
    pub fn start() -> Result<Self> {
        let tool = Path::new(env!("CARGO_MANIFEST_DIR")).join("../tools/throwaway-postgres");
        let mut child = Command::new(tool).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let answers = BufReader::new(child.stdout.take().context("its output is piped")?);
        let orders = child.stdin.take();
        Ok(Self { child, orders, answers })
    }

    /// The address of a new, empty database.
    pub fn database(&mut self) -> Result<String> {
        self.order("database")
    }

    /// The path of the certificate that it signed itself.
    pub fn certificate(&mut self) -> Result<String> {
        self.order("certificate")
    }

    /// Stops the server as a power failure would.
    pub fn crash(&mut self) -> Result<()> {
        self.order("crash").map(drop)
    }

    /// Starts it again.
    pub fn restart(&mut self) -> Result<()> {
        self.order("start").map(drop)
    }

    fn order(&mut self, order: &str) -> Result<String> {
        // Once it has ended, there is nothing to write to, and nothing to read.
        let _ = writeln!(self.orders.as_mut().context("it is running")?, "{order}");
        let mut answer = String::new();
        self.answers.read_line(&mut answer)?;
        ensure!(!answer.is_empty(), "PostgreSQL could not {order}: is it installed? `make postgres` does it");
        Ok(answer.trim_end().to_owned())
    }
}

impl Drop for Postgres {
    fn drop(&mut self) {
        drop(self.orders.take());
        let _ = self.child.wait();
    }
}
