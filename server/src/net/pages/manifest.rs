//! Which files of the built client a page needs, as the build lists them.

use std::{
    borrow::Cow,
    collections::{BTreeMap, BTreeSet},
};

use serde::Deserialize;

use super::assets::Client;

/// Where the build of the client lists its files, and those of the score pad.
const MANIFEST: &str = ".vite/manifest.json";
const PAD_MANIFEST: &str = ".vite/pad.json";
/// The entries of that list that pages start from.
const ROOM_SCRIPT: &str = "src/main.ts";
const SITE_STYLE: &str = "src/styles/site.css";
/// Where the style sheets of single pages are, each named after its page.
const PAGE_STYLES: &str = "src/styles/pages/";
/// Where the scripts of all or single pages are.
const PAGE_SCRIPTS: &str = "src/page/";
/// What the room's script fetches to show a room before its game. Several modules, built as one file.
const LOBBY: &str = "lobby";
/// Where the screen of a running game is, in a folder named after the game.
const GAMES: &str = "src/games/";
const GAME_SCREEN: &str = "/play.ts";
/// The talk beside it.
const TALK: &str = "src/talk/Channels.svelte";
/// What shows a game that is over once more.
const REPLAY: &str = "src/replay/start.ts";
/// The score pad's script, and the drawings of its buildings.
const PAD: &str = "src/pad/start.ts";
const SPRITE: &str = "src/tiles/sprite.svg";
/// What the names of the files with the client's texts begin with; the language follows.
const TEXTS: &str = "texts-";

/// The files of a built client that pages link to. Paths on this server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ClientFiles {
    /// The style sheet of all pages.
    pub site_style: String,
    /// The style sheets of single pages, by the page's name.
    page_styles: BTreeMap<String, String>,
    /// The scripts of pages, by their names.
    page_scripts: BTreeMap<String, String>,
    /// The room's script.
    pub script: String,
    /// What it loads at once.
    room: Needs,
    /// What it needs besides for a room before its game.
    lobby: Needs,
    /// What it needs besides for a running game, by the game's name.
    games: BTreeMap<String, Needs>,
    /// What it needs besides for a game that is over.
    replay: Needs,
    /// Its texts, by language.
    texts: BTreeMap<String, String>,
}

/// Files that belong together.
#[derive(Debug, Default, Clone, PartialEq, Eq)]
pub struct Needs {
    /// Scripts.
    pub scripts: Vec<String>,
    /// Style sheets.
    pub styles: Vec<String>,
}

/// The files of the score pad, which is built apart from all else. Paths on this server.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PadFiles {
    /// Its script.
    pub script: String,
    /// Its style sheets.
    pub styles: Vec<String>,
    /// The drawings of buildings.
    pub sprite: String,
    /// Its texts, by language.
    texts: BTreeMap<String, String>,
}

impl PadFiles {
    /// Its texts in this language.
    pub fn texts(&self, language: &str) -> Option<&str> {
        self.texts.get(language).map(String::as_str)
    }
}

/// What a room will show first.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Shows {
    /// The room before its game.
    Lobby,
    /// The game of this name.
    Game(&'static str),
    /// A game that is over, once more.
    Replay,
    /// Something else, or what the reader may not know.
    Unknown,
}

impl ClientFiles {
    /// The script of this name for a page, or for all of them.
    pub fn page_script(&self, name: &str) -> Option<&str> {
        self.page_scripts.get(name).map(String::as_str)
    }

    /// What a browser should fetch together with the room's script, instead of learning of it from that script.
    pub fn room(&self, shows: Shows) -> Needs {
        let besides = match shows {
            Shows::Lobby => Some(&self.lobby),
            Shows::Game(game) => self.games.get(game),
            Shows::Replay => Some(&self.replay),
            Shows::Unknown => None,
        };
        let mut needs = self.room.clone();
        if let Some(Needs { scripts, styles }) = besides.cloned() {
            needs.scripts.extend(scripts);
            needs.styles.extend(styles);
        }
        needs
    }

    /// The client's texts in this language.
    pub fn texts(&self, language: &str) -> Option<&str> {
        self.texts.get(language).map(String::as_str)
    }

    /// The additional style sheet of this page.
    pub fn page_style(&self, page: &str) -> Option<&str> {
        self.page_styles.get(page).map(String::as_str)
    }
}

