//! Looking at the database, and bringing its tables to this program's form.

use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::PgConnectOptions;
use sqlx::{Connection, PgConnection, Postgres, Transaction};
use tokio::time::timeout;
use url::Url;

use super::connection::{CONNECT, Connections, open};
use crate::store::types::{OpenError, numbered};

/// The oldest release that still gets fixes: <https://www.postgresql.org/support/versioning/>.
const OLDEST: i32 = 14;
/// How long to wait for migrations, this server's or another one's.
const MIGRATION: Duration = Duration::from_mins(30);

/// What an address may say behind its question mark. The library logs whatever else is there, and goes on without it.
const PARAMETERS: [&str; 9] =
    ["dbname", "host", "password", "port", "sslcert", "sslkey", "sslmode", "sslrootcert", "user"];

/// Connects, creating or migrating the tables if need be.
pub(super) async fn connect(url: &str) -> Result<Connections, OpenError> {
    let parsed = Url::parse(url).map_err(|_| OpenError::BadDatabaseUrl)?;
    if let Some((unknown, _)) = parsed.query_pairs().find(|(name, _)| !PARAMETERS.contains(&name.as_ref())) {
        return Err(OpenError::UnknownParameter(unknown.into_owned()));
    }
    let options = PgConnectOptions::from_str(url).map_err(|_| OpenError::BadDatabaseUrl)?;
    let options = options.application_name("conurbation");
    prepare(&options).await.map_err(|error| match error {
        Unfit::Newer(found) => OpenError::NewerDatabase { place: place(&options), found },
        Unfit::Other(what) => OpenError::Database { place: place(&options), what },
    })?;
    Ok(Connections::new(options))
}

/// The database's server and name.
fn place(options: &PgConnectOptions) -> String {
    let server = match options.get_socket() {
        Some(socket) => socket.display().to_string(),
        None => format!("{}:{}", options.get_host(), options.get_port()),
    };
    format!("{server}/{}", options.get_database().unwrap_or(options.get_username()))
}

/// Why a database can't be used.
enum Unfit {
    /// A newer program has migrated it to this format.
    Newer(i64),
    Other(String),
}

impl From<sqlx::Error> for Unfit {
    fn from(error: sqlx::Error) -> Self {
        match error {
            sqlx::Error::PoolTimedOut => Self::Other("it does not answer".into()),
            other => Self::Other(other.to_string()),
        }
    }
}

/// Checks the database, and brings its tables to the form of this program.
async fn prepare(options: &PgConnectOptions) -> Result<(), Unfit> {
    let mut database = open(options).await?;
    let silent = |_| Unfit::Other("it does not answer".into());
    timeout(CONNECT, check(&mut database)).await.map_err(silent)??;
    let migrated = timeout(MIGRATION, migrations().run(&mut database)).await.map_err(silent)?;
    migrated.map_err(|error| match error {
        MigrateError::VersionMissing(found) => Unfit::Newer(found),
        _ => Unfit::Other(error.to_string()),
    })?;
    let _ = timeout(CONNECT, database.close()).await;
    Ok(())
}

/// Every migration. Released ones are never edited, and each leaves the tables such that the version before works on
/// them too: while servers are updated one by one, both do.
fn migrations() -> Migrator {
    numbered([
        ("store", include_str!("../../../../migrations/postgres/0001_store.sql")),
        ("nodes", include_str!("../../../../migrations/postgres/0002_nodes.sql")),
    ])
}

/// Refuses a database that is too old, that forgets what it has acknowledged when the power fails, or that is another
/// program's. While tables are migrated, statements may take their time.
async fn check(database: &mut PgConnection) -> Result<(), Unfit> {
    sqlx::raw_sql("SET lock_timeout = 0; SET statement_timeout = 0").execute(&mut *database).await?;
    let (version, fsync): (i32, String) =
        sqlx::query_as("SELECT current_setting('server_version_num')::int, current_setting('fsync')")
            .fetch_one(&mut *database)
            .await?;
    if version < OLDEST * 10_000 {
        return Err(Unfit::Other(format!("it is older than PostgreSQL {OLDEST}")));
    }
    if fsync != "on" {
        return Err(Unfit::Other("its fsync is off: it would lose moves when the power fails".into()));
    }
    let (tables, ours): (i64, bool) = sqlx::query_as(
        "SELECT count(*), coalesce(bool_or(table_name = 'record'), false) FROM information_schema.tables
         WHERE table_schema = current_schema() AND table_name <> '_sqlx_migrations'",
    )
    .fetch_one(&mut *database)
    .await?;
    if tables > 0 && !ours {
        return Err(Unfit::Other("it has another program's tables: give this one a database of its own".into()));
    }
    Ok(())
}

/// A transaction whose statements may take this long. It only reads.
pub(super) async fn patient(
    connection: &mut PgConnection,
    limit: Duration,
) -> Result<Transaction<'_, Postgres>, sqlx::Error> {
    let mut patient = connection.begin().await?;
    let setting = sqlx::query("SELECT set_config('statement_timeout', $1, true)");
    setting.bind(limit.as_millis().to_string()).execute(&mut *patient).await?;
    Ok(patient)
}
