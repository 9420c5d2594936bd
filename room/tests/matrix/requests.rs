//! Every request, as each of the people in the room would send it.

use conurbation_room::{Channel, ChoiceName, Door, LeadStep, Member, Phrase, Request, SeatKey, Stage};
use conurbation_rules::common::{City, Round, Seat, Turn};
use conurbation_rules::games::{Action, Level};
use conurbation_rules::two_cities::{self, Phase, Side, Type};
use uuid::Uuid;

use crate::common::{Party, arrange, say, setting};
use crate::rooms::{KEY, KNOCK};

/// Makes the request as somebody would send it.
type Sends = dyn Fn(&Party, &str) -> Request;

/// A request that may depend on who sends it.
pub struct Asks {
    pub what: &'static str,
    pub request: Box<Sends>,
}

/// Everything that is asked of a room.
pub fn asks() -> Vec<Asks> {
    let mut asks = at_the_door();
    asks.extend(of_the_host());
    asks.extend(at_the_table());
    asks.extend(talk());
    asks
}

fn always(what: &'static str, request: Request) -> Asks {
    Asks { what, request: Box::new(move |_, _| request.clone()) }
}

fn of_sender(what: &'static str, request: impl Fn(&Party, &str) -> Request + 'static) -> Asks {
    Asks { what, request: Box::new(request) }
}

fn member(party: &Party, who: &str) -> Member {
    party.room.member(party.id(who)).unwrap_or(Member::new(30))
}

fn own_seat(party: &Party, who: &str) -> Seat {
    party.me(who).seat.unwrap_or(Seat::new(0))
}

/// Coming, sitting down, standing up, links to seats.
fn at_the_door() -> Vec<Asks> {
    vec![
        of_sender("join under one's name", |_, who| Request::Join { name: who.to_owned() }),
        of_sender("join under a new name", |_, _| Request::Join { name: "Novak".to_owned() }),
        of_sender("join under another's name", |_, who| Request::Join {
            name: if who == "Bob" { "Ann" } else { "Bob" }.to_owned(),
        }),
        of_sender("knock", |_, who| Request::Knock { name: who.to_owned() }),
        always("sit on the last seat", Request::Sit { seat: Seat::new(4) }),
        always("sit where another sits", Request::Sit { seat: Seat::new(2) }),
        always("sit anywhere", Request::SitDown),
        always("stand", Request::Stand),
        of_sender("offer one's own seat", |party, who| Request::OfferSeat { seat: own_seat(party, who), key: KEY }),
        always("offer another's seat", Request::OfferSeat { seat: Seat::new(3), key: KEY }),
        always(
            "take a seat with a wrong key",
            Request::TakeSeat { key: SeatKey(Uuid::nil()), name: Some("Zoe".into()) },
        ),
        always("take a seat with its key", Request::TakeSeat { key: KEY, name: Some("Zoe".into()) }),
        always("agree to hand on a seat", Request::AgreeHandOn { seat: Seat::new(2), agree: true }),
        always("take back a seat", Request::TakeBack { seat: Seat::new(3) }),
    ]
}

