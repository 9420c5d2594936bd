//! Runs blocking work outside the async runtime's worker threads.

use tokio::task::spawn_blocking;

/// Runs `work` on a blocking thread, or in place without `threads`. A panic on the thread is returned as an error.
pub async fn run_blocking<T: Send + 'static>(
    threads: bool,
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    if threads {
        let done = spawn_blocking(work).await;
        done.unwrap_or_else(|error| Err(format!("the work failed: {error}")))
    } else {
        work()
    }
}
