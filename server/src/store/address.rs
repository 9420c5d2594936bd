//! The setting that says where a store is.

use clap::Args;

/// Where the rooms are kept.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct StoreAddress {
    /// Where the rooms are kept: sqlite:FILE, or memory: to forget them on exit
    #[arg(long = "store", env = "CONURBATION_STORE", value_name = "STORE", default_value = "sqlite:conurbation.db")]
    pub address: String,
}
