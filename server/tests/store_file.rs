//! What a store in a file promises besides: it survives, it is alone, and it leaves alone what is not its own.

use std::{
    collections::BTreeMap,
    fs,
    path::{Path, PathBuf},
};

use conurbation::store::{BackupError, OpenError, RoomId, Store, StoreError, Stream::*};
use futures_util::future::join_all;
use sqlx::{ConnectOptions, Connection, SqliteConnection, sqlite::SqliteConnectOptions};
use tempfile::TempDir;

/// A folder with a file's name in it.
struct Place {
    folder: TempDir,
    path: PathBuf,
}

impl Place {
    fn new() -> Self {
        let folder = tempfile::tempdir().expect("a folder");
        // A name that has to be quoted in an address.
        let path = folder.path().join("a store?x#1%20.db");
        Self { folder, path }
    }

    fn holding(bytes: &[u8]) -> Self {
        let place = Self::new();
        fs::write(&place.path, bytes).unwrap();
        place
    }

    fn url(&self) -> String {
        format!("sqlite:{}", self.path.display())
    }

    async fn open(&self) -> Store {
        Store::open(&self.url()).await.expect("a store")
    }

    async fn refused(&self) -> OpenError {
        Store::open(&self.url()).await.expect_err("no store")
    }

    /// Opens the file as another program would.
    async fn shell(&self) -> SqliteConnection {
        SqliteConnectOptions::new().filename(&self.path).create_if_missing(true).connect().await.unwrap()
    }

    async fn run(&self, statements: &'static str) {
        let mut shell = self.shell().await;
        sqlx::raw_sql(statements).execute(&mut shell).await.unwrap();
        shell.close().await.unwrap();
    }

    /// Every file in the folder, by name.
    fn snapshot(&self) -> BTreeMap<PathBuf, Vec<u8>> {
        fs::read_dir(self.folder.path())
            .unwrap()
            .map(|entry| entry.unwrap().path())
            .map(|path| (path.clone(), fs::read(path).unwrap()))
            .collect()
    }

    fn beside(&self, suffix: &str) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(suffix);
        name.into()
    }

    /// Opens what is there and expects a refusal that touches nothing.
    async fn refused_untouched(&self) -> OpenError {
        let before = self.snapshot();
        let error = self.refused().await;
        assert!(self.snapshot() == before, "a file was changed or left behind after: {error}");
        error
    }
}

/// How many records [`filled`] writes.
const FILLED: usize = 100;

/// A closed store with some records in one room: a few pages to damage.
async fn filled() -> (Place, RoomId) {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    for seq in 1..=FILLED as u64 {
        store.append(room, Events, seq, vec![7; 600]).await.unwrap();
    }
    store.close().await;
    (place, room)
}

#[tokio::test]
async fn everything_is_there_after_a_close() {
    let place = Place::new();
    let room = RoomId::new();
    let store = place.open().await;
    store.append(room, Events, 1, b"event".to_vec()).await.unwrap();
    store.append(room, Talk, 1, b"talk".to_vec()).await.unwrap();
    store.list(room, Some((7, b"entry".to_vec()))).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    store.close().await;
    assert!(!place.beside("-wal").exists(), "the log is folded into the file");

    let store = place.open().await;
    assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"event");
    assert_eq!(store.read(room, Talk, 1).await.unwrap()[0].bytes, b"talk");
    assert_eq!(store.listings(9).await.unwrap()[0].at, 7);
    assert_eq!(store.secret("cookies").await, Ok(secret));
    assert_eq!(store.append(room, Events, 1, b"late".to_vec()).await, Err(StoreError::Taken(1)));
    store.close().await;
}

#[test]
fn everything_is_there_after_the_runtime_is_dropped() {
    let place = Place::new();
    let room = RoomId::new();
    let runtime = || tokio::runtime::Runtime::new().unwrap();
    runtime().block_on(async {
        place.open().await.append(room, Events, 1, b"event".to_vec()).await.unwrap();
    });
    runtime().block_on(async {
        let store = place.open().await;
        assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"event");
        store.close().await;
    });
}

/// What the disk holds while the store is open is what a killed program leaves behind.
#[tokio::test]
async fn everything_acknowledged_is_there_after_a_kill() {
    let place = Place::new();
    let store = place.open().await;
    let rooms: Vec<RoomId> = (0..100).map(|_| RoomId::new()).collect();
    for result in join_all(rooms.iter().map(|room| store.append(*room, Events, 1, b"kept".to_vec()))).await {
        result.unwrap();
    }
    let secret = store.secret("cookies").await.unwrap();
    let after = Place::new();
    fs::copy(&place.path, &after.path).unwrap();
    fs::copy(place.beside("-wal"), after.beside("-wal")).unwrap();
    store.close().await;

    let store = after.open().await;
    for room in rooms {
        assert_eq!(store.read(room, Events, 1).await.unwrap()[0].bytes, b"kept");
    }
    assert_eq!(store.secret("cookies").await, Ok(secret));
    store.close().await;
}

