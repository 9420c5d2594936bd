//! Servers that share a store: which of them are there, and how they talk to each other.

mod key;
mod node;
mod options;
mod stream;

pub use key::ClusterKey;
pub use node::{JoinError, Member, dial};
pub use options::ClusterOptions;
pub use stream::{Stream, StreamError};
