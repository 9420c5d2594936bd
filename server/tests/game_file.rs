//! `conurbation verify`, `replay` and `review`, as somebody uses them who has downloaded a game.

#[allow(dead_code, reason = "the tests of the rooms use the rest")]
mod common;
mod program;

use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use common::{play_until, rooms, three_play};
use conurbation::rooms::Form;
use conurbation_room::{MAX_GAME_FILE, Options};
use program::{conurbation, run};
use serde_json::{Value, json};
use tempfile::TempDir;

type Change = fn(&mut Value);

/// A file with this content.
fn file(folder: &TempDir, content: &str) -> String {
    let path = folder.path().join("game.json");
    fs::write(&path, content).expect("a file");
    path.to_str().expect("text").to_owned()
}

fn golden(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../room/tests/golden").join(name)
}

/// The file of a game that was played on a server, and what the first player's browser knows of it.
async fn played() -> (String, Value) {
    let (rooms, _) = rooms().await;
    let (room, mut people) = three_play(&rooms, Options::default()).await;
    play_until(&mut people, 5, |view| view["room"]["stage"] == "ended").await;
    let file = rooms.game(room, 0, Form::File, people[0].guest).await.expect("admitted").expect("over");
    (String::from_utf8(file.to_vec()).expect("text"), people[0].view["room"]["seating"].clone())
}

#[tokio::test]
async fn a_game_that_was_played_is_in_order() {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, seating) = played().await;
    let path = file(&folder, &json);
    let game: Value = serde_json::from_str(&json).expect("JSON");
    let part = &game["draw"]["contributions"][1];
    let known = format!("{}={}", part["seat"], part["number"].as_str().expect("everyone contributed"));
    let commitment = seating["commitment"].as_str().expect("a commitment");
    let said = run(&["verify", &path, "--commitment", commitment, "--contribution", &known]);
    let lines: Vec<&str> = said.stdout.lines().collect();
    assert_eq!((said.code, &*said.stderr), (Some(0), ""), "{lines:?}");
    assert_eq!(lines.len(), 9, "{lines:?}");
    assert!(lines[..8].iter().all(|line| line.starts_with("ok: ")), "{lines:?}");
    assert_eq!(lines[8], "Nothing is wrong with this game.");

    // The commitment of another game.
    let said = run(&["verify", &path, "--commitment", &"5".repeat(64)]);
    assert_eq!(said.code, Some(1));
    assert!(said.stdout.contains(&format!("FAILED: your browser kept the commitment {}", "5".repeat(64))));
}

#[tokio::test]
async fn whatever_is_changed_in_a_game_is_named() {
    let folder = tempfile::tempdir().expect("a folder");
    let (json, _) = played().await;
    let game: Value = serde_json::from_str(&json).expect("JSON");
    let last = game["actions"].as_array().expect("actions").len();
    let changes: [(Change, String); 6] = [
        (
            |game| {
                let last = game["actions"].as_array_mut().unwrap().last_mut().unwrap();
                last["action"]["two_cities"]["do"]["place"]["cell"] = json!([3, 3]);
            },
            format!("FAILED: action {last} of {last} (round 3, turn 3, seat "),
        ),
        (|game| game["actions"].as_array_mut().unwrap().swap(2, 3), "FAILED: action 3 of ".to_owned()),
        (|game| game["draw"]["contributions"][2]["number"] = Value::Null, "FAILED: the seed is ".to_owned()),
        (|game| game["draw"]["secret"] = json!("7".repeat(64)), "FAILED: the server had committed to ".to_owned()),
        (
            |game| game["result"]["two_cities"]["ranking"][0]["place"] = json!(2),
            "actions lead to: two_cities.ranking[0].place is 2 instead of 1\n".to_owned(),
        ),
        (
            |game| drop(game["actions"].as_array_mut().unwrap().pop()),
            "FAILED: the game is not over after the last action".to_owned(),
        ),
    ];
    for (change, expected) in changes {
        let mut game = game.clone();
        change(&mut game);
        let said = run(&["verify", &file(&folder, &game.to_string())]);
        assert_eq!((said.code, &*said.stderr), (Some(1), ""), "{}", said.stdout);
        assert!(said.stdout.contains(&expected), "{expected}: {}", said.stdout);
        assert!(said.stdout.lines().last().expect("lines").contains("failed."), "{}", said.stdout);
    }
}

