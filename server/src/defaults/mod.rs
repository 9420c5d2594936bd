//! Defaults of groups of settings, taken from the declarations of the settings.

use clap::{Args, Command};

/// The group as it is when none of its settings is given, neither on the command line nor in the environment.
///
/// # Panics
///
/// If the group has a required setting.
pub fn defaults<T: Args>() -> T {
    let command = T::augment_args(Command::new("defaults").no_binary_name(true));
    let matches = command.mut_args(|arg| arg.env(None::<&str>)).get_matches_from([""; 0]);
    T::from_arg_matches(&matches).expect("no setting of the group is required")
}
