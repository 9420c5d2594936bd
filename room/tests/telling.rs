//! Finished games in words.

use std::fs;
use std::path::Path;

use conurbation_room::{GameFile, Told};
use serde_json::{Value, json};

fn golden(name: &str) -> Value {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    serde_json::from_slice(&fs::read(path).expect("a golden game")).expect("JSON")
}

fn every_golden_game() -> Vec<Value> {
    let files = fs::read_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/golden")).expect("golden files");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("text"));
    names.filter(|name| name.ends_with(".game.json")).map(|name| golden(&name)).collect()
}

fn tell(game: &Value) -> Told {
    GameFile::from_json(game.to_string().as_bytes()).unwrap_or_else(|error| panic!("{error}")).tell()
}

#[test]
fn every_golden_game_is_told_to_the_result_that_its_file_has() {
    for game in every_golden_game() {
        let Told { lines, broken } = tell(&game);
        assert_eq!(broken, None);
        let text = lines.join("\n");
        let (_, result) = game["result"].as_object().expect("a result").iter().next().expect("of a game");
        for city in result["cities"].as_array().into_iter().flatten() {
            let (map, points) = (city["map"].as_str().expect("a city"), &city["points"]);
            // Once when its last tile is placed, and once at the end.
            assert_eq!(text.matches(&format!(": {map}, ")).count(), 2, "{map}: {text}");
            assert!(lines.iter().any(|line| line.contains(map) && line.contains(&format!(" = {points}; "))), "{text}");
        }
        for rank in result["ranking"].as_array().into_iter().flatten() {
            let [place, result] = [&rank["place"], &rank["result"]];
            let ranked = |line: &&String| {
                line.starts_with(&format!("  {place}. ")) && line.contains(&format!(": {result}, from cities of "))
            };
            assert!(lines.iter().any(|line| ranked(&line)), "{rank}: {text}");
        }
        for grid in result["grids"].as_array().into_iter().flatten() {
            let rows: Vec<String> = grid.as_str().expect("a grid").split('/').map(|row| format!("    {row}")).collect();
            assert!(text.contains(&rows.join("\n")), "{text}");
        }
        for player in game["seats"].as_array().expect("seats") {
            assert!(player["name"].as_str().is_none_or(|name| text.contains(name)), "{player}: {text}");
        }
    }
}

#[test]
fn a_game_can_be_played_again_from_its_file_if_it_is_over() {
    for mut game in every_golden_game() {
        let played = |game: &Value| GameFile::from_json(game.to_string().as_bytes()).expect("a game").played();
        let all = played(&game).unwrap_or_else(|error| panic!("{error}"));
        let actions = game["actions"].as_array_mut().expect("actions");
        assert_eq!(all.actions.len(), actions.len());
        assert_eq!(all.names.len(), game["seats"].as_array().expect("seats").len());
        game["actions"].as_array_mut().expect("actions").pop();
        assert_eq!(played(&game).map(|all| all.names), Err("the game is not over after the last action".to_owned()));
    }
}

#[test]
fn a_turn_at_a_table_reads_like_this() {
    let told = tell(&golden("bots.0.game.json"));
    let beginning = "\
Between Two Cities, clockwise:
  Ann
  Bot 2 (gentle)
  Bob
  Bot 4 (steady)

Round 1, turn 1 of 3
  Ann chooses D and H from D H F H H O P
  Bob chooses O and S from O S P P F F P
  Bot 2 chooses F and S from F M P P P P S
  Bot 4 chooses D and E from F H H F O E D
  Bot 2 places F in Bot 2–Bob: F, 4 points
  Bot 2 places S in Ann–Bot 2: S, 2 points
  Bot 4 places E in Bot 4–Ann: E, 1 point
  Bot 4 places D in Bob–Bot 4: D, 1 point
  Ann places D in Ann–Bot 2: D/S, 3 points
  Ann places H in Bot 4–Ann: H/E, 2 points
  Bob places O in Bob–Bot 4: O/D, 3 points
  Bob places S in Bot 2–Bob: S/F, 6 points
  Ann–Bot 2 3 · Bot 2–Bob 6 · Bob–Bot 4 3 · Bot 4–Ann 2

Round 1, turn 2 of 3
";
    assert!(told.lines.join("\n").starts_with(beginning), "{}", told.lines[..25].join("\n"));
}

