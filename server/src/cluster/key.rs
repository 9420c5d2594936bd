//! The secret in a store by which servers prove to each other that they share it.

use hmac::{Hmac, KeyInit, Mac};
use serde::{Deserialize, Serialize};
use sha2::Sha256;

use crate::store::{Store, StoreError};

/// The name of the secret.
const CLUSTER: &str = "cluster";

/// Random bytes that are worth a proof once.
pub(super) type Nonce = [u8; 32];

/// A proof that can be made only with the key.
#[derive(Serialize, Deserialize)]
pub(super) struct Proof(#[serde(with = "hex::serde")] [u8; 32]);

/// The secret of all servers that share a store.
#[derive(Clone)]
pub struct ClusterKey([u8; 64]);

impl ClusterKey {
    /// The key that is kept in the store.
    pub async fn of(store: &Store) -> Result<Self, StoreError> {
        store.secret(CLUSTER).await.map(Self)
    }

    /// Proves that its maker, in this role, knows the key and what both sides have said.
    pub(super) fn prove(&self, role: &str, said: &[&[u8]]) -> Proof {
        Proof(self.mac(role, said).finalize().into_bytes().into())
    }

    /// Whether a proof is what [`ClusterKey::prove`] makes of the same.
    pub(super) fn accepts(&self, role: &str, said: &[&[u8]], Proof(proof): &Proof) -> bool {
        self.mac(role, said).verify_slice(proof).is_ok()
    }

    fn mac(&self, role: &str, said: &[&[u8]]) -> Hmac<Sha256> {
        let mut mac = Hmac::<Sha256>::new_from_slice(&self.0).expect("a key may have any length");
        for part in [role.as_bytes()].iter().chain(said) {
            mac.update(&(part.len() as u64).to_be_bytes());
            mac.update(part);
        }
        mac
    }
}
