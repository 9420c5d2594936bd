//! `conurbation simulate` from outside.

mod program;

use std::io;

use program::{conurbation, run};
use serde_json::{Value, json};

/// What a simulation prints. The settings are given as they are typed.
fn simulated(settings: &str) -> Value {
    let arguments: Vec<&str> = ["simulate"].into_iter().chain(settings.split(' ')).collect();
    let said = run(&arguments);
    assert_eq!((said.code, &*said.stderr), (Some(0), ""), "{settings}");
    serde_json::from_str(&said.stdout).expect("JSON")
}

/// The same without the time it took: everything that a second run repeats.
fn repeatable(settings: &str) -> Value {
    let mut report = simulated(settings);
    for figure in ["seconds", "games_per_second"] {
        assert!(report.as_object_mut().unwrap().remove(figure).is_some_and(|figure| figure.is_f64()), "{figure}");
    }
    report
}

fn keys(object: &Value) -> Vec<&str> {
    object.as_object().expect("an object").keys().map(String::as_str).collect()
}

fn entrants(report: &Value) -> &Vec<Value> {
    report["entrants"].as_array().expect("a list")
}

fn names(report: &Value) -> Vec<&str> {
    entrants(report).iter().map(|entrant| entrant["name"].as_str().expect("a name")).collect()
}

fn sum_of_wins(report: &Value) -> f64 {
    entrants(report).iter().map(|entrant| entrant["wins"].as_f64().expect("a number")).sum()
}

/// Checks a distribution of scores for contradictions.
fn plausible(distribution: &Value) {
    assert_eq!(keys(distribution), ["lower_quartile", "max", "mean", "median", "min", "sd", "upper_quartile"]);
    let ascending = ["min", "lower_quartile", "median", "upper_quartile", "max"].map(|key| distribution[key].as_u64());
    assert!(ascending.is_sorted() && ascending[0].is_some(), "{distribution}");
    let (mean, sd) = (distribution["mean"].as_f64().unwrap(), distribution["sd"].as_f64().unwrap());
    let [min, max] = ["min", "max"].map(|key| distribution[key].as_f64().unwrap());
    assert!(min <= mean && mean <= max && sd > 0.0 && sd <= max - min, "{distribution}");
}

#[test]
fn reports_wins_and_scores() {
    let report = simulated("--seats steady,gentle,gentle --games 12 --seed 7 --rotate");
    assert_eq!(keys(&report), ["best", "cities", "entrants", "games", "games_per_second", "seconds", "setup"]);
    plausible(&report["cities"]);
    assert_eq!(report["best"]["points"], report["cities"]["max"]);
    let best = report["best"]["city"].as_str().expect("a city");
    assert_eq!(best.len(), 19, "four rows of four: {best}");
    let setup = json!({ "game": "two_cities", "seats": ["steady", "gentle", "gentle"], "rotate": true, "seed": 7 });
    assert_eq!((&report["setup"], &report["games"]), (&setup, &json!(12)));
    assert_eq!(names(&report), ["steady", "gentle", "gentle"]);
    for entrant in entrants(&report) {
        assert_eq!(keys(entrant), ["city_mean", "name", "result", "win_rate", "win_rate_95", "wins"]);
        plausible(&entrant["result"]);
        // The result is the lower city.
        assert!(entrant["city_mean"].as_f64() > entrant["result"]["mean"].as_f64(), "{entrant}");
        let [rate, low, high] = [&entrant["win_rate"], &entrant["win_rate_95"][0], &entrant["win_rate_95"][1]]
            .map(|figure| figure.as_f64().unwrap());
        assert!((rate - entrant["wins"].as_f64().unwrap() / 12.0).abs() < 1e-4, "{entrant}");
        assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0 && low < high, "{entrant}");
    }
    assert!((sum_of_wins(&report) - 12.0).abs() < 1e-3, "every game is won, alone or shared");
}

#[test]
fn two_seats_play_for_the_sum_of_their_cities() {
    let report = simulated("--seats steady,gentle --games 10");
    for entrant in entrants(&report) {
        plausible(&entrant["result"]);
        let [sum, city] = [&entrant["result"]["mean"], &entrant["city_mean"]].map(|figure| figure.as_f64().unwrap());
        assert!((sum - 2.0 * city).abs() < 1e-3, "{entrant}");
    }
    assert!((sum_of_wins(&report) - 10.0).abs() < 1e-3);
}

#[test]
fn every_table_size_is_played() {
    for seats in 2..=7 {
        let report = simulated(&format!("--seats {} --games 2", vec!["gentle"; seats].join(",")));
        assert_eq!(names(&report), vec!["gentle"; seats]);
    }
}

#[test]
fn one_seat_plays_against_the_automas() {
    let report = simulated("--seats steady --mode full --level 6 --games 8 --seed 2");
    let setup = json!({ "game": "automas", "seats": ["steady"], "mode": "full", "level": 6, "seed": 2 });
    assert_eq!(report["setup"], setup);
    assert_eq!(names(&report), ["steady", "autommaso", "automarta"]);
    assert!((sum_of_wins(&report) - 8.0).abs() < 1e-3);
    for entrant in entrants(&report) {
        plausible(&entrant["result"]);
    }
    plausible(&report["automacity"]);
}

