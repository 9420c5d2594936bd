//! A bounded queue for work that only a few may do at once.

use std::sync::Arc;

use tokio::sync::{OwnedSemaphorePermit, Semaphore};

/// A permit to do the work. Move it into the work itself: the caller may be gone before that is done.
pub type Turn = OwnedSemaphorePermit;

/// The queue is full.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("too many wait for the same kind of work")]
pub struct Busy;

/// Permits for those doing the work and for those in the line.
pub struct Queue {
    places: Arc<Semaphore>,
    line: Semaphore,
}

impl Queue {
    /// Lets `at_once` callers work at the same time and `line` more wait.
    pub fn new(at_once: usize, line: usize) -> Self {
        Self { places: Arc::new(Semaphore::new(at_once)), line: Semaphore::new(line) }
    }

    /// Waits for a turn; refused if the line is full.
    pub async fn turn(&self) -> Result<Turn, Busy> {
        let _waiting = self.line.try_acquire().map_err(|_| Busy)?;
        Ok(self.turn_at_last().await)
    }

    /// Waits for a turn even if the line is full, for work that must not be refused.
    pub async fn turn_at_last(&self) -> Turn {
        Arc::clone(&self.places).acquire_owned().await.expect("the semaphore is never closed")
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn a_few_work_a_few_wait_and_the_rest_is_refused() {
        let queue = Queue::new(1, 2);
        let first = queue.turn().now_or_never().expect("nobody is there").expect("nobody waits");
        let (mut second, mut third) = (Box::pin(queue.turn()), Box::pin(queue.turn()));
        assert!(second.as_mut().now_or_never().is_none());
        assert!(third.as_mut().now_or_never().is_none());
        assert_eq!(queue.turn().now_or_never().expect("a refusal needs no turn").unwrap_err(), Busy);
        // What must not be refused waits behind them.
        let mut last = Box::pin(queue.turn_at_last());
        assert!(last.as_mut().now_or_never().is_none());

        drop(first);
        let second = second.now_or_never().expect("it is their turn").expect("they had a place in the line");
        // Somebody can take their place in the line.
        assert!(queue.turn().now_or_never().is_none());
        // Whoever gives up makes room as well.
        drop((second, third));
        assert!(last.now_or_never().is_some());
    }
}
