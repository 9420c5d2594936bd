//! A browser without pages: its cookie, and the requests that come before a socket.

use std::sync::LazyLock;

use anyhow::{Context, Result, bail};
use reqwest::{Client, StatusCode, header};

use crate::player::Player;

/// A browser's cookie for a server.
#[derive(Debug, Clone)]
pub struct Guest {
    /// `http://host:port` of the server.
    pub server: String,
    cookie: String,
    http: Client,
}

impl Guest {
    /// A browser that has opened a room, and the room's code.
    pub async fn opens_a_room(server: &str, seats: u8, public: bool) -> Result<(Self, String)> {
        let access = if public { "public" } else { "private" };
        Self::sends_form(server, "/rooms", format!("seats={seats}&access={access}")).await
    }

    /// A browser that has opened a room with one of the forms of the home page, and the room's code.
    pub async fn sends_form(server: &str, path: &str, fields: String) -> Result<(Self, String)> {
        let http = client();
        let answer = http
            .post(format!("{server}{path}"))
            .header(header::ORIGIN, server)
            .header(header::CONTENT_TYPE, "application/x-www-form-urlencoded")
            .body(fields)
            .send()
            .await?;
        if answer.status() != StatusCode::SEE_OTHER {
            bail!("no room was opened: {}", answer.status());
        }
        let location = answer.headers().get(header::LOCATION).context("the room's address")?.to_str()?;
        let code = location.rsplit('/').next().context("the room's code")?.to_owned();
        let cookie = cookie(&answer)?;
        Ok((Self { server: server.to_owned(), cookie, http }, code))
    }

    /// A browser that has followed a room's link.
    pub async fn follows_the_link(server: &str, code: &str) -> Result<Self> {
        let http = client();
        let answer = http.get(format!("{server}/r/{code}")).send().await?;
        Ok(Self { server: server.to_owned(), cookie: cookie(&answer)?, http })
    }

    /// Its cookie, which nobody else may know.
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// The same browser after the server was restarted at another address.
    #[must_use]
    pub fn at(&self, server: &str) -> Self {
        Self { server: server.to_owned(), ..self.clone() }
    }

    /// The status and text of a page.
    pub async fn page(&self, path: &str) -> Result<(u16, String)> {
        let answer =
            self.http.get(format!("{}{path}", self.server)).header(header::COOKIE, &self.cookie).send().await?;
        Ok((answer.status().as_u16(), answer.text().await?))
    }

    /// The status of what comes of a form without fields.
    pub async fn posts(&self, path: &str) -> Result<u16> {
        let form = self.http.post(format!("{}{path}", self.server)).header(header::ORIGIN, &self.server);
        Ok(form.header(header::COOKIE, &self.cookie).send().await?.status().as_u16())
    }

    /// Opens the room's socket.
    pub async fn connects(&self, code: &str) -> Result<Player> {
        Player::connect(&self.server, code, &self.cookie).await
    }
}

/// A client that follows no redirection and keeps no connection. It is the same for all: a new one reads all
/// certificates of the system first.
pub fn client() -> Client {
    static CLIENT: LazyLock<Client> = LazyLock::new(|| {
        // Built together with the server, whose own client brings its provider, this one has TLS and needs one, too.
        let _ = rustls::crypto::ring::default_provider().install_default();
        let client = Client::builder().redirect(reqwest::redirect::Policy::none()).pool_max_idle_per_host(0);
        client.build().expect("a client")
    });
    CLIENT.clone()
}

fn cookie(answer: &reqwest::Response) -> Result<String> {
    let cookies = answer.headers().get_all(header::SET_COOKIE).iter().filter_map(|value| value.to_str().ok());
    let guest = cookies.filter_map(|cookie| cookie.split(';').next()).find(|cookie| cookie.starts_with("guest="));
    Ok(guest.context("the server gives a guest a cookie")?.to_owned())
}
