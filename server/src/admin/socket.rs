//! The socket of a running server beside its store's file, for whoever owns the file: one order a connection, as a line
//! of JSON, and one answer.

use std::ffi::OsString;
use std::fs::{self, Permissions};
use std::io;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{UnixListener, UnixStream};
use tokio::time::{sleep, timeout};
use tokio_util::sync::CancellationToken;

use super::order::{AdminError, Keeper, Order, Reply};
use super::perform::reply;
use crate::store::StoreAddress;

/// Most bytes of an order: an imported room with 100,000 events has a tenth of it.
const MAX_ORDER: u64 = 256 << 20;

/// How long a client may take to send its order, and then to take the answer: all others wait meanwhile.
const WITHIN: Duration = Duration::from_mins(1);

/// A pause after a connection could not be accepted.
const PAUSE: Duration = Duration::from_millis(100);

/// Where the server of the store in this file listens.
fn beside(store: &Path) -> PathBuf {
    let mut name = OsString::from(store);
    name.push(".admin");
    name.into()
}

/// Removes the socket when the server ends.
struct Socket(PathBuf);

impl Drop for Socket {
    fn drop(&mut self) {
        let _ = fs::remove_file(&self.0);
    }
}

/// Answers orders for the store in this file until `shutdown`.
pub async fn serve(store: PathBuf, keeper: Keeper, shutdown: CancellationToken) {
    match listen(&beside(&store)) {
        Ok((listener, _socket, owner)) => {
            while let Some(accepted) = shutdown.run_until_cancelled(listener.accept()).await {
                let Ok((stream, _)) = accepted else {
                    sleep(PAUSE).await;
                    continue;
                };
                // The file's rights say the same; these also count in the moment before they are set.
                let peer = stream.peer_cred().map(|peer| peer.uid());
                if peer.is_ok_and(|peer| peer == owner || peer == 0)
                    && let Err(error) = answer(stream, &keeper).await
                {
                    tracing::warn!(%error, "an order was not answered");
                }
            }
        }
        Err(error) => tracing::warn!(%error, "`conurbation admin` has to wait until the server has ended"),
    }
}

/// Listens on a socket that only the server's own user may use. One that is there was left behind by a server that was
/// killed: two can't have the same store.
fn listen(path: &Path) -> io::Result<(UnixListener, Socket, u32)> {
    match fs::remove_file(path) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(error),
        _ => {}
    }
    let listener = UnixListener::bind(path)?;
    let socket = Socket(path.to_owned());
    fs::set_permissions(path, Permissions::from_mode(0o600))?;
    Ok((listener, socket, path.metadata()?.uid()))
}

async fn answer(mut stream: UnixStream, keeper: &Keeper) -> io::Result<()> {
    let mut order = Vec::new();
    timeout(WITHIN, (&mut stream).take(MAX_ORDER).read_to_end(&mut order)).await??;
    let reply = reply(keeper, serde_json::from_slice(&order)).await;
    let answer = serde_json::to_vec(&reply)?;
    timeout(WITHIN, async {
        stream.write_all(&answer).await?;
        stream.shutdown().await
    })
    .await?
}

/// What the server of this store answers; `None` if there is none.
pub async fn ask(store: &StoreAddress, order: &Order) -> Result<Option<Reply>, AdminError> {
    let Some(file) = store.address.strip_prefix("sqlite:") else { return Ok(None) };
    // The server knows the file by its canonical name.
    let file = Path::new(file).canonicalize().unwrap_or_else(|_| file.into());
    let socket = beside(&file);
    let Ok(mut stream) = UnixStream::connect(&socket).await else { return Ok(None) };
    let asking = async {
        stream.write_all(&serde_json::to_vec(order)?).await?;
        stream.shutdown().await?;
        let mut reply = Vec::new();
        stream.read_to_end(&mut reply).await?;
        Ok(serde_json::from_slice(&reply)?)
    };
    asking.await.map(Some).map_err(|error| AdminError::File(socket.display().to_string(), error))
}
