//! Sends notifications of turns to the guests who subscribed to them.

use std::{num::NonZeroU32, sync::Arc, time::Duration};

use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use tokio::{
    sync::{OwnedSemaphorePermit, Semaphore, broadcast::error::RecvError},
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
/// Most messages waiting to be sent again. Further ones are dropped.
const WAITING: usize = 1024;
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
            let notifier = Notifier::new(service, push, rooms);
            tokio::select! {
                () = Arc::new(notifier).run() => {}
                () = shutdown.cancelled() => {}
            }
        }
        Err(error) => tracing::error!(%error, "nobody is told of turns: no connection could be prepared"),
    }
}

struct Notifier {
    service: Service,
    push: Arc<Inner>,
    rooms: Rooms,
    /// A permit for each message that is under way, none while it waits to be sent again.
    places: Arc<Semaphore>,
    /// A permit for each message that waits to be sent again.
    waiting: Semaphore,
}

impl Notifier {
    fn new(service: Service, push: Arc<Inner>, rooms: Rooms) -> Self {
        let places = Arc::new(Semaphore::new(UNDER_WAY));
        Self { service, push, rooms, places, waiting: Semaphore::new(WAITING) }
    }

    async fn run(self: Arc<Self>) {
        let mut turns = self.rooms.turns();
        let quota = Quota::with_period(EVERY).expect("the time is not 0").allow_burst(BURST);
        let allowances: DefaultKeyedRateLimiter<Uuid> = RateLimiter::keyed(quota);
        // Dropped with this future, and all that is under way with it.
        let mut under_way = JoinSet::new();
        for number in 1_u32.. {
            while under_way.try_join_next().is_some() {}
            if number.is_multiple_of(TIDY_EVERY) {
                allowances.retain_recent();
            }
            match turns.recv().await {
                Ok(turn) if allowances.check_key(&turn.guest).is_err() => {
                    tracing::debug!(room = ?turn.room, "a guest is not told of so many turns");
                    self.push.metrics.told("too_many", 1);
                }
                Ok(turn) => {
                    for device in self.devices(&turn).await {
                        let place = self.place().await;
                        under_way.spawn(Arc::clone(&self).tell(turn.clone(), device, place));
                    }
                }
                Err(RecvError::Lagged(lost)) => {
                    tracing::warn!(lost, "more turns began than push services could be told of");
                    self.push.metrics.told("left_out", lost);
                }
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn place(&self) -> OwnedSemaphorePermit {
        Arc::clone(&self.places).acquire_owned().await.expect("the semaphore is never closed")
    }

    /// The devices on which the guest is to be told of a turn.
    async fn devices(&self, turn: &TurnBegun) -> Vec<Subscription> {
        let devices = self.rooms.subscriptions(turn.guest, turn.room).await;
        devices.unwrap_or_else(|error| {
            tracing::error!(room = ?turn.room, %error, "could not look up whom to tell of a turn");
            Vec::new()
        })
    }

    /// Tells one device, and again after a pause if its service can't take the message.
    async fn tell(self: Arc<Self>, turn: TurnBegun, mut device: Subscription, mut place: OwnedSemaphorePermit) {
        let mut pauses = PAUSES.into_iter();
        let outcome = loop {
            if let Some(outcome) = self.send(&turn, &device).await {
                break outcome;
            }
            // Others must not wait for a service that is slow.
            drop(place);
            let Some(pause) = pauses.next() else {
                tracing::warn!(service = host(&device), "a push service can't be reached");
                break "failed";
            };
            let Ok(waiting) = self.waiting.try_acquire() else {
                tracing::warn!(service = host(&device), "too many messages wait for push services");
                break "failed";
            };
            sleep(pause).await;
            place = self.place().await;
            drop(waiting);
            // It may have been taken back meanwhile, or its reader have chosen another language.
            let found = self.devices(&turn).await.into_iter().find(|found| found.endpoint == device.endpoint);
            let Some(found) = found else { break "withdrawn" };
            device = found;
        };
        self.push.metrics.told(outcome, 1);
    }

    /// Sends a message once. Returns the outcome to count; `None` if the service may take it later.
    async fn send(&self, turn: &TurnBegun, device: &Subscription) -> Option<&'static str> {
        let locale = device.language.parse().unwrap_or(Locale::En);
        let now = self.rooms.clock().now();
        match self.service.send(device, turn, message(turn, locale), now).await {
            Answer::Taken => Some("taken"),
            Answer::Gone => {
                if let Err(error) = self.rooms.renew(turn.guest, &device.endpoint, None).await {
                    tracing::error!(%error, "could not forget a subscription that is gone");
                }
                Some("gone")
            }
            Answer::Refused(status) => {
                tracing::warn!(service = host(device), %status, "a push service refused a message");
                Some("refused")
            }
            Answer::Later => None,
        }
    }
}

/// The service's name. The rest of the address is the browser's secret.
fn host(device: &Subscription) -> String {
    let url = url::Url::parse(&device.endpoint).ok();
    url.and_then(|url| url.host_str().map(str::to_owned)).unwrap_or_default()
}
