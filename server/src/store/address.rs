//! The setting that says where a store is.

use std::path::Path;

use clap::Args;

/// Where the rooms are kept.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct StoreAddress {
    /// Where the rooms are kept.
    #[arg(
        long = "store",
        env = "CONURBATION_STORE",
        value_name = "STORE",
        default_value = "sqlite:conurbation.db",
        hide_env_values = true,
        help = "Where the rooms are kept: sqlite:FILE, postgres://USER@HOST/DATABASE, or memory: to forget them on exit"
    )]
    pub address: String,
}

/// The file of a store that is not there. It would be made, empty, and pass for the one that was meant.
pub fn missing_file(address: &str) -> Option<&str> {
    address.strip_prefix("sqlite:").filter(|file| !Path::new(file).exists())
}
