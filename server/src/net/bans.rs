//! The bans, which are kept in the store: each under its own id, so that no two changes overwrite each other, whichever
//! servers they come from.

use sha2::{Digest, Sha256};

use super::front::{Banned, Bans};
use crate::store::{Entry, RoomId, Shelved, Store, StoreError};

/// What the store calls them.
const BANS: &str = "bans";

/// Everyone who is banned, as the store has it now.
pub async fn bans(store: &Store) -> Result<Bans, StoreError> {
    let mut bans = Vec::new();
    for Shelved { room, entry } in store.shelf(BANS, usize::MAX).await? {
        let listed = if room == RoomId::NONE { list(&entry.bytes)? } else { vec![read(&entry.bytes)?] };
        bans.extend(listed);
    }
    Ok(bans.into_iter().collect())
}

/// Bans someone; `false` if there are [`MAX_BANS`](super::front::MAX_BANS) already. A running server has to be told
/// with [`reload`](super::reload).
pub async fn ban(store: &Store, banned: Banned) -> Result<bool, StoreError> {
    let mut all = bans(store).await?;
    if all.each().contains(&banned) {
        return Ok(true);
    }
    let fits = all.add(banned);
    if fits {
        put(store, banned).await?;
    }
    Ok(fits)
}

/// Undoes a ban; `false` if there is no such ban. A running server has to be told, too.
pub async fn unban(store: &Store, banned: Banned) -> Result<bool, StoreError> {
    split_list(store).await?;
    let there = store.shelved(BANS, id(banned)).await?.is_some();
    store.shelve(BANS, id(banned), None).await?;
    Ok(there)
}

/// Puts every ban of an older version, which kept a list of all, under its own id. This happens once in the life of a
/// store; two who do it at the same moment may put back a ban that one of them has just lifted.
async fn split_list(store: &Store) -> Result<(), StoreError> {
    let Some(bytes) = store.kept(BANS).await? else { return Ok(()) };
    for banned in list(&bytes)? {
        put(store, banned).await?;
    }
    store.shelve(BANS, RoomId::NONE, None).await
}

async fn put(store: &Store, banned: Banned) -> Result<(), StoreError> {
    let bytes = serde_json::to_vec(&banned).map_err(|error| StoreError::Failed(error.to_string()))?;
    store.shelve(BANS, id(banned), Some(Entry { rank: 0, bytes })).await
}

fn id(banned: Banned) -> RoomId {
    RoomId::of_hash(Sha256::digest(banned.to_string()).into())
}

fn read<T: serde::de::DeserializeOwned>(bytes: &[u8]) -> Result<T, StoreError> {
    serde_json::from_slice(bytes).map_err(|error| StoreError::Failed(format!("a ban is damaged: {error}")))
}

fn list(bytes: &[u8]) -> Result<Vec<Banned>, StoreError> {
    read(bytes)
}

#[cfg(test)]
mod tests {
    use uuid::Uuid;

    use super::super::front::MAX_BANS;
    use super::*;
    use crate::store::Memory;

    async fn listed(store: &Store) -> Vec<String> {
        bans(store).await.expect("the bans").each().iter().map(ToString::to_string).collect()
    }

    fn named(text: &str) -> Banned {
        text.parse().expect("a guest or a network")
    }

    #[tokio::test]
    async fn bans_are_undone_by_what_they_are_listed_as() {
        let store = Store::Memory(Memory::default());
        for banned in ["203.0.113.7/24", "203.0.113.0/24", "198.51.100.9"] {
            assert!(ban(&store, named(banned)).await.expect("a ban"));
        }
        let all = listed(&store).await;
        assert_eq!(all, ["203.0.113.0/24", "198.51.100.9/32"]);
        for banned in all {
            assert!(unban(&store, named(&banned)).await.expect("an end"));
        }
        assert!(listed(&store).await.is_empty());
        assert!(!unban(&store, named("198.51.100.9")).await.expect("an answer"));
    }

    #[tokio::test]
    async fn bans_at_the_same_moment_are_all_kept() {
        let folder = tempfile::tempdir().expect("a folder");
        let address = format!("sqlite:{}", folder.path().join("store").display());
        let store = Store::open(&address).await.expect("a store");
        let networks = (0..20).map(|n| ban(&store, named(&format!("203.0.113.{n}"))));
        assert!(futures_util::future::join_all(networks).await.into_iter().all(|banned| banned == Ok(true)));
        assert_eq!(listed(&store).await.len(), 20);
    }

    #[tokio::test]
    async fn there_is_room_for_so_many_and_no_more() {
        let store = Store::Memory(Memory::default());
        for guest in 0..MAX_BANS as u128 {
            assert!(ban(&store, Banned::Guest(Uuid::from_u128(guest))).await.expect("a ban"));
        }
        assert!(!ban(&store, named("198.51.100.9")).await.expect("an answer"));
        let again = Banned::Guest(Uuid::from_u128(7));
        assert!(ban(&store, again).await.expect("an answer"), "they are banned");
        assert_eq!(listed(&store).await.len(), MAX_BANS);
    }

    #[tokio::test]
    async fn the_list_of_an_older_version_counts_and_its_bans_can_be_undone() {
        let store = Store::Memory(Memory::default());
        let guest = Uuid::from_u128(7);
        let list = format!(r#"[{{"network":"203.0.113.0/24"}},{{"guest":"{guest}"}}]"#);
        store.keep(BANS, list.into_bytes()).await.expect("a list");
        assert_eq!(listed(&store).await, ["203.0.113.0/24".to_owned(), guest.to_string()]);
        assert!(ban(&store, named("198.51.100.9")).await.expect("a ban"));
        assert!(unban(&store, named("203.0.113.0/24")).await.expect("an end"));
        let mut left = listed(&store).await;
        left.sort();
        assert_eq!(left, [guest.to_string(), "198.51.100.9/32".to_owned()]);
    }
}
