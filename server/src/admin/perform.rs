//! Carrying out orders: the same on a running server and without one.

use super::export;
use super::note::Note;
use super::order::{AdminError, Answer, Keeper, Order, Reply, Shown};
use crate::net::{ban, bans, reload, room_in, rotate_cookie_keys, unban};
use crate::store::StoreError;

/// Carries out an order that came to a running server, and notes in its log what was changed.
pub(crate) async fn reply(keeper: &Keeper, order: serde_json::Result<Order>) -> Reply {
    let order = order.map_err(|error| format!("the server does not know this order: {error}"))?;
    let note = Note::of(&order);
    let done = perform(keeper, order).await.map_err(|error| error.to_string())?;
    if let Some(note) = note {
        note.log();
    }
    Ok(done)
}

/// Carries out an order.
pub(crate) async fn perform(keeper: &Keeper, order: Order) -> Result<Answer, AdminError> {
    let Keeper { rooms, store, .. } = keeper;
    let known = |link: String| room_in(&link).ok_or(AdminError::NoSuchRoom(link));
    Ok(match order {
        Order::List => Answer::Rooms(rooms.all().await?),
        Order::Show(code) => {
            let room = known(code)?;
            let closed = rooms.is_closed(room).await?;
            let in_memory = rooms.is_alive(room) || store.owner(room).await?.is_some();
            let (summary, guests, put_out) = rooms.look_at(room).await?;
            Answer::Room(Box::new(Shown { room: room.to_string(), in_memory, closed, summary, guests, put_out }))
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
        Order::Import(text) if export::is_game(&text) => {
            let game = rooms.import_game(text.into_bytes()).await?;
            Answer::Done(format!("the game can be watched at /games/{game}"))
        }
        Order::Import(text) => {
            let room = export::import(rooms, &text).await?;
            Answer::Done(format!("{room} is here"))
        }
        Order::RotateKeys => {
            rotate_cookie_keys(store).await?;
            tell(keeper).await?;
            Answer::Done("cookies are signed with a new key".to_owned())
        }
        Order::Ban(banned) => {
            ban(store, banned).await?.then_some(()).ok_or(AdminError::TooManyBans)?;
            tell(keeper).await?;
            Answer::Done(format!("{banned} is banned"))
        }
        Order::Unban(banned) => {
            unban(store, banned).await?.then_some(()).ok_or(AdminError::NotBanned(banned))?;
            tell(keeper).await?;
            Answer::Done(format!("{banned} is not banned any more"))
        }
        Order::Bans => Answer::Bans(bans(store).await?),
    })
}

/// Tells a running server what was changed in the store.
async fn tell(Keeper { store, gate, .. }: &Keeper) -> Result<(), StoreError> {
    match gate {
        Some(gate) => reload(gate, store).await,
        None => Ok(()),
    }
}
