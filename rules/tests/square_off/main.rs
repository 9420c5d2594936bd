//! City Square Off.

use conurbation_rules::games::Level;
use conurbation_rules::shuffle::Seed;
use conurbation_rules::square_off::{Game, Mode, Phase, Setup, Variant, bots};

#[test]
fn games_of_every_mode_come_to_an_end() {
    for mode in [Mode::Base, Mode::Sprawl] {
        for number in 0..20 {
            let variant = Variant { mode, ..Variant::default() };
            let mut game = Game::new(&Setup::new(variant, 2).unwrap(), &Seed([number; 32]));
            while game.phase() != Phase::Ended {
                for seat in 0..2 {
                    if let Some(action) = bots::next(&game, seat, Level::Gentle) {
                        game.play(seat, &action).unwrap();
                    }
                }
            }
            let view = serde_json::to_string(&game.table_view()).unwrap();
            println!("{} {view}", view.len());
        }
    }
}
