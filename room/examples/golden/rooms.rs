//! What people do in the rooms that become golden logs.

use conurbation_room::{
    Absence, Branching, Channel, ClockRule, Door, GameFile, Length, MAX_MEMBERS, Member, Options, Request, Seating,
    Stage,
};
use conurbation_rules::automas::Mode;
use conurbation_rules::common::Seat;
use conurbation_rules::draw::Hash;
use conurbation_rules::games::{Action, Kind, Level};
use conurbation_rules::square_off;
use conurbation_rules::two_cities::{self, Side, Type};

use crate::common::alone::alone;
use crate::common::golden::Golden;
use crate::common::sides::square_off as grid;
use crate::common::{Party, arrange};
use crate::deals::{deal_of_day, deal_of_game};
use crate::talks::{proposals, shown, talk};

type Play = fn() -> Party;

/// All rooms, each with the name of its files.
pub const ROOMS: [(&str, Play); 30] = [
    ("seven", seven),
    ("two", || played(&PEOPLE[..2], Options::default())),
    ("simple", || played(&PEOPLE[..1], alone(Mode::Simple, 3, Length::None))),
    ("full", || played(&PEOPLE[..1], alone(Mode::Full, 6, Length::None))),
    ("campaign", campaign),
    ("square_off", || teams(square_off::Mode::Base)),
    ("sprint", || teams(square_off::Mode::Sprint)),
    ("sprawl", || teams(square_off::Mode::Sprawl)),
    ("left_over", left_over),
    ("bots", bots),
    ("clocks", clocks),
    ("away_wait", || away(Absence::Wait)),
    ("away_partner", || away(Absence::Partner)),
    ("away_bot", || away(Absence::Bot)),
    ("away_vote", || away(Absence::Vote)),
    ("hands", hands),
    ("hushed", hushed),
    ("hosts", hosts),
    ("handed_on", handed_on),
    ("talk", talk),
    ("proposals", proposals),
    ("door", door),
    ("numbers", numbers),
    ("shuffle", shuffle),
    ("left", left),
    ("branched", branched),
    ("masters", masters),
    ("deal_of_day", deal_of_day),
    ("deal_of_game", deal_of_game),
    ("shown", shown),
];

pub const PEOPLE: [&str; 7] = ["Ann", "Bob", "Cem", "Dia", "Eva", "Fay", "Gus"];

pub fn played(people: &[&str], options: Options) -> Party {
    let mut party = Party::playing(people, options);
    party.play_to_the_end();
    party
}

/// A table of seven, seated by values: a draft, holding back, a whole game, and the start of another one.
fn seven() -> Party {
    let mut party = Party::playing(&PEOPLE, Options::default());
    let draft = party.act(two_cities::Move::Draft([3, 1].into_iter().collect()));
    party.does("Ann", draft);
    party.all_choose();
    let hold = party.act(two_cities::Move::Hold { side: Side::Right, on: true });
    party.does("Bob", hold);
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.chooses("Gus", [0, 5]);
    party
}

/// A game that goes on from the middle of another one.
fn branched() -> Party {
    let other = played(&PEOPLE[..3], Options::default());
    let file = Golden { events: other.log.clone(), talk: Vec::new() }.games().remove(0);
    let file = GameFile::from_json(file.as_bytes()).expect("a game file");
    let name = "Bob".to_owned();
    let asked = Branching { guest: other.id("Bob"), name, seat: Seat::new(2), level: Level::Steady, actions: 20 };
    let log = file.branch(&asked, Hash([7; 32]), other.now + 1_000).expect("it can be played on");
    let mut party = Party::replayed(&["Bob"], log);
    party.house_plays_on();
    party
}

fn campaign() -> Party {
    let mut party = Party::playing(&PEOPLE[..1], alone(Mode::Simple, 1, Length::Three));
    for kind in [Type::Park, Type::Shop] {
        party.play_to_the_end();
        party.does("Ann", Request::ChooseBonus(kind));
        party.does("Ann", Request::Rematch);
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
    }
    party.play_to_the_end();
    party
}

/// Three players on two sides: a starter taken back, the game and, after a race, a solution.
fn teams(mode: square_off::Mode) -> Party {
    let mut party = Party::playing(&PEOPLE[..3], grid(mode));
    let starters = party.lays_of("Ann");
    party.lays("Ann", starters[0]);
    let lift = party.act_on_grid(square_off::Move::Lift(starters[0].piece));
    party.does("Cem", lift);
    if mode == square_off::Mode::Sprint {
        for _ in 0..4 {
            party.lays_something("Cem");
            party.lays_something("Bob");
        }
        let give_up = party.act_on_grid(square_off::Move::GiveUp);
        party.does("Bob", give_up);
        let solve = party.act_on_grid(square_off::Move::Solve);
        party.does("Ann", solve);
    }
    party.play_to_the_end();
    party
}

/// With left-over starters: a first game with those drawn, and a rematch with those not used in it.
fn left_over() -> Party {
    let game = Kind::SquareOff(square_off::Variant { left_over: true, ..square_off::Variant::default() });
    let mut party = played(&PEOPLE[..2], Options::first(game));
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.lays_something("Bob");
    party
}

