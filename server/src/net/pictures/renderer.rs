//! Renders pictures on a blocking thread, one at a time.

use std::collections::VecDeque;
use std::sync::{Arc, LazyLock, Mutex, MutexGuard, PoisonError};

use axum::body::Bytes;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::fontdb::Database;
use resvg::usvg::{Options, Tree};

use crate::jobs::blocking::run_blocking;
use crate::jobs::queue::{Busy, Queue, Turn};

/// Most pictures that are made at the same time: bots and searches need the other cores.
const AT_ONCE: usize = 1;
/// Most pictures waiting to be made. Further requests are refused.
const MAX_QUEUED: usize = 31;
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
pub struct Renderer {
    queue: Queue,
    kept: Mutex<VecDeque<(String, Bytes)>>,
}

/// Why a picture was not made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum RenderError {
    /// Too many wait already.
    #[error("too many pictures wait to be made")]
    Full,
    /// It could not be made.
    #[error("a picture could not be made: {0}")]
    Failed(String),
}

impl Default for Renderer {
    fn default() -> Self {
        Self { queue: Queue::new(AT_ONCE, MAX_QUEUED), kept: Mutex::default() }
    }
}

impl Renderer {
    /// Does this in its turn, on a thread for work that takes long.
    pub async fn make<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> Result<T, String> + Send + 'static,
    ) -> Result<T, RenderError> {
        let turn = self.turn().await?;
        run_in_turn(turn, work).await
    }

    /// A picture as a PNG. `name` is different for different pictures.
    pub async fn png(&self, name: &str, svg: String) -> Result<Bytes, RenderError> {
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

    async fn turn(&self) -> Result<Turn, RenderError> {
        self.queue.turn().await.map_err(|Busy| RenderError::Full)
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
    turn: Turn,
    work: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, RenderError> {
    let work = move || {
        let _turn = turn;
        work()
    };
    run_blocking(true, work).await.map_err(RenderError::Failed)
}

/// Draws SVG with the fonts that are always there.
pub fn png(svg: &str) -> Result<Vec<u8>, String> {
    let tree = Tree::from_str(svg, &OPTIONS).map_err(|error| error.to_string())?;
    let size = tree.size().to_int_size();
    let mut canvas = Pixmap::new(size.width(), size.height()).ok_or("the picture has no size")?;
    resvg::render(&tree, Transform::identity(), &mut canvas.as_mut());
    canvas.encode_png().map_err(|error| error.to_string())
}
