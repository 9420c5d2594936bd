//! One program per file.

use std::{
    ffi::OsString,
    fs::{self, File, OpenOptions, TryLockError},
    io::ErrorKind,
    path::{Path, PathBuf},
};

use super::open::failed;
use crate::store::OpenError;

/// The right to use a store's file, until dropped. It is a lock of the operating system on an empty file beside the
/// store's, so it ends with the program however that ends.
///
/// It is not a lock on the store's file: the locks `SQLite` sets there vanish as soon as *any* descriptor of that file
/// is closed in the same program.
#[derive(Debug)]
pub(super) struct Lock {
    file: File,
    path: PathBuf,
    /// Whether the lock's file was not there before.
    created: bool,
}

impl Lock {
    /// Takes the right to use `store`, or says at once that another has it.
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

    /// Gives the right back and takes the lock's file away if this lock brought it: for a store that was refused.
    ///
    /// A store in use keeps its lock file for good. Were it removed, a program that opened it just before would lock a
    /// file without a name, and a third program a new one.
    pub(super) fn discard(self) {
        if self.created
            && let Err(error) = fs::remove_file(&self.path)
        {
            tracing::warn!("{} stays behind: {error}", self.path.display());
        }
        drop(self.file);
    }
}