/// A player leaves for good, and the house plays on until somebody has their seat. Some look at the result while the
/// others begin another game.
fn left() -> Party {
    let mut party = Party::playing(&PEOPLE[..3], Options { absence: Absence::Bot, ..Options::default() });
    let seat = Seat::new(party.seat("Bob"));
    party.does("Bob", Request::LeaveGame);
    party.all_choose();
    party.house_plays_on();
    let key = party.links("Ann", seat);
    party.does("Eva", Request::TakeSeat { key, name: Some("Eva".to_owned()) });
    party.play_to_the_end();
    party.does("Ann", Request::Rematch);
    party.does("Eva", Request::LeaveResult);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party
}

fn bots() -> Party {
    let mut party = Party::joined(&PEOPLE[..2], Options { seats: 4, seating: Seating::Hand, ..Options::default() });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Bob", Request::Sit { seat: Seat::new(2) });
    for (seat, level) in [(1, Some(Level::Gentle)), (3, Some(Level::Sharp)), (3, Some(Level::Steady)), (3, None)] {
        party.does("Ann", Request::SetBot { seat: Seat::new(seat), level });
    }
    party.does("Ann", Request::SetBot { seat: Seat::new(3), level: Some(Level::Steady) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party
}

/// A *master* at the table, which is *sharp* while another game is chosen.
fn masters() -> Party {
    let mut party = Party::joined(&PEOPLE[..1], Options { seats: 3, ..Options::default() });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    for (seat, level) in [(1, Level::Steady), (1, Level::Master), (2, Level::Master)] {
        party.does("Ann", Request::SetBot { seat: Seat::new(seat), level: Some(level) });
    }
    party.chooses_options("Ann", Options { seats: 3, ..grid(square_off::Mode::Base) });
    party.chooses_options("Ann", Options { seats: 3, ..Options::default() });
    party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Master) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.house_plays_on();
    party
}

/// Every clock: extra time, a pause, a restart, and time running out.
fn clocks() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options { seating: Seating::Card, ..Options::default() });
    for clock in [ClockRule::Slow, ClockRule::Relaxed, ClockRule::Brisk] {
        party.chooses_options("Ann", Options { clock, ..*party.room.options() });
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        party.now += 1_000;
        party.does("Bob", Request::GiveTime);
        party.does("Ann", Request::Pause);
        party.now += 5_000;
        party.does("Ann", Request::Resume);
        let restarted = party.room.restart_clock(party.now).expect("the clock runs");
        party.take(restarted);
        for _ in 0..2 {
            party.now = party.room.deadline().expect("the clock runs");
            assert!(party.clock_fires());
        }
        party.play_to_the_end();
        party.does("Ann", Request::Rematch);
    }
    party
}

/// Bob goes away, comes back, and then goes away for good.
fn away(absence: Absence) -> Party {
    let mut party = Party::playing(&PEOPLE[..4], Options { absence, seating: Seating::Hand, ..Options::default() });
    party.goes_away("Bob");
    party.now += 60_000;
    party.comes_back("Bob");
    party.goes_away("Bob");
    if absence == Absence::Vote {
        for (who, hold) in [("Ann", true), ("Cem", true), ("Ann", false), ("Dia", true)] {
            party.does(who, Request::Vote { seat: Seat::new(1), hold });
        }
    }
    party.house_plays_on();
    if absence == Absence::Wait {
        party.comes_back("Bob");
    }
    party.all_choose();
    if absence == Absence::Partner {
        let place = two_cities::Move::Place { tile: 0, side: Side::Right, cell: [3, 3] };
        let Request::Play(action @ Action::TwoCities(_)) = party.act(place) else { unreachable!("places are played") };
        party.does("Ann", Request::PlayFor { seat: Seat::new(1), action });
        party.comes_back("Bob");
    }
    party.play_to_the_end();
    party
}

/// People who come and go, and seats that change hands.
fn hands() -> Party {
    let mut party = Party::joined(&PEOPLE[..4], Options { seats: 3, ..Options::default() });
    for (seat, who) in (0..).zip(&PEOPLE[..3]) {
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.does("Cem", Request::Stand);
    party.does("Cem", Request::Sit { seat: Seat::new(2) });
    party.does("Ann", arrange([2, 0, 1]));
    party.does("Ann", Request::Shuffle);
    party.does("Cem", Request::Join { name: "Cemal".to_owned() });
    let options = Options { talk_while_choosing: true, score_preview: false, ..*party.room.options() };
    party.chooses_options("Ann", options);
    party.does("Ann", Request::Remove { member: Member::new(3) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Unseat);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    for (from, to) in [("Bob", "Eva"), ("Ann", "Fay")] {
        let key = party.links(from, Seat::new(party.seat(from)));
        party.does(to, Request::TakeSeat { key, name: Some(to.to_owned()) });
    }
    party.goes_away("Cem");
    party.links("Fay", Seat::new(party.seat("Cem")));
    party.comes_back("Cem");
    party.does("Fay", Request::MakeHost { member: Member::new(2) });
    party.play_to_the_end();
    assert_eq!(party.room.stage(), Stage::Ended);
    party
}

/// Someone is muted, the watchers are, and someone has their data deleted. (What they said was then taken out of the
/// records of talk by hand.)
fn hushed() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options { seating: Seating::Hand, ..Options::default() });
    party.says("Bob", Channel::Table, "Forget me");
    party.says("Cem", Channel::Table, "Who?");
    party.does("Ann", Request::Mute { member: Member::new(2), on: true });
    party.does("Ann", Request::MuteWatchers { on: true });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.does("Ann", Request::Mute { member: Member::new(2), on: false });
    let forgotten = party.room.forgets(party.id("Bob"), party.now).expect("Bob is a member");
    party.take(forgotten);
    party.does("Ann", Request::MuteWatchers { on: false });
    party.says("Cem", Channel::Table, "Never mind");
    party
}

