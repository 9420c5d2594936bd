//! Requests to the other servers that share the store.
//!
//! Each pair of servers shares one stream per direction for all of their clients. A client that is connected here while
//! its room is on another server has an outbox here; what the room puts into its outbox there is passed on unchanged,
//! so a slow reader skips views at both ends and holds up nobody.

use std::sync::atomic::Ordering::Relaxed;
use std::time::Duration;

use conurbation_room::Progress;
use futures_util::future::{self, join_all};
use futures_util::stream::{self, FuturesUnordered, StreamExt};
use serde_json::Value;
use tokio::sync::{mpsc, oneshot};
use tokio::time::{sleep, timeout};
use uuid::Uuid;

use crate::rooms::common::error::ConnectError;
use crate::rooms::connected::listed::Live;
use crate::rooms::links::letters::{Question, Refused};
use crate::rooms::links::membership::ErrandHandler;
use crate::rooms::mail::{Leaving, Mail};
use crate::rooms::registry::Rooms;
use crate::store::{Node, RoomId, StoreError};

/// Most rooms handed over at the same time, in one statement.
pub(in crate::rooms) const AT_ONCE: usize = 16;
/// How long to wait before asking again which server has a room.
const PAUSE: Duration = Duration::from_millis(50);
/// The shortest time between two such batches.
const TURN: Duration = Duration::from_millis(25);
/// No further rooms are handed over while more clients than this are still being reconnected to rooms that have gone,
/// so that nobody queues behind many others on the new server.
pub(in crate::rooms) const ON_THEIR_WAY: usize = 16;
/// Longest wait for those clients: something else may be holding them up.
const HELD_UP: Duration = Duration::from_millis(500);

impl Rooms {
    /// Runs errands for the other servers from now on.
    pub fn handle_errands(&self, handler: ErrandHandler) {
        if let Some(membership) = &self.0.membership {
            // Only the first one counts.
            let _ = membership.handler.set(handler);
        }
    }

    /// Whether rooms can be served: not while others may believe that this server is gone.
    pub fn may_serve(&self) -> bool {
        self.0.membership.as_ref().is_none_or(|membership| membership.lease.tenure().is_some())
    }

    /// Whether other servers can serve the rooms as well.
    pub fn are_shared(&self) -> bool {
        self.0.membership.is_some()
    }

    /// Whether they are being handed over to the other servers.
    pub fn are_draining(&self) -> bool {
        self.0.membership.as_ref().is_some_and(|membership| membership.draining.load(Relaxed))
    }

    /// Hands all rooms over to the other servers, and takes no more. Whoever is connected stays so, by way of them.
    pub async fn drain(&self) {
        let Some(membership) = &self.0.membership else { return };
        membership.draining.store(true, Relaxed);
        let mailboxes = self.0.rooms.mailboxes();
        let turns = stream::iter(mailboxes.chunks(AT_ONCE)).then(async |mailboxes| {
            sleep(TURN).await;
            let _ = timeout(HELD_UP, membership.connecting.at_most(ON_THEIR_WAY)).await;
            mailboxes
        });
        // A room that still has a long write to do holds up none of the others.
        turns.for_each_concurrent(None, async |mailboxes| self.hand_over(mailboxes, None).await).await;
    }

    /// Hands rooms over to whoever needs them, or to a certain server.
    pub(in crate::rooms) async fn hand_over(&self, mailboxes: &[mpsc::Sender<Mail>], to: Option<Uuid>) {
        let ready = async |mailbox: mpsc::Sender<Mail>| {
            let (reply, leaving) = oneshot::channel();
            mailbox.send(Mail::HandOver(reply)).await.ok()?;
            // Fails if the room was leaving memory, which is as good.
            Some((leaving.await.ok()?, mailbox))
        };
        let asked: FuturesUnordered<_> = mailboxes.iter().cloned().map(ready).collect();
        let mut leaving = asked.filter_map(future::ready).ready_chunks(AT_ONCE);
        while let Some(leaving) = leaving.next().await {
            let rooms: Vec<RoomId> = leaving.iter().map(|(leaving, _)| leaving.room).collect();
            match to {
                Some(to) => self.0.hand_on(&rooms, to).await,
                None => self.0.release(&rooms).await,
            }
            for (Leaving { given_up, .. }, mailbox) in leaving {
                // Its task may have ended with the server's time.
                let _ = given_up.send(());
                mailbox.closed().await;
            }
        }
    }

