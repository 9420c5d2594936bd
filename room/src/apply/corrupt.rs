//! The error for a damaged log.

/// The log is inconsistent: it has an event that could not have happened in this state.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("the log of this room does not fit together: {0}")]
pub struct Corrupt(String);

pub(crate) fn corrupt(why: impl Into<String>) -> Corrupt {
    Corrupt(why.into())
}

pub(super) fn check(holds: bool, otherwise: &str) -> Result<(), Corrupt> {
    if holds { Ok(()) } else { Err(corrupt(otherwise)) }
}