#[test]
fn the_end_says_what_the_tiles_could_have_made() {
    let told = tell(&golden("bots.0.game.json")).lines.join("\n");
    let end = told.split_once("The end\n").expect("an end").1;
    assert_eq!(end.lines().filter(|line| line.contains("; at best ") || line.contains("; the most ")).count(), 4);
}

#[test]
fn the_automas_act_before_the_player() {
    let told = tell(&golden("full.0.game.json")).lines.join("\n");
    let turn = "
Round 1, turn 1 of 3
  OH S/F lie in Automacity
  Autommaso assigns F to Leftville, and adds S to Automacity
  Automarta assigns F to Righttown, and adds S to Automacity
  Ann assigns D to Leftville and H to Righttown out of D H F H H O P
  Ann places F in Leftville: F, 4 points
";
    assert!(told.contains(turn), "{told}");
    // Nothing is drawn in the round of duplexes: the player assigns them all.
    let second =
        told.split_once("\nRound 2, turn 1").expect("a second round").1.split_once("\nRound 3").expect("a third").0;
    assert!(second.contains("Ann assigns ") && !second.contains(" is drawn for "), "{second}");
    let told = tell(&golden("simple.0.game.json")).lines.join("\n");
    let turn = "
  P is drawn for Leftville
  O is drawn for Righttown
  H is drawn for Automacity
  Ann assigns H to Leftville, F to Righttown and H to Automacity out of H F H
";
    assert!(told.contains(turn), "{told}");
}

#[test]
fn cards_are_turned_before_both_sides_lay_them() {
    let told = tell(&golden("left_over.0.game.json")).lines.join("\n");
    let turns = "\
City Square Off, starters left over:
  Ann
  Bob

The starters
  Ann is done with A at row 4, column 4
  Bob is done with C at row 3, column 4
  Ann 75 open · Bob 75 open

Card 1: i
  Ann is done with i at row 2, column 4
";
    assert!(told.starts_with(turns), "{told}");
    assert!(told.ends_with("\n  Bob won: only one side could fit the shape"), "{told}");
}

#[test]
fn a_game_is_told_as_far_as_it_is_in_order() {
    let whole = tell(&golden("bots.0.game.json"));
    let mut game = golden("bots.0.game.json");
    // Ann places on the tile that lies there already.
    game["actions"][8]["action"]["two_cities"]["do"]["place"]["cell"] = json!([3, 3]);
    let told = tell(&game);
    let broken = told.broken.expect("an illegal action");
    assert!(broken.starts_with("action 9 of ") && broken.contains(", seat 0) is illegal: "), "{broken}");
    assert_eq!(told.lines, whole.lines[..told.lines.len()]);
    assert_eq!(told.lines.last().unwrap(), "  Bot 4 places D in Bob–Bot 4: D, 1 point");
}

#[test]
fn a_game_that_is_cut_short_has_no_end() {
    let mut game = golden("full.0.game.json");
    game["actions"].as_array_mut().expect("actions").pop();
    let told = tell(&game);
    assert_eq!(told.broken.as_deref(), Some("the game is not over after the last action"));
    assert!(!told.lines.contains(&"The end".to_owned()), "{:?}", told.lines);
}

#[test]
fn a_message_about_a_file_does_not_control_the_terminal() {
    let mut game = golden("bots.0.game.json");
    game["\u{1b}[2J\u{202e}"] = json!(1);
    let error = GameFile::from_json(game.to_string().as_bytes()).expect_err("an unknown field").to_string();
    assert!(error.contains("unknown field `[2J`"), "{error:?}");
}

#[test]
fn a_name_does_not_control_the_terminal() {
    let mut game = golden("bots.0.game.json");
    game["seats"][0] = json!({ "name": "A\u{1b}[2Jnn\n\u{202e}" });
    let told = tell(&game);
    assert_eq!(told.lines[1], "  A[2Jnn");
    assert!(told.lines.iter().all(|line| !line.contains(char::is_control)));
    game["seats"][0] = json!({ "name": "\u{200b}" });
    assert_eq!(tell(&game).lines[1], "  Player 1");
}
