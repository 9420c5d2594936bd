//! The errors of requests, with the status of their responses.

use std::fmt::Display;

use axum::{
    http::{HeaderValue, StatusCode, header},
    response::{IntoResponse, Response},
};

/// When to come back to a busy server, in seconds.
const BUSY_SECONDS: u64 = 30;
/// When to come back to a server that is shutting down, in seconds: about how long a restart takes.
pub const RESTART_SECONDS: u64 = 3;

/// Why a request failed. The response carries it as an extension, from which its page is made.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Failure {
    /// There is no page at this address.
    NotFound,
    /// No room has a code like this: the link is not whole.
    NoSuchRoom,
    /// There is no room with this code, or none any more.
    RoomGone,
    /// The operator has closed the room.
    RoomClosed,
    /// The room has no finished game of this number, or the reader may not see it.
    NoSuchGame,
    /// Nobody has uploaded such a game, or it is gone.
    NoSuchUpload,
    /// The page has no such method.
    MethodNotAllowed,
    /// The request can't be understood.
    BadRequest,
    /// The server was reached by a name that it does not know to be its own.
    UnknownHost,
    /// The request does not come from a page of this site.
    ForeignOrigin,
    /// The operator has banned the guest.
    Banned,
    /// The operator has banned the guest's network.
    NetworkBanned,
    /// A link to carry a guest to another device is used up, too old or not whole.
    CarrySpent,
    /// This address sent too many requests.
    TooManyRequests {
        /// When to come back.
        seconds: u64,
    },
    /// This address opened too many rooms.
    TooManyRooms {
        /// When to come back.
        seconds: u64,
    },
    /// Too many rooms are in memory.
    Busy,
    /// The server is shutting down.
    Restarting,
    /// The server's fault; its log says more.
    Broken,
}

impl Failure {
    /// One of each, for tests of their pages.
    pub const ALL: [Self; 18] = [
        Self::NotFound,
        Self::NoSuchRoom,
        Self::RoomGone,
        Self::RoomClosed,
        Self::NoSuchGame,
        Self::NoSuchUpload,
        Self::MethodNotAllowed,
        Self::BadRequest,
        Self::UnknownHost,
        Self::ForeignOrigin,
        Self::Banned,
        Self::NetworkBanned,
        Self::CarrySpent,
        Self::TooManyRequests { seconds: 5 },
        Self::TooManyRooms { seconds: 5 },
        Self::Busy,
        Self::Restarting,
        Self::Broken,
    ];

    /// Logs the cause instead of showing it to the reader.
    pub fn broken(cause: impl Display) -> Self {
        tracing::error!("a request failed: {cause}");
        Self::Broken
    }

    /// The status of the response.
    pub const fn status(self) -> StatusCode {
        match self {
            Self::NotFound
            | Self::NoSuchRoom
            | Self::RoomGone
            | Self::RoomClosed
            | Self::NoSuchGame
            | Self::NoSuchUpload => StatusCode::NOT_FOUND,
            Self::CarrySpent => StatusCode::GONE,
            Self::MethodNotAllowed => StatusCode::METHOD_NOT_ALLOWED,
            Self::BadRequest => StatusCode::BAD_REQUEST,
            Self::UnknownHost => StatusCode::MISDIRECTED_REQUEST,
            Self::ForeignOrigin | Self::Banned | Self::NetworkBanned => StatusCode::FORBIDDEN,
            Self::TooManyRequests { .. } | Self::TooManyRooms { .. } => StatusCode::TOO_MANY_REQUESTS,
            Self::Busy | Self::Restarting => StatusCode::SERVICE_UNAVAILABLE,
            Self::Broken => StatusCode::INTERNAL_SERVER_ERROR,
        }
    }

    /// What the refusal is counted as, if it is one by the gate.
    pub const fn kind(self) -> Option<&'static str> {
        match self {
            Self::UnknownHost => Some("host"),
            Self::ForeignOrigin => Some("origin"),
            Self::Banned | Self::NetworkBanned => Some("banned"),
            Self::TooManyRequests { .. } => Some("requests"),
            Self::TooManyRooms { .. } => Some("rooms"),
            Self::Busy => Some("busy"),
            Self::Restarting => Some("restarting"),
            Self::NotFound
            | Self::NoSuchRoom
            | Self::RoomGone
            | Self::RoomClosed
            | Self::NoSuchGame
            | Self::NoSuchUpload
            | Self::CarrySpent
            | Self::MethodNotAllowed
            | Self::BadRequest
            | Self::Broken => None,
        }
    }

    /// When to come back, in seconds.
    pub const fn retry_after(self) -> Option<u64> {
        match self {
            Self::TooManyRequests { seconds } | Self::TooManyRooms { seconds } => Some(seconds),
            Self::Busy => Some(BUSY_SECONDS),
            Self::Restarting => Some(RESTART_SECONDS),
            _ => None,
        }
    }
}

impl IntoResponse for Failure {
    fn into_response(self) -> Response {
        let mut response = self.status().into_response();
        if let Some(seconds) = self.retry_after() {
            response.headers_mut().insert(header::RETRY_AFTER, HeaderValue::from(seconds));
        }
        response.extensions_mut().insert(self);
        response
    }
}
