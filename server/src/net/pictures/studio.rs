//! Renders pictures on a blocking thread, one at a time.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::task::spawn_blocking;

/// Most pictures that are made at the same time: bots and searches need the other cores.
const PAINTERS: usize = 1;
/// Most pictures being made or queued. Further requests are refused.
const ORDERS: usize = 32;
/// How many PNGs are kept for those who ask next: a link in a chat is looked at by everyone there. 3 MB at most.
const KEPT: usize = 32;

/// The letters of PNGs. The first has Latin, Cyrillic and Greek, the second also Hebrew, Arabic and many signs; what
/// neither has becomes a box.
const DISPLAY: &[u8] = include_bytes!("../../../fonts/DejaVuSerif-Bold.ttf");
const PLAIN: &[u8] = include_bytes!("../../../fonts/DejaVuSansCondensed.ttf");

static OPTIONS: LazyLock<Options<'static>> = LazyLock::new(|| {
    let mut fonts = Database::new();
    fonts.load_font_data(DISPLAY.to_vec());
    fonts.load_font_data(PLAIN.to_vec());
    fonts.set_serif_family("DejaVu Serif");
    fonts.set_sans_serif_family("DejaVu Sans");
    Options { fontdb: Arc::new(fonts), ..Options::default() }
});

/// Makes pictures, and keeps the last PNGs.
pub struct Studio {
    painters: Arc<Semaphore>,
    orders: Arc<Semaphore>,
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

/// Why a picture was not made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum Overworked {
    /// Too many wait already.
    #[error("too many pictures wait to be made")]
    Full,
    /// It could not be made.
    #[error("a picture could not be made: {0}")]
    Failed(String),
}

impl Default for Studio {
    fn default() -> Self {
        let [painters, orders] = [PAINTERS, ORDERS].map(|places| Arc::new(Semaphore::new(places)));
        Self { painters, orders, kept: Mutex::default() }
    }
}

impl Studio {
    /// Does this in its turn, on a thread for work that takes long.
    pub async fn make<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<T, Overworked> {
        let turn = self.turn().await?;
        run_in_turn(turn, work).await
    }

    /// A picture as a PNG. `name` is different for different pictures.
    pub async fn png(&self, name: &str, svg: String) -> Result<Bytes, Overworked> {
        if let Some(png) = self.made(name) {
            return Ok(png);
        }
        let turn = self.turn().await?;
        // Somebody may have waited for the same one.
        if let Some(png) = self.made(name) {
            return Ok(png);
        }
        let png = Bytes::from(run_in_turn(turn, move || png(&svg)).await?);
        let mut kept = self.kept();
        kept.truncate(KEPT - 1);
        kept.push_front((name.to_owned(), png.clone()));
        Ok(png)
    }

    async fn turn(&self) -> Result<[OwnedSemaphorePermit; 2], Overworked> {
        let order = Arc::clone(&self.orders).try_acquire_owned().map_err(|_| Overworked::Full)?;
        let painter = Arc::clone(&self.painters).acquire_owned().await.expect("the semaphore is never closed");
        Ok([order, painter])
    }

    fn made(&self, name: &str) -> Option<Bytes> {
        self.kept().iter().find(|(kept, _)| kept == name).map(|(_, png)| png.clone())
    }

    fn kept(&self) -> MutexGuard<'_, VecDeque<(String, Bytes)>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The turn lasts as long as the work, even if nobody waits for it any more.
async fn run_in_turn<T: Send + 'static>(
    turn: [OwnedSemaphorePermit; 2],
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, Overworked> {
    let work = move || {
        let _turn = turn;
        work()
    };
    let done = spawn_blocking(work).await.unwrap_or_else(|error| Err(error.to_string()));
    done.map_err(Overworked::Failed)
}

/// Draws SVG with the fonts that are always there.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &OPTIONS).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut canvas = Pixmap::new(size.width(), size.height()).ok_or("the picture has no size")?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| error.to_string())
}
