//! What people and bots say in the rooms that become golden logs.

use conurbation_room::{Body, Channel, Options, Phrase, Request, Seating};
use conurbation_rules::common::{City, Seat};
use conurbation_rules::games::Level;

use crate::common::{Party, say};
use crate::rooms::PEOPLE;

/// Talk of every kind on every channel.
pub fn talk() -> Party {
    let mut party = Party::joined(&PEOPLE[..4], Options { seating: Seating::Hand, ..Options::default() });
    for (seat, who) in (0..).zip(&PEOPLE[..3]) {
        party.does(who, Request::Sit { seat: Seat::new(seat) });
    }
    party.says("Dia", Channel::Table, "Who plays?");
    party.does("Ann", Request::Seat);
    party.does("Ann", Request::Start);
    party.says("Dia", Channel::Watchers, "I bet on Cem ✓");
    party.all_choose();
    // Phrases about building have to wait for the reveal.
    for phrase in PHRASES {
        party.does("Bob", Request::Say { channel: Channel::Table, body: Body::Phrase(phrase) });
    }
    let city = Channel::City(City::new(0));
    let table = party.table();
    for (no, accept) in [(0, true), (2, false)] {
        let proposal =
            Body::Proposal { round: table.round, turn: table.turn, seat: Seat::new(1), tile: no / 2, cell: [3, 3] };
        party.does("Ann", Request::Say { channel: city, body: proposal });
        party.does("Bob", Request::Say { channel: city, body: Body::Answer { to: no.into(), accept } });
    }
    party.does("Cem", say(Channel::City(City::new(1)), "Ours?"));
    party.play_to_the_end();
    party
}

/// Partners who agree to show their talk, and one who changes her mind.
pub fn shown() -> Party {
    let mut party = Party::playing(&PEOPLE[..3], Options { seating: Seating::Hand, ..Options::default() });
    party.all_choose();
    let on = |city, phrase| Request::Say { channel: Channel::City(City::new(city)), body: Body::Phrase(phrase) };
    party.does("Ann", on(0, Phrase::Parks));
    party.play_to_the_end();
    party.does("Ann", on(0, Phrase::ShowTalk));
    party.does("Bob", on(0, Phrase::ShowTalk));
    party.does("Ann", on(2, Phrase::ShowTalk));
    party.does("Ann", on(2, Phrase::KeepTalk));
    party
}

/// Proposals of a person and of a bot, with the score preview and without it.
pub fn proposals() -> Party {
    let mut party = Party::joined(&PEOPLE[..2], Options { seating: Seating::Hand, ..Options::default() });
    party.does("Ann", Request::Sit { seat: Seat::new(0) });
    party.does("Bob", Request::Sit { seat: Seat::new(1) });
    party.does("Ann", Request::SetBot { seat: Seat::new(2), level: Some(Level::Gentle) });
    for score_preview in [true, false] {
        party.chooses_options("Ann", Options { score_preview, ..*party.room.options() });
        party.does("Ann", Request::Seat);
        party.does("Ann", Request::Start);
        party.all_choose();
        assert!(party.house_moves(), "the bot chooses");
        let table = party.table();
        let body = |seat, tile| Body::Proposal {
            round: table.round,
            turn: table.turn,
            seat: Seat::new(seat),
            tile,
            cell: [3, 3],
        };
        let city = City::new(1);
        party.does("Bob", Request::Say { channel: Channel::City(city), body: body(1, 0) });
        let said = party.talk.house_says(&party.room, Seat::new(2), city, &body(2, 1), party.now);
        let said = said.expect("the bot may propose this");
        party.said.push(said.clone());
        party.talk.apply(said);
        party.play_to_the_end();
        if score_preview {
            party.does("Ann", Request::Rematch);
        }
    }
    party
}

const PHRASES: [Phrase; 13] = [
    Phrase::Hello,
    Phrase::YouFirst,
    Phrase::Thinking,
    Phrase::Shops,
    Phrase::Factories,
    Phrase::Taverns,
    Phrase::Offices,
    Phrase::Parks,
    Phrase::Houses,
    Phrase::GoodIdea,
    Phrase::RatherNot,
    Phrase::Thanks,
    Phrase::WellPlayed,
];
