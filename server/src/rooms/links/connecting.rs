//! How many people are on their way to a room.

use tokio::sync::watch;

/// Counts them.
#[derive(Debug, Default)]
pub struct Connecting(watch::Sender<usize>);

/// One of them, until it is dropped.
pub struct OnTheirWay<'a>(&'a Connecting);

impl Connecting {
    /// One more.
    pub fn one(&self) -> OnTheirWay<'_> {
        self.0.send_modify(|count| *count += 1);
        OnTheirWay(self)
    }

    /// How many they are.
    pub fn count(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until they are no more than so many.
    pub async fn at_most(&self, most: usize) {
        // It fails only without a sender, which this is.
        let _ = self.0.subscribe().wait_for(|count| *count <= most).await;
    }
}

impl Drop for OnTheirWay<'_> {
    fn drop(&mut self) {
        self.0.0.send_modify(|count| *count -= 1);
    }
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;

    use super::*;

    #[test]
    fn whoever_waits_goes_on_when_enough_have_arrived() {
        let connecting = Connecting::default();
        let (first, second) = (connecting.one(), connecting.one());
        let mut few = Box::pin(connecting.at_most(1));
        assert_eq!(few.as_mut().now_or_never(), None);
        drop(first);
        assert_eq!(few.now_or_never(), Some(()));
        assert_eq!(connecting.at_most(0).now_or_never(), None);
        drop(second);
        assert_eq!(connecting.at_most(0).now_or_never(), Some(()));
    }
}
