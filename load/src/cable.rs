//! A network cable that can be pulled: what goes over it then is lost without a word.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering::SeqCst};

use anyhow::{Context, Result};
use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

/// What gets through on the way to a database. Neither end is told when nothing does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Cable {
    /// Everything.
    Plugged,
    /// Nothing.
    Pulled,
    /// Connections that are made from now on work, and nothing comes through on the others.
    New,
}

/// A way to a database.
pub struct Way {
    /// The database by this way.
    pub url: String,
    cable: watch::Sender<Cable>,
    connections: TaskTracker,
    /// How many connections have noticed what was last done to the cable.
    noticed: Arc<AtomicUsize>,
}

impl Way {
    /// A way to the database at this address.
    pub async fn to(url: &str) -> Result<Self> {
        let server = url.split(['@', '/']).nth(3).context("an address has a server")?.to_owned();
        let listener = TcpListener::bind("127.0.0.1:0").await?;
        let url = url.replace(&server, &listener.local_addr()?.to_string());
        let (cable, state) = watch::channel(Cable::Plugged);
        let (connections, noticed) = (TaskTracker::new(), Arc::new(AtomicUsize::new(0)));
        let way = Self { url, cable, connections: connections.clone(), noticed: Arc::clone(&noticed) };
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                // Fails while the database is down; the client notices that its connection is dropped.
                let Ok(far) = TcpStream::connect(&server).await else { continue };
                // A cable passes on what it gets: nothing waits for the other side to say that it has the rest.
                if near.set_nodelay(true).and_then(|()| far.set_nodelay(true)).is_err() {
                    continue;
                }
                connections.spawn(pass((near, far), state.clone(), Arc::clone(&noticed)));
            }
        });
        Ok(way)
    }

    /// Waits until all connections have ended.
    pub async fn is_empty(&self) {
        self.connections.close();
        self.connections.wait().await;
        self.connections.reopen();
    }

    /// Returns when every connection has noticed it.
    pub async fn is(&self, cable: Cable) {
        self.noticed.store(0, SeqCst);
        self.cable.send_replace(cable);
        while self.noticed.load(SeqCst) < self.connections.len() {
            tokio::task::yield_now().await;
        }
    }
}

async fn pass(
    (mut near, mut far): (TcpStream, TcpStream),
    mut state: watch::Receiver<Cable>,
    noticed: Arc<AtomicUsize>,
) {
    let now = *state.borrow_and_update();
    // A connection made while the cable is being changed knows of the change from the beginning.
    noticed.fetch_add(1, SeqCst);
    let (is_new, mut goes) = (now == Cable::New, now != Cable::Pulled);
    loop {
        tokio::select! {
            biased;
            changed = state.changed() => match changed {
                Ok(()) => {
                    let now = *state.borrow_and_update();
                    goes = now == Cable::Plugged || (now == Cable::New && is_new);
                    noticed.fetch_add(1, SeqCst);
                }
                Err(_) => return,
            },
            _ = copy_bidirectional(&mut near, &mut far), if goes => return,
        }
    }
}
