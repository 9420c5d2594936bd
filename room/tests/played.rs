//! What is noted of a finished game for each of its players.

mod common;

use common::alone::alone;
use common::sides::square_off;
use common::{Party, THREE};
use conurbation_room::{Length, Options, PlayedGame, Request, all_played};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::games::{Level, PublicView};
use conurbation_rules::square_off::Mode as Grid;
use uuid::Uuid;

fn played(people: &[&str], options: Options) -> Party {
    let mut party = Party::playing(people, options);
    party.play_to_the_end();
    party
}

fn of(party: &Party, who: &str) -> PlayedGame {
    let all = party.room.ended_game();
    all.into_iter().find(|(guest, _)| *guest == party.id(who)).expect("they played").1
}

#[test]
fn everyone_has_the_cities_that_they_built_and_with_whom() {
    let party = played(&THREE, Options::default());
    let PublicView::TwoCities(table) = party.game() else { panic!("another game") };
    for (who, game) in THREE.map(|who| (who, of(&party, who))) {
        assert_eq!((game.number, game.seats, game.cities.len()), (0, 3, 2), "{who}");
        let seat = usize::from(party.seat(who));
        // The lower city counts.
        let lower = game.cities.iter().map(|city| city.score[6]).min().expect("two cities");
        assert_eq!(game.points, Some(u16::from(lower)), "{who}");
        // City i lies between seat i and the next one.
        for (city, other) in [((seat + 2) % 3, (seat + 2) % 3), (seat, (seat + 1) % 3)] {
            let name = THREE.into_iter().find(|who| usize::from(party.seat(who)) == other).expect("a player");
            let shared = game.cities.iter().find(|city| city.partner.as_ref().is_some_and(|with| with.name == name));
            let shared = shared.unwrap_or_else(|| panic!("{who} has a city with {name}"));
            assert_eq!(Some(shared.score), table.cities[city].score, "{who} and {name}");
            assert_eq!(shared.partner.as_ref().map(|with| with.guest), Some(party.id(name)));
        }
    }
    for who in THREE {
        let game = of(&party, who);
        assert_eq!(game.others.len(), 2, "{who}");
        for other in &game.others {
            let theirs = of(&party, &other.person.name);
            assert_eq!((other.person.guest, other.place), (party.id(&other.person.name), theirs.place));
            assert_eq!(other.won, theirs.won);
            assert_ne!(other.person.name, who);
        }
    }
    assert_eq!(
        THREE.iter().filter(|who| of(&party, who).won).count(),
        THREE.iter().filter(|who| of(&party, who).place == 1).count()
    );
}

#[test]
fn whoever_builds_alone_or_with_a_bot_has_no_partner() {
    for (people, options) in [(&THREE[..2], Options::default()), (&THREE[..1], alone(Mode::Full, 3, Length::None))] {
        let game = of(&played(people, options), "Ann");
        assert_eq!(game.cities.len(), 2);
        assert!(game.cities.iter().all(|city| city.partner.is_none()), "{game:?}");
    }
    let mut party = Party::joined(&["Ann"], Options { seats: 3, ..Options::default() });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    for seat in [1, 2] {
        party.does("Ann", Request::SetBot { seat: Seat::new(seat), level: Some(Level::Gentle) });
    }
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    assert!(of(&party, "Ann").cities.iter().all(|city| city.partner.is_none()));
    assert!(of(&party, "Ann").others.is_empty());
    assert_eq!(party.room.ended_game().len(), 1, "bots keep no records");
}

#[test]
fn city_square_off_has_no_cities() {
    let party = played(&THREE[..2], square_off(Grid::Base));
    let game = of(&party, "Ann");
    assert!(game.cities.is_empty() && game.points.is_none(), "{game:?}");
}

#[test]
fn a_log_has_all_games_of_its_players() {
    let mut party = played(&THREE, Options::default());
    let first = of(&party, "Ann");
    party.does("Ann", Request::Rematch);
    assert!(party.room.ended_game().is_empty());
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    let all = all_played(&party.log).expect("a sound log");
    assert_eq!(all.len(), 3);
    assert_eq!(all[&party.id("Ann")], [first, of(&party, "Ann")]);
    let forgets = party.room.forgets(party.id("Bob"), party.now).expect("a member");
    party.take(forgets);
    let all = all_played(&party.log).expect("a sound log");
    assert!(!all.contains_key(&party.id("Bob")) && !all.contains_key(&Uuid::nil()));
}
