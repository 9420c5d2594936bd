//! Noticing that the file is gone: whatever is written to a removed file vanishes when the program ends.

use std::{
    fs::Metadata,
    io::ErrorKind,
    path::{Path, PathBuf},
    time::Duration,
};

use tokio_util::{sync::CancellationToken, task::TaskTracker};

use crate::store::types::{OpenError, StoreLost};

/// How often to look whether the file is still there.
const LOOK_EVERY: Duration = Duration::from_secs(1);

/// What tells a file from another one that took its name: device and inode. On other systems than Unix a file in use
/// can't be removed, so that nothing is compared.
type Identity = (u64, u64);

/// The store's file as it was when it was opened.
#[derive(Debug)]
pub(super) struct Original {
    path: PathBuf,
    identity: Identity,
}

impl Original {
    pub fn new(path: &Path) -> Result<Self, OpenError> {
        // Not by an open file: closing it would release the locks that SQLite holds.
        let metadata = path.metadata().map_err(|error| super::errors::failed(path, error))?;
        Ok(Self { path: path.to_owned(), identity: identity(&metadata) })
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Whether the file was removed or replaced. One that can't be looked at just now may still be there.
    fn is_gone(&self) -> bool {
        match self.path.metadata() {
            Ok(metadata) => identity(&metadata) != self.identity,
            Err(error) => error.kind() == ErrorKind::NotFound,
        }
    }
}

#[cfg(unix)]
fn identity(file: &Metadata) -> Identity {
    use std::os::unix::fs::MetadataExt;
    (file.dev(), file.ino())
}

#[cfg(not(unix))]
fn identity(_: &Metadata) -> Identity {
    (0, 0)
}

/// Waits until the file or its writer is gone, however long that takes. A store that is closed is not lost.
pub(super) async fn lost(original: &Original, writer: &TaskTracker, closed: &CancellationToken) -> StoreLost {
    let mut pace = tokio::time::interval(LOOK_EVERY);
    let why = loop {
        tokio::select! {
            () = writer.wait() => break StoreLost::WriterEnded,
            _ = pace.tick() => if original.is_gone() {
                break StoreLost::FileGone(original.path.clone());
            },
        }
    };
    if closed.is_cancelled() {
        std::future::pending::<()>().await;
    }
    why
}

#[cfg(test)]
mod tests {
    use std::fs;

    use super::*;

    #[tokio::test(start_paused = true)]
    async fn a_removed_or_replaced_file_is_lost() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("store.db");
        let writer = TaskTracker::new();
        writer.close();
        let _working = writer.token();
        for replaced in [false, true] {
            fs::write(&path, "").unwrap();
            let original = Original::new(&path).unwrap();
            assert!(!original.is_gone());
            // Renamed, so that its number can't be used again.
            fs::rename(&path, folder.path().join(format!("{replaced}"))).unwrap();
            if replaced {
                fs::write(&path, "").unwrap();
            }
            let why = lost(&original, &writer, &CancellationToken::new()).await;
            assert_eq!(why, StoreLost::FileGone(path.clone()));
        }
    }

    #[tokio::test]
    async fn a_store_without_its_writer_is_lost() {
        let file = tempfile::NamedTempFile::new().unwrap();
        let writer = TaskTracker::new();
        let crashed = writer.spawn(async { panic!("the writer panics in this test") });
        writer.close();
        assert!(crashed.await.is_err());
        let why = lost(&Original::new(file.path()).unwrap(), &writer, &CancellationToken::new()).await;
        assert_eq!(why, StoreLost::WriterEnded);
    }
}