#[tokio::test]
async fn a_creation_that_was_cut_short_is_finished() {
    for begun in [
        "PRAGMA application_id = 1131311714",
        "PRAGMA application_id = 1131311714; CREATE TABLE _sqlx_migrations (version BIGINT PRIMARY KEY, description TEXT NOT NULL, installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP, success BOOLEAN NOT NULL, checksum BLOB NOT NULL, execution_time BIGINT NOT NULL)",
    ] {
        let place = Place::new();
        place.run(begun).await;
        let store = place.open().await;
        store.append(RoomId::new(), Events, 1, b"x".to_vec()).await.unwrap();
        store.close().await;
    }
}

#[tokio::test]
async fn an_empty_file_becomes_a_store() {
    let place = Place::holding(b"");
    let store = place.open().await;
    store.append(RoomId::new(), Events, 1, b"x".to_vec()).await.unwrap();
    store.close().await;
    assert!(fs::read(&place.path).unwrap().starts_with(b"SQLite format 3\0"));
}

#[cfg(unix)]
#[tokio::test]
async fn only_the_owner_may_read_a_new_store() {
    use std::os::unix::fs::PermissionsExt;
    let place = Place::new();
    let store = place.open().await;
    for path in [place.path.clone(), place.beside("-wal")] {
        assert_eq!(fs::metadata(&path).unwrap().permissions().mode() & 0o777, 0o600, "{}", path.display());
    }
    store.close().await;
}

#[tokio::test]
async fn the_file_says_whose_it_is() {
    let (place, _) = filled().await;
    let mut shell = place.shell().await;
    for (pragma, wanted) in [
        ("PRAGMA journal_mode", "wal"),
        ("PRAGMA application_id", "1131311714"),
        ("PRAGMA user_version", "1"),
        ("SELECT max(version) FROM _sqlx_migrations", "1"),
        ("PRAGMA quick_check", "ok"),
    ] {
        let row = sqlx::query(pragma).fetch_one(&mut shell).await.unwrap();
        let found: String = sqlx::Row::try_get_unchecked(&row, 0).unwrap();
        assert_eq!(found, wanted, "{pragma}");
    }
    assert_eq!(1_131_311_714_u32.to_be_bytes(), *b"Cnrb");
    shell.close().await.unwrap();
}

#[tokio::test]
async fn deleted_talk_is_gone_from_the_file() {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Talk, 1, b"what a regrettable thing to say".to_vec()).await.unwrap();
    store.append(room, Events, 1, b"an event".to_vec()).await.unwrap();
    store.delete_talk(room).await.unwrap();
    store.close().await;
    let bytes = fs::read(&place.path).unwrap();
    let holds = |text: &[u8]| bytes.windows(text.len()).any(|window| window == text);
    assert!(holds(b"an event"));
    assert!(!holds(b"regrettable"));
}

#[tokio::test]
async fn a_file_that_is_no_database_is_left_alone() {
    for bytes in [&b"x"[..], b"SQLite format 2\0", &[0; 4096], "conurbation".repeat(1000).as_bytes()] {
        let place = Place::holding(bytes);
        assert_eq!(place.refused_untouched().await, OpenError::NotADatabase(place.path.clone()));
    }
    let place = Place::new();
    fs::create_dir(&place.path).unwrap();
    assert!(matches!(place.refused().await, OpenError::Failed { .. }));
    assert_eq!(fs::read_dir(place.folder.path()).unwrap().count(), 1);
}

#[tokio::test]
async fn a_database_of_another_program_is_left_alone() {
    for (statements, application_id) in [
        ("CREATE TABLE theirs (x)", 0),
        ("PRAGMA journal_mode = WAL; CREATE TABLE theirs (x)", 0),
        ("PRAGMA application_id = 7", 7),
        ("CREATE TABLE record (x); PRAGMA application_id = 7; PRAGMA user_version = 9", 7),
        ("CREATE TABLE theirs (x); PRAGMA application_id = 1131311714", 1_131_311_714),
    ] {
        let place = Place::new();
        place.run(statements).await;
        let path = place.path.clone();
        assert_eq!(place.refused_untouched().await, OpenError::Foreign { path, application_id }, "{statements}");
    }
}

