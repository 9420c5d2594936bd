//! Counts the clients that are being connected to a room.

use tokio::sync::watch;

/// The number of clients being connected.
#[derive(Debug, Default)]
pub struct Connecting(watch::Sender<usize>);

/// Counts as one client until dropped.
pub struct OnTheirWay<'a>(&'a Connecting);

impl Connecting {
    /// Adds a client.
    pub fn one(&self) -> OnTheirWay<'_> {
        self.0.send_modify(|count| *count += 1);
        OnTheirWay(self)
    }

    /// The number of clients being connected now.
    pub fn count(&self) -> usize {
        *self.0.borrow()
    }

    /// Waits until there are at most `most`.
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
