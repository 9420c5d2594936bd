//! Admin orders to servers that share a database, from anyone who can open it. Most of them are carried out in the
//! database, where the servers find the change; a room is closed or deleted by the server that has it.

use serde_json::{Value, json};
use tokio_util::sync::CancellationToken;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::order::{AdminError, Answer, Keeper, Order, Reply};
use super::perform::{perform, reply};
use crate::cluster::{ClusterKey, dial};
use crate::rooms::{Peers, Rooms, RoomsOptions};
use crate::store::{Store, StoreAddress};

/// What servers call such an errand.
const ERRAND: &str = "order";

/// Runs the errand of carrying out an order; null if it is another one.
pub async fn run_errand(keeper: &Keeper, mut errand: Value) -> Value {
    match errand.get_mut(ERRAND).map(Value::take) {
        Some(order) => json!(reply(keeper, serde_json::from_value(order)).await),
        None => Value::Null,
    }
}

/// Carries out an order beside the servers on this database; gives it back if there are none.
pub async fn beside_servers(address: &StoreAddress, order: Order) -> Result<Result<Answer, AdminError>, Order> {
    if !address.address.starts_with("postgres") {
        return Err(order);
    }
    let store = match Store::open(&address.address).await {
        Ok(store) => store,
        Err(error) => return Ok(Err(error.into())),
    };
    let done = ask_servers(&store, order).await;
    store.close().await;
    done
}

async fn ask_servers(store: &Store, order: Order) -> Result<Result<Answer, AdminError>, Order> {
    let node = match store.nodes().await.map(|nodes| nodes.into_iter().next()) {
        Ok(Some(node)) => node,
        Ok(None) => return Err(order),
        Err(error) => return Ok(Err(error.into())),
    };
    if !matches!(order, Order::Close(_) | Order::Purge(_)) {
        let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
        return Ok(perform(&Keeper { rooms, store: store.clone(), gate: None }, order).await);
    }
    let key = match ClusterKey::of(store).await {
        Ok(key) => key,
        Err(error) => return Ok(Err(error.into())),
    };
    let (address, going) = (node.address.clone(), CancellationToken::new());
    let peers = Peers::new(dial(key, Uuid::new_v4(), going.clone(), |_| {}), TaskTracker::new());
    let answer = peers.errand(node, json!({ ERRAND: order })).await;
    going.cancel();
    let reply = answer.ok().and_then(|answer| serde_json::from_value::<Reply>(answer).ok());
    Ok(reply.ok_or(AdminError::Unreachable(address)).and_then(|reply| reply.map_err(AdminError::Refused)))
}