/// One entry of the build's list.
#[derive(Deserialize)]
struct Chunk {
    file: String,
    name: Option<String>,
    #[serde(default)]
    css: Vec<String>,
    #[serde(default)]
    imports: Vec<String>,
}

type Chunks<'a> = BTreeMap<Cow<'a, str>, Chunk>;

/// The files of the client, if there was one to embed. Read for each page: the list is short, and a debug build thus
/// notices a client that is built while it runs.
pub fn client_files() -> Option<ClientFiles> {
    from_manifest(&Client::get(MANIFEST)?.data)
}

fn from_manifest(manifest: &[u8]) -> Option<ClientFiles> {
    let chunks: Chunks = serde_json::from_slice(manifest).ok()?;
    let site_style = &chunks.get(SITE_STYLE)?.file;
    let mut seen = BTreeSet::from([site_style.as_str()]);
    let mut room = needs(&chunks, chunks.get(ROOM_SCRIPT)?, &mut seen);
    let lobby = chunks.values().find(|chunk| chunk.name.as_deref() == Some(LOBBY));
    let lobby = lobby.map(|chunk| needs(&chunks, chunk, &mut seen.clone())).unwrap_or_default();
    let replay = chunks.get(REPLAY).map(|chunk| needs(&chunks, chunk, &mut seen.clone())).unwrap_or_default();
    let games = chunks.iter().filter_map(|(source, chunk)| {
        let game = source.strip_prefix(GAMES)?.strip_suffix(GAME_SCREEN)?;
        let mut seen = seen.clone();
        let mut screen = needs(&chunks, chunk, &mut seen);
        if let Some(talk) = chunks.get(TALK) {
            let Needs { scripts, styles } = needs(&chunks, talk, &mut seen);
            screen.scripts.extend(scripts);
            screen.styles.extend(styles);
        }
        Some((game.to_owned(), screen))
    });
    let games = games.collect();
    let named = |folder: &str, end: &str| {
        let files = chunks.iter().filter_map(|(source, chunk)| {
            let name = source.strip_prefix(folder)?.strip_suffix(end)?;
            Some((name.to_owned(), link(&chunk.file)))
        });
        files.collect()
    };
    Some(ClientFiles {
        script: room.scripts.remove(0),
        lobby,
        games,
        replay,
        room,
        site_style: link(site_style),
        page_styles: named(PAGE_STYLES, ".css"),
        page_scripts: named(PAGE_SCRIPTS, ".ts"),
        texts: texts(&chunks),
    })
}

/// The files of the score pad, if there were any to embed.
pub fn pad_files() -> Option<PadFiles> {
    pad_from_manifest(&Client::get(PAD_MANIFEST)?.data)
}

fn pad_from_manifest(manifest: &[u8]) -> Option<PadFiles> {
    let chunks: Chunks = serde_json::from_slice(manifest).ok()?;
    let Needs { mut scripts, styles } = needs(&chunks, chunks.get(PAD)?, &mut BTreeSet::new());
    let sprite = link(&chunks.get(SPRITE)?.file);
    Some(PadFiles { script: scripts.remove(0), styles, sprite, texts: texts(&chunks) })
}

/// The files with texts, by language.
fn texts(chunks: &Chunks) -> BTreeMap<String, String> {
    let named = chunks.values().filter_map(|Chunk { file, .. }| {
        let (language, _) = file.strip_prefix(TEXTS)?.split_once('-')?;
        Some((language.to_owned(), link(file)))
    });
    named.collect()
}

/// A chunk, first of all, and what it imports directly or indirectly, with all style sheets; nothing that was `seen`.
fn needs<'a>(chunks: &'a Chunks, chunk: &'a Chunk, seen: &mut BTreeSet<&'a str>) -> Needs {
    let mut needs = Needs::default();
    let mut waiting = vec![chunk];
    while let Some(chunk) = waiting.pop() {
        if seen.insert(&chunk.file) {
            needs.scripts.push(link(&chunk.file));
            needs.styles.extend(chunk.css.iter().filter(|style| seen.insert(style)).map(|style| link(style)));
            waiting.extend(chunk.imports.iter().filter_map(|name| chunks.get(name.as_str())));
        }
    }
    needs
}

