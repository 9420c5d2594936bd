//! A campaign: three or six games against the Automas, from the first game to the high score.
//!
//! Ann plays as simply as possible: she assigns the first tiles of her hand and inserts them in the first legal place.
//! Every game has a seed of its own, so these are always the same games, and their scores can be checked by hand. They
//! are dealt as they were before players contributed to the shuffle: old campaigns can be played on.

mod common;

use common::alone::alone;
use common::{OUTSIDER, Party, code, setting};
use conurbation_room::{CampaignGame, ChoiceName, Event, EventKind, Length, Member, Options, Request, Stage};
use conurbation_rules::automas::Mode;
use conurbation_rules::games::Kind;
use conurbation_rules::two_cities::Type;
use serde_json::{Value, json};

/// At level 1 Automacity scores six points less.
fn campaign(length: Length) -> Options {
    alone(Mode::Simple, 1, length)
}

/// Ann has sat down for a campaign, and Bob watches.
fn sitting(options: Options) -> Party {
    let mut party = Party::sitting(&["Ann"], options);
    party.joins("Bob");
    party
}

/// Plays from the seats to the end of a game. Returns the scores of both cities by type, and what Automacity counts.
fn plays(party: &mut Party) -> ([[u8; 7]; 2], u8) {
    party.is_seated_as_before("Ann");
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    let table = party.solo_table();
    (
        table.cities.map(|city| city.score.expect("the game is over")),
        table.result.expect("the game is over").automacity_total,
    )
}

fn choose(kind: Type) -> Request {
    Request::ChooseBonus(kind)
}

fn seen(party: &Party, who: &str) -> Value {
    party.sees(who)["room"]["campaign"].clone()
}

#[test]
fn three_games_make_a_high_score() {
    let mut party = sitting(campaign(Length::Three));
    let nothing_yet = json!({ "length": 3, "games": [], "total": 0, "finished": false });
    assert_eq!(seen(&party, "Ann"), nothing_yet);

    // Leftville 49, Righttown 38: Righttown counts. Automacity has 47, so Autommaso has 47 and 49, and Ann has lost.
    // Each type would give what it scored in Righttown.
    assert_eq!(plays(&mut party), ([[0, 2, 18, 8, 12, 9, 49], [6, 16, 5, 4, 6, 1, 38]], 47));
    let due = json!({ "won": false, "lower": 38, "points": [6, 16, 5, 4, 6, 1] });
    for who in ["Ann", "Bob", OUTSIDER] {
        assert_eq!(seen(&party, who)["due"], due, "{who} sees the choices");
    }
    assert_eq!(party.refused("Ann", Request::Rematch), code("bonus_due"), "the bonus has to be chosen first");
    party.does("Ann", choose(Type::Factory));
    // 38, plus 16 for the factories.
    let first = json!({ "won": false, "lower": 38, "bonus": "factory", "points": 16 });
    assert_eq!(seen(&party, "Bob"), json!({ "length": 3, "games": [first], "total": 54, "finished": false }));
    party.does("Ann", Request::Rematch);
    assert_eq!(seen(&party, "Ann")["total"], 54, "it also shows in the lobby");

    // 49 and 50, and Automacity has 49. All three have a lower city of 49: Ann is ahead of Autommaso by her higher
    // city, and of Automarta by a shop. She has won, so a bonus counts twice: 4 points of shops, 9 of taverns, 1 of
    // offices, 8 of parks and 15 of houses. The factories were used already.
    assert_eq!(plays(&mut party), ([[4, 12, 9, 1, 8, 15, 49], [0, 0, 9, 23, 6, 12, 50]], 49));
    assert_eq!(seen(&party, "Ann")["due"], json!({ "won": true, "lower": 49, "points": [8, null, 18, 2, 16, 30] }));
    assert_eq!(party.refused("Ann", choose(Type::Factory)), code("bonus_used"));
    party.does("Ann", choose(Type::House));
    party.does("Ann", Request::Rematch);

    // 45 and 43, Automacity 51: lost. The offices give the 11 points they scored in Righttown.
    assert_eq!(plays(&mut party), ([[2, 6, 10, 7, 4, 16, 45], [4, 16, 1, 11, 4, 7, 43]], 51));
    party.does("Ann", choose(Type::Office));
    // 38 + 16, 49 + 2 × 15 and 43 + 11.
    let campaign = party.room.campaign().unwrap();
    assert_eq!((campaign.total, campaign.finished, campaign.due), (187, true, None));
    let points: Vec<_> = campaign.games.iter().map(|game| (game.won, game.lower, game.bonus, game.points)).collect();
    let expected = [(false, 38, Type::Factory, 16), (true, 49, Type::House, 30), (false, 43, Type::Office, 11)];
    assert_eq!(points, expected);

    assert_eq!(party.refused("Ann", Request::Rematch), code("no_campaign"), "it is over");
    assert_eq!(party.refused("Ann", choose(Type::Shop)), code("bonus_chosen"));
    assert_eq!(party.room.summary().campaign.unwrap().total, 187);
}