/// Its log is not folded into it, and stays so.
#[tokio::test]
async fn a_database_in_use_by_another_program_is_left_alone() {
    let place = Place::new();
    let mut shell = place.shell().await;
    sqlx::raw_sql("PRAGMA journal_mode = WAL; CREATE TABLE theirs (x)").execute(&mut shell).await.unwrap();
    assert!(place.beside("-wal").exists());
    assert!(matches!(place.refused_untouched().await, OpenError::Foreign { .. }));
    shell.close().await.unwrap();
}

#[tokio::test]
async fn a_newer_store_is_left_alone() {
    let (place, _) = filled().await;
    place.run("PRAGMA user_version = 2").await;
    let path = place.path.clone();
    assert_eq!(place.refused_untouched().await, OpenError::TooNew { path, found: 2, known: 1 });
}

/// The newer program was killed: what it did is only in its log.
#[tokio::test]
async fn a_newer_store_that_was_not_closed_is_left_alone() {
    let (place, _) = filled().await;
    let mut shell = place.shell().await;
    sqlx::raw_sql("PRAGMA user_version = 2").execute(&mut shell).await.unwrap();
    let after = Place::new();
    for suffix in ["", "-wal", "-shm"] {
        fs::copy(place.beside(suffix), after.beside(suffix)).unwrap();
    }
    shell.close().await.unwrap();
    let (before, log) = (fs::read(&after.path).unwrap(), fs::read(after.beside("-wal")).unwrap());
    assert!(matches!(after.refused().await, OpenError::TooNew { found: 2, .. }));
    assert!(fs::read(&after.path).unwrap() == before);
    assert!(fs::read(after.beside("-wal")).unwrap() == log);
    assert!(!after.beside("-lock").exists());
}

#[tokio::test]
async fn a_migration_that_is_not_ours_is_refused() {
    let (place, _) = filled().await;
    place.run("UPDATE _sqlx_migrations SET checksum = x'00'").await;
    assert!(matches!(place.refused().await, OpenError::Damaged { .. }));
}

#[tokio::test]
async fn a_damaged_store_is_left_alone() {
    let (whole, _) = filled().await;
    let bytes = fs::read(&whole.path).unwrap();
    let page = 4096;
    assert!(bytes.len() > 10 * page, "some pages to damage");
    let mut damages: Vec<(String, Vec<u8>)> = vec![
        ("cut off within the header".into(), bytes[..60].to_vec()),
        ("cut off within the schema".into(), bytes[..2000].to_vec()),
        ("without its last page".into(), bytes[..bytes.len() - page].to_vec()),
        ("cut off within its last page".into(), bytes[..bytes.len() - 100].to_vec()),
    ];
    for at in 0..bytes.len() / page {
        // Of the first page all but the header, which is by what a database is known.
        let from = at * page + if at == 0 { 100 } else { 0 };
        let mut damaged = bytes.clone();
        damaged[from..(at + 1) * page].fill(0xa5);
        damages.push((format!("page {} overwritten", at + 1), damaged));
    }
    for (damage, bytes) in damages {
        let place = Place::holding(&bytes);
        println!("{damage}");
        let error = place.refused_untouched().await;
        assert!(matches!(error, OpenError::Damaged { .. }), "{error}");
    }
}

#[tokio::test]
async fn a_store_without_one_of_its_tables_is_left_alone() {
    for statement in ["DROP TABLE record", "DROP TABLE listing", "DROP TABLE secret"] {
        let (place, _) = filled().await;
        place.run(statement).await;
        assert!(matches!(place.refused_untouched().await, OpenError::Damaged { .. }), "{statement}");
    }
}

#[tokio::test]
async fn a_second_program_is_kept_out() {
    let place = Place::new();
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Events, 1, b"x".to_vec()).await.unwrap();
    let path = place.path.canonicalize().unwrap();
    assert_eq!(place.refused_untouched().await, OpenError::Locked(path.clone()));
    // By another name, too.
    let roundabout = place.folder.path().join(".").join(place.path.file_name().unwrap());
    let error = Store::open(&format!("sqlite:{}", roundabout.display())).await.unwrap_err();
    assert_eq!(error, OpenError::Locked(path));
    store.append(room, Events, 2, b"x".to_vec()).await.unwrap();
    store.close().await;
    place.open().await.close().await;
}

#[cfg(unix)]
#[tokio::test]
async fn a_second_program_is_kept_out_behind_a_link() {
    let place = Place::new();
    let store = place.open().await;
    let link = place.folder.path().join("link.db");
    std::os::unix::fs::symlink(&place.path, &link).unwrap();
    assert!(matches!(Store::open(&format!("sqlite:{}", link.display())).await, Err(OpenError::Locked(_))));
    store.close().await;
}

#[tokio::test]
async fn a_missing_folder_is_named() {
    let place = Place::new();
    let path = place.folder.path().join("nowhere").join("store.db");
    let error = Store::open(&format!("sqlite:{}", path.display())).await.unwrap_err();
    assert!(error.to_string().contains("nowhere"), "{error}");
}

