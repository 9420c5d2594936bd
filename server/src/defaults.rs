//! Settings whose defaults stand on their declarations and nowhere else.

use clap::{Args, Command};

/// A group of settings none of which was set, neither on the command line nor in the environment.
///
/// # Panics
///
/// If the group has a setting that is required.
pub fn defaults<T: Args>() -> T {
    let command = T::augment_args(Command::new("defaults").no_binary_name(true));
    let matches = command.mut_args(|arg| arg.env(None::<&str>)).get_matches_from([""; 0]);
    T::from_arg_matches(&matches).expect("no setting of the group is required")
}
