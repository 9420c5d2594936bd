//! Rooms without a game behind them.

use std::sync::{Arc, Mutex};

use conurbation::net::{
    Guest, Lobby,
    lobby::{Access, NewRoom, RoomListing, RoomPreview, Stage},
};

/// The code of the room that is there from the start.
pub const CODE: &str = "0123456789abcdef";
/// The code of every room that is made.
pub const NEW_CODE: &str = "fedcba9876543210";

/// One room to preview, some to list, and a memory of the rooms that were asked for.
#[derive(Debug, Clone)]
pub struct FakeLobby {
    pub room: RoomPreview,
    pub listed: Vec<RoomListing>,
    pub broken: bool,
    pub created: Arc<Mutex<Vec<(Guest, NewRoom)>>>,
}

impl FakeLobby {
    /// A private room with two of four seats taken, and three public rooms.
    pub fn party() -> Self {
        let listing = |code: &str, host: Option<&str>, seats, taken, stage| RoomListing {
            code: code.to_owned(),
            host: host.map(str::to_owned),
            seats,
            taken,
            stage,
        };
        Self {
            room: RoomPreview {
                host: Some("Ada".to_owned()),
                seats: vec![None, Some("Bruno".to_owned()), None, Some("Ada".to_owned())],
                stage: Stage::Open,
                access: Access::Private,
                watchers: true,
            },
            listed: vec![
                listing("aaaaaaaaaaaaaaaa", Some("Chiyo"), 5, 4, Stage::Open),
                listing("bbbbbbbbbbbbbbbb", None, 3, 0, Stage::Open),
                listing("cccccccccccccccc", Some("Dmitri"), 7, 7, Stage::Playing),
            ],
            broken: false,
            created: Arc::default(),
        }
    }

    /// No room is public.
    pub fn quiet() -> Self {
        Self { listed: Vec::new(), ..Self::party() }
    }

    fn answer<T>(&self, answer: T) -> Result<T, &'static str> {
        if self.broken { Err("the rooms are out of reach") } else { Ok(answer) }
    }
}

impl Lobby for FakeLobby {
    type Error = &'static str;

    async fn create(&self, host: Guest, wish: NewRoom) -> Result<String, Self::Error> {
        self.created.lock().expect("no test panics while holding it").push((host, wish));
        self.answer(NEW_CODE.to_owned())
    }

    async fn preview(&self, code: &str) -> Result<Option<RoomPreview>, Self::Error> {
        self.answer((code == CODE).then(|| self.room.clone()))
    }

    async fn public_rooms(&self, limit: usize) -> Result<Vec<RoomListing>, Self::Error> {
        self.answer(self.listed.iter().take(limit).cloned().collect())
    }
}
