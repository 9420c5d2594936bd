//! Runs the built program.

use std::process::{Command, Stdio};

/// The program, without settings from the environment of the tests.
pub fn conurbation(arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_conurbation"));
    command.args(arguments).env_clear().stdin(Stdio::null());
    command
}

/// What the program printed, and its exit code.
pub struct Said {
    pub code: Option<i32>,
    pub stdout: String,
    pub stderr: String,
}

impl Said {
    pub fn by(program: &mut Command) -> Self {
        let output = program.output().expect("the program starts");
        let text = |bytes| String::from_utf8(bytes).expect("text");
        Self { code: output.status.code(), stdout: text(output.stdout), stderr: text(output.stderr) }
    }
}

pub fn run(arguments: &[&str]) -> Said {
    Said::by(&mut conurbation(arguments))
}
