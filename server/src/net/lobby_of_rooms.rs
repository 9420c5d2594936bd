use super::{
    Guest, Lobby,
    lobby::{Access, NewRoom, RoomListing, RoomPreview, Stage},
};
use crate::rooms::{ConnectError, OpenError, Rooms};
use conurbation_room::{Access as RoomAccess, Options, Stage as RoomStage};

fn stage(s: RoomStage) -> Stage {
    match s {
        RoomStage::Open => Stage::Open,
        RoomStage::Seated => Stage::Seated,
        RoomStage::Playing => Stage::Playing,
        RoomStage::Ended => Stage::Ended,
    }
}

#[derive(Debug, thiserror::Error)]
pub enum E {
    #[error(transparent)]
    C(#[from] ConnectError),
    #[error(transparent)]
    O(#[from] OpenError),
    #[error(transparent)]
    S(#[from] crate::store::StoreError),
}

impl Lobby for Rooms {
    type Error = E;
    async fn create(&self, host: Guest, wish: NewRoom) -> Result<String, E> {
        let access = match wish.access {
            Access::Private => RoomAccess::Private,
            Access::Public => RoomAccess::Public,
        };
        Ok(self.open(host.0, Options { seats: wish.seats, access, ..Options::default() }).await?.to_string())
    }
    async fn preview(&self, code: &str) -> Result<Option<RoomPreview>, E> {
        let Ok(room) = code.parse() else { return Ok(None) };
        match self.summary(room).await {
            Ok(s) => Ok(Some(RoomPreview {
                host: s.host,
                seats: s.seats,
                stage: stage(s.stage),
                access: if s.public { Access::Public } else { Access::Private },
                watchers: s.watchers,
            })),
            Err(ConnectError::NoSuchRoom) => Ok(None),
            Err(e) => Err(e.into()),
        }
    }
    async fn public_rooms(&self, limit: usize) -> Result<Vec<RoomListing>, E> {
        Ok(self
            .listed()
            .await?
            .into_iter()
            .take(limit)
            .map(|l| RoomListing {
                code: l.room.to_string(),
                host: l.summary.host,
                seats: l.summary.seats.len(),
                taken: l.summary.seats.iter().flatten().count(),
                stage: stage(l.summary.stage),
            })
            .collect())
    }
}