#[test]
fn six_games_use_every_type_once() {
    let mut party = sitting(campaign(Length::Six));
    // The three games above and three more, the second of which Ann wins.
    let mut total = 0;
    for (number, (kind, lower, points)) in [
        (Type::Factory, 38, 16),
        (Type::House, 49, 30),
        (Type::Office, 43, 11),
        (Type::Tavern, 42, 5),
        (Type::Shop, 47, 8),
        (Type::Park, 40, 4),
    ]
    .into_iter()
    .enumerate()
    {
        plays(&mut party);
        let due = party.room.campaign().unwrap().due.unwrap();
        assert_eq!(due.points.iter().flatten().count(), 6 - number, "one type fewer after every game");
        party.does("Ann", choose(kind));
        let campaign = party.room.campaign().unwrap();
        let expected = CampaignGame { won: matches!(number, 1 | 4), lower, bonus: kind, points };
        assert_eq!(campaign.games.last(), Some(&expected));
        total += u16::from(lower) + u16::from(points);
        assert_eq!((campaign.total, campaign.finished), (total, number == 5));
        if number < 5 {
            party.does("Ann", Request::Rematch);
        }
    }
    // 54 + 79 + 54 + 47 + 55 + 44.
    assert_eq!(seen(&party, "Bob")["total"], 333);
    assert_eq!(party.refused("Ann", Request::Rematch), code("no_campaign"));
}

#[test]
fn the_full_mode_has_campaigns_too() {
    let mut party = sitting(alone(Mode::Full, 7, Length::Three));
    for kind in [Type::Park, Type::House, Type::Tavern] {
        let (cities, _) = plays(&mut party);
        let [left, right] = cities;
        let lower = if left[6] < right[6] { left } else { right };
        party.does("Ann", choose(kind));
        let game = *party.room.campaign().unwrap().games.last().unwrap();
        let type_number = Type::ALL.iter().position(|at| *at == kind).unwrap();
        assert_eq!((game.won, game.lower, game.points), (false, lower[6], lower[type_number]));
        let _ = party.send("Ann", Request::Rematch);
    }
    assert!(party.room.campaign().unwrap().finished);
}

#[test]
fn with_equal_cities_the_higher_score_of_a_type_gives_the_bonus() {
    let mut party = sitting(campaign(Length::Three));
    for _ in 0..8 {
        party.does("Ann", Request::Shuffle);
    }
    // Both cities have 45, so each type gives the higher of its two scores.
    assert_eq!(plays(&mut party).0, [[4, 2, 5, 24, 4, 6, 45], [6, 9, 1, 1, 18, 10, 45]]);
    let due = party.room.campaign().unwrap().due.unwrap();
    assert_eq!((due.lower, due.points), (45, [6, 9, 5, 24, 18, 10].map(Some)));
}

#[test]
fn only_the_player_chooses_a_bonus_and_only_after_the_game() {
    let mut party = sitting(campaign(Length::Three));
    assert_eq!(party.refused("Ann", choose(Type::Shop)), code("wrong_stage"));
    party.does("Ann", Request::MakeHost { member: Member::new(1) });
    party.does("Bob", Request::Seat);
    party.does("Bob", Request::Start);
    assert_eq!(party.refused("Ann", choose(Type::Shop)), code("wrong_stage"), "the game is not over");
    party.play_to_the_end();
    assert_eq!(party.refused("Bob", choose(Type::Shop)), code("not_seated"), "the host, but not the player");
    assert_eq!(party.refused(OUTSIDER, choose(Type::Shop)), code("not_a_member"));
    party.does("Ann", choose(Type::Shop));
    assert_eq!(party.refused("Ann", choose(Type::Park)), code("bonus_chosen"));
    assert_eq!(party.refused("Ann", choose(Type::Shop)), code("bonus_chosen"));
    party.does("Bob", Request::Rematch);
    assert_eq!(party.refused("Ann", choose(Type::Park)), code("wrong_stage"));
}