/// A deferred constraint fails at the commit itself, as a full disk does.
#[tokio::test]
async fn a_failed_commit_is_unknown_to_all_of_its_batch_and_then_over() {
    let place = Place::new();
    let store = place.open().await;
    place
        .run(
            "CREATE TABLE parent (x PRIMARY KEY);
             CREATE TABLE child (x REFERENCES parent (x) DEFERRABLE INITIALLY DEFERRED);
             CREATE TRIGGER fail AFTER INSERT ON record WHEN NEW.bytes = x'666169'
             BEGIN INSERT INTO child VALUES (1); END;
             CREATE TRIGGER refuse BEFORE INSERT ON record WHEN NEW.bytes = x'6e6f'
             BEGIN SELECT RAISE (FAIL, 'no'); END;",
        )
        .await;
    let [one, two, three] = [RoomId::new(), RoomId::new(), RoomId::new()];
    let both = async |bytes: &[u8]| {
        tokio::join!(store.append(one, Events, 1, b"fine".to_vec()), store.append(two, Events, 1, bytes.to_vec()))
    };
    assert!(matches!(both(b"fai").await, (Err(StoreError::Unknown(_)), Err(StoreError::Unknown(_)))));
    assert!(matches!(both(b"no").await, (Err(StoreError::Failed(_)), Err(StoreError::Failed(_)))));
    for room in [one, two] {
        assert_eq!(store.read(room, Events, 1).await, Ok(vec![]));
    }
    assert_eq!(both(b"fine").await, (Ok(()), Ok(())));
    assert_eq!(store.append(three, Events, 1, b"fine".to_vec()).await, Ok(()));
    store.close().await;
}

async fn backup(place: &Place, target: &Path) -> Result<(), BackupError> {
    Store::backup(&place.url(), target).await
}

#[tokio::test]
async fn a_backup_of_a_live_store_is_a_store() {
    let (place, copy) = (Place::new(), Place::new());
    let store = place.open().await;
    let room = RoomId::new();
    store.append(room, Events, 1, b"before".to_vec()).await.unwrap();
    let secret = store.secret("cookies").await.unwrap();
    backup(&place, &copy.path).await.unwrap();
    store.append(room, Events, 2, b"after".to_vec()).await.unwrap();
    assert_eq!(copy.snapshot().len(), 1, "one file is the whole backup");

    let copied = copy.open().await;
    assert_eq!(copied.read(room, Events, 1).await.unwrap().len(), 1);
    assert_eq!(copied.secret("cookies").await, Ok(secret));
    copied.close().await;
    assert_eq!(store.read(room, Events, 1).await.unwrap().len(), 2);
    store.close().await;
}

#[tokio::test]
async fn a_backup_of_a_closed_store_changes_nothing_in_it() {
    let ((place, room), copy) = (filled().await, Place::new());
    let before = place.snapshot();
    backup(&place, &copy.path).await.unwrap();
    assert!(place.snapshot() == before);
    let copied = copy.open().await;
    assert_eq!(copied.read(room, Events, 1).await.unwrap().len(), FILLED);
    copied.close().await;
}

#[tokio::test]
async fn a_backup_replaces_nothing() {
    let ((place, _), copy) = (filled().await, Place::holding(b"precious"));
    assert_eq!(backup(&place, &copy.path).await, Err(BackupError::Exists(copy.path.clone())));
    assert_eq!(fs::read(&copy.path).unwrap(), b"precious");
    let before = fs::read(&place.path).unwrap();
    assert_eq!(backup(&place, &place.path).await, Err(BackupError::Exists(place.path.clone())));
    assert!(fs::read(&place.path).unwrap() == before);
}

#[tokio::test]
async fn a_backup_of_nothing_or_of_something_else_leaves_no_file() {
    let (nothing, copy) = (Place::new(), Place::new());
    assert!(matches!(backup(&nothing, &copy.path).await, Err(BackupError::Source(OpenError::Failed { .. }))));
    let foreign = Place::new();
    foreign.run("CREATE TABLE theirs (x)").await;
    let before = foreign.snapshot();
    assert!(matches!(backup(&foreign, &copy.path).await, Err(BackupError::Source(OpenError::Foreign { .. }))));
    assert!(foreign.snapshot() == before);
    assert!(matches!(Store::backup("memory:", &copy.path).await, Err(BackupError::NoFile(_))));
    assert!(nothing.snapshot().is_empty() && copy.snapshot().is_empty());
    let (whole, _) = filled().await;
    let missing = copy.folder.path().join("nowhere").join("copy.db");
    assert!(matches!(backup(&whole, &missing).await, Err(BackupError::Failed { .. })));
}
