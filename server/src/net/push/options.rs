//! The settings of push messages.

use clap::{ArgAction, Args, builder::BoolishValueParser};
use url::Url;

use crate::defaults::defaults;

/// Whether and how people are told of their turns while no page is open.
#[derive(Debug, Clone, PartialEq, Eq, Args)]
#[group(skip)]
pub struct PushOptions {
    /// Whether players may ask to be told of their turns by Web Push while no page is open
    ///
    /// The server then sends encrypted messages to the push service of the player's browser. Browsers take them over
    /// https only.
    #[arg(
        long,
        env = "CONURBATION_PUSH",
        value_name = "true|false",
        default_value = "true",
        action = ArgAction::Set,
        value_parser = BoolishValueParser::new()
    )]
    pub push: bool,

    /// Whom push services may ask about this server: an address with mailto: or https:
    ///
    /// Some services require it. Without it, --public-url is given if it begins with https.
    #[arg(long, env = "CONURBATION_PUSH_CONTACT", value_name = "ADDRESS", value_parser = contact)]
    pub push_contact: Option<String>,

    /// Let push services be anywhere, without https and on this machine, too; for tests only
    ///
    /// Players choose the address that the server sends to: with this they can reach what only the server should.
    #[arg(long, env = "CONURBATION_PUSH_ANYWHERE", value_parser = BoolishValueParser::new())]
    pub push_anywhere: bool,
}

impl Default for PushOptions {
    fn default() -> Self {
        defaults()
    }
}

/// As RFC 8292 wants it.
fn contact(text: &str) -> Result<String, String> {
    match Url::parse(text) {
        Ok(url) if matches!(url.scheme(), "mailto" | "https") => Ok(text.to_owned()),
        _ => Err("begins with mailto: or https://".to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_contact_is_an_address_for_people() {
        for right in ["mailto:me@example.org", "https://example.org/contact"] {
            assert_eq!(contact(right), Ok(right.to_owned()));
        }
        for wrong in ["me@example.org", "http://example.org", "javascript:alert(1)", ""] {
            assert!(contact(wrong).is_err(), "{wrong}");
        }
    }
}