#[test]
fn a_level_adds_to_automacity_and_to_nothing_else() {
    let [fourth, sixth] = [4, 6].map(|level| repeatable(&format!("--seats steady --level {level} --games 8")));
    let mean = |report: &Value| report["automacity"]["mean"].as_f64().unwrap();
    assert!((mean(&sixth) - mean(&fourth) - 4.0).abs() < 1e-3);
    assert_eq!(fourth["entrants"][0]["result"], sixth["entrants"][0]["result"], "the player has the same cities");
}

#[test]
fn the_solo_game_defaults_to_full_mode_and_level_4() {
    let usual = repeatable("--seats steady --games 4");
    assert_eq!(usual, repeatable("--seats steady --games 4 --mode full --level 4"));
    let simple = repeatable("--seats steady --games 4 --mode simple");
    assert_eq!(simple["setup"]["mode"], "simple");
    assert_ne!(usual["entrants"], simple["entrants"]);
}

#[test]
fn the_seed_decides_and_the_number_of_threads_does_not() {
    for seats in ["steady,gentle,gentle", "steady", "steady,gentle --game square-off"] {
        let one = repeatable(&format!("--seats {seats} --games 9 --seed 5 --threads 1"));
        for threads in [2, 20] {
            let more = repeatable(&format!("--seats {seats} --games 9 --seed 5 --threads {threads}"));
            assert_eq!(one, more, "{threads} threads");
        }
        let other = repeatable(&format!("--seats {seats} --games 9 --seed 6 --threads 1"));
        assert_ne!(one["entrants"], other["entrants"], "another seed deals other tiles");
    }
}

#[test]
fn bots_that_look_ahead_are_deterministic() {
    let [one, two] = [1, 2].map(|threads| repeatable(&format!("--seats sharp,gentle --games 1 --threads {threads}")));
    assert_eq!(one, two);
}

#[test]
fn rotating_moves_everyone_one_seat_from_game_to_game() {
    // The first game is the same; in the second one, with the same tiles, everyone has moved one seat.
    let single =
        |seats: &str, games: u32, rotate: &str| repeatable(&format!("--seats {seats} --games {games}{rotate}"));
    let sitting = "steady,gentle,gentle";
    assert_eq!(single(sitting, 1, "")["entrants"], single(sitting, 1, " --rotate")["entrants"]);

    let total = |report: &Value, entrant: usize, games: f64| {
        report["entrants"][entrant]["result"]["mean"].as_f64().unwrap() * games
    };
    let rotated = single(sitting, 2, " --rotate");
    let [first, both] = [1, 2].map(|games| single("gentle,steady,gentle", games, ""));
    let started = single(sitting, 1, "");
    // The rotated game adds to each entrant what the second game brought to the seat that they moved to.
    for entrant in 0..3 {
        let moved_to = (entrant + 1) % 3;
        let expected = total(&both, moved_to, 2.0) - total(&first, moved_to, 1.0);
        let added = total(&rotated, entrant, 2.0) - total(&started, entrant, 1.0);
        assert!((expected - added).abs() < 1e-3, "entrant {entrant}: {expected} {added}");
    }
}

/// Checks that the figures of an entrant or a side agree; returns wins and draws.
fn agreeing(figures: &Value, games: f64) -> [u64; 2] {
    let [wins, draws, rate] = ["wins", "draws", "win_rate"].map(|key| figures[key].as_f64().expect("a number"));
    let [low, high] = [0, 1].map(|end| figures["win_rate_95"][end].as_f64().expect("a number"));
    assert!((rate - (wins + draws / 2.0) / games).abs() < 1e-4, "{figures}");
    assert!(0.0 <= low && low <= rate && rate <= high && high <= 1.0 && low < high, "{figures}");
    ["wins", "draws"].map(|key| figures[key].as_u64().expect("a count"))
}

#[test]
fn sides_play_square_off() {
    let report = simulated("--game square-off --seats steady,gentle --games 40 --seed 3 --rotate");
    let shown = ["cards", "entrants", "games", "games_per_second", "reasons", "seconds", "setup", "sides"];
    assert_eq!(keys(&report), shown);
    let setup =
        json!({ "game": "square_off", "seats": ["steady", "gentle"], "mode": "base", "rotate": true, "seed": 3 });
    assert_eq!((&report["setup"], &report["games"]), (&setup, &json!(40)));
    assert_eq!(names(&report), ["steady", "gentle"]);
    let sides = report["sides"].as_array().unwrap();
    for both in [entrants(&report), sides] {
        let [[wins, draws], [losses, same]] = [0, 1].map(|number| agreeing(&both[number], 40.0));
        assert_eq!((wins + losses + draws, draws), (40, same), "{both:?}");
        for figures in both {
            plausible(&figures["open"]);
        }
    }
    let [steady, first] = [&entrants(&report)[0], &sides[0]].map(|figures| figures["wins"].as_u64().unwrap());
    assert!(steady > 30 && (10..=30).contains(&first), "the level decides, not the side: {report}");
    plausible(&report["cards"]);
    let reasons = report["reasons"].as_object().unwrap();
    assert_eq!(reasons.values().map(|count| count.as_u64().unwrap()).sum::<u64>(), 40);
    assert!(reasons.keys().all(|reason| ["fit", "groups"].contains(&reason.as_str())), "{reasons:?}");
}