fn link(file: &str) -> String {
    format!("/assets/{file}")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn finds_the_files_for_the_pages_in_the_builds_list() {
        let manifest = br#"{
            "_share-1.js": {"file": "share-1.js", "css": ["share-1.css"], "imports": ["_deep-2.js"]},
            "_deep-2.js": {"file": "deep-2.js", "imports": ["_share-1.js"]},
            "src/main.ts": {"file": "room-3.js", "isEntry": true, "css": ["room-3.css", "site-4.css"],
                            "imports": ["_share-1.js"]},
            "_lobby-6.js": {"file": "lobby-6.js", "name": "lobby", "css": ["lobby-6.css", "share-1.css"],
                            "imports": ["src/main.ts", "_share-1.js", "_icon-7.js"]},
            "_icon-7.js": {"file": "icon-7.js"},
            "src/games/chess/play.ts": {"file": "chess-a.js", "css": ["chess-a.css"],
                                        "imports": ["src/main.ts", "_icon-7.js"]},
            "src/talk/Channels.svelte": {"file": "talk-b.js", "css": ["talk-b.css"], "imports": ["_icon-7.js"]},
            "_texts-de-8.json": {"file": "texts-de-8.json"},
            "src/page/offline.ts": {"file": "offline-9.js", "isEntry": true},
            "src/replay/start.ts": {"file": "start-c.js", "css": ["start-c.css"],
                                    "imports": ["src/main.ts", "_icon-7.js"]},
            "src/styles/pages/home.css": {"file": "home-5.css", "isEntry": true},
            "src/styles/site.css": {"file": "site-4.css", "isEntry": true}
        }"#;
        let files = from_manifest(manifest).expect("a whole list");
        assert_eq!(files.script, "/assets/room-3.js");
        assert_eq!(files.site_style, "/assets/site-4.css");
        let needs = files.room(Shows::Unknown);
        assert_eq!(needs.scripts, ["/assets/share-1.js", "/assets/deep-2.js"]);
        assert_eq!(needs.styles, ["/assets/room-3.css", "/assets/share-1.css"]);
        let needs = files.room(Shows::Lobby);
        assert_eq!(needs.scripts[2..], ["/assets/lobby-6.js", "/assets/icon-7.js"]);
        assert_eq!(needs.styles[2..], ["/assets/lobby-6.css"]);
        let needs = files.room(Shows::Game("chess"));
        assert_eq!(needs.scripts[2..], ["/assets/chess-a.js", "/assets/icon-7.js", "/assets/talk-b.js"]);
        assert_eq!(needs.styles[2..], ["/assets/chess-a.css", "/assets/talk-b.css"]);
        assert_eq!(files.room(Shows::Game("go")), files.room(Shows::Unknown));
        let needs = files.room(Shows::Replay);
        assert_eq!(needs.scripts[2..], ["/assets/start-c.js", "/assets/icon-7.js"]);
        assert_eq!(needs.styles[2..], ["/assets/start-c.css"]);
        assert_eq!(files.texts("de"), Some("/assets/texts-de-8.json"));
        assert_eq!(files.texts("en"), None);
        assert_eq!(files.page_style("home"), Some("/assets/home-5.css"));
        assert_eq!(files.page_style("rules"), None);
        assert_eq!(files.page_script("offline"), Some("/assets/offline-9.js"));
    }

    #[test]
    fn finds_the_files_of_the_score_pad() {
        let manifest = br#"{
            "_texts-de-1.json": {"file": "texts-de-1.json"},
            "src/pad/start.ts": {"file": "pad-2.js", "isEntry": true, "css": ["pad-3.css"]},
            "src/tiles/sprite.svg": {"file": "sprite-4.svg"}
        }"#;
        let files = pad_from_manifest(manifest).expect("a whole list");
        assert_eq!(files.script, "/assets/pad-2.js");
        assert_eq!(files.styles, ["/assets/pad-3.css"]);
        assert_eq!(files.sprite, "/assets/sprite-4.svg");
        assert_eq!(files.texts("de"), Some("/assets/texts-de-1.json"));
    }

    #[test]
    fn an_incomplete_build_is_ignored() {
        assert_eq!(pad_from_manifest(b"{}"), None);
        assert_eq!(from_manifest(b"{}"), None);
        assert_eq!(from_manifest(b"not json"), None);
    }
}
