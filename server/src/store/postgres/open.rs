//! Connecting to the database, with settings that are read back, and bringing its tables to this program's form.

use std::str::FromStr;
use std::time::Duration;

use sqlx::migrate::{MigrateError, Migrator};
use sqlx::postgres::{PgConnectOptions, PgPoolOptions};
use sqlx::{ConnectOptions, Connection, PgConnection, PgPool, Postgres, Transaction};

use crate::store::types::{OpenError, numbered};

/// Connections of one server. A commit waits for the disk most of its time, and those that wait together are synced
/// together.
const CONNECTIONS: u32 = 16;
/// How long to wait for a connection, a new one or one that becomes free.
const CONNECT: Duration = Duration::from_secs(3);
/// How long a statement may take.
const STATEMENT: Duration = Duration::from_secs(2);
/// How long it may wait for another one's lock.
const LOCK: Duration = Duration::from_secs(1);
/// A connection that was idle for longer is asked whether it still is one before it is used.
const TRUSTED: Duration = Duration::from_secs(1);
/// The oldest release that still gets fixes: <https://www.postgresql.org/support/versioning/>.
const OLDEST: i32 = 14;

/// Connects, creating or migrating the tables if need be.
pub(super) async fn connect(url: &str) -> Result<PgPool, OpenError> {
    let options = PgConnectOptions::from_str(url).map_err(|_| OpenError::BadDatabaseUrl)?;
    let options = options.application_name("conurbation").options([
        // Whatever the role or the database prefer.
        ("synchronous_commit", "on".to_owned()),
        ("lock_timeout", LOCK.as_millis().to_string()),
        ("statement_timeout", STATEMENT.as_millis().to_string()),
    ]);
    let place = format!(
        "{}:{}/{}",
        options.get_host(),
        options.get_port(),
        options.get_database().unwrap_or(options.get_username())
    );
    prepare(&options, &place).await?;
    let pool = PgPoolOptions::new()
        .max_connections(CONNECTIONS)
        .acquire_timeout(CONNECT)
        .test_before_acquire(false)
        .before_acquire(|connection, meta| {
            Box::pin(async move {
                if meta.idle_for > TRUSTED {
                    connection.ping().await?;
                }
                Ok(true)
            })
        });
    Ok(pool.connect_lazy_with(options))
}

/// Checks the database, and brings its tables to the form of this program.
async fn prepare(options: &PgConnectOptions, place: &str) -> Result<(), OpenError> {
    let failed = |what: String| OpenError::Database { place: place.to_owned(), what };
    let error = |error: sqlx::Error| failed(error.to_string());
    let connecting = tokio::time::timeout(CONNECT, options.connect()).await;
    let mut database = connecting.map_err(|_| failed("it does not answer".into()))?.map_err(error)?;
    check(&mut database, place).await?;
    // Another server may be migrating: then this one waits.
    sqlx::raw_sql("SET lock_timeout = 0; SET statement_timeout = 0").execute(&mut database).await.map_err(error)?;
    migrations().run(&mut database).await.map_err(|error| match error {
        MigrateError::VersionMissing(found) => OpenError::NewerDatabase { place: place.to_owned(), found },
        _ => failed(error.to_string()),
    })?;
    let _ = database.close().await;
    Ok(())
}

/// Every migration. Released ones are never edited, and each leaves the tables such that the version before works on
/// them too: while servers are updated one by one, both do.
fn migrations() -> Migrator {
    numbered([("store", include_str!("../../../../migrations/postgres/0001_store.sql"))])
}

/// Refuses a database that is too old, or that forgets what it has acknowledged when the power fails.
async fn check(database: &mut PgConnection, place: &str) -> Result<(), OpenError> {
    let failed = |what: String| OpenError::Database { place: place.to_owned(), what };
    let mut settings = Vec::new();
    for name in ["server_version_num", "fsync", "synchronous_commit"] {
        let setting: String = sqlx::query_scalar("SELECT current_setting($1)")
            .bind(name)
            .fetch_one(&mut *database)
            .await
            .map_err(|error| failed(error.to_string()))?;
        settings.push(setting);
    }
    if settings[0].parse::<i32>().is_ok_and(|version| version < OLDEST * 10_000) {
        return Err(failed(format!("it is older than PostgreSQL {OLDEST}")));
    }
    if settings[1] != "on" || settings[2] != "on" {
        return Err(failed("fsync is off: it would lose moves when the power fails".into()));
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