#[test]
fn square_off_is_won_by_whole_sides() {
    let report = simulated("--game square-off --seats steady,gentle,gentle --games 6");
    let [first, second, third] = [0, 1, 2].map(|number| agreeing(&entrants(&report)[number], 6.0));
    assert_eq!(first, third, "they play for the same side");
    assert_eq!([first, second], [0, 1].map(|side| agreeing(&report["sides"][side], 6.0)));
}

#[test]
fn a_sprawl_counts_squares_outside() {
    let report = simulated("--game square-off --mode sprawl --seats steady,gentle --games 10");
    assert_eq!((&report["setup"]["mode"], &report["reasons"]), (&json!("sprawl"), &json!({ "outside": 10 })));
    let [steady, gentle] = [0, 1].map(|side| &report["sides"][side]["outside"]);
    plausible(steady);
    assert!(steady["mean"].as_f64() < gentle["mean"].as_f64(), "{report}");
}

#[test]
fn the_faster_level_wins_a_sprint() {
    for (seats, faster) in [("steady,sharp", 1), ("sharp,gentle", 0)] {
        let report = simulated(&format!("--game square-off --mode sprint --seats {seats} --games 4 --rotate"));
        assert_eq!((&entrants(&report)[faster]["wins"], &report["reasons"]), (&json!(4), &json!({ "covered": 4 })));
        assert!(report.get("cards").is_none() && entrants(&report)[faster]["open"]["max"] == 0);
        let slower = entrants(&report)[1 - faster]["open"]["mean"].as_f64().unwrap();
        assert!(slower > 20.0, "a large part of the grid is still open: {slower}");
    }
}

#[test]
fn a_closed_output_is_no_error() {
    let (reader, writer) = io::pipe().unwrap();
    drop(reader);
    let output = conurbation(&["simulate", "--seats", "gentle,gentle", "--games", "1"])
        .stdout(writer)
        .stderr(std::process::Stdio::piped())
        .spawn()
        .and_then(std::process::Child::wait_with_output)
        .unwrap();
    assert_eq!((output.status.code(), &*String::from_utf8_lossy(&output.stderr)), (Some(0), ""));
}

#[test]
fn bad_settings_are_explained() {
    for (settings, message) in [
        ("", "required"),
        ("--seats", "a value is required"),
        ("--seats good", "[possible values: gentle, steady, sharp, master]"),
        ("--seats steady,", "[possible values: gentle, steady, sharp, master]"),
        (&["--seats gentle", &",gentle".repeat(7)].concat(), "a game has at most 7 seats"),
        ("--seats steady,steady --games 0", "--games"),
        ("--seats steady,steady --games=-1", "--games"),
        ("--seats steady,steady --seed x", "--seed"),
        ("--seats steady,steady --threads 0", "1..=256"),
        ("--seats steady,steady --threads 257", "1..=256"),
        ("--seats steady,steady --mode full", "--mode and --level are for one seat"),
        ("--seats steady,steady --level 4", "--mode and --level are for one seat"),
        ("--seats steady,steady --mode sprawl", "--mode base, sprint or sprawl is for City Square Off"),
        ("--seats steady --level 0", "--level is 1 to 7"),
        ("--seats steady --level 8", "--level is 1 to 7"),
        ("--seats steady --mode medium", "[possible values: simple, full, base, sprint, sprawl]"),
        ("--seats steady --mode sprawl", "--mode is simple or full for one seat"),
        ("--seats steady --rotate", "--rotate is for two or more seats"),
        ("--seats steady,steady --game chess", "[possible values: two-cities, square-off]"),
        ("--seats steady --game square-off", "City Square Off is for two sides"),
        (&["--game square-off --seats gentle", &",gentle".repeat(7)].concat(), "a game has at most 7 seats"),
        ("--seats steady,steady --game square-off --mode full", "base, sprint or sprawl with --game square-off"),
        ("--seats steady,steady --game square-off --level 4", "--level is for the game against the Automas"),
    ] {
        let arguments: Vec<&str> = ["simulate"].into_iter().chain(settings.split_whitespace()).collect();
        let said = run(&arguments);
        assert_eq!((said.code, &*said.stdout), (Some(2), ""), "{settings}");
        assert!(said.stderr.contains(message), "{settings}: {}", said.stderr);
    }
}

#[test]
fn help_describes_every_setting() {
    let said = run(&["simulate", "--help"]);
    assert_eq!((said.code, &*said.stderr), (Some(0), ""));
    for word in [
        "--game",
        "square-off",
        "sprawl",
        "--seats",
        "--games",
        "--seed",
        "--rotate",
        "--mode",
        "--level",
        "--threads",
        "Wilson",
        "1/k",
    ] {
        assert!(said.stdout.contains(word), "{word}");
    }
}
