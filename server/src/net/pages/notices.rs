//! Subscribes a browser to the turns of a room, which it is told of while no page is open, and unsubscribes it.

use axum::{
    Json,
    extract::{Path, State, rejection::JsonRejection},
    http::StatusCode,
};
use serde::{Deserialize, Serialize};

use super::room::parse;
use crate::{
    net::{
        front::{Failure, Guest, SameOrigin},
        push::{Offered, Push},
        texts::Locale,
    },
    rooms::{Rooms, SubscribeError},
};

/// What a browser has to know to ask for it.
#[derive(Serialize)]
pub struct Notices {
    /// The server's key; `null` if it tells nobody of turns.
    key: Option<String>,
    /// The addresses of the guest's devices that are told.
    endpoints: Vec<String>,
}

/// A device that is not to be told any more.
#[derive(Deserialize)]
pub struct Device {
    endpoint: String,
}

/// Another subscription in place of one.
#[derive(Deserialize)]
pub struct Renewal {
    before: String,
    subscription: Offered,
}

/// `GET /r/{code}/notices`
pub async fn show(
    State(rooms): State<Rooms>,
    State(push): State<Push>,
    Path(code): Path<String>,
    Guest(guest): Guest,
) -> Result<Json<Notices>, Failure> {
    let devices = rooms.subscriptions(guest, parse(&code)?).await.map_err(Failure::broken)?;
    let endpoints = devices.into_iter().map(|device| device.endpoint).collect();
    Ok(Json(Notices { key: push.public_key(), endpoints }))
}

/// `PUT /r/{code}/notices`: tells this device, too.
pub async fn subscribe(
    State(rooms): State<Rooms>,
    State(push): State<Push>,
    Path(code): Path<String>,
    _: SameOrigin,
    Guest(guest): Guest,
    locale: Locale,
    offered: Result<Json<Offered>, JsonRejection>,
) -> Result<StatusCode, Failure> {
    let room = parse(&code)?;
    let Json(offered) = offered.map_err(|_| Failure::BadRequest)?;
    push.public_key().ok_or(Failure::NotFound)?;
    let subscription = offered.checked(push.anywhere(), locale).map_err(|_| Failure::BadRequest)?;
    match rooms.subscribe(guest, room, subscription).await {
        Ok(()) => Ok(StatusCode::NO_CONTENT),
        Err(SubscribeError::NoMember) => Err(Failure::NoSuchRoom),
        Err(SubscribeError::Store(error)) => Err(Failure::broken(error)),
    }
}

/// `DELETE /r/{code}/notices`: tells this device no more.
pub async fn unsubscribe(
    State(rooms): State<Rooms>,
    Path(code): Path<String>,
    _: SameOrigin,
    Guest(guest): Guest,
    device: Result<Json<Device>, JsonRejection>,
) -> Result<StatusCode, Failure> {
    let Json(Device { endpoint }) = device.map_err(|_| Failure::BadRequest)?;
    rooms.unsubscribe(guest, parse(&code)?, &endpoint).await.map_err(Failure::broken)?;
    Ok(StatusCode::NO_CONTENT)
}

/// `POST /notices`: the browser has another subscription now, or its reader another language.
pub async fn renew(
    State(rooms): State<Rooms>,
    State(push): State<Push>,
    _: SameOrigin,
    Guest(guest): Guest,
    locale: Locale,
    renewal: Result<Json<Renewal>, JsonRejection>,
) -> Result<StatusCode, Failure> {
    let Json(Renewal { before, subscription }) = renewal.map_err(|_| Failure::BadRequest)?;
    let subscription = subscription.checked(push.anywhere(), locale).map_err(|_| Failure::BadRequest)?;
    rooms.renew(guest, &before, Some(&subscription)).await.map_err(Failure::broken)?;
    Ok(StatusCode::NO_CONTENT)
}
