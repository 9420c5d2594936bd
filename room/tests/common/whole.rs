//! What must hold for every room, whatever people do and whatever happened to its log.

use std::collections::BTreeSet;

use conurbation_room::{FIRST_BOT, Meanwhile, Member, Stage};

use super::Party;
use conurbation_rules::common::Seat;

/// Members, host, seats, stage, game and everyone's own view fit together.
#[track_caller]
pub fn in_one_piece(party: &Party) {
    let room = party.room.public_view(|_| true);
    let members: Vec<Member> = room.members.iter().map(|member| member.no).collect();
    assert!(members.is_sorted_by(|a, b| a < b));
    assert!(
        members.contains(&room.host) || room.host == Member::new(0),
        "the host is a member, or an opener without a name"
    );
    assert_eq!(room.seats.len(), usize::from(room.options.seats));
    assert!(room.options.valid());

    let mut sitting: Vec<Member> = room.seats.iter().flatten().copied().collect();
    let seated = sitting.len();
    sitting.sort_unstable();
    sitting.dedup();
    assert_eq!(sitting.len(), seated, "nobody sits on two seats: {:?}", room.seats);
    assert!(sitting.iter().all(|member| members.contains(member)), "only members have seats");

    let begun = !matches!(room.stage, Stage::Open | Stage::Shuffling);
    assert_eq!(room.seating.is_some(), begun);
    assert_eq!(room.shuffling.is_some(), room.stage == Stage::Shuffling);
    assert_eq!(room.game.is_some(), matches!(room.stage, Stage::Playing | Stage::Ended));
    if let Some(seating) = room.seating {
        assert_eq!(seated, room.seats.len(), "every seat of a game is taken");
        assert_eq!(seating.values.len(), room.seats.len());
        assert_eq!(seating.seed.is_some(), room.stage == Stage::Ended);
        assert_eq!(seating.draw.is_some(), room.stage == Stage::Ended);
    }
    let playing = room.stage == Stage::Playing;
    assert!(playing || (room.deadline, room.paused.is_none()) == (None, true));
    assert!(room.paused.is_none() || (room.deadline, party.room.house_turns().len()) == (None, 0));
    the_house_is_in_order(party);
    if let Some(campaign) = room.campaign {
        let kinds: BTreeSet<_> = campaign.games.iter().map(|game| game.bonus).collect();
        assert!(kinds.len() == campaign.games.len() && kinds.len() <= campaign.length.into());
        assert_eq!(campaign.finished, kinds.len() == usize::from(campaign.length));
    }

    for who in &party.guests {
        let me = party.me(who);
        assert_eq!(me.member, party.room.member(party.id(who)));
        assert_eq!(me.seat, me.member.and_then(|member| party.room.seat_of(member)));
        assert!(me.seat.is_none() || party.admits(who), "players are always admitted");
        assert_eq!(me.game.is_some(), me.seat.is_some() && room.game.is_some());
    }
}

/// Bots are on their seats, and the house plays only for them and for players who are away.
#[track_caller]
fn the_house_is_in_order(party: &Party) {
    let room = party.room.public_view(|_| true);
    let mut bots: Vec<Member> = room.seats.iter().flatten().copied().filter(|member| *member >= FIRST_BOT).collect();
    bots.sort_unstable();
    let shown: Vec<Member> =
        room.members.iter().filter(|member| member.bot.is_some()).map(|member| member.no).collect();
    assert_eq!(shown, bots, "exactly the seated bots are shown");
    let owner = |seat: Seat| room.seats[seat.index()].expect("no seat is free during a game");
    for away in &room.away {
        assert!(owner(away.seat) < FIRST_BOT, "only people go away");
    }
    for turn in party.room.house_turns() {
        let held = room.away.iter().any(|away| away.seat == turn.seat && away.what == Meanwhile::Held);
        assert_eq!((turn.bot, held), (owner(turn.seat) >= FIRST_BOT, !turn.bot));
    }
}
