//! Pictures of finished games, made from the golden files of games. After a change that is meant to change them,
//! `PICTURES=write cargo test --package conurbation --test pictures` writes them anew: look at them.

use std::path::{Path, PathBuf};
use std::{env, fs};

use conurbation::net::Locale;
use conurbation::net::pictures::{Growth, SIZE, Table, growing, png, still};
use conurbation_room::{GameFile, Played};
use conurbation_rules::games::Game;
use resvg::tiny_skia::Pixmap;
use serde_json::Value;

fn here() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/pictures")
}

fn game(name: &str) -> String {
    let golden = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../room/tests/golden/{name}.0.game.json"));
    fs::read_to_string(golden).expect("a golden game")
}

fn drawn(game: &str) -> String {
    still(Table::of(game.as_bytes()).expect("a finished game"), Locale::En)
}

/// What stands between these two, each time.
fn between<'a>(text: &'a str, before: &'a str, after: &'a str) -> Vec<&'a str> {
    text.split(before).skip(1).map(|rest| rest.split_once(after).expect("an end").0).collect()
}

#[test]
fn pictures_of_every_kind_of_game_stay_as_they_are() {
    for name in ["hands", "seven", "two", "full", "square_off", "sprawl", "sprint"] {
        let file = here().join(format!("{name}.svg"));
        let svg = drawn(&game(name));
        if env::var("PICTURES").is_ok_and(|what| what == "write") {
            fs::create_dir_all(here()).and_then(|()| fs::write(&file, &svg)).expect("a folder to write to");
        }
        assert!(fs::read_to_string(&file).expect("a picture") == svg, "{name} looks different");
    }
}

#[test]
fn a_picture_tells_who_built_what_and_who_won() {
    let svg = drawn(&game("hands"));
    assert_eq!(
        between(&svg, "<title>", "</title>")[0].replace(['\u{2068}', '\u{2069}'], ""),
        "Between Two Cities · Game 1. Cemal wins with 42. Eva &#38; Fay: 41 points; Fay &#38; Cemal: 48 points; \
         Cemal &#38; Eva: 42 points."
    );
    assert_eq!(svg.matches(">★ Cemal<").count(), 2, "the winner is marked at both cities");
    assert_eq!(svg.matches('★').count(), 2, "and nobody else");
    assert_eq!(between(&svg, "<use href=\"#", "\"").iter().filter(|letter| letter.len() == 1).count(), 3 * 16);
    let lost = drawn(&game("full"));
    assert!(lost.contains("\u{2068}Autommaso\u{2069} wins with 53"), "as the ranking has it");
    assert_eq!(lost.matches(">★ Autommaso<").count(), 2);
}

#[test]
fn a_picture_needs_nothing_from_elsewhere() {
    for name in ["seven", "full", "sprawl"] {
        let game = game(name);
        let growth = Growth::of(game.as_bytes(), 0).expect("a finished game");
        for svg in [drawn(&game)].into_iter().chain(growth.map(|growth| growing(&growth, Locale::Ru))) {
            let own = svg.replace("xmlns=\"http://www.w3.org/2000/svg\"", "").replace("url(#ruled)", "");
            for foreign in ["http", "script", "url(", "var(", "@import", "href=\"/", "class=\"hue"] {
                assert!(!own.contains(foreign), "{name}: {foreign}");
            }
            for used in between(&own, "href=\"#", "\"") {
                assert!(own.contains(&format!("id=\"{used}\"")), "{name}: {used}");
            }
        }
    }
}

#[test]
fn names_are_text_whatever_is_in_them() {
    for name in ["<script>alert(1)</script>", "\"/><a", "]]>&amp;", "ab\u{202e}cd\u{0}", "דוד", "👩\u{200d}🚀", "李"]
    {
        let mut named: Value = serde_json::from_str(&game("hands")).expect("a game file");
        for seat in named["seats"].as_array_mut().expect("seats") {
            seat["name"] = name.repeat(4).into();
        }
        let svg = drawn(&named.to_string());
        assert!(!svg.contains("<script") && !svg.contains("<a") && !svg.contains('\u{202e}'), "{svg}");
        let png = png(&svg).unwrap_or_else(|error| panic!("{name:?}: {error}"));
        assert!(Pixmap::decode_png(&png).is_ok(), "{name:?}");
    }
}

