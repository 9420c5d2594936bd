//! The state shared by the tasks of all rooms.

use std::num::NonZeroUsize;
use std::sync::Arc;
use std::thread::available_parallelism;

use conurbation_room::Summary;
use tokio::sync::{Semaphore, broadcast, mpsc};
use tokio_util::{sync::CancellationToken, task::TaskTracker};
use uuid::Uuid;

use super::checkers::Checkers;
use super::common::clock::WallClock;
use super::common::error::ConnectError;
use super::common::failures::Failures;
use super::common::single_flight::SingleFlight;
use super::connected::budgets::Budgets;
use super::connected::talk_limit::TalkLimit;
use super::environment::Environment;
use super::forgotten::Forgotten;
use super::game_reader::GameReader;
use super::in_memory::InMemory;
use super::links::membership::Membership;
use super::mail::Mail;
use super::options::RoomsOptions;
use super::reading::loader::Loader;
use super::reading_on::KEPT;
use super::reports::Reports;
use super::reviewer::Reviewer;
use super::tables::Tables;
use super::talks::Talks;
use super::turn_begun::{MAX_TURNS, TurnBegun};
use super::writing::Writing;
use crate::metrics::RoomMetrics;
use crate::store::Store;

/// How many guests' data are deleted at the same time. Others wait.
const DELETIONS: usize = 2;
/// How many rooms are read for archives at the same time, so that they hold up nobody who wants to play.
const ARCHIVES: usize = 1;
/// How many rooms are read for *My games* at the same time, for the same reason.
const ASKED: usize = 1;

pub(super) struct Shared {
    pub store: Store,
    pub loader: Loader,
    pub environment: Environment,
    pub clock: WallClock,
    pub options: RoomsOptions,
    /// One permit for each thought or search that may be under way at the same time.
    pub thinkers: Arc<Semaphore>,
    pub talk_limit: TalkLimit,
    pub budgets: Budgets,
    pub tasks: TaskTracker,
    pub shutdown: CancellationToken,
    pub metrics: RoomMetrics,
    pub rooms: InMemory,
    /// Rooms that are being read, to be in memory.
    pub opening: SingleFlight<Result<mpsc::Sender<Mail>, ConnectError>>,
    /// One permit for each of them that is read on although nobody may wait for it any more.
    pub kept: Arc<Semaphore>,
    /// Rooms that are being read for a summary and not kept.
    pub glances: SingleFlight<Result<Summary, ConnectError>>,
    /// Guests who are being forgotten.
    pub forgetting: SingleFlight<Result<(), ConnectError>, Uuid>,
    /// One permit for each guest who may be forgotten at the same time.
    pub deletions: Semaphore,
    pub forgotten: Forgotten,
    /// One permit for each room that may be read for a guest's archive at the same time.
    pub archives: Semaphore,
    /// One permit for each room that may be read at the same time to tell how far its game is.
    pub asking: Arc<Semaphore>,
    /// One permit for whoever changes where guests are told of turns.
    pub subscribing: Semaphore,
    pub turns: broadcast::Sender<TurnBegun>,
    pub game_reader: GameReader,
    /// Reads what was said in finished games.
    pub talks: Talks,
    pub reviewer: Reviewer,
    pub checkers: Checkers,
    pub tables: Tables,
    pub failures: Failures,
    pub reports: Reports,
    pub writing: Arc<Writing>,
    /// If several servers share the store.
    pub membership: Option<Membership>,
}

impl Shared {
    /// No room is in memory yet.
    pub fn new(
        store: Store,
        options: RoomsOptions,
        shutdown: CancellationToken,
        environment: Environment,
        membership: Option<Membership>,
    ) -> Self {
        let tasks = TaskTracker::new();
        Self {
            writing: Arc::new(Writing::new(store.clone(), tasks.clone(), shutdown.clone())),
            loader: Loader::new(store.clone(), environment.threads, environment.snapshot_every),
            store,
            clock: environment.clock.clone(),
            environment,
            options,
            thinkers: Arc::new(Semaphore::new(available_parallelism().map_or(1, NonZeroUsize::get))),
            talk_limit: TalkLimit::new(),
            budgets: Budgets::new(options.changes_per_second),
            tasks,
            shutdown,
            metrics: RoomMetrics::default(),
            rooms: InMemory::new(options.max_rooms),
            opening: SingleFlight::default(),
            kept: Arc::new(Semaphore::new(KEPT)),
            glances: SingleFlight::default(),
            forgetting: SingleFlight::default(),
            deletions: Semaphore::new(DELETIONS),
            forgotten: Forgotten::default(),
            archives: Semaphore::new(ARCHIVES),
            asking: Arc::new(Semaphore::new(ASKED)),
            subscribing: Semaphore::new(1),
            turns: broadcast::Sender::new(MAX_TURNS),
            game_reader: GameReader::default(),
            talks: Talks::default(),
            reviewer: Reviewer::default(),
            checkers: Checkers::default(),
            tables: Tables::default(),
            failures: Failures::default(),
            reports: Reports::default(),
            membership,
        }
    }
}
