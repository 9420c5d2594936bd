use clap::{Arg, CommandFactory};
use conurbation_rules::games::Level;

use super::*;
use crate::simulate::{Mode, Title};

fn parse(line: &str) -> Result<Task, clap::Error> {
    CommandLine::try_parse_from(line.split_whitespace()).map(CommandLine::task)
}

fn serve(line: &str) -> Serve {
    match parse(line) {
        Ok(Task::Serve(serve)) => *serve,
        other => panic!("{line}: {other:?}"),
    }
}

#[test]
fn the_definition_is_sound() {
    CommandLine::command().debug_assert();
}

#[test]
fn serves_by_default() {
    let plain = serve("conurbation");
    assert_eq!((&plain.gate, plain.rooms), (&GateOptions::default(), RoomsOptions::default()));
    assert_eq!(plain, serve("conurbation serve"));
    let set = "--listen [::]:80 --store memory: --public-url https://cities.example.org --behind-proxy";
    assert_eq!(serve(&format!("conurbation {set}")), serve(&format!("conurbation serve {set}")));
}

#[test]
fn other_commands_take_only_their_own_settings() {
    assert!(matches!(parse("conurbation score S/S"), Ok(Task::Score(score)) if score.cities == ["S/S"]));
    assert!(matches!(parse("conurbation health --listen 0.0.0.0:80"), Ok(Task::Health(_))));
    assert!(matches!(parse("conurbation backup copy.db --store sqlite:data.db"), Ok(Task::Backup(_))));
    let simulated = "conurbation simulate --seats sharp,gentle --games 20 --mode simple";
    assert!(matches!(parse(simulated), Ok(Task::Simulate(simulate))
        if simulate.seats == [Level::Sharp, Level::Gentle] && simulate.games.get() == 20 && !simulate.rotate
            && simulate.game == Title::TwoCities && simulate.mode == Some(Mode::Simple)));
    for wrong in [
        "conurbation score",
        "conurbation backup",
        "conurbation simulate",
        "conurbation simulate --seats sharp --store memory:",
        "conurbation simulate --seats fierce",
        "conurbation --listen 127.0.0.1:1 score S",
        "conurbation --public-url cities.example.org",
        "conurbation --rooms-per-minute 0",
        "conurbation --away-after soon",
    ] {
        assert!(parse(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn shows_an_address_that_can_be_opened() {
    let plain = serve("conurbation");
    for (listening, shown) in [
        ("127.0.0.1:8080", "http://127.0.0.1:8080"),
        ("0.0.0.0:8080", "http://127.0.0.1:8080"),
        ("[::]:8080", "http://[::1]:8080"),
    ] {
        assert_eq!(plain.shown_url(listening.parse().expect("an address")), shown);
    }
    let public = serve("conurbation --public-url https://cities.example.org/");
    assert_eq!(public.shown_url(SocketAddr::from(([0, 0, 0, 0], 80))), "https://cities.example.org");
}

/// Flag, variable and default of a setting as in the table of the README; the default is empty if there is none.
fn declared(setting: &Arg) -> Option<[String; 3]> {
    let variable = setting.get_env()?.to_str().expect("a name");
    let takes_value = setting.get_action().takes_values();
    let default = setting.get_default_values().first().filter(|_| takes_value);
    let default = default.map(|value| value.to_str().expect("a value").to_owned());
    Some([format!("--{}", setting.get_long()?), variable.to_owned(), default.unwrap_or_default()])
}

#[test]
fn the_readme_lists_every_setting_with_its_default() {
    let command = CommandLine::command();
    let declared: Vec<[String; 3]> = command.get_arguments().filter_map(declared).collect();
    let rows = include_str!("../../../README.md").lines().filter(|line| line.starts_with("| `--"));
    let documented: Vec<[String; 3]> = rows
        .map(|row| {
            let mut cells = row.split('|').skip(1).map(str::trim);
            let [flag, variable, default] = std::array::from_fn(|_| cells.next().expect("three cells at least"));
            // A default in plain words says what happens without a value.
            let default = default.strip_prefix('`').and_then(|rest| rest.strip_suffix('`')).unwrap_or_default();
            [flag.trim_matches('`').to_owned(), variable.trim_matches('`').to_owned(), default.to_owned()]
        })
        .collect();
    assert!(declared.len() > 5 && declared == documented, "declared: {declared:#?}\nREADME: {documented:#?}");
}