    /// Whether this server is the one to do work that only one of them has to do.
    pub(in crate::rooms) async fn is_first(&self) -> Result<bool, StoreError> {
        let Some(membership) = &self.0.membership else { return Ok(true) };
        let nodes = self.0.store.nodes().await?;
        Ok(nodes.first().is_some_and(|first| first.id == membership.me()))
    }

    /// The other servers that are there.
    async fn others(&self) -> Result<Vec<Node>, StoreError> {
        let Some(membership) = &self.0.membership else { return Ok(Vec::new()) };
        let mut nodes = self.0.store.nodes().await?;
        nodes.retain(|node| node.id != membership.me());
        Ok(nodes)
    }

    /// Asks a server about a room of its own.
    pub(in crate::rooms) async fn ask_node(&self, node: Node, question: Question) -> Result<Value, ConnectError> {
        let membership = self.0.membership.as_ref().ok_or(ConnectError::Failing)?;
        membership.peers.to(node).await?.ask(question).await
    }

    /// Does something to a room on the server that has it: runs `here`, and if that says [`ConnectError::Elsewhere`],
    /// asks the owner with `question`; both again if the room has moved on.
    pub(in crate::rooms) async fn at_owner<Done: Future<Output = Result<(), ConnectError>>>(
        &self,
        here: impl Fn() -> Done,
        question: impl Fn() -> Question,
    ) -> Result<(), ConnectError> {
        loop {
            let node = match here().await {
                Err(ConnectError::Elsewhere(node)) => node,
                done => return done,
            };
            match self.delegate(node, question()).await {
                // It has gone on to yet another one.
                Err(ConnectError::Changed) => sleep(PAUSE).await,
                done => return done,
            }
        }
    }

    /// Asks a server to do something in a room of its own. [`ConnectError::Changed`] if it has gone elsewhere.
    async fn delegate(&self, node: Node, question: Question) -> Result<(), ConnectError> {
        let answer = self.ask_node(node, question).await?;
        match serde_json::from_value::<Option<Refused>>(answer) {
            Ok(None) => Ok(()),
            Ok(Some(refused)) => Err(refused.into()),
            Err(_) => Err(ConnectError::Failing),
        }
    }

    /// How far the game in another server's room is, if that can be found out.
    pub(in crate::rooms) async fn progress_there(&self, node: Node, room: RoomId) -> Option<Progress> {
        let answer = self.ask_node(node, Question::Progress { room: room.to_string() }).await.ok()?;
        serde_json::from_value(answer).ok()?
    }

    /// What the public list shows of the game in another server's room.
    pub(in crate::rooms) async fn live_there(&self, node: Node, room: RoomId) -> Option<Live> {
        let answer = self.ask_node(node, Question::Glimpse { room: room.to_string() }).await.ok()?;
        serde_json::from_value(answer).ok()?
    }

    /// Asks all servers to ignore what a guest sends, or to accept it again. Fails if a live server can't be asked.
    pub(in crate::rooms) async fn ignore(&self, guest: Uuid, on: bool) -> Result<(), ConnectError> {
        self.ignore_here(guest, on);
        for node in self.others().await? {
            self.ask_node(node, Question::Ignore { guest, on }).await?;
        }
        Ok(())
    }

    /// The same for this server.
    pub(in crate::rooms) fn ignore_here(&self, guest: Uuid, on: bool) {
        if on {
            self.0.forgotten.insert(guest);
        } else {
            self.0.forgotten.remove(guest);
        }
    }

    /// Asks every other server to run an errand; returns the answers of those that could be asked.
    pub async fn ask_others(&self, errand: Value) -> Vec<Value> {
        let others = self.others().await.unwrap_or_default();
        let asked = others.into_iter().map(|node| self.ask_node(node, Question::Errand(errand.clone())));
        join_all(asked).await.into_iter().flatten().collect()
    }
}
