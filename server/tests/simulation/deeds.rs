//! What people do next: what brings the room on, or anything else.

use conurbation_load::moves::Rng;
use conurbation_room::{Door, Entry, Options, Request, Stage};
use conurbation_rules::common::Seat;

use crate::common::nonsense::{level, options, pick};
use crate::common::random::{NAMES, Push};
use crate::common::{OUTSIDER, Party};

/// Any valid options, and how many seats people take; the rest are for bots.
pub fn any_options(dice: &mut Rng) -> (Options, u8) {
    let seats = pick(&[3, 3, 3, 4, 4, 5, 7, 2, 1], dice.u8(..));
    let bots = pick(&[0, 0, 1, seats - 1], dice.u8(..)).min(seats - 1);
    (options(seats, [dice.u8(..), dice.u8(..), dice.u8(..)]), seats - bots)
}

/// What someone does: mostly what brings the room on.
pub fn any_deed(party: &Party, people: u8, dice: &mut Rng) -> (String, Request) {
    let on = if dice.u8(..) < 170 { brings_on(party, people, dice) } else { None };
    on.unwrap_or_else(|| whim(party, dice))
}

/// Anything at all, often senseless.
pub fn whim(party: &Party, dice: &mut Rng) -> (String, Request) {
    // What is rare otherwise: hosts, removals, talk, links to seats, votes and pauses.
    let what = if dice.u8(..) < 80 { dice.u8(68..115) } else { dice.u8(..) };
    let push = Push { who: dice.u8(..), what, numbers: [dice.u8(..), dice.u8(..), dice.u8(..)] };
    let (who, request) = party.whim(push);
    (if dice.u8(..) < 6 { OUTSIDER } else { who }.to_owned(), request)
}

/// The next thing on the way to a game and to its end.
pub fn brings_on(party: &Party, people: u8, dice: &mut Rng) -> Option<(String, Request)> {
    let room = &party.room;
    let does = |who: &str, request| Some((who.to_owned(), request));
    let knocks = |who: &&str| room.entry(party.id(who), None) == Entry::Outside;
    if let Some(who) = NAMES.into_iter().find(knocks).filter(|_| dice.bool()) {
        return does(who, Request::Knock { name: who.to_owned() });
    }
    let host = NAMES.into_iter().find(|who| party.id(who) == room.host_guest())?;
    match room.stage() {
        Stage::Open if room.door() == Door::Locked => does(host, Request::SetDoor { door: Door::Knock }),
        Stage::Open => {
            let seats = room.public_view(|_| true).seats;
            let free = seats.iter().position(Option::is_none).map(Seat::at);
            let stands = |who: &&str| room.member(party.id(who)).is_none_or(|member| !seats.contains(&Some(member)));
            let standing = NAMES[..usize::from(people)].iter().copied().find(stands);
            match (standing, free) {
                (Some(who), _) if room.member(party.id(who)).is_none() => {
                    does(who, Request::Join { name: who.to_owned() })
                }
                (Some(who), Some(seat)) => does(who, Request::Sit { seat }),
                (None, Some(seat)) => does(host, Request::SetBot { seat, level: level(dice.u8(..2)) }),
                (_, None) => does(host, Request::Seat),
            }
        }
        Stage::Shuffling => {
            let who = pick(&NAMES, dice.u8(..));
            does(who, party.part(who))
        }
        Stage::Seated => does(host, Request::Start),
        Stage::Playing => {
            let push = Push { who: dice.u8(..), what: 200, numbers: [dice.u8(..), dice.u8(..), dice.u8(..)] };
            let (who, request) = party.whim(push);
            does(who, request)
        }
        Stage::Ended => does(host, Request::Rematch),
    }
}

/// The members who play on the same side as someone, or only they themselves.
pub fn insiders(party: &Party, who: &str) -> Vec<String> {
    use conurbation_rules::games::PublicView;
    let apart = !matches!(party.game(), PublicView::SquareOff(_));
    let side = |player: &str| party.seat(player) % 2;
    let with = |player: &String| if apart { player == who } else { side(player) == side(who) };
    party.players().into_iter().filter(with).collect()
}
