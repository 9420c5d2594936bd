//! The other servers, and the streams to them.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

use futures_util::FutureExt;
use futures_util::future::BoxFuture;
use serde_json::Value;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::letters::Question;
use super::link::Link;
use super::pipe::Pipe;
use crate::rooms::common::error::ConnectError;
use crate::rooms::common::single_flight::SingleFlight;
use crate::store::Node;

/// How a stream to another server begins; `None` if it can't be reached.
pub type Dial = Arc<dyn Fn(Node) -> BoxFuture<'static, Option<Pipe>> + Send + Sync>;

/// The streams to other servers, each opened when it is needed for the first time.
pub struct Peers {
    dial: Dial,
    tasks: TaskTracker,
    links: Arc<Mutex<HashMap<Uuid, Arc<Link>>>>,
    dialling: SingleFlight<Option<Arc<Link>>, Uuid>,
}

impl Peers {
    /// No streams yet.
    pub fn new(dial: Dial, tasks: TaskTracker) -> Self {
        Self { dial, tasks, links: Arc::default(), dialling: SingleFlight::default() }
    }

    /// Asks another server to run an errand: something that rooms know nothing of. Null if it does not know it either.
    pub async fn errand(&self, node: Node, errand: Value) -> Result<Value, ConnectError> {
        self.to(node).await?.ask(Question::Errand(errand)).await
    }

    /// Ends all streams.
    pub fn end(&self) {
        self.links.lock().unwrap_or_else(PoisonError::into_inner).drain().for_each(|(_, link)| link.end());
    }

    /// The stream to a server.
    pub(crate) async fn to(&self, node: Node) -> Result<Arc<Link>, ConnectError> {
        let known = self.links.lock().unwrap_or_else(PoisonError::into_inner).get(&node.id).cloned();
        if let Some(link) = known.filter(|link| !link.has_ended()) {
            return Ok(link);
        }
        let (dial, tasks, links) = (Arc::clone(&self.dial), self.tasks.clone(), Arc::clone(&self.links));
        let id = node.id;
        let begin = || {
            async move {
                let link = Link::start(dial(node).await?, &tasks);
                let mut links = links.lock().unwrap_or_else(PoisonError::into_inner);
                links.retain(|_, link| !link.has_ended());
                links.insert(id, Arc::clone(&link));
                Some(link)
            }
            .boxed()
        };
        self.dialling.join(id, begin).await.ok_or(ConnectError::Failing)
    }
}
