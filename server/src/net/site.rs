//! The whole site: its routes, and what every request passes through.

use std::sync::Arc;

use axum::{
    Router,
    extract::{DefaultBodyLimit, FromRef, Request, State},
    middleware::{Next, from_fn, from_fn_with_state, map_response_with_state},
    response::{IntoResponse, Response},
    routing::{delete, get, post},
};
use tower_http::{catch_panic::CatchPanicLayer, compression::CompressionLayer, timeout::RequestBodyDeadlineLayer};

use super::{
    front::{Banned, CarryKeys, ClientAddress, Failure, Gate, Guest, guest, request_id},
    headers, health,
    pages::{self, assets, home, notices},
    pictures::Renderer,
    push::Push,
    socket,
};
use crate::rooms::Rooms;

/// Bytes in the body of a form, which has four short fields at most, or of a push subscription.
const MAX_FORM_BYTES: usize = 2 * 1024;

/// What handlers share; each takes the part that it needs.
#[derive(Clone)]
pub struct Site {
    /// What stands in front of them.
    pub gate: Gate,
    /// The rooms.
    pub rooms: Rooms,
    /// What players are told of their turns with.
    pub push: Push,
    /// The keys that carry guests to other devices.
    pub carry_keys: Arc<CarryKeys>,
    /// Where pictures are made.
    pub renderer: Arc<Renderer>,
}

impl FromRef<Site> for Gate {
    fn from_ref(site: &Site) -> Self {
        site.gate.clone()
    }
}

impl FromRef<Site> for Rooms {
    fn from_ref(site: &Site) -> Self {
        site.rooms.clone()
    }
}

impl FromRef<Site> for Push {
    fn from_ref(site: &Site) -> Self {
        site.push.clone()
    }
}

impl FromRef<Site> for Arc<CarryKeys> {
    fn from_ref(site: &Site) -> Self {
        Self::clone(&site.carry_keys)
    }
}

impl FromRef<Site> for Arc<Renderer> {
    fn from_ref(site: &Site) -> Self {
        Self::clone(&site.renderer)
    }
}

/// All pages, files and sockets.
pub fn router(site: Site) -> Router {
    let turn_away = from_fn_with_state(site.gate.clone(), turn_away);
    // Only these routes make a browser a guest. The others may recognise one, and set no cookie.
    let known = Router::new()
        .route("/rooms", post(home::create::<home::NewRoomForm>))
        .route("/solo", post(home::create::<home::SoloForm>))
        .route("/square-off", post(home::create::<home::SquareOffForm>))
        .route("/daily", post(pages::daily::open))
        .route("/profile", get(pages::profile::show))
        .route("/profile/records", get(pages::records::show))
        .route("/profile/carry", post(pages::carry::make))
        .route("/carry/take", post(pages::carry::take))
        .route("/r/{code}", get(pages::room::show))
        .route("/r/{code}/games/{name}", get(pages::game::show))
        .route("/r/{code}/games/{number}/city/{name}", get(pages::game::city))
        .route("/r/{code}/games/{number}/replay", get(pages::game::replay))
        .route("/r/{code}/games/{number}/review", get(pages::game::review))
        .route("/r/{code}/games/{number}/talk", get(pages::game::talk))
        .route("/r/{code}/games/{number}/branch", post(pages::branch::of_room))
        .route("/games/{id}/branch", post(pages::branch::of_uploaded))
        .route("/r/{code}/games/{number}/deal", post(pages::branch::deal_of_room))
        .route("/games/{id}/deal", post(pages::branch::deal_of_uploaded))
        .route("/r/{code}/games/{number}/twins", get(pages::twins::of_room))
        .route("/games/{id}/twins", get(pages::twins::of_uploaded))
        .route("/games", get(pages::uploads::show).post(pages::uploads::upload))
        .route("/games/{id}/remove", post(pages::uploads::remove))
        .route("/r/{code}/notices", get(notices::show).put(notices::subscribe))
        .route("/notices", post(notices::renew))
        .route_layer(turn_away.clone())
        // Their data are theirs, even if they are banned.
        .route("/profile/data.json", get(pages::data::download))
        .route("/profile/delete", get(pages::data::ask).post(pages::data::delete))
        .route("/r/{code}/notices", delete(notices::unsubscribe))
        // Tells the banned by a close code.
        .route("/r/{code}/ws", get(socket::open))
        .route_layer(from_fn_with_state(site.clone(), guest::remember));
    let open = Router::new()
        .route("/", get(home::show))
        .route("/tables", get(home::tables))
        .route("/join", get(home::join))
        .route("/r/{code}/qr.svg", get(pages::room::invitation))
        .route("/games/{name}", get(pages::uploads::watch))
        .route("/games/{id}/replay", get(pages::uploads::replay))
        .route("/games/{id}/review", get(pages::uploads::review))
        .route("/parts", get(pages::parts::of))
        .route("/carry", get(pages::carry::ask))
        .route("/records", get(pages::high_scores::show))
        .route("/daily", get(pages::daily::show))
        .route("/rules", get(pages::rules::show))
        .route(pages::pad::PATH, get(pages::pad::show))
        .route("/app.webmanifest", get(pages::app::manifest))
        .route("/language", get(pages::language::choose))
        .route_layer(turn_away)
        // The page that tells them has its style from here.
        .route("/assets/{*path}", get(assets::client))
        .route("/static/{*path}", get(assets::fixed))
        .route("/worker.js", get(assets::worker))
        .route("/offline", get(pages::app::offline))
        .route("/robots.txt", get(assets::robots));
    around(known.merge(open), site)
}

