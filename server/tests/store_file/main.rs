//! What only a store in a file promises: it survives, has one user, and leaves files alone that are not its own.

mod backup;
mod place;
mod refusal;
mod survival;
mod upgrade;
