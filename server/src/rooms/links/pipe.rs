//! Streams of letters between servers.

use tokio::sync::mpsc;

/// Most letters that wait in each direction of a stream.
const MAX_LETTERS: usize = 1024;

/// One end of a stream: what is put in here comes out at the other end, in order, until either end is dropped.
pub struct Pipe {
    /// What goes to the other end.
    pub sender: mpsc::Sender<Vec<u8>>,
    /// What comes from there.
    pub receiver: mpsc::Receiver<Vec<u8>>,
}

impl Pipe {
    /// Both ends of a stream.
    pub fn pair() -> (Self, Self) {
        let [one_way, back] = [(); 2].map(|()| mpsc::channel(MAX_LETTERS));
        (Self { sender: one_way.0, receiver: back.1 }, Self { sender: back.0, receiver: one_way.1 })
    }
}
