//! Identifies this server to push services (VAPID, RFC 8292).

use std::fmt;

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use p256::{
    FieldBytes, NonZeroScalar, SecretKey, U256,
    ecdsa::{Signature, SigningKey, signature::Signer},
    elliptic_curve::ops::Reduce,
};
use serde_json::json;
use url::Url;

/// How long a service may take such a message for this server's, in seconds. At most a day.
const VALID_SECONDS: u64 = 12 * 60 * 60;

/// The server's key. Subscriptions are bound to it.
pub struct VapidKey(SigningKey);

impl VapidKey {
    /// Made from a secret that outlives restarts.
    pub fn from_secret(secret: [u8; 64]) -> Self {
        let half: [u8; 32] = *secret.first_chunk().expect("half of 64 bytes");
        let scalar = <NonZeroScalar as Reduce<U256>>::reduce_bytes(&FieldBytes::from(half));
        Self(SigningKey::from(SecretKey::from(scalar)))
    }

    /// The public key, in base64url.
    pub fn public(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0.verifying_key().to_encoded_point(false))
    }

    /// The header that goes with a message to this address. `now` is in milliseconds since 1970-01-01 UTC.
    pub fn authorization(&self, endpoint: &Url, contact: Option<&str>, now: u64) -> String {
        let head = json!({ "typ": "JWT", "alg": "ES256" });
        let mut claims = json!({ "aud": endpoint.origin().ascii_serialization(), "exp": now / 1000 + VALID_SECONDS });
        if let Some(contact) = contact {
            claims["sub"] = contact.into();
        }
        let [head, claims] = [head, claims].map(|part| URL_SAFE_NO_PAD.encode(part.to_string()));
        let signature: Signature = self.0.sign(format!("{head}.{claims}").as_bytes());
        let signature = URL_SAFE_NO_PAD.encode(signature.to_bytes());
        format!("vapid t={head}.{claims}.{signature}, k={}", self.public())
    }
}

impl fmt::Debug for VapidKey {
    /// Without the private key: it must not end up in a log.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_tuple("VapidKey").field(&self.public()).finish()
    }
}

#[cfg(test)]
mod tests {
    use p256::ecdsa::{VerifyingKey, signature::Verifier};
    use serde_json::Value;

    use super::*;

    fn decoded(part: &str) -> Vec<u8> {
        URL_SAFE_NO_PAD.decode(part).unwrap()
    }

    #[test]
    fn the_same_secret_is_the_same_key() {
        let key = VapidKey::from_secret([7; 64]);
        assert_eq!(key.public(), VapidKey::from_secret([7; 64]).public());
        assert_ne!(key.public(), VapidKey::from_secret([8; 64]).public());
        // An uncompressed point.
        assert_eq!((decoded(&key.public()).len(), decoded(&key.public())[0]), (65, 4));
        assert!(!format!("{key:?}").contains("07070707"));
    }

    #[test]
    fn a_push_service_can_tell_who_sends() {
        let key = VapidKey::from_secret([7; 64]);
        let endpoint = "https://push.example.org/send/abc".parse().unwrap();
        let header = key.authorization(&endpoint, Some("mailto:me@example.org"), 1_000_000);
        let (token, public) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let verifying = VerifyingKey::from_sec1_bytes(&decoded(public)).unwrap();
        verifying.verify(signed.as_bytes(), &Signature::from_slice(&decoded(signature)).unwrap()).unwrap();
        let claims: Value = serde_json::from_slice(&decoded(signed.split_once('.').unwrap().1)).unwrap();
        let wanted = json!({ "aud": "https://push.example.org", "exp": 44_200, "sub": "mailto:me@example.org" });
        assert_eq!(claims, wanted);
    }
}