#[test]
fn the_options_of_a_campaign_are_fixed_once_it_has_begun() {
    let options = campaign(Length::Three);
    let mut party = sitting(options);
    party.chooses_options("Ann", Options { game: Kind::Automas { mode: Mode::Full, level: 2 }, ..options });
    party.chooses_options("Ann", options);
    plays(&mut party);
    party.does("Ann", choose(Type::Park));
    party.does("Ann", Request::Rematch);
    for other in [
        setting(ChoiceName::Mode, "full"),
        setting(ChoiceName::Level, 2),
        setting(ChoiceName::Game, "two_cities"),
        setting(ChoiceName::Campaign, "none"),
        setting(ChoiceName::Campaign, "six"),
    ] {
        assert_eq!(party.refused("Ann", other), code("in_campaign"));
    }
    let view = party.sees("Ann");
    let changeable = view["room"]["choices"].as_array().unwrap().iter().filter(|choice| !choice["values"].is_null());
    let names: Vec<&Value> = changeable.map(|choice| &choice["name"]).collect();
    assert_eq!(names, ["access", "watchers", "score_preview"]);
    assert_eq!(party.refused("Ann", Request::Stand), code("in_campaign"));
    // Options that have nothing to do with the campaign may change.
    party.chooses_options("Ann", Options { watchers: false, score_preview: false, ..options });
    plays(&mut party);
    assert_eq!(seen(&party, "Ann")["games"].as_array().unwrap().len(), 1);
}

#[test]
fn the_player_of_a_campaign_cannot_be_removed() {
    let mut party = sitting(campaign(Length::Three));
    party.joins("Cem");
    party.does("Ann", Request::MakeHost { member: Member::new(1) });
    party.does("Bob", Request::Remove { member: Member::new(2) });
    party.does("Bob", Request::Seat);
    party.does("Bob", Request::Start);
    party.play_to_the_end();
    party.does("Ann", choose(Type::Park));
    party.does("Bob", Request::Rematch);
    assert_eq!(
        party.refused("Bob", Request::Remove { member: Member::new(0) }),
        code("in_campaign"),
        "nobody could take over the campaign"
    );
}

#[test]
fn a_game_without_a_campaign_has_no_bonus() {
    let mut party = sitting(campaign(Length::None));
    plays(&mut party);
    assert_eq!((party.room.campaign(), seen(&party, "Ann")), (None, Value::Null));
    assert_eq!(party.refused("Ann", choose(Type::Shop)), code("no_campaign"));
    party.does("Ann", Request::Rematch);
    assert_eq!(party.room.stage(), Stage::Open);
}

#[test]
fn games_before_a_campaign_do_not_count() {
    let mut party = sitting(campaign(Length::None));
    plays(&mut party);
    party.does("Ann", Request::Rematch);
    party.chooses_options("Ann", campaign(Length::Three));
    for kind in [Type::Office, Type::Shop, Type::House] {
        plays(&mut party);
        assert_eq!(party.refused("Ann", Request::Rematch), code("bonus_due"), "its bonus is not chosen");
        party.does("Ann", choose(kind));
        assert_eq!(party.refused("Ann", choose(Type::Park)), code("bonus_chosen"));
        let _ = party.send("Ann", Request::Rematch);
    }
    // The second, third and fourth of the games above.
    let campaign = party.room.campaign().unwrap();
    let lower: Vec<_> = campaign.games.iter().map(|game| game.lower).collect();
    assert_eq!((campaign.finished, lower), (true, vec![49, 43, 42]));
}

#[test]
fn a_campaign_continues_after_a_restart() {
    let mut party = sitting(campaign(Length::Three));
    for kind in [Type::Factory, Type::House] {
        plays(&mut party);
        party.restarts();
        assert_eq!(seen(&party, "Ann")["due"]["won"], kind == Type::House, "the bonus can still be chosen");
        party.does("Ann", choose(kind));
        party.restarts();
        party.does("Ann", Request::Rematch);
    }
    assert_eq!(seen(&party, "Ann")["total"], 54 + 79);
}

#[test]
fn a_log_with_too_many_bonuses_is_damaged() {
    let mut party = sitting(campaign(Length::Three));
    let bonus = |kind| Event { at: 0, by: Some(Member::new(0)), command: None, what: EventKind::BonusChosen(kind) };
    assert!(party.room.clone().apply(&bonus(Type::Shop)).is_err(), "before the game");
    plays(&mut party);
    party.does("Ann", choose(Type::Shop));
    assert!(party.room.clone().apply(&bonus(Type::Park)).is_err(), "twice for a game");
    party.does("Ann", Request::Rematch);
    plays(&mut party);
    assert!(party.room.clone().apply(&bonus(Type::Shop)).is_err(), "twice for a type");
    assert!(party.room.clone().apply(&bonus(Type::Park)).is_ok());
}
