//! The list of games: what goes in comes out of the game that it is meant for.

mod common;

use common::{Dice, now};
use conurbation_rules::games::{self, Pace, PrivateView, Proposal, PublicView};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{self, Deed, Phase};

fn opened() -> (games::Game, two_cities::Game) {
    let setup = two_cities::Setup::new(&[3, 1, 2]).unwrap();
    let seed = Seed([9; 32]);
    (games::Game::new(&games::Setup::TwoCities(setup.clone()), &seed), two_cities::Game::new(&setup, &seed))
}

#[test]
fn a_game_behaves_as_itself_behind_the_list() {
    let (mut listed, mut game) = opened();
    let mut dice = Dice::new(1);
    while game.phase() != Phase::Ended {
        let (seat, action) = dice.action(&game);
        let listed_action = games::Action::TwoCities(action.clone());
        assert_eq!(listed.check(9, &listed_action), Err(two_cities::Refusal::NoSuchSeat { seat: 9 }.into()));
        listed.check(seat, &listed_action).unwrap();
        listed.play(seat, &listed_action).unwrap();
        game.play(seat, &action).unwrap();

        assert_eq!(listed.phase_number(), game.phase_number());
        let preview = dice.one_in(2);
        assert_eq!(listed.public_view(preview), PublicView::TwoCities(game.table_view(preview)));
        for seat in 0..3 {
            assert_eq!(listed.private_view(seat, preview), PrivateView::TwoCities(game.seat_view(seat, preview)));
        }
        let stand_in: Vec<_> = listed.stand_in();
        let own = two_cities::stand_in::finish_phase(&game);
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
    assert_eq!([0, 1, 2, 3].map(|city| listed.partners(city)), [Some([0, 1]), Some([1, 2]), Some([2, 0]), None]);
}

#[test]
fn a_proposal_is_looked_at_by_its_game() {
    let (mut listed, mut game) = opened();
    let proposal = Proposal { turn: (1, 1), city: 2, seat: 0, tile: 1, cell: [3, 3] };
    assert!(!listed.proposable(&proposal));
    for seat in 0..3 {
        let action = now(&game, Deed::Choose([0, 1]));
        game.play(seat, &action).unwrap();
        listed.play(seat, &games::Action::TwoCities(action)).unwrap();
    }
    assert!(listed.proposable(&proposal));
}

#[test]
fn an_action_names_its_game_on_the_wire() {
    let (_, game) = opened();
    let action = games::Action::TwoCities(now(&game, Deed::Choose([0, 1])));
    let text = serde_json::to_string(&action).unwrap();
    assert_eq!(text, r#"{"two_cities":{"round":1,"turn":1,"do":{"choose":[0,1]}}}"#);
    assert_eq!(serde_json::from_str::<games::Action>(&text).unwrap(), action);
    let refusal = games::Refusal::from(two_cities::Refusal::GameOver);
    assert_eq!(serde_json::to_string(&refusal).unwrap(), r#"{"code":"game_over"}"#);
    assert_eq!(refusal.to_string(), "the game is over");
}
