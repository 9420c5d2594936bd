//! Work on whole logs, on threads beside those that serve everyone.

use tokio::task::spawn_blocking;

/// Works something out on another thread, if there are any. A panic there is an error here.
pub(in crate::rooms) async fn beside<T: Send + 'static>(
    threads: bool,
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    if threads {
        let done = spawn_blocking(work).await;
        done.unwrap_or_else(|error| Err(format!("reading the log failed: {error}")))
    } else {
        work()
    }
}