#[test]
fn a_game_comes_from_the_standard_input() {
    let mut child =
        conurbation(&["verify", "-"]).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().expect("it starts");
    let game = fs::read(golden("shuffle.0.game.json")).expect("a golden game");
    child.stdin.take().expect("its input is piped").write_all(&game).expect("it reads");
    let output = child.wait_with_output().expect("it ends");
    assert!(output.status.success());
    assert!(String::from_utf8_lossy(&output.stdout).ends_with("Nothing is wrong with this game.\n"));
}

#[test]
fn a_game_of_before_players_took_part_says_what_is_not_checked() {
    let said = run(&["verify", golden("seven.0.game.json").to_str().expect("text")]);
    assert_eq!(said.code, Some(0));
    assert!(
        said.stdout.starts_with("not checked: how the seed was chosen: the server alone drew it"),
        "{}",
        said.stdout
    );
    // A number that somebody kept can't be left out of it in this way.
    let number = format!("0={}", "5".repeat(64));
    let said = run(&["verify", golden("seven.0.game.json").to_str().expect("text"), "--contribution", &number]);
    assert_eq!(said.code, Some(1), "{}", said.stdout);
}

#[test]
fn what_is_no_game_is_refused() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = fs::read_to_string(golden("shuffle.0.game.json")).expect("a golden game");
    let long = game.clone() + &" ".repeat(MAX_GAME_FILE);
    let newer = game.replacen("\"version\":1", "\"version\":5", 1);
    for (content, message) in [
        ("", "it is no game file of Conurbation"),
        ("{\"format\":\"conurbation room\",\"version\":1}", "it is no game file of Conurbation"),
        (&game[..1000], "it is no game file of Conurbation"),
        (&game.replacen("\"seat\":0", "\"seat\":-1", 1), "it can't be read: invalid value: integer `-1`"),
        (&newer, "it has version 5, and this program knows versions up to 4: a newer program wrote it"),
        (&long, "no game file is that long"),
    ] {
        let said = run(&["verify", &file(&folder, content)]);
        assert_eq!((said.code, &*said.stdout), (Some(2), ""), "{message}");
        assert!(said.stderr.contains(message), "{}", said.stderr);
        assert_eq!(said.stderr.lines().count(), 1, "{}", said.stderr);
    }
    let none = folder.path().join("none.json");
    let said = run(&["verify", none.to_str().expect("text")]);
    assert_eq!(said.code, Some(2));
    for wrong in [&["verify"][..], &["verify", "-", "--commitment", "5"], &["verify", "-", "--contribution", "5"]] {
        assert_eq!(run(wrong).code, Some(2), "{wrong:?}");
    }
}

#[test]
fn a_game_is_told_as_far_as_it_is_in_order() {
    let game = golden("two.0.game.json");
    let told = run(&["replay", game.to_str().expect("text")]);
    assert_eq!((told.code, &*told.stderr), (Some(0), ""));
    assert!(told.stdout.starts_with("Between Two Cities, clockwise:\n"), "{}", told.stdout);
    assert!(told.stdout.contains("\nThe end\n"), "{}", told.stdout);

    let folder = tempfile::tempdir().expect("a folder");
    let mut changed: Value = serde_json::from_slice(&fs::read(game).expect("a golden game")).expect("JSON");
    changed["actions"].as_array_mut().expect("actions").swap(0, 4);
    let told = run(&["replay", &file(&folder, &changed.to_string())]);
    assert_eq!((told.code, &*told.stderr), (Some(1), ""));
    let last = told.stdout.lines().last().expect("a line");
    assert!(last.starts_with("The rest can't be told: action 1 of "), "{last}");

    let told = run(&["replay", &file(&folder, "{}")]);
    assert_eq!((told.code, &*told.stdout), (Some(2), ""));
    assert!(told.stderr.contains("it is no game file of Conurbation"), "{}", told.stderr);
}

