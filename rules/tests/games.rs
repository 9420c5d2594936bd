//! The common types of all games: every call reaches the right game.

mod common;

use common::{Dice, now};
use conurbation_rules::common::{City, Refusal as EveryGame, Round, Seat, Turn};
use conurbation_rules::games::{self, Pace, PrivateView, Proposal, PublicView};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{self, Mode, Variant};
use conurbation_rules::two_cities::{self, Move, Phase};

fn opened() -> (games::Game, two_cities::Game) {
    let setup = two_cities::Setup::new(&[3, 1, 2]).unwrap();
    let seed = Seed([9; 32]);
    (games::Game::new(&games::Setup::TwoCities(setup.clone()), &seed), two_cities::Game::new(&setup, &seed))
}

fn numbers(seats: Vec<Seat>) -> Vec<u8> {
    seats.into_iter().map(Seat::number).collect()
}

#[test]
fn two_cities_behaves_the_same_behind_the_common_type() {
    let (mut listed, mut game) = opened();
    let mut dice = Dice::new(1);
    while game.phase() != Phase::Ended {
        let (seat, action) = dice.action(&game);
        let listed_action = games::Action::TwoCities(action.clone());
        assert_eq!(
            listed.check(Seat::new(9), &listed_action),
            Err(EveryGame::NoSuchSeat { seat: Seat::new(9) }.into())
        );
        listed.check(seat, &listed_action).unwrap();
        listed.play(seat, &listed_action).unwrap();
        game.play(seat, &action).unwrap();

        assert_eq!(listed.phase_number(), game.phase_number());
        let preview = dice.one_in(2);
        assert_eq!(listed.public_view(preview), PublicView::TwoCities(game.table_view(preview)));
        for seat in 0..3 {
            assert_eq!(
                listed.private_view(Seat::new(seat), preview),
                PrivateView::TwoCities(game.seat_view(Seat::new(seat), preview))
            );
        }
        let stand_in: Vec<_> = listed.stand_in();
        let own = two_cities::bots::finish_phase(&game);
        assert_eq!(stand_in, own.into_iter().map(|(s, a)| (s, games::Action::TwoCities(a))).collect::<Vec<_>>());
        let pace = match game.phase() {
            Phase::Choose => Pace::Secret,
            Phase::Place => Pace::Open,
            Phase::Ended => Pace::Over,
        };
        assert_eq!(listed.pace(), pace);
    }
}

#[test]
fn partners_share_a_city() {
    let (listed, _) = opened();
    let partners = [0, 1, 2, 3].map(|city| listed.partners(City::new(city)));
    assert_eq!(partners.map(numbers), [vec![0, 1], vec![1, 2], vec![2, 0], Vec::new()]);
}

#[test]
fn proposals_reach_their_game() {
    let (mut listed, mut game) = opened();
    let proposal =
        Proposal { turn: (Round::new(1), Turn::new(1)), city: City::new(2), seat: Seat::new(0), tile: 1, cell: [3, 3] };
    assert!(!listed.shared_cities().unwrap().proposable(&proposal));
    for seat in 0..3 {
        let action = now(&game, Move::Choose([0, 1]));
        game.play(Seat::new(seat), &action).unwrap();
        listed.play(Seat::new(seat), &games::Action::TwoCities(action)).unwrap();
    }
    assert!(listed.shared_cities().unwrap().proposable(&proposal));
}