/// A shuffle that is given up, one that waits for Bob in vain, and one to which all contribute.
fn shuffle() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options::default());
    party.joins("Dia");
    party.send("Ann", Request::Seat).expect("all seats are taken");
    party.does("Bob", party.part("Bob"));
    party.does("Ann", Request::Unseat);
    party.send("Ann", Request::Seat).expect("all seats are taken");
    party.does("Cem", party.part("Cem"));
    let restarted = party.room.restart_clock(party.now).expect("the shuffle waits");
    party.take(restarted);
    party.does("Ann", party.part("Ann"));
    party.now = party.room.deadline().expect("the shuffle waits");
    assert!(party.clock_fires());
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party.says("Dia", Channel::Table, "Well played");
    party.does("Ann", Request::Rematch);
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.play_to_the_end();
    party
}

/// A stand-in for a host who is away, and someone who is let back in.
fn hosts() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options::default());
    party.joins("Dia");
    party.host_away = true;
    party.does("Bob", Request::MakeHost { member: Member::new(1) });
    party.host_away = false;
    party.does("Bob", Request::Remove { member: Member::new(3) });
    party.does("Ann", Request::MakeHost { member: Member::new(0) });
    party.does("Ann", Request::Readmit { member: Member::new(3) });
    party.joins("Dia");
    party.does("Ann", Request::MakeHost { member: Member::new(2) });
    party
}

/// Seats handed on by the host, because their players were away or the table agreed, and one taken back.
fn handed_on() -> Party {
    let mut party = Party::playing(&PEOPLE[..4], Options { seating: Seating::Hand, ..Options::default() });
    party.goes_away("Bob");
    let key = party.links("Ann", Seat::new(1));
    party.does("Eva", Request::TakeSeat { key, name: Some("Eva".to_owned()) });
    for (who, agree) in [("Ann", true), ("Eva", true), ("Dia", true), ("Eva", false)] {
        party.does(who, Request::AgreeHandOn { seat: Seat::new(2), agree });
    }
    let key = party.links("Ann", Seat::new(2));
    party.does("Fay", Request::TakeSeat { key, name: Some("Fay".to_owned()) });
    party.does("Bob", Request::TakeBack { seat: Seat::new(1) });
    party.does("Dia", Request::AgreeHandOn { seat: Seat::new(0), agree: true });
    party.links("Bob", Seat::new(1));
    party
}

/// A door that is closed and locked, people who knock, and one who is kicked, comes back, is removed and let back in.
fn door() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options::default());
    party.does("Ann", Request::SetDoor { door: Door::Knock });
    party.knocks_and_is_let_in("Dia", "Ann");
    party.does("Ann", Request::Kick { member: Member::new(3) });
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::SetDoor { door: Door::Locked });
    party.does("Ann", Request::Start);
    party.does("Ann", Request::SetDoor { door: Door::Knock });
    party.host_away = true;
    party.knocks_and_is_let_in("Dia", "Bob");
    party.host_away = false;
    party.does("Ann", Request::Remove { member: Member::new(3) });
    party.does("Ann", Request::Readmit { member: Member::new(3) });
    party.does("Ann", Request::SetDoor { door: Door::Locked });
    party.joins("Dia");
    party
}

/// A crowd that joined, said something and left. Newcomers join in their place, are let in or take a seat over, and one
/// of the crowd comes back.
fn numbers() -> Party {
    let mut party = Party::sitting(&PEOPLE[..3], Options::default());
    for number in 3..MAX_MEMBERS {
        let who = format!("cookie {number}");
        party.joins(&who);
        party.says(&who, Channel::Table, "Boo!");
        party.disconnected.insert(party.id(&who));
    }
    party.joins("Dia");
    party.says("Dia", Channel::Table, "Boo?");
    party.does("cookie 39", Request::Join { name: "ghost".to_owned() });
    party.does("Ann", Request::SetDoor { door: Door::Knock });
    party.knocks_and_is_let_in("Eva", "Ann");
    party.does("Ann", Request::Seat);
    let key = party.links("Bob", Seat::new(party.seat("Bob")));
    party.does("Fay", Request::TakeSeat { key, name: Some("Fay".to_owned()) });
    party.does("Ann", Request::Unseat);
    party
}