#[test]
fn a_png_has_the_promised_size_and_is_not_empty() {
    for name in ["hands", "seven", "sprint"] {
        let png = Pixmap::decode_png(&png(&drawn(&game(name))).expect("a picture")).expect("a PNG");
        assert_eq!([png.width(), png.height()], SIZE.map(u32::from));
        assert!(png.pixels().iter().all(|pixel| pixel.alpha() == 255), "{name}: nothing shines through");
        let dark = png.pixels().iter().filter(|pixel| pixel.red() < 0x60).count();
        assert!(dark > 5_000, "{name}: {dark} dark pixels are no lines and letters");
    }
}

#[test]
fn the_letters_of_a_png_are_of_its_own_fonts() {
    let named = |text: &str| format!("<svg xmlns='http://www.w3.org/2000/svg' width='300' height='40'>{text}</svg>");
    let text = |letters: &str| named(&format!("<text y='30' font-size='30' font-family='serif'>{letters}</text>"));
    let nothing = png(&named("")).expect("a picture");
    let missing = png(&text("李")).expect("a picture");
    for letters in ["A", "ß", "ñ", "Я", "ж", "ש", "م", "★", "…"] {
        let drawn = png(&text(letters)).expect("a picture");
        assert!(drawn != nothing && drawn != missing, "{letters} is not in the fonts");
    }
}

#[test]
fn a_city_grows_as_it_did_in_the_game() {
    for (name, city) in [("hands", 0), ("hands", 2), ("seven", 6), ("two", 3), ("full", 0), ("full", 2)] {
        let game = game(name);
        let file = GameFile::from_json(game.as_bytes()).expect("a game file");
        let Played { setup, seed, actions, .. } = file.played().expect("a finished game");
        let mut playing = Game::new(&setup, &seed);
        // Of the Automas' game it is told which of the player's cities a tile goes to.
        let own = if name == "full" { city / 2 } else { city };
        let mut placed = Vec::new();
        for (seat, action) in &actions {
            if let Some((at, tile)) = playing.placement(*seat, action)
                && at.index() == own
            {
                placed.push(tile.to_string().replace('/', ""));
            }
            playing.play(*seat, action).expect("legal");
        }
        let growth = Growth::of(game.as_bytes(), city).expect("a finished game").expect("a city");
        let svg = growing(&growth, Locale::En);
        let tiles = between(&svg, "<g class=\"tile\"", "</g>");
        let seen: Vec<String> = tiles.iter().map(|tile| between(tile, "<use href=\"#", "\"").concat()).collect();
        assert_eq!(seen, placed, "{name}, city {city}");
        let delays: Vec<u32> =
            between(&svg, "animation-delay:", "ms").iter().map(|ms| ms.parse().expect("ms")).collect();
        let (tiles, counts) = delays.split_at(seen.len());
        assert!(tiles.is_sorted() && tiles == counts, "each tile comes with its points, one after the other");
        let result: Value = serde_json::from_str(&game).expect("JSON");
        let kind = if name == "full" { "automas" } else { "two_cities" };
        let points = &result["result"][kind]["cities"][own]["points"];
        assert!(
            svg.contains(&format!("class=\"total\" style=\"animation-delay:{}ms\"", tiles.last().expect("a tile")))
        );
        assert!(svg.contains(&format!(">{points}</text>\n</g>\n<text x=\"540\"")), "it ends with {points}");
    }
}

#[test]
fn only_cities_grow() {
    for (name, city) in [("full", 1), ("full", 3), ("hands", 3), ("square_off", 0)] {
        assert!(Growth::of(game(name).as_bytes(), city).expect("a finished game").is_none(), "{name}, {city}");
    }
    assert!(Table::of(b"{}").is_err());
}
