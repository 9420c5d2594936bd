//! One program per file.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::errors::failed;
use crate::store::types::OpenError;

/// The right to use a store's file, until dropped. It is a lock of the operating system on an empty file beside the
/// store's, so it ends with the program, even if that is killed.
///
/// It is not on the store's file itself: the locks that `SQLite` sets there vanish as soon as the program closes *any*
/// descriptor of that file.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
    /// Whether this created the lock file.
    created: bool,
}

impl Lock {
    /// Takes the right to use `store`, or fails at once if another program has it.
    pub(super) fn take(store: &Path) -> Result<Self, OpenError> {
        let mut name = OsString::from(store);
        name.push("-lock");
        let path = PathBuf::from(name);
        let (file, created) = match OpenOptions::new().write(true).create_new(true).open(&path) {
            Ok(file) => (file, true),
            Err(error) if error.kind() == ErrorKind::AlreadyExists => {
                (OpenOptions::new().write(true).open(&path).map_err(|error| failed(&path, error))?, false)
            }
            Err(error) => return Err(failed(&path, error)),
        };
        match file.try_lock() {
            Ok(()) => Ok(Self { file, path, created }),
            Err(TryLockError::WouldBlock) => Err(OpenError::Locked(store.to_owned())),
            Err(TryLockError::Error(error)) => Err(failed(&path, error)),
        }
    }

    /// Releases the lock and removes its file if this created it: for a store that was refused.
    ///
    /// A store in use keeps its lock file for good. If it were removed, a program that opened it just before would lock
    /// a file without a name, and a third program a new one.
    pub(super) fn discard(self) {
        if self.created
            && let Err(error) = fs::remove_file(&self.path)
        {
            tracing::warn!("{} stays behind: {error}", self.path.display());
        }
        drop(self.file);
    }
}
