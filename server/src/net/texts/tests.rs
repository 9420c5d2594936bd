//! All languages have the same messages, and the pages use all of them and no others.

use std::{
    collections::{BTreeMap, BTreeSet},
    fs,
    path::Path,
};

use conurbation_rules::games::Kind;

use super::*;

/// Where messages are used.
const USED_IN: [&str; 2] = ["templates", "src/net"];

/// The messages of a language, each with the variables in it.
fn messages(locale: Locale) -> BTreeMap<String, BTreeSet<String>> {
    let mut messages = BTreeMap::new();
    let mut current = String::new();
    for line in sources(locale).into_iter().flat_map(str::lines) {
        if !line.starts_with([' ', '}', '#', '-'])
            && let Some((key, _)) = line.split_once('=')
        {
            key.trim().clone_into(&mut current);
            assert!(messages.insert(current.clone(), BTreeSet::new()).is_none(), "{current} is defined twice");
        }
        for after in line.split('$').skip(1) {
            let name: String = after.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '_').collect();
            messages.entry(current.clone()).or_default().insert(name);
        }
    }
    messages
}

/// The contents of all files below a folder.
fn files(folder: &Path) -> Vec<String> {
    let mut texts = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path()) {
        if entry.is_dir() {
            texts.extend(files(&entry));
        } else if !entry.ends_with("tests.rs") {
            texts.push(fs::read_to_string(entry).expect("a text"));
        }
    }
    texts
}

#[test]
fn every_line_can_be_read() {
    for locale in Locale::ALL {
        for source in sources(locale) {
            let read = FluentResource::try_new(source.to_owned());
            assert!(read.is_ok(), "{locale:?}: {:?}", read.err().map(|(_, errors)| errors));
        }
    }
}

#[test]
fn all_languages_have_the_same_messages_and_variables() {
    let english = messages(Locale::En);
    assert!(english.len() > 100, "the texts were not read");
    for locale in Locale::ALL {
        let own = messages(locale);
        let missing: Vec<_> = english.keys().filter(|key| !own.contains_key(*key)).collect();
        let surplus: Vec<_> = own.keys().filter(|key| !english.contains_key(*key)).collect();
        assert!(missing.is_empty() && surplus.is_empty(), "{locale:?} lacks {missing:?}, only it has {surplus:?}");
        assert_eq!(own, english, "{locale:?} has other variables");
    }
}

#[test]
fn the_pages_use_every_message_and_no_others() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let used: Vec<String> = USED_IN.iter().flat_map(|folder| files(&root.join(folder))).collect();
    let known = messages(Locale::En);
    for text in &used {
        for call in text.split(".msg(\"").skip(1) {
            let key = call.split('"').next().expect("split gives at least one part");
            assert!(known.contains_key(key), "{key} is used but missing");
        }
    }
    let games = Kind::FIRST.map(|game| format!("game-{}", game.name().replace('_', "-")));
    for key in &games {
        assert!(known.contains_key(key), "{key} is missing");
    }
    // The client uses the names of the tiles too.
    for key in known.keys().filter(|key| !key.starts_with("table-") && !games.contains(key)) {
        let quoted = format!("\"{key}\"");
        assert!(used.iter().any(|text| text.contains(&quoted)), "{key} is never used");
    }
}

#[test]
fn values_and_plurals_follow_the_language() {
    let free = |locale, count: usize| Message::new(locale, "list-free").with("free", count).to_string();
    assert_eq!(free(Locale::En, 1), "1 seat free");
    assert_eq!(free(Locale::En, 3), "3 seats free");
    assert_eq!(free(Locale::De, 1), "1 Platz frei");
    assert_eq!(free(Locale::Es, 2), "2 asientos libres");
    assert_eq!(free(Locale::Ru, 1), "1 свободное место");
    assert_eq!(free(Locale::Ru, 3), "3 свободных места");
    assert_eq!(free(Locale::Ru, 5), "5 свободных мест");
}

#[test]
fn an_unknown_message_shows_its_key() {
    assert_eq!(Message::new(Locale::De, "no-such-message").to_string(), "no-such-message");
}