/// Adds what every request passes through on its way to these routes and back.
fn around(routes: Router<Site>, site: Site) -> Router {
    routes
        .fallback(async || Failure::NotFound)
        .method_not_allowed_fallback(async || Failure::MethodNotAllowed)
        .layer(from_fn_with_state(site.clone(), limit))
        // Not limited: a load balancer asks often, and always from the same address.
        .merge(health::routes(site.rooms.clone()))
        .layer(DefaultBodyLimit::max(MAX_FORM_BYTES))
        .layer(RequestBodyDeadlineLayer::new(site.gate.body_timeout()))
        // The panic itself has been reported on standard error.
        .layer(CatchPanicLayer::custom(|_| Failure::broken("a handler panicked").into_response()))
        .layer(from_fn(pages::failure::add_page))
        .layer(CompressionLayer::new())
        .layer(map_response_with_state(site.gate.clone(), headers::complete))
        .layer(from_fn_with_state(site.gate.clone(), request_id::name))
        .with_state(site)
}

async fn limit(
    State(site): State<Site>,
    client: ClientAddress,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    if site.rooms.is_ending() {
        return Err(Failure::Restarting);
    }
    site.gate.requests().check(client).map_err(|seconds| Failure::TooManyRequests { seconds })?;
    Ok(next.run(request).await)
}

/// Refuses the requests of everyone who is banned.
async fn turn_away(
    State(gate): State<Gate>,
    client: ClientAddress,
    request: Request,
    next: Next,
) -> Result<Response, Failure> {
    let guest = request.extensions().get().map(|Guest(guest)| *guest);
    let ban = gate.bans().borrow().of(client, guest);
    match ban {
        Some(Banned::Guest(_)) => Err(Failure::Banned),
        Some(Banned::Network(_)) => Err(Failure::NetworkBanned),
        None => Ok(next.run(request).await),
    }
}

#[cfg(test)]
mod tests {
    use axum::{
        body::{Body, to_bytes},
        http::{StatusCode, header},
    };
    use tokio_util::sync::CancellationToken;
    use tower::ServiceExt;

    use super::*;
    use crate::{net::front::GateOptions, rooms::RoomsOptions, store::Store};

    #[tokio::test]
    async fn a_handler_that_panics_answers_with_a_page() {
        let store = Store::open("memory:").await.expect("memory");
        let rooms = Rooms::new(store, RoomsOptions::default(), CancellationToken::new());
        let gate = Gate::new([7; 64], GateOptions::default());
        let site = Site { gate, rooms, push: Push::off(), carry_keys: Arc::default(), renderer: Arc::default() };
        let panicking = get(async || -> &'static str { panic!("the secret of the kitchen") });
        let site = around(Router::new().route("/kitchen", panicking), site);
        let request = Request::get("/kitchen").header(header::ACCEPT_LANGUAGE, "de").body(Body::empty());
        let answer = site.oneshot(request.expect("a request")).await.expect("a site always answers");
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        assert!(answer.headers().contains_key(header::CONTENT_SECURITY_POLICY));
        let page = to_bytes(answer.into_body(), usize::MAX).await.expect("a whole body");
        let page = String::from_utf8(page.into()).expect("text");
        assert!(page.contains("Der Server ist gestolpert"), "{page}");
        assert!(!page.contains("secret"), "{page}");
    }
}
