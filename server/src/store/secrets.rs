//! Secrets: made once, by whoever needs them first.

use super::Store;
use super::types::{StoreError, new_secret, previous_name};

impl Store {
    /// The secret of that name: made from the randomness of the operating system on first use, then the same for as
    /// long as the store lives.
    pub async fn secret(&self, name: &str) -> Result<[u8; 64], StoreError> {
        if let Some(secret) = self.stored_secret(name).await? {
            return Ok(secret);
        }
        // If several get here at once, the first sets it, and all read what is set.
        self.set_secret(name, new_secret()?).await?;
        let secret = self.stored_secret(name).await?;
        secret.ok_or_else(|| StoreError::Failed("a secret was written and can't be found".into()))
    }

    /// The secret that was replaced by [`Store::rotate_secret`] the last time.
    pub async fn previous_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        self.stored_secret(&previous_name(name)).await
    }

    /// Makes a new secret of that name; the one before becomes the previous one, and the one before that is forgotten.
    /// Whoever uses the secret has to ask for both again.
    pub async fn rotate_secret(&self, name: &str) -> Result<(), StoreError> {
        let secret = new_secret()?;
        match self {
            Self::Memory(memory) => memory.rotate_secret(name, secret),
            Self::Sqlite(sqlite) => sqlite.rotate_secret(name, secret).await,
            Self::Postgres(postgres) => postgres.rotate_secret(name, secret).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.rotate_secret(name, secret).await,
        }
    }

    /// All secrets by name, those before the last replacement too.
    pub(super) async fn secrets(&self) -> Result<Vec<(String, [u8; 64])>, StoreError> {
        match self {
            Self::Memory(memory) => memory.secrets(),
            Self::Sqlite(sqlite) => sqlite.secrets().await,
            Self::Postgres(postgres) => postgres.secrets().await,
            #[cfg(feature = "faults")]
            Self::Faulty(_) => Err(StoreError::Failed("no plan says how a store is copied".into())),
        }
    }

    /// Sets a secret that is not set yet.
    pub(super) async fn set_secret(&self, name: &str, secret: [u8; 64]) -> Result<(), StoreError> {
        match self {
            Self::Memory(memory) => memory.set_secret(name, secret),
            Self::Sqlite(sqlite) => sqlite.set_secret(name, secret).await,
            Self::Postgres(postgres) => postgres.set_secret(name, secret).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.set_secret(name, secret).await,
        }
    }

    async fn stored_secret(&self, name: &str) -> Result<Option<[u8; 64]>, StoreError> {
        match self {
            Self::Memory(memory) => memory.stored_secret(name),
            Self::Sqlite(sqlite) => sqlite.stored_secret(name).await,
            Self::Postgres(postgres) => postgres.stored_secret(name).await,
            #[cfg(feature = "faults")]
            Self::Faulty(faulty) => faulty.stored_secret(name).await,
        }
    }
}
