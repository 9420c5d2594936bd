//! Push subscriptions as browsers submit them.

use base64::{Engine, engine::general_purpose::URL_SAFE_NO_PAD};
use serde::Deserialize;
use url::Url;
use web_push_native::{Auth, WebPushBuilder, p256::PublicKey};

use super::endpoint::{BadEndpoint, checked};
use crate::net::texts::Locale;
use crate::rooms::Subscription;

/// Bytes of the secret (RFC 8291).
const AUTH_BYTES: usize = 16;

/// A subscription as browsers write it.
#[derive(Debug, Clone, Deserialize)]
pub struct Offered {
    /// Where messages go.
    pub endpoint: String,
    /// How they are encrypted.
    pub keys: Keys,
}

/// The keys of a subscription, in base64url.
#[derive(Debug, Clone, Deserialize)]
pub struct Keys {
    /// The browser's public key.
    pub p256dh: String,
    /// The secret that both share.
    pub auth: String,
}

/// Why nothing can be sent to a subscription.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BadSubscription {
    /// Its address is not that of a push service.
    #[error("its address is {0}")]
    Endpoint(#[from] BadEndpoint),
    /// Nothing can be encrypted with its keys.
    #[error("its keys are invalid")]
    Keys,
}

impl Offered {
    /// The subscription to keep, for a reader of this language.
    pub fn checked(self, anywhere: bool, locale: Locale) -> Result<Subscription, BadSubscription> {
        let Self { endpoint, keys: Keys { p256dh, auth } } = self;
        let subscription = Subscription { endpoint, p256dh, auth, language: locale.code().to_owned() };
        messenger(&subscription, anywhere)?;
        Ok(subscription)
    }
}

/// Where messages to a subscription go, and what encrypts them.
pub fn messenger(subscription: &Subscription, anywhere: bool) -> Result<(Url, WebPushBuilder), BadSubscription> {
    let url = checked(&subscription.endpoint, anywhere)?;
    let uri = url.as_str().parse().map_err(|_| BadEndpoint::Unreadable)?;
    let [key, auth] = [&subscription.p256dh, &subscription.auth].map(|text| URL_SAFE_NO_PAD.decode(text).ok());
    let key = key.and_then(|key| PublicKey::from_sec1_bytes(&key).ok()).ok_or(BadSubscription::Keys)?;
    let auth: [u8; AUTH_BYTES] = auth.and_then(|auth| auth.try_into().ok()).ok_or(BadSubscription::Keys)?;
    Ok((url, WebPushBuilder::new(uri, key, Auth::from(auth))))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The key and the secret of RFC 8291, section 5.
    const KEY: &str = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    const AUTH: &str = "BTBZMqHH6r4Tts7J_aSIgg";

    fn refused(endpoint: &str, p256dh: &str, auth: &str) -> Option<BadSubscription> {
        let keys = Keys { p256dh: p256dh.to_owned(), auth: auth.to_owned() };
        Offered { endpoint: endpoint.to_owned(), keys }.checked(false, Locale::De).err()
    }

    #[test]
    fn subscriptions_that_nothing_can_be_sent_to_are_refused() {
        let push = "https://push.example.org/abc";
        assert_eq!(refused(push, KEY, AUTH), None);
        assert_eq!(refused("https://127.0.0.1/abc", KEY, AUTH), Some(BadEndpoint::Host.into()));
        for (key, auth) in [("", AUTH), (AUTH, AUTH), (KEY, ""), (KEY, KEY), ("ä", AUTH)] {
            assert_eq!(refused(push, key, auth), Some(BadSubscription::Keys), "{key} {auth}");
        }
        // A point that is not on the curve.
        assert_eq!(refused(push, &format!("{}A", &KEY[..86]), AUTH), Some(BadSubscription::Keys));
    }
}
