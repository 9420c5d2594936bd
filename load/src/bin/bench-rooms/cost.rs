//! Measures the cost of an accepted action while players act.

use std::sync::atomic::{AtomicBool, AtomicU64, AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};
use std::time::Duration;

use anyhow::Result;
use conurbation_load::people::percentiles;
use conurbation_load::usage;
use tokio::time::{Instant, sleep};

/// How long players act before anything is measured.
pub const WARM_UP: Duration = Duration::from_secs(2);

/// How many rooms play, and how fast.
#[derive(Debug, Clone, Copy)]
pub struct Column {
    /// Rooms that play at the same time.
    pub rooms: u64,
    /// The longest that a player thinks; `None` if they act as soon as they can.
    pub pace: Option<Duration>,
}

impl Column {
    /// The heading of the column.
    pub fn heading(self) -> String {
        let Self { rooms, pace } = self;
        let rooms = if rooms == 1 { "1 room".to_owned() } else { format!("{rooms} rooms") };
        if pace.is_some() { format!("{rooms}, people's pace") } else { rooms }
    }
}

/// What one server cost in one column.
#[derive(Debug, Clone, Copy)]
pub struct Cost {
    /// CPU time of the server per accepted action.
    pub cpu: Duration,
    /// Accepted actions per second.
    pub actions: f64,
    /// The median and the 99th percentile of the wait until players see their own action; zero where they act as fast
    /// as they can.
    pub own: [Duration; 2],
    /// Mean size of a view in bytes.
    pub view: usize,
}

/// What all players count together.
#[derive(Default)]
pub struct Counters {
    actions: AtomicU64,
    frames: AtomicUsize,
    bytes: AtomicUsize,
    own: Mutex<Vec<Duration>>,
    over: AtomicBool,
}

impl Counters {
    /// A view has come.
    pub fn view(&self, bytes: usize) {
        self.frames.fetch_add(1, Relaxed);
        self.bytes.fetch_add(bytes, Relaxed);
    }

    /// Counts an accepted action, and how long its player waited to see it, where players act at their own pace.
    pub fn action(&self, waited: Option<Duration>) {
        self.actions.fetch_add(1, Relaxed);
        self.own.lock().unwrap_or_else(PoisonError::into_inner).extend(waited);
    }

    /// How many actions were accepted so far.
    pub fn actions(&self) -> u64 {
        self.actions.load(Relaxed)
    }

    /// Whether everything is measured.
    pub fn is_over(&self) -> bool {
        self.over.load(Relaxed)
    }

    /// Measures the process while the players act.
    pub async fn measure(&self, pid: u32, seconds: u64) -> Result<Cost> {
        sleep(WARM_UP).await;
        self.own.lock().unwrap_or_else(PoisonError::into_inner).clear();
        let (actions, cpu, began) = (self.actions(), usage::cpu(pid)?, Instant::now());
        sleep(Duration::from_secs(seconds)).await;
        let actions = u32::try_from(self.actions() - actions)?.max(1);
        let (cpu, time) = (usage::cpu(pid)?.saturating_sub(cpu), began.elapsed());
        self.over.store(true, Relaxed);
        let own = std::mem::take(&mut *self.own.lock().unwrap_or_else(PoisonError::into_inner));
        let [half, most, _] = percentiles(own);
        Ok(Cost {
            cpu: cpu / actions,
            actions: f64::from(actions) / time.as_secs_f64(),
            own: [half, most],
            view: self.bytes.load(Relaxed) / self.frames.load(Relaxed).max(1),
        })
    }
}

/// The median of several runs, each figure by itself.
pub fn median(runs: &[Cost]) -> Cost {
    fn middle<T: Copy + PartialOrd>(runs: &[Cost], figure: impl Fn(&Cost) -> T) -> T {
        let mut figures: Vec<T> = runs.iter().map(figure).collect();
        figures.sort_by(|one, other| one.partial_cmp(other).expect("figures are numbers"));
        figures[figures.len() / 2]
    }
    Cost {
        cpu: middle(runs, |run| run.cpu),
        actions: middle(runs, |run| run.actions),
        own: [middle(runs, |run| run.own[0]), middle(runs, |run| run.own[1])],
        view: middle(runs, |run| run.view),
    }
}