#[test]
fn an_action_names_its_game_on_the_wire() {
    let (_, game) = opened();
    let action = games::Action::TwoCities(now(&game, Move::Choose([0, 1])));
    let text = serde_json::to_string(&action).unwrap();
    assert_eq!(text, r#"{"two_cities":{"round":1,"turn":1,"do":{"choose":[0,1]}}}"#);
    assert_eq!(serde_json::from_str::<games::Action>(&text).unwrap(), action);
    let refusal = games::Refusal::from(EveryGame::GameOver);
    assert_eq!(serde_json::to_string(&refusal).unwrap(), r#"{"code":"game_over"}"#);
    assert_eq!(refusal.to_string(), "the game is over");
}

#[test]
fn square_off_behaves_the_same_behind_the_common_type() {
    for mode in [Mode::Base, Mode::Sprint, Mode::Sprawl] {
        let kind = games::Kind::SquareOff(Variant { mode, ..Variant::default() });
        assert!(kind.valid());
        assert_eq!(kind.seats(), 2..=7);
        assert_eq!([1, 8].map(|seats| kind.setup(&vec![0; seats], None)), [None, None]);
        let setup = kind.setup(&[30, 10, 20], None).unwrap();
        let games::Setup::SquareOff(own) = setup else { panic!("the setup of another game") };
        let (mut listed, mut game) =
            (games::Game::new(&setup, &Seed([9; 32])), square_off::Game::new(&own, &Seed([9; 32])));
        loop {
            let pace = match game.phase() {
                square_off::Phase::Start | square_off::Phase::Place => Pace::Secret,
                square_off::Phase::Race => Pace::Open,
                square_off::Phase::Ended => Pace::Over,
            };
            assert_eq!((listed.pace(), listed.phase_number()), (pace, game.phase_number()));
            assert_eq!(listed.public_view(false), PublicView::SquareOff(game.table_view()));
            for seat in 0..3 {
                assert_eq!(
                    listed.private_view(Seat::new(seat), true),
                    PrivateView::SquareOff(game.seat_view(Seat::new(seat)))
                );
                assert_eq!(listed.is_awaited(Seat::new(seat)), game.is_awaited(Seat::new(seat)));
            }
            assert_eq!([0, 1, 2].map(|seat| numbers(listed.team(Seat::new(seat)))), [vec![0, 2], vec![1], vec![0, 2]]);
            assert_eq!(listed.turn(), (Round::FIRST, game.turn()));
            assert!(listed.solo().is_none() && listed.shared_cities().is_none());
            assert_eq!(listed.race().is_some(), game.phase() == square_off::Phase::Race);
            if game.phase() == square_off::Phase::Ended {
                break;
            }
            let seat = if game.is_awaited(Seat::new(1)) && game.laid(0).is_some() { 1 } else { 2 };
            let what = if let Some(laid) = game.laid(seat % 2) {
                square_off::Move::Done(laid)
            } else if game.phase() == square_off::Phase::Race {
                square_off::Move::GiveUp
            } else {
                let piece = game.in_hand(seat % 2)[0];
                square_off::Move::Lay(game.grid(seat % 2).places(piece, game.rule()).next().unwrap())
            };
            let action = square_off::Action { turn: game.turn(), what };
            let own = games::Action::SquareOff(action.clone());
            assert_eq!(listed.check(Seat::new(9), &own), Err(EveryGame::NoSuchSeat { seat: Seat::new(9) }.into()));
            listed.check(Seat::new(seat), &own).unwrap();
            listed.play(Seat::new(seat), &own).unwrap();
            game.play(Seat::new(seat), &action).unwrap();
        }
    }
}

#[test]
fn another_games_action_is_refused() {
    let (mut cities, game) = opened();
    let mut squares =
        games::Game::new(&games::Kind::SquareOff(Variant::default()).setup(&[1, 2], None).unwrap(), &Seed([9; 32]));
    let choose = games::Action::TwoCities(now(&game, Move::Choose([0, 1])));
    let give_up = games::Action::SquareOff(square_off::Action { turn: Turn::new(0), what: square_off::Move::GiveUp });
    assert_eq!(serde_json::to_string(&give_up).unwrap(), r#"{"square_off":{"turn":0,"do":"give_up"}}"#);
    assert_eq!(cities.play(Seat::new(0), &give_up), Err(games::Refusal::OtherGame));
    assert_eq!(squares.play(Seat::new(0), &choose), Err(games::Refusal::OtherGame));
    squares.play(Seat::new(0), &give_up).unwrap();
    // Reasons common to all games are the same on the wire and in memory, whichever game gave them.
    let over = squares.play(Seat::new(1), &give_up).unwrap_err();
    assert_eq!(over, EveryGame::GameOver.into());
    let wire = |refusal: games::Refusal| serde_json::to_string(&refusal).unwrap();
    assert_eq!(wire(over), r#"{"code":"game_over"}"#);
    assert_eq!(wire(square_off::Refusal::Apart.into()), r#"{"code":"apart"}"#);
    assert_eq!(
        serde_json::from_str::<games::Refusal>(r#"{"code":"apart"}"#).unwrap(),
        square_off::Refusal::Apart.into()
    );
}

#[test]
fn square_off_is_set_up_by_its_options() {
    let text = r#"{"square_off":{"mode":"sprawl","left_over":true,"anywhere":false}}"#;
    let kind: games::Kind = serde_json::from_str(text).unwrap();
    assert_eq!(kind, games::Kind::SquareOff(Variant { mode: Mode::Sprawl, left_over: true, anywhere: false }));
    assert_eq!(serde_json::to_string(&kind).unwrap(), text);
}
