//! What is not logged: where somebody holds a piece of City Square Off, and commands that change nothing.

mod common;

use common::sides::square_off;
use common::{Party, arrange, say, setting};
use conurbation_room::{Absence, Channel, ChoiceName, Member, Options, Request, Signs};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use conurbation_rules::square_off::{Mode, Tile};
use conurbation_rules::two_cities::{self, Side};
use serde_json::json;

const FOUR: [&str; 4] = ["Ann", "Bob", "Cem", "Dia"];

fn race_or_cards(mode: Mode) -> (Party, Tile) {
    let mut party = Party::playing(&FOUR, square_off(mode));
    for who in ["Ann", "Bob"] {
        party.lays_something(who);
    }
    let tile = party.lays_of("Ann")[0];
    (party, tile)
}

/// How many signs each of the four sees.
fn seen(party: &Party) -> [usize; 4] {
    FOUR.map(|who| party.me(who).signs.len())
}

#[test]
fn only_allies_see_what_a_player_holds() {
    let (mut party, tile) = race_or_cards(Mode::Base);
    let before = party.all_views();
    let logged = party.log.len();
    party.hovers("Ann", Some(tile));
    let sign = json!([{ "seat": 0, "sign": { "square_off": { "turn": 1, "tile": tile } } }]);
    assert_eq!(party.sees("Cem")["me"]["signs"], sign);
    for (view, reads) in party.all_views() {
        assert_eq!(before.contains(&(view.clone(), reads)), !view.starts_with("Cem"), "{view}");
    }
    party.hovers("Ann", None);
    assert_eq!(party.all_views(), before);
    assert_eq!(party.log.len(), logged);
}

#[test]
fn a_sign_ends_when_its_side_acts_or_the_turn_ends() {
    let (mut party, tile) = race_or_cards(Mode::Base);
    let show = |party: &mut Party| {
        party.hovers("Ann", Some(tile));
        party.hovers("Bob", Some(party.lays_of("Bob")[0]));
    };
    show(&mut party);
    assert_eq!(seen(&party), [0, 0, 1, 1]);
    party.lays("Cem", tile);
    assert_eq!(seen(&party), [0, 0, 0, 1], "the other side has not moved");
    show(&mut party);
    party.is_done("Ann");
    party.lays_something("Dia");
    assert_eq!(seen(&party), [0; 4]);
}

#[test]
fn a_sign_ends_when_its_owner_leaves() {
    let (mut party, tile) = race_or_cards(Mode::Sprint);
    party.hovers("Ann", Some(tile));
    let cem = party.id("Cem");
    party.signs.keep(|guest| guest == cem);
    assert_eq!(seen(&party), [0; 4]);
    party.hovers("Ann", Some(tile));
    let key = party.links("Ann", Seat::new(0));
    party.does("Eva", Request::TakeSeat { key, name: Some("Eva".to_owned()) });
    assert_eq!(seen(&party), [0; 4]);
}

#[test]
fn signs_are_not_part_of_the_room() {
    let (mut party, tile) = race_or_cards(Mode::Base);
    let room = format!("{:?}", party.room);
    party.hovers("Ann", Some(tile));
    assert_eq!(format!("{:?}", party.room), room);
    party.signs = Signs::default();
    assert_eq!(seen(&party), [0; 4], "signs may be lost");
}

/// Does something twice and expects at most one event.
#[track_caller]
fn once(party: &mut Party, who: &str, request: &Request) {
    party.does(who, request.clone());
    let (logged, views) = (party.log.len(), party.all_views());
    for _ in 0..1000 {
        party.does(who, request.clone());
    }
    assert_eq!(party.log.len(), logged, "{request:?}");
    assert_eq!(party.all_views(), views, "{request:?}");
}

#[test]
fn commands_that_change_nothing_write_nothing() {
    let options = Options { seats: 4, absence: Absence::Vote, ..Options::default() };
    let mut party = Party::sitting(&FOUR, options);
    once(&mut party, "Ann", &Request::Join { name: " Anne ".to_owned() });
    once(&mut party, "Ann", &setting(ChoiceName::TalkWhileChoosing, true));
    once(&mut party, "Ann", &arrange([1, 0, 3, 2]));
    once(&mut party, "Ann", &Request::MakeHost { member: Member::new(0) });
    party.does("Dia", Request::Stand);
    let seat = Seat::new(2);
    once(&mut party, "Ann", &Request::SetBot { seat, level: Some(Level::Gentle) });
    party.does("Dia", Request::Sit { seat });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.goes_away("Dia");
    let seat = Seat::new(party.seat("Dia"));
    once(&mut party, "Bob", &Request::Vote { seat, hold: true });
    once(&mut party, "Bob", &Request::Vote { seat, hold: false });
    let draft = party.act(two_cities::Move::Draft([1, 4].into_iter().collect()));
    once(&mut party, "Bob", &draft);
    party.comes_back("Dia");
    party.all_choose();
    let hold = party.act(two_cities::Move::Hold { side: Side::Left, on: true });
    once(&mut party, "Bob", &hold);
    party.does("Bob", say(Channel::Table, "Talk is always said"));
}

#[test]
fn laying_a_piece_where_it_already_lies_writes_nothing() {
    let (mut party, tile) = race_or_cards(Mode::Base);
    let lay = party.act_on_grid(conurbation_rules::square_off::Move::Lay(tile));
    once(&mut party, "Ann", &lay);
    party.is_done("Ann");
    let logged = party.log.len();
    party.does("Cem", lay);
    assert_eq!(party.log.len(), logged + 1, "this takes the confirmation back");
}
