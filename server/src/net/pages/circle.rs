//! The people a guest has played with, and how they compare, worked out from the guest's own games alone.

use std::collections::HashMap;

use conurbation_room::{Other, PlayedGame};
use conurbation_rules::games::Kind;
use skillratings::MultiTeamOutcome;
use skillratings::weng_lin::{WengLinConfig, WengLinRating, weng_lin_multi_team};
use uuid::Uuid;

/// Most people who are shown.
const SHOWN: usize = 20;
/// What a rating is multiplied by, so that nobody has to read decimal places: everyone begins at 1000.
const SCALE: f64 = 40.0;

/// Those with whom a guest has played.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Circle {
    /// Those with the most games together first, or with the highest rating.
    pub people: Vec<Fellow>,
    /// The guest's own rating, if ratings are wanted and they have one.
    pub mine: Option<Rating>,
}

/// One of them.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Fellow {
    /// The name that they had last.
    pub name: String,
    /// Games played together.
    pub games: usize,
    /// Games in which the guest came out before them.
    pub ahead: usize,
    /// Games in which they came out before the guest.
    pub behind: usize,
    /// Games that they won, alone or with others.
    pub won: usize,
    pub rating: Option<Rating>,
}

/// How well somebody plays Between Two Cities, as far as these games tell.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Rating {
    pub value: i64,
    /// The margin of error at 95 % confidence.
    pub doubt: i64,
}

impl From<WengLinRating> for Rating {
    fn from(WengLinRating { rating, uncertainty }: WengLinRating) -> Self {
        #[expect(clippy::cast_possible_truncation, reason = "ratings are a few dozen")]
        let scaled = |value: f64| (value * SCALE).round() as i64;
        Self { value: scaled(rating), doubt: scaled(2.0 * uncertainty) }
    }
}

impl Circle {
    /// The circle of a guest with these games, the last one first.
    pub fn of(games: &[&PlayedGame], rated: bool) -> Self {
        let mut people = HashMap::<Uuid, Fellow>::new();
        for game in games {
            for Other { person, place, won } in &game.others {
                // The last game comes first, and with it the newest name.
                let fellow = people.entry(person.guest).or_insert_with(|| Fellow::new(person.name.clone()));
                fellow.games += 1;
                fellow.ahead += usize::from(game.place < *place);
                fellow.behind += usize::from(game.place > *place);
                fellow.won += usize::from(*won);
            }
        }
        let ratings = if rated { ratings(games) } else { HashMap::new() };
        let rating = |who: Option<Uuid>| ratings.get(&who).copied().map(Rating::from);
        for (guest, fellow) in &mut people {
            fellow.rating = rating(Some(*guest));
        }
        let mut people: Vec<Fellow> = people.into_values().collect();
        people.sort_by(|one, other| {
            let order = |fellow: &Fellow| (fellow.rating, fellow.games);
            order(other).cmp(&order(one)).then_with(|| one.name.cmp(&other.name))
        });
        people.truncate(SHOWN);
        Self { people, mine: rating(None) }
    }
}

impl Fellow {
    const fn new(name: String) -> Self {
        Self { name, games: 0, ahead: 0, behind: 0, won: 0, rating: None }
    }
}

/// The ratings of everyone in these games, the last one first; the guest whose games they are is nobody.
///
/// By Weng and Lin (2011), "A Bayesian Approximation Method for Online Ranking", with a team of one for each player.
fn ratings(games: &[&PlayedGame]) -> HashMap<Option<Uuid>, WengLinRating> {
    let mut ratings = HashMap::<Option<Uuid>, WengLinRating>::new();
    for game in games.iter().rev().filter(|game| game.game == Kind::TwoCities && !game.others.is_empty()) {
        let others = game.others.iter().map(|other| (Some(other.person.guest), other.place));
        let players: Vec<(Option<Uuid>, u8)> = others.chain([(None, game.place)]).collect();
        let before: Vec<[WengLinRating; 1]> =
            players.iter().map(|(who, _)| [ratings.get(who).copied().unwrap_or_default()]).collect();
        let teams: Vec<(&[WengLinRating], MultiTeamOutcome)> = before
            .iter()
            .zip(&players)
            .map(|(team, (_, place))| (team.as_slice(), MultiTeamOutcome::new(usize::from(*place))))
            .collect();
        let after = weng_lin_multi_team(&teams, &WengLinConfig::new());
        ratings.extend(players.iter().zip(after).map(|((who, _), team)| (*who, team[0])));
    }
    ratings
}

#[cfg(test)]
mod tests {
    use conurbation_room::Companion;
    use conurbation_rules::square_off::Variant;

    use super::*;

    /// A game in which the guest and the others, by their numbers, came to these places.
    fn game(kind: Kind, place: u8, others: &[(u128, u8)]) -> PlayedGame {
        let other = |(who, place): &(u128, u8)| Other {
            person: Companion { guest: Uuid::from_u128(*who), name: format!("Player {who}") },
            place: *place,
            won: *place == 1,
        };
        PlayedGame {
            number: 0,
            ended: 0,
            game: kind,
            seats: 3,
            seat: None,
            place,
            won: place == 1,
            points: None,
            cities: Vec::new(),
            others: others.iter().map(other).collect(),
        }
    }

    fn circle(games: &[PlayedGame], rated: bool) -> Circle {
        Circle::of(&games.iter().collect::<Vec<_>>(), rated)
    }

    #[test]
    fn everyone_is_there_with_the_games_played_together() {
        let games = [
            game(Kind::TwoCities, 2, &[(1, 1), (2, 2)]),
            game(Kind::TwoCities, 1, &[(1, 2)]),
            game(Kind::TwoCities, 1, &[]),
        ];
        let Circle { people, mine } = circle(&games, false);
        let all: Vec<_> =
            people.iter().map(|all| (all.name.as_str(), all.games, all.ahead, all.behind, all.won)).collect();
        assert_eq!(all, [("Player 1", 2, 1, 1, 1), ("Player 2", 1, 0, 0, 0)]);
        assert!(mine.is_none() && people.iter().all(|fellow| fellow.rating.is_none()), "nobody asked for ratings");
    }

    #[test]
    fn who_comes_out_before_others_again_and_again_is_rated_higher() {
        let once = game(Kind::TwoCities, 2, &[(1, 3), (2, 1)]);
        let games = [once.clone(), once.clone(), once];
        let Circle { people, mine } = circle(&games, true);
        assert_eq!(people.iter().map(|fellow| fellow.name.as_str()).collect::<Vec<_>>(), ["Player 2", "Player 1"]);
        let [best, worst] = [0, 1].map(|no| people[no].rating.expect("a rating"));
        let mine = mine.expect("a rating");
        assert!(best.value > mine.value && mine.value > worst.value, "{best:?} {mine:?} {worst:?}");
        let after_one = circle(&games[..1], true).mine.expect("a rating");
        assert!(mine.doubt < after_one.doubt, "the more games, the surer");
    }

    #[test]
    fn other_games_and_games_against_bots_alone_rate_nobody() {
        let square_off = game(Kind::SquareOff(Variant::default()), 1, &[(1, 2)]);
        let games = [square_off, game(Kind::TwoCities, 1, &[])];
        let Circle { people, mine } = circle(&games, true);
        assert_eq!(mine, None);
        assert_eq!(people.iter().map(|fellow| fellow.rating).collect::<Vec<_>>(), [None]);
    }
}
