//! A folder with a store's file in it, seen from outside.

use std::{collections::BTreeMap, fs, path::PathBuf};

use conurbation::store::{OpenError, RoomId, Store, Stream::Events};
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

/// A folder, and the path of a file in it that need not exist.
pub struct Place {
    pub folder: TempDir,
    pub path: PathBuf,
}

impl Place {
    pub fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        // A name with characters that are special in an address.
        let path = folder.path().join("a store?x#1%20.db");
        Self { folder, path }
    }

    pub fn holding(bytes: &[u8]) -> Self {
        let place = Self::new();
        fs::write(&place.path, bytes).unwrap();
        place
    }

    pub fn url(&self) -> String {
        format!("sqlite:{}", self.path.display())
    }

    pub async fn open(&self) -> Store {
        Store::open(&self.url()).await.expect("a store")
    }

    pub async fn refused(&self) -> OpenError {
        Store::open(&self.url()).await.expect_err("no store")
    }

    /// Opens the file as another program would.
    pub async fn shell(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(&self.path).create_if_missing(true).connect().await.unwrap()
    }

    pub async fn run(&self, statements: &'static str) {
        let mut shell = self.shell().await;
        sqlx::raw_sql(statements).execute(&mut shell).await.unwrap();
        shell.close().await.unwrap();
    }

    /// Every file in the folder, by name.
    pub fn snapshot(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.clone(), fs::read(path).unwrap()))
            .collect()
    }

    pub fn beside(&self, suffix: &str) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(suffix);
        name.into()
    }

    /// Opens what is there and expects a refusal that touches nothing.
    pub async fn refused_untouched(&self) -> OpenError {
        let before = self.snapshot();
        let error = self.refused().await;
        assert!(self.snapshot() == before, "a file was changed or left behind after: {error}");
        error
    }
}

/// How many records [`filled`] writes.
pub const FILLED: u8 = 100;

/// A closed store with enough records in one room to fill several pages.
pub async fn filled() -> (Place, RoomId) {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    for seq in 1..=FILLED.into() {
        store.append(room, Events, seq, vec![7; 600]).await.unwrap();
    }
    store.close().await;
    (place, room)
}
