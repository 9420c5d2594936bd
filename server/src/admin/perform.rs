//! Carrying out orders: the same on a running server and without one.

use super::export;
use super::order::{AdminError, Answer, Keeper, Order, Shown};
use crate::net::rotate_cookie_keys;
use crate::store::RoomId;

/// Carries out an order.
pub(crate) async fn perform(Keeper { rooms, store, gate }: &Keeper, order: Order) -> Result<Answer, AdminError> {
    let known = |code: String| match code.parse::<RoomId>() {
        Ok(room) => Ok(room),
        Err(_) => Err(AdminError::NoSuchRoom(code)),
    };
    Ok(match order {
        Order::List => Answer::Rooms(rooms.census().await?),
        Order::Show(code) => {
            let room = known(code)?;
            let closed = rooms.is_closed(room).await?;
            let (in_memory, summary) = (rooms.is_alive(room), rooms.look_at(room).await?);
            Answer::Room(Box::new(Shown { room: room.to_string(), in_memory, closed, summary }))
        }
        Order::Close(code) => {
            let room = known(code)?;
            rooms.close(room).await?;
            Answer::Done(format!("{room} is closed"))
        }
        Order::Open(code) => {
            let room = known(code)?;
            rooms.reopen(room).await?;
            Answer::Done(format!("{room} is open"))
        }
        Order::Purge(code) => {
            let room = known(code)?;
            rooms.purge(room).await?;
            Answer::Done(format!("{room} is deleted"))
        }
        Order::Export(code) => Answer::Exported(export::export(rooms, known(code)?).await?),
        Order::Import(text) => {
            let room = export::import(rooms, &text).await?;
            Answer::Done(format!("{room} is here"))
        }
        Order::RotateKeys => {
            let keys = rotate_cookie_keys(store).await?;
            if let Some(gate) = gate {
                gate.set_keys(keys);
            }
            Answer::Done("cookies are signed with a new key".to_owned())
        }
    })
}
