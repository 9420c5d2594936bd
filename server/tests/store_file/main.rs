//! What a store in a file promises besides: it survives, it is alone, and it leaves alone what is not its own.

mod backup;
mod place;
mod refusal;
mod survival;
mod upgrade;
