//! Rooms with people in them, for the pages to show.

use conurbation::rooms::Rooms;
use conurbation::store::RoomId;
use conurbation_room::{Access, Options, Request};
use conurbation_rules::common::Seat;
use uuid::Uuid;

use crate::common::Person;

/// A room of four where Ada, who opened it, sits on the last seat and Bruno on the second.
pub async fn party(rooms: &Rooms, access: Access) -> RoomId {
    opened(rooms, Options { seats: 4, access, ..Options::default() }, &[("Ada", 3), ("Bruno", 1)]).await
}

/// A room opened by the first of these people, who join and sit down one after the other.
pub async fn opened(rooms: &Rooms, options: Options, people: &[(&str, u8)]) -> RoomId {
    let host = Uuid::new_v4();
    let room = rooms.open(host, options).await.expect("valid options");
    for (index, &(name, seat)) in people.iter().enumerate() {
        let guest = if index == 0 { host } else { Uuid::new_v4() };
        let mut person = Person::connect(rooms, room, guest).await;
        person.does(Request::Join { name: name.to_owned() }).await;
        person.does(Request::Sit { seat: Seat::new(seat) }).await;
    }
    // Answered after everything before it, and after the public list was written.
    rooms.summary(room).await.expect("the room is there");
    room
}
