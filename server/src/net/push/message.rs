//! The text of a notification: which room, and whose turn it is. It says nothing of the game.

use serde_json::json;

use crate::net::texts::{Locale, Message};
use crate::rooms::TurnBegun;

/// Every message is filled up to a multiple of this, in bytes, so that its length tells nobody on the way which room it
/// is. Names have at most 24 characters, so that nearly all have the same.
const PADDED: usize = 512;

/// The message as the service worker reads it (`web/src/worker`).
pub fn message(turn: &TurnBegun, locale: Locale) -> String {
    let game = Message::new(locale, &format!("game-{}", turn.game.name().replace('_', "-"))).to_string();
    let body = match &turn.host {
        Some(host) => Message::new(locale, "notice-at").with("game", game).with("host", host).to_string(),
        None => game,
    };
    let title = Message::new(locale, "notice-your-turn").to_string();
    let text = json!({ "title": title, "body": body, "lang": locale.code(), "room": turn.room.as_str() }).to_string();
    let length = text.len().next_multiple_of(PADDED);
    format!("{text:<0$}", length - text.len() + text.chars().count())
}

#[cfg(test)]
mod tests {
    use conurbation_rules::games::Kind;
    use serde_json::Value;
    use uuid::Uuid;

    use super::*;

    fn turn(host: Option<&str>) -> TurnBegun {
        let room = "0123456789abcdef".parse().unwrap();
        let host = host.map(str::to_owned);
        TurnBegun { room, guest: Uuid::nil(), game: Kind::TwoCities, host, deadline: None }
    }

    #[test]
    fn says_whose_table_it_is_in_the_readers_language() {
        let read: Value = serde_json::from_str(&message(&turn(Some("Ада")), Locale::De)).unwrap();
        assert_eq!(read["title"], "Du bist dran");
        assert_eq!(read["room"], "0123456789abcdef");
        let body = read["body"].as_str().unwrap();
        assert!(body.contains("Between Two Cities") && body.contains("Ада"), "{body}");
        // The code is the key of a private room, and others may look at the screen.
        assert!(!body.contains("0123456789abcdef"), "{body}");
        assert_eq!(read.as_object().unwrap().len(), 4);
    }

    #[test]
    fn all_messages_have_the_same_length() {
        for host in [None, Some("Al"), Some("Максимилиан Александров")] {
            for locale in Locale::ALL {
                assert_eq!(message(&turn(host), locale).len(), PADDED);
            }
        }
    }
}
