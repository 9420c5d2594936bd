//! The messages that wait to be sent on one connection.
//!
//! At most one view waits: a newer one takes its place, so a slow reader skips views and never queues them (law 6).
//! Everything else (answers, talk) waits in order and is bounded; a reader who lets it overflow is cut off, and gets
//! everything again by reconnecting.

use std::collections::VecDeque;
use std::sync::{Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::Notify;

use super::frame::Frame;
use super::wire::{TALK_FRAME, close};

/// Most answers and lines of talk that wait on one connection.
pub const MAX_FRAMES: usize = 256;

/// The room's task puts frames in, the connection's task takes them out.
#[derive(Debug, Default)]
pub struct Outbox {
    waiting: Mutex<Waiting>,
    wake: Notify,
}

/// Everything that waited, in the order to be sent: the frames, then the view that already shows what they acknowledge.
#[derive(Debug, Default, Serialize, Deserialize)]
pub struct Waiting {
    /// Answers and talk, oldest first.
    pub frames: VecDeque<Frame>,
    /// The newest view.
    pub view: Option<Frame>,
    /// The code to close the connection with after the rest is sent.
    pub close: Option<u16>,
}

impl Waiting {
    /// Replaces the view.
    pub fn put_view(&mut self, view: Frame) {
        self.view = Some(view);
    }

    /// Appends an answer or talk.
    pub fn put_frame(&mut self, frame: Frame) {
        if self.frames.len() >= MAX_FRAMES {
            self.close.get_or_insert(close::TOO_SLOW);
        } else {
            self.frames.push_back(frame);
        }
    }

    /// Appends several of them.
    pub fn put_frames(&mut self, frames: &[Frame]) {
        frames.iter().cloned().for_each(|frame| self.put_frame(frame));
    }

    /// Takes out all talk; returns whether there was any.
    pub fn drop_talk(&mut self) -> bool {
        let before = self.frames.len();
        self.frames.retain(|frame| !frame.starts_with(TALK_FRAME));
        self.frames.len() < before
    }
}

impl Outbox {
    /// Replaces the view that waits.
    pub fn view(&self, view: Frame) {
        self.change(|waiting| waiting.put_view(view));
    }

    /// Appends an answer or talk.
    pub fn frame(&self, frame: Frame) {
        self.change(|waiting| waiting.put_frame(frame));
    }

    /// Changes what waits without waking the connection: [`Outbox::wake`] follows.
    pub fn prepare(&self, change: impl FnOnce(&mut Waiting)) {
        change(&mut self.lock());
    }

    /// Wakes the connection, so that it sends what waits.
    pub fn wake(&self) {
        self.wake.notify_one();
    }

    /// Puts an answer before everything else that waits.
    pub fn first(&self, frame: Frame) {
        self.change(|waiting| waiting.frames.push_front(frame));
    }

    /// Puts in what waited in another outbox, as if it had been put in here.
    pub fn put(&self, other: Waiting) {
        other.frames.into_iter().for_each(|frame| self.frame(frame));
        if let Some(view) = other.view {
            self.view(view);
        }
        if let Some(code) = other.close {
            self.close(code);
        }
    }

    /// Takes out all talk that waits; returns whether there was any.
    pub fn drop_talk(&self) -> bool {
        self.lock().drop_talk()
    }

    /// Asks for the connection to be closed. The first code counts.
    pub fn close(&self, code: u16) {
        self.change(|waiting| {
            waiting.close.get_or_insert(code);
        });
    }

    /// Waits until there is something to send, and takes all of it.
    pub async fn take(&self) -> Waiting {
        loop {
            let woken = self.wake.notified();
            let waiting = std::mem::take(&mut *self.lock());
            if !waiting.frames.is_empty() || waiting.view.is_some() || waiting.close.is_some() {
                return waiting;
            }
            woken.await;
        }
    }

    fn change(&self, change: impl FnOnce(&mut Waiting)) {
        self.prepare(change);
        self.wake();
    }

    fn lock(&self) -> MutexGuard<'_, Waiting> {
        // Nobody panics while holding the lock.
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(text: &str) -> Frame {
        text.to_owned().into()
    }

    #[tokio::test]
    async fn a_slow_reader_gets_the_newest_view_only() {
        let outbox = Outbox::default();
        outbox.view(text("old"));
        outbox.frame(text("ack"));
        outbox.view(text("new"));
        let waiting = outbox.take().await;
        assert_eq!(
            (waiting.frames.into_iter().collect::<Vec<_>>(), waiting.view),
            (vec![text("ack")], Some(text("new")))
        );
    }

    #[tokio::test]
    async fn a_client_that_never_reads_is_cut_off() {
        let outbox = Outbox::default();
        for _ in 0..=MAX_FRAMES {
            outbox.frame(text("ack"));
        }
        let waiting = outbox.take().await;
        assert_eq!((waiting.frames.len(), waiting.close), (MAX_FRAMES, Some(close::TOO_SLOW)));
    }

    #[tokio::test]
    async fn nor_does_what_comes_first_let_more_in() {
        let outbox = Outbox::default();
        for _ in 0..MAX_FRAMES {
            outbox.frame(text("ack"));
        }
        outbox.first(text("hello"));
        outbox.frame(text("ack"));
        let waiting = outbox.take().await;
        assert_eq!((waiting.frames.len(), waiting.close), (MAX_FRAMES + 1, Some(close::TOO_SLOW)));
    }

    #[tokio::test]
    async fn the_first_close_code_counts() {
        let outbox = Outbox::default();
        outbox.close(4403);
        outbox.close(1012);
        assert_eq!(outbox.take().await.close, Some(4403));
    }
}
