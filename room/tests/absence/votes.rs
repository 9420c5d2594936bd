//! The rule that the table votes.

use conurbation_room::{Absence, Options, Request};
use conurbation_rules::common::Seat;
use conurbation_rules::games::Level;
use serde_json::{Value, json};

use crate::common::{Party, code};
use crate::{NOBODY, away, has_chosen, house, playing, vote, with};

#[test]
fn more_than_half_of_the_players_present_decide() {
    let mut party = Party::playing(&["Ann", "Bob", "Cem", "Dia", "Eva"], with(Absence::Vote));
    party.joins("Wim");
    assert_eq!(party.refused("Ann", vote(Seat::new(4), true)), code("not_away"));
    party.goes_away("Eva");
    assert_eq!(party.refused("Wim", vote(Seat::new(4), true)), code("not_seated"));
    // Four players are present: two are only half of them, three are more.
    let shown = |what: &str, by: &[u8]| {
        let vote = json!({ "by": by, "cast": by.len(), "needed": 3 });
        json!([{ "seat": 4, "what": what, "vote": vote }])
    };
    assert_eq!(away(&party), shown("ask", &[]));
    for (who, votes, held) in [("Cem", &[2][..], false), ("Ann", &[2, 0], false), ("Dia", &[2, 0, 3], true)] {
        party.does(who, vote(Seat::new(4), true));
        assert_eq!(away(&party), shown(if held { "held" } else { "ask" }, votes), "{who} has voted");
        assert_eq!(house(&party).len(), usize::from(held));
    }
    party.does("Cem", vote(Seat::new(4), false));
    assert_eq!(away(&party), shown("ask", &[0, 3]), "he has changed his mind");
    assert_eq!(house(&party), NOBODY);
    party.does("Ann", vote(Seat::new(4), true));
    assert_eq!(away(&party), shown("ask", &[0, 3]), "voting twice changes nothing");
    party.does("Bob", vote(Seat::new(4), true));
    party.house_plays_on();
    assert!(has_chosen(&party, Seat::new(4)));
}

#[test]
fn only_votes_of_players_present_count() {
    let mut party = playing(Absence::Vote);
    party.goes_away("Dia");
    party.does("Ann", vote(Seat::new(3), true));
    party.does("Bob", vote(Seat::new(3), true));
    assert_eq!(house(&party), [3], "two of three");
    party.goes_away("Bob");
    assert_eq!(house(&party), NOBODY, "Bob is away, and one of two is not more than half");
    assert_eq!(away(&party)[1]["vote"], json!({ "by": [0, 1], "cast": 1, "needed": 2 }));
    party.comes_back("Bob");
    assert_eq!(house(&party), [3], "his vote counts again");
    party.goes_away("Bob");
    party.goes_away("Cem");
    assert_eq!(house(&party), [3], "only Ann is present");
    party.does("Ann", vote(Seat::new(1), true));
    assert_eq!(house(&party), [1, 3]);
    party.goes_away("Ann");
    assert_eq!(house(&party), NOBODY, "nobody present wants it");
}

#[test]
fn bots_have_no_vote() {
    let mut party = Party::joined(&["Ann", "Bob"], Options { seats: 5, ..with(Absence::Vote) });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    for seat in 2..5 {
        party.does("Ann", Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.house_plays_on();
    party.goes_away("Bob");
    assert_eq!(house(&party), NOBODY);
    party.does("Ann", vote(Seat::new(1), true));
    assert_eq!(house(&party), [1], "Ann is the only person present");
    assert_eq!(away(&party)[0]["vote"], json!({ "by": [0], "cast": 1, "needed": 1 }));
}

#[test]
fn a_vote_ends_when_the_player_is_back() {
    let mut party = playing(Absence::Vote);
    party.goes_away("Dia");
    for who in ["Ann", "Bob", "Cem"] {
        party.does(who, vote(Seat::new(3), true));
    }
    party.comes_back("Dia");
    assert_eq!((away(&party), house(&party)), (Value::Null, vec![]));
    assert_eq!(party.refused("Ann", vote(Seat::new(3), false)), code("not_away"));
    party.goes_away("Dia");
    assert_eq!(
        away(&party),
        json!([{ "seat": 3, "what": "ask", "vote": { "by": [], "cast": 0, "needed": 2 } }]),
        "votes do not carry over to the next absence"
    );
}
