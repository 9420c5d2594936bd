//! What bots of every level do with what their partners say.

use conurbation_engine::{bot, bot_agrees, bot_plan, bot_yielding};
use conurbation_rules::common::{Level, Seat};
use conurbation_rules::games::{Action, Game};
use conurbation_rules::shuffle::Seed;
use conurbation_rules::two_cities::{self, Move, Phase, Setup, bots};

#[test]
fn a_bot_places_what_was_declined_elsewhere_unless_that_is_much_worse() {
    let [mut elsewhere, mut all_the_same] = [0, 0];
    for seed in 0..6 {
        let mut game = two_cities::Game::new(&Setup::new(&[1, 2, 3]).unwrap(), &Seed([seed; 32]));
        while game.phase() != Phase::Ended {
            for seat in Seat::first(3) {
                if game.phase() == Phase::Place && game.is_awaited(seat) {
                    let seen = Game::TwoCities(Box::new(game.clone()));
                    // A *master* thinks for long: one turn says enough.
                    let masters = seed == 0 && seat == Seat::new(0) && game.turn_of_all().0 == 2;
                    let levels = [Level::Gentle, Level::Steady, Level::Sharp, Level::Master];
                    for level in levels.into_iter().filter(|level| masters || *level != Level::Master) {
                        let proposals = bot_plan(&seen, seat, level);
                        let meant = bot(&seen, seat, level);
                        assert_eq!(bot_yielding(&seen, seat, level, &[]), meant, "nothing was declined");
                        assert_eq!(bot_yielding(&seen, seat, level, &proposals[1..]), meant, "it comes later");
                        let instead = bot_yielding(&seen, seat, level, &proposals[..1]).unwrap();
                        if Some(&instead) == meant.as_ref() {
                            let others = seen.shared_cities().unwrap().elsewhere(&proposals[0]);
                            let good = others.iter().take(3).find(|other| bot_agrees(&seen, seat, level, other));
                            assert_eq!(good, None, "as good as {:?}", proposals[0]);
                            all_the_same += 1;
                            continue;
                        }
                        let Action::TwoCities(two_cities::Action { what: Move::Place { tile, cell, .. }, .. }) =
                            instead
                        else {
                            panic!("tiles are being placed")
                        };
                        let other = two_cities::Proposal { cell, ..proposals[0] };
                        assert!(tile == other.tile && cell != proposals[0].cell, "the same tile, into the same city");
                        assert!(bot_agrees(&seen, seat, level, &other), "{other:?}");
                        elsewhere += 1;
                    }
                }
                if let Some(action) = bots::next(&game, seat, Level::Steady) {
                    game.play(seat, &action).unwrap();
                }
            }
        }
    }
    assert!(elsewhere > 0 && all_the_same > 0, "{elsewhere} {all_the_same}");
}