/// What mostly the host may do.
fn of_the_host() -> Vec<Asks> {
    let bot = |level| Request::SetBot { seat: Seat::new(4), level };
    vec![
        always("set an option", setting(ChoiceName::ScorePreview, false)),
        of_sender("arrange the players", |party, _| {
            let four = [Some(1), Some(0), Some(2), Some(3)].map(|no| no.map(Member::new)).to_vec();
            let five = party.room.options().seats == 5;
            Request::Arrange(if five { [four, vec![None]].concat() } else { four })
        }),
        always("arrange a stranger", arrange([0, 1, 2, 9])),
        always("set a bot", bot(Some(Level::Gentle))),
        always("send a bot away", bot(None)),
        always("shuffle", Request::Shuffle),
        always("seat", Request::Seat),
        of_sender("contribute", Party::part),
        always("unseat", Request::Unseat),
        always("start", Request::Start),
        always("pause", Request::Pause),
        always("resume", Request::Resume),
        always("choose a bonus", Request::ChooseBonus(Type::Park)),
        always("rematch", Request::Rematch),
        always("leave the result", Request::LeaveResult),
        of_sender("become the host", |party, who| Request::MakeHost { member: member(party, who) }),
        of_sender("become the host, host away", |party, who| Request::MakeHost { member: member(party, who) }),
        of_sender("make another the host", |party, _| Request::MakeHost { member: member(party, "Cem") }),
        of_sender("make a removed one the host", |_, _| Request::MakeHost { member: Member::new(5) }),
        of_sender("remove the host", |party, _| Request::Remove { member: party.room.host() }),
        of_sender("remove a player", |party, _| Request::Remove { member: member(party, "Cem") }),
        of_sender("kick a player", |party, _| Request::Kick { member: member(party, "Cem") }),
        of_sender("kick a bystander", |party, _| Request::Kick { member: member(party, "Wil") }),
        always("open the door", Request::SetDoor { door: Door::Open }),
        always("let people knock", Request::SetDoor { door: Door::Knock }),
        always("lock the door", Request::SetDoor { door: Door::Locked }),
        always("let in who knocks", Request::AnswerKnock { knock: KNOCK, admit: true }),
        always("let in who knocks, host away", Request::AnswerKnock { knock: KNOCK, admit: true }),
        always("turn away who knocks", Request::AnswerKnock { knock: KNOCK, admit: false }),
        always("mute a player", Request::Mute { member: Member::new(1), on: true }),
        always("mute everyone without a seat", Request::MuteWatchers { on: true }),
        always("delete all talk", Request::ClearTalk),
        always("delete what one said", Request::Unsay),
        always("let back in who was removed", Request::Readmit { member: Member::new(5) }),
        of_sender("remove a bystander", |party, _| Request::Remove { member: member(party, "Wil") }),
    ]
}

/// The game.
fn at_the_table() -> Vec<Asks> {
    vec![
        of_sender("play one's own move", |party, who| Request::Play(own_move(party, who))),
        of_sender("draft", |party, _| Request::Play(act(party, two_cities::Move::Draft([0].into_iter().collect())))),
        of_sender("play an illegal move", |party, _| {
            Request::Play(act(party, two_cities::Move::Place { tile: 0, side: Side::Left, cell: [0, 0] }))
        }),
        of_sender("play for another", |party, who| {
            let side = if who == "Ann" { Side::Right } else { Side::Left };
            let what = two_cities::Move::Place { tile: 0, side, cell: [3, 3] };
            Request::PlayFor { seat: Seat::new(3), action: act(party, what) }
        }),
        always("vote for the house", Request::Vote { seat: Seat::new(3), hold: true }),
        always("vote against the house", Request::Vote { seat: Seat::new(3), hold: false }),
        always("leave the game for good", Request::LeaveGame),
        always("give time", Request::GiveTime),
        always("stop showing a piece", Request::Show(None)),
        always("lead through a game", Request::Lead(Some(LeadStep { game: 0, at: 5 }))),
        always("lead no longer", Request::Lead(None)),
        always("follow whoever leads", Request::Follow(true)),
    ]
}

fn talk() -> Vec<Asks> {
    let plan = |channel| Request::Say { channel, body: conurbation_room::Body::Phrase(Phrase::Parks) };
    vec![
        always("talk to the table", say(Channel::Table, "Hello")),
        always("tell the table a plan", plan(Channel::Table)),
        always("talk to the first city", say(Channel::City(City::new(0)), "Hello")),
        always("talk to the second city", say(Channel::City(City::new(1)), "Hello")),
        always("talk to the watchers", say(Channel::Watchers, "Hello")),
        always("say nothing", say(Channel::Table, " ")),
    ]
}

/// The first move that somebody's view offers, or any.
fn own_move(party: &Party, who: &str) -> Action {
    if party.room.stage() == Stage::Playing && party.table().phase == Phase::Place {
        let (tile, side, cell) = party.spots(who).first().copied().unwrap_or((0, Side::Left, [3, 3]));
        return act(party, two_cities::Move::Place { tile, side, cell });
    }
    act(party, two_cities::Move::Choose([0, 1]))
}

/// An action in the current turn, or in the first one.
fn act(party: &Party, what: two_cities::Move) -> Action {
    let (round, turn) = match party.room.stage() {
        Stage::Playing => (party.table().round, party.table().turn),
        _ => (Round::FIRST, Turn::new(1)),
    };
    Action::TwoCities(two_cities::Action { round, turn, what })
}