#[test]
fn a_game_is_reviewed_unless_it_is_a_solo_game_or_a_sprawl() {
    let game = golden("away_bot.0.game.json");
    let said = run(&["review", game.to_str().expect("text")]);
    assert_eq!((said.code, &*said.stderr), (Some(0), ""));
    assert!(said.stdout.starts_with("Round 1, turn 1 of 3\n"), "{}", said.stdout);
    for heading in ["How well everyone decided", "Partners\n", "Luck of the deal", "Where the game turned"] {
        assert!(said.stdout.contains(&format!("\n\n{heading}")), "{heading}: {}", said.stdout);
    }
    for (game, headings) in [
        ("square_off.0.game.json", ["How well both sides decided", "How the last tile would have fitted"].as_slice()),
        ("sprint.0.game.json", &["How a grid could have been covered from where it stood"]),
    ] {
        let said = run(&["review", golden(game).to_str().expect("text")]);
        assert_eq!((said.code, &*said.stderr), (Some(0), ""));
        for heading in headings {
            assert!(said.stdout.lines().any(|line| line.starts_with(heading)), "{heading}: {}", said.stdout);
        }
    }
    for game in ["full.0.game.json", "sprawl.0.game.json"] {
        let said = run(&["review", golden(game).to_str().expect("text")]);
        assert_eq!((said.code, &*said.stderr), (Some(1), ""));
        assert_eq!(said.stdout, "The game can't be reviewed: the engine knows neither the solo game nor City Sprawl\n");
    }
}

#[test]
fn the_best_city_is_proved_anew() {
    let said = run(&["best"]);
    let best: Value = serde_json::from_str(&said.stdout).expect("JSON");
    assert_eq!(
        (said.code, &best["as_dealt"]["total"], &best["single_tiles"]["total"]),
        (Some(0), &json!(69), &json!(71))
    );
    let city = best["as_dealt"]["city"].as_str().expect("a city");
    let scored: Value = serde_json::from_str(&run(&["score", city]).stdout).expect("JSON");
    assert_eq!(scored[0]["total"], 69);
}

/// What the script on a page of the docs prints for a game; `None`, and a word about it, where Python is missing.
fn script_says(page: &str, game: &str) -> Option<String> {
    let script = page.split("```python\n").nth(1).expect("a script").split("```").next().expect("its end");
    let folder = tempfile::tempdir().expect("a folder");
    let Ok(output) = Command::new("python3").args(["-c", script, &file(&folder, game)]).output() else {
        eprintln!("there is no python3: the script was not run");
        return None;
    };
    Some(String::from_utf8(output.stdout).expect("text"))
}

#[test]
fn the_script_on_the_page_about_the_format_reads_every_golden_game() {
    let page = include_str!("../../docs/game-format.md");
    let folder = fs::read_dir(golden("")).expect("golden files").map(|file| file.expect("a file").path());
    for path in folder.filter(|path| path.to_string_lossy().ends_with(".game.json")) {
        let game = fs::read_to_string(&path).expect("a golden game");
        let Some(said) = script_says(page, &game) else { return };
        let game: Value = serde_json::from_str(&game).expect("JSON");
        let (kind, result) = game["result"].as_object().expect("a result").iter().next().expect("of a game");
        assert!(said.starts_with(&format!("{kind}, {} actions", game["actions"].as_array().unwrap().len())), "{said}");
        for city in result["cities"].as_array().into_iter().flatten() {
            let rows = city["map"].as_str().expect("a city").replace('/', "\n");
            assert!(said.contains(&format!("{} points\n{rows}\n", city["points"])), "{}: {said}", path.display());
        }
        for grid in result["grids"].as_array().into_iter().flatten() {
            assert!(said.contains(&grid.as_str().expect("a grid").replace('/', "\n")), "{}: {said}", path.display());
        }
    }
}

/// The script checks the draw with nothing of this program.
#[test]
fn the_script_on_the_page_about_the_shuffle_agrees() {
    let page = include_str!("../../docs/shuffle.md");
    let game = fs::read_to_string(golden("shuffle.1.game.json")).expect("a golden game");
    for (game, holds) in [(game.clone(), "True"), (game.replacen("\"number\":1", "\"number\":2", 1), "False")] {
        let Some(said) = script_says(page, &game) else { return };
        assert!(said.contains("seed d9d47abfeffd462871a6458f7171de3b1bd5b87676971238a66b65dd0121ce53"), "{said}");
        assert!(said.ends_with(&format!("commitment holds True\nseed follows {holds}\n")), "{said}");
    }
}
