//! The solution after a City Sprint: the room finds it on request, and the log records it.

mod common;

use common::Party;
use common::sides::square_off;
use conurbation_room::{Command, Event, Request, Room};
use conurbation_rules::games::Action;
use conurbation_rules::square_off::{self as game, Grid, Mode, Move, Solution, solver};
use serde_json::{Value, json};

const PEOPLE: [&str; 2] = ["Ann", "Bob"];

/// A race in which both laid a starter and two tiles, and Bob gave up.
fn raced() -> Party {
    let mut party = Party::playing(&PEOPLE, square_off(Mode::Sprint));
    for who in PEOPLE {
        party.lays_something(who);
    }
    for who in ["Ann", "Ann", "Bob", "Bob"] {
        party.lays_something(who);
    }
    party.does("Bob", party.act_on_grid(Move::GiveUp));
    party
}

/// The solution for Bob in the last event's record.
fn recorded(party: &Party) -> Value {
    let record: Value = serde_json::from_slice(&party.log.last().unwrap().to_record()).unwrap();
    record["what"]["played"]["action"]["square_off"]["do"]["solve"].clone()
}

/// The same room, read from a log whose last event has this solution.
fn replayed(party: &Party, solution: Value) -> Result<Party, String> {
    let (last, before) = party.log.split_last().unwrap();
    let mut record: Value = serde_json::from_slice(&last.to_record()).unwrap();
    record["what"]["played"]["action"]["square_off"]["do"] = solution;
    let last = Event::from_record(record.to_string().as_bytes()).map_err(|error| error.to_string())?;
    let log = [before, &[last]].concat();
    let mut room = Room::opened(&log[0]).unwrap();
    log[1..].iter().try_for_each(|event| room.apply(event)).map_err(|corrupt| corrupt.to_string())?;
    Ok(Party::replayed(&PEOPLE, log))
}

/// How Bob's grid can be covered around its starter alone, with both tiles taken back.
fn around_the_starter(party: &Party) -> Solution {
    let view = party.grids();
    let starter = view.sides[1].starter.expect("it was laid");
    let laid = Grid::default().places(starter, game::Rule::Centre).find(|tile| {
        tile.area().unwrap().squares().all(|[row, col]| {
            let row = view.sides[1].grid.split('/').nth(row.try_into().unwrap()).unwrap();
            row.chars().nth(col.try_into().unwrap()) == Some(starter.letter())
        })
    });
    let mut grid = Grid::default();
    grid.lay(laid.expect("the starter lies in the centre"));
    Solution { back: 2, ..solver::from_where_it_stood(&grid) }
}

fn written(solution: &Solution) -> Value {
    let tiles: Vec<Value> = solution
        .tiles
        .iter()
        .map(|tile| json!({ "piece": tile.piece.letter(), "facing": tile.facing, "at": tile.at }))
        .collect();
    json!({ "back": solution.back, "tiles": tiles })
}

#[test]
fn the_log_records_the_solution_that_is_shown() {
    let mut party = raced();
    party.does("Bob", party.act_on_grid(Move::Solve));
    let shown = party.grid_of("Bob").solution.expect("he asked for it");
    assert!(!shown.grid.contains('.'), "{}", shown.grid);
    assert_eq!(recorded(&party)["back"], shown.back);
    let before = party.all_views();
    party.restarts();
    assert_eq!(party.all_views(), before);
}

#[test]
fn a_recorded_solution_is_shown_instead_of_what_a_search_would_find() {
    let mut party = raced();
    let other = around_the_starter(&party);
    party.does("Bob", party.act_on_grid(Move::Solve));
    let found = party.grid_of("Bob").solution.unwrap();
    assert_ne!((found.back, recorded(&party)), (2, written(&other)), "the search finds another solution");
    let replayed = replayed(&party, json!({ "solve": written(&other) })).unwrap();
    let shown = replayed.grid_of("Bob").solution.unwrap();
    assert_eq!((shown.back, shown.grid.contains('.')), (2, false));
    assert_ne!(shown, found);
}

#[test]
fn a_record_with_a_wrong_solution_is_refused() {
    let mut party = raced();
    party.does("Bob", party.act_on_grid(Move::Solve));
    let good = recorded(&party);
    replayed(&party, json!({ "solve": good })).expect("the record is unchanged");
    let mut short = good.clone();
    short["tiles"].as_array_mut().unwrap().pop();
    let mut more_back = good.clone();
    more_back["back"] = json!(200);
    for wrong in
        [json!({ "solve": short }), json!({ "solve": more_back }), json!({ "solve": { "back": 0, "tiles": [] } })]
    {
        let refused = replayed(&party, wrong.clone()).err().expect("it does not cover the grid");
        assert!(refused.starts_with("the log of this room does not fit together"), "{refused}");
    }
    for wrong in [json!("solve"), json!({ "solve": { "tiles": good["tiles"] } })] {
        assert!(replayed(&party, wrong.clone()).is_err(), "{wrong}");
    }
}

#[test]
fn a_client_cannot_send_a_solution() {
    let mut party = raced();
    let solution = around_the_starter(&party);
    let turn = party.grids().turn;
    for what in [json!({ "solve": written(&solution) }), json!({ "solved": written(&solution) })] {
        let command =
            json!({ "id": party.new_command(), "do": { "play": { "square_off": { "turn": turn, "do": what } } } });
        assert!(serde_json::from_value::<Command>(command.clone()).is_err(), "{command}");
    }
    // The plain request is accepted.
    let command =
        json!({ "id": party.new_command(), "do": { "play": { "square_off": { "turn": turn, "do": "solve" } } } });
    let command: Command = serde_json::from_value(command).unwrap();
    let action = game::Action { turn, what: Move::Solve };
    assert_eq!(command.request, Request::Play(Action::SquareOff(action)));
}
