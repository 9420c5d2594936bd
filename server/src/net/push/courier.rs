//! Brings word of turns to those who asked for it.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::{
    sync::{Semaphore, broadcast::error::RecvError},
    task::JoinSet,
    time::sleep,
};
use tokio_util::sync::CancellationToken;
use uuid::Uuid;

use super::{
    Inner, Push,
    message::message,
    service::{Answer, Service},
};
use crate::net::texts::Locale;
use crate::rooms::{Rooms, Subscription, TurnBegun};

/// Messages that are under way at the same time. More turns wait with the rooms, which keep a bounded number of them.
const UNDER_WAY: usize = 32;
/// Turns that a guest is told of at once, in all rooms. One more comes every [`EVERY`].
const BURST: NonZeroU32 = NonZeroU32::new(20).expect("20 is not 0");
const EVERY: Duration = Duration::from_mins(2);
/// How long to wait before a message is sent again that a service could not take.
const PAUSES: [Duration; 2] = [Duration::from_secs(5), Duration::from_secs(30)];
/// Turns after which allowances that are complete again are forgotten.
const TIDY_EVERY: u32 = 1024;

/// Tells of turns until `shutdown`.
pub async fn tell_of_turns(push: Push, rooms: Rooms, shutdown: CancellationToken) {
    let Some(push) = push.0 else { return };
    match Service::new(Arc::clone(&push)) {
        Ok(service) => {
            let courier = Courier { service, push, rooms };
            tokio::select! {
                () = Arc::new(courier).run() => {}
                () = shutdown.cancelled() => {}
            }
        }
        Err(error) => tracing::error!(%error, "nobody is told of turns: no connection could be prepared"),
    }
}

struct Courier {
    service: Service,
    push: Arc<Inner>,
    rooms: Rooms,
}

impl Courier {
    async fn run(self: Arc<Self>) {
        let mut turns = self.rooms.turns();
        let quota = Quota::with_period(EVERY).expect("the time is not 0").allow_burst(BURST);
        let allowances: DefaultKeyedRateLimiter<Uuid> = RateLimiter::keyed(quota);
        let places = Arc::new(Semaphore::new(UNDER_WAY));
        // Dropped with this future, and all that is under way with it.
        let mut under_way = JoinSet::new();
        for number in 1_u32.. {
            while under_way.try_join_next().is_some() {}
            if number.is_multiple_of(TIDY_EVERY) {
                allowances.retain_recent();
            }
            let place = Arc::clone(&places).acquire_owned().await.expect("the semaphore is never closed");
            match turns.recv().await {
                Ok(turn) if allowances.check_key(&turn.guest).is_err() => {
                    tracing::debug!(room = ?turn.room, "a guest is not told of so many turns");
                    self.push.metrics.told("too_many", 1);
                }
                Ok(turn) => {
                    let courier = Arc::clone(&self);
                    under_way.spawn(async move {
                        courier.tell(&turn).await;
                        drop(place);
                    });
                }
                Err(RecvError::Lagged(lost)) => {
                    tracing::warn!(lost, "more turns began than push services could be told of");
                    self.push.metrics.told("left_out", lost);
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    /// Tells all devices of a guest.
    async fn tell(&self, turn: &TurnBegun) {
        let devices = match self.rooms.subscriptions(turn.guest, turn.room).await {
            Ok(devices) => devices,
            Err(error) => {
                tracing::error!(room = ?turn.room, %error, "could not look up whom to tell of a turn");
                return;
            }
        };
        for device in devices {
            let outcome = self.tell_device(turn, &device).await;
            self.push.metrics.told(outcome, 1);
        }
    }

    /// What became of it, as it is counted.
    async fn tell_device(&self, turn: &TurnBegun, device: &Subscription) -> &'static str {
        let locale = device.language.parse().unwrap_or(Locale::En);
        let mut pauses = PAUSES.into_iter();
        loop {
            let now = self.rooms.clock().now();
            match self.service.send(device, turn, message(turn, locale), now).await {
                Answer::Taken => return "taken",
                Answer::Gone => {
                    if let Err(error) = self.rooms.renew(turn.guest, &device.endpoint, None).await {
                        tracing::error!(%error, "could not forget a subscription that is gone");
                    }
                    return "gone";
                }
                Answer::Refused(status) => {
                    tracing::warn!(service = host(device), %status, "a push service refused a message");
                    return "refused";
                }
                Answer::Later => {
                    let Some(pause) = pauses.next() else {
                        tracing::warn!(service = host(device), "a push service can't be reached");
                        return "failed";
                    };
                    sleep(pause).await;
                }
            }
        }
    }
}

/// The service's name. The rest of the address is the browser's secret.
fn host(device: &Subscription) -> String {
    let url = url::Url::parse(&device.endpoint).ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}
