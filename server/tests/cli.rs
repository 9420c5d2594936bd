//! The program from outside: the command line, its messages and exit codes, starting and stopping.

mod program;

use std::collections::BTreeMap;
use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::net::{TcpListener, TcpStream};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, ExitStatus, Stdio};
use std::time::Instant;

use anyhow::Result;
use conurbation::store::{RoomId, Store, Stream};
use conurbation_load::guest::Guest;
use conurbation_load::party::Party;
use conurbation_load::player::PATIENCE;
use conurbation_load::postgres::Postgres;
use conurbation_room::Request;
use program::{Said, conurbation, run};
use serde_json::Value;
use sqlx::{ConnectOptions, sqlite::SqliteConnectOptions};
use tempfile::TempDir;
use tokio::task::spawn_blocking;
use tokio::time::timeout;

/// A server on a free port; killed when dropped.
struct Server {
    child: Child,
    address: String,
}

impl Server {
    /// Starts it, reads its address, and closes its output, which it has to tolerate.
    fn start(store: &str) -> Self {
        let child = conurbation(&["--listen", "127.0.0.1:0", "--store", store])
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .expect("the program starts");
        Self::greets(child)
    }

    /// Reads the address from a program that was just started.
    fn greets(mut child: Child) -> Self {
        let stdout = BufReader::new(child.stdout.take().expect("its output is piped"));
        let line = stdout.lines().next().expect("a greeting").expect("text");
        let address = line.strip_prefix("Conurbation is open at ").expect("the address").to_owned();
        Self { child, address }
    }

    fn host(&self) -> &str {
        self.address.strip_prefix("http://").expect("an address")
    }

    /// Asks it to end, as the system does when it shuts down.
    fn terminate(&self) {
        let signal = format!("kill -TERM {}", self.child.id());
        assert!(Command::new("sh").args(["-c", &signal]).status().expect("a shell").success());
    }

    async fn ended(mut self) -> ExitStatus {
        let waiting = spawn_blocking(move || self.child.wait().expect("a child that was not waited for yet"));
        timeout(PATIENCE, waiting).await.expect("it ends").expect("nothing panics")
    }
}

impl Drop for Server {
    fn drop(&mut self) {
        // Fails if it has already ended.
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// A folder for stores.
fn folder() -> TempDir {
    tempfile::tempdir().expect("a folder")
}

/// The address of a store in this folder.
fn store(folder: &TempDir, name: &str) -> String {
    format!("sqlite:{}", folder.path().join(name).display())
}

/// Every file in a folder with its content.
fn files(folder: &Path) -> BTreeMap<PathBuf, Vec<u8>> {
    let entries = fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").path());
    entries.map(|path| (path.clone(), fs::read(path).expect("a file"))).collect()
}

#[test]
fn scores_the_cities_of_a_game() {
    let said = run(&["score", "SSSS/FHPP/MOOP/DEHB", "FF/FF"]);
    let expected = r#"[
  {
    "city": "SSSS/FHPP/MOOP/DEHB",
    "shops": 16,
    "factories": 3,
    "taverns": 17,
    "offices": 4,
    "parks": 12,
    "houses": 6,
    "total": 58
  },
  {
    "city": "FF/FF",
    "shops": 0,
    "factories": 16,
    "taverns": 0,
    "offices": 0,
    "parks": 0,
    "houses": 0,
    "total": 16
  }
]
"#;
    assert_eq!((said.code, &*said.stdout, &*said.stderr), (Some(0), expected, ""));
}

#[test]
fn names_the_column_of_an_unreadable_city() {
    for (cities, message) in [
        (&["SSSS", "SF/PX"][..], "city 2 (SF/PX): column 5: 'X' stands for no building"),
        (&["SSS/SF"], "city 1 (SSS/SF): column 7: this row has 2 squares, the first one 3"),
        (&["SSSSS"], "city 1 (SSSSS): column 5: a city has at most four rows and four columns"),
        (&["S./S."], "city 1 (S./S.): column 6: an outer row or column is empty"),
        (&["S"; 8], "a game has at most 7 cities"),
    ] {
        let said = run(&[&["score"], cities].concat());
        assert_eq!((said.code, &*said.stdout), (Some(2), ""), "{cities:?}");
        assert!(said.stderr.starts_with(&format!("conurbation: {message}")), "{}", said.stderr);
        assert_eq!(said.stderr.lines().count(), 1, "{}", said.stderr);
    }
    for wrong in [&["score"][..], &["--listen", "here"], &["fly"]] {
        let said = run(wrong);
        assert_eq!((said.code, &*said.stdout), (Some(2), ""), "{wrong:?}");
        assert!(said.stderr.starts_with("error: "), "{}", said.stderr);
    }
}

#[test]
fn refuses_an_unknown_kind_of_store() {
    for (store, message) in [
        ("mysql://me:secret@host/x", "unknown store \"mysql\": use sqlite:FILE, postgres://"),
        ("conurbation.db", "unknown store \"conurbation.db\""),
        ("sqlite:", "unknown store \"sqlite\""),
    ] {
        let said = run(&["--listen", "127.0.0.1:0", "--store", store]);
        assert_eq!((said.code, &*said.stdout), (Some(1), ""), "{store}");
        assert!(said.stderr.starts_with(&format!("conurbation: {message}")), "{}", said.stderr);
        assert!(!said.stderr.contains("secret"));
    }
}

#[tokio::test]
async fn leaves_unusable_files_untouched() {
    let folder = folder();
    let broken = folder.path().join("broken.db");
    let whole = Store::open(&store(&folder, "broken.db")).await.expect("a new store");
    whole.close().await;
    let mut bytes = fs::read(&broken).expect("a store");
    bytes.truncate(bytes.len() - 1000);
    fs::write(&broken, bytes).expect("a broken store");
    fs::write(folder.path().join("letter.txt"), "Dear Ada, the city is coming along.").expect("a letter");
    let before = files(folder.path());
    for (name, message) in [("letter.txt", "is not a database"), ("broken.db", "is damaged")] {
        for arguments in [&["--listen", "127.0.0.1:0"][..], &["backup", "copy.db"]] {
            let said = run(&[arguments, &["--store", &store(&folder, name)]].concat());
            assert_eq!((said.code, &*said.stdout), (Some(1), ""), "{name}");
            let expected = format!("{} {message}", folder.path().join(name).display());
            assert!(said.stderr.contains(&expected), "{}", said.stderr);
            assert!(files(folder.path()) == before, "{name}: something has changed");
        }
    }
}

#[test]
fn reports_a_taken_port_and_creates_no_file() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    let folder = folder();
    let said = run(&["--listen", &address, "--store", &store(&folder, "data.db")]);
    assert_eq!((said.code, &*said.stdout), (Some(1), ""));
    assert!(said.stderr.starts_with(&format!("conurbation: can't listen on {address}: ")), "{}", said.stderr);
    assert!(files(folder.path()).is_empty());
}

#[test]
fn a_setting_that_is_empty_in_the_environment_is_not_given() {
    let taken = TcpListener::bind("127.0.0.1:0").expect("a free port");
    let address = taken.local_addr().expect("an address").to_string();
    for arguments in [&[][..], &["serve"]] {
        let mut server = conurbation(arguments);
        server.env("CONURBATION_LISTEN", &address);
        for empty in ["METRICS_LISTEN", "PUBLIC_URL", "KEEP_TALK"] {
            server.env(format!("CONURBATION_{empty}"), "");
        }
        let said = Said::by(&mut server);
        assert!(said.stderr.starts_with(&format!("conurbation: can't listen on {address}: ")), "{}", said.stderr);
    }
    let folder = folder();
    let said = Said::by(conurbation(&["admin", "bans"]).env("CONURBATION_STORE", "").current_dir(&folder));
    assert!(said.stderr.starts_with("conurbation: there is no store conurbation.db: "), "{}", said.stderr);
}

#[tokio::test]
async fn refuses_a_file_that_another_server_uses() -> Result<()> {
    let folder = folder();
    let data = store(&folder, "data.db");
    let first = Server::start(&data);
    let said = run(&["--listen", "127.0.0.1:0", "--store", &data]);
    assert_eq!((said.code, &*said.stdout), (Some(1), ""));
    assert!(said.stderr.contains("data.db is in use: is another server running on it?"), "{}", said.stderr);
    // The first one still works.
    Guest::opens_a_room(&first.address, 3, false).await?;
    Ok(())
}

#[tokio::test]
async fn copies_a_store_while_the_server_runs() -> Result<()> {
    let folder = folder();
    let data = store(&folder, "data.db");
    let server = Server::start(&data);
    let (guest, code) = Guest::opens_a_room(&server.address, 3, true).await?;
    guest.connects(&code).await?.does(Request::Join { name: "Ada".to_owned() }).await?;

    let copy = folder.path().join("copy.db");
    let backup = ["backup", copy.to_str().expect("a name"), "--store", &data];
    let said = run(&backup);
    assert_eq!((said.code, said.stdout, &*said.stderr), (Some(0), format!("{}\n", copy.display()), ""));
    let said = run(&backup);
    assert_eq!((said.code, &*said.stdout), (Some(1), ""));
    assert_eq!(said.stderr, format!("conurbation: {} already exists\n", copy.display()));

    // The copy is a store itself, and knows the guest.
    let other = Server::start(&store(&folder, "copy.db"));
    let mut player = guest.at(&other.address).connects(&code).await?;
    player.sees(|view| view["me"]["member"] == 0).await?;
    assert_eq!(player.view["room"]["members"][0]["name"], "Ada");
    Ok(())
}

#[tokio::test]
async fn moves_a_store_to_a_database() -> Result<()> {
    let folder = folder();
    let data = store(&folder, "data.db");
    let server = Server::start(&data);
    let (guest, code) = Guest::opens_a_room(&server.address, 3, true).await?;
    guest.connects(&code).await?.does(Request::Join { name: "Ada".to_owned() }).await?;
    drop(server);

    let mut postgres = Postgres::start()?;
    let database = postgres.database()?;
    let said = run(&["copy", &data, &database]);
    assert_eq!((said.code, &*said.stdout, &*said.stderr), (Some(0), "rooms copied: 1\n", ""));
    let said = run(&["copy", &data, &database]);
    assert_eq!((said.code, &*said.stdout), (Some(1), ""));
    assert_eq!(said.stderr, "conurbation: the target is not empty: a copy never mixes two stores\n");
    let said = run(&["copy", &store(&folder, "data.bd"), &database]);
    assert_eq!(said.code, Some(1));
    assert!(said.stderr.starts_with("conurbation: there is no store "), "{}", said.stderr);

    // The guest is known there too.
    let other = Server::start(&database);
    let mut player = guest.at(&other.address).connects(&code).await?;
    player.sees(|view| view["me"]["member"] == 0).await?;
    Ok(())
}

#[tokio::test]
async fn ends_on_a_signal_even_with_open_connections() -> Result<()> {
    let folder = folder();
    let server = Server::start(&store(&folder, "data.db"));
    let mut party = Party::sits_down(&server.address, 3).await?;
    // One connection is kept alive, one is silent, and two never finish their requests.
    let mut kept = TcpStream::connect(server.host())?;
    kept.write_all(b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n")?;
    assert_ne!(kept.read(&mut [0; 64])?, 0);
    let _silent = TcpStream::connect(server.host())?;
    let mut endless = TcpStream::connect(server.host())?;
    endless.write_all(b"GET /healthz HTTP/1.1\r\nhost")?;
    let (host, origin) = (server.host(), &server.address);
    let mut bodiless = TcpStream::connect(host)?;
    let kind = "content-type: application/x-www-form-urlencoded\r\ncontent-length: 24";
    write!(bodiless, "POST /rooms HTTP/1.1\r\nhost: {host}\r\norigin: {origin}\r\n{kind}\r\n\r\nseats=")?;

    server.terminate();
    for player in &mut party.players {
        assert_eq!(player.closed().await?, 1012);
    }
    assert_eq!(server.ended().await.code(), Some(0));
    // Everything accepted is in the file, which can be opened again.
    let again = Server::start(&store(&folder, "data.db"));
    let mut host = party.guests[0].at(&again.address).connects(&party.code).await?;
    host.sees(|view| view["room"]["members"].as_array().is_some_and(|members| members.len() == 3)).await?;
    again.terminate();
    assert_eq!(again.ended().await.code(), Some(0));
    Ok(())
}

#[tokio::test]
async fn ends_with_an_error_when_its_file_is_removed() -> Result<()> {
    let folder = folder();
    let server = Server::start(&store(&folder, "data.db"));
    let mut party = Party::sits_down(&server.address, 3).await?;
    fs::remove_file(folder.path().join("data.db"))?;
    assert_eq!(server.ended().await.code(), Some(1));
    assert_eq!(party.players[0].closed().await?, 1012);
    Ok(())
}

#[tokio::test]
async fn every_line_of_a_json_log_is_json_and_names_its_request() -> Result<()> {
    let folder = folder();
    let data = store(&folder, "data.db");
    let (broken, file) = (RoomId::new(), Store::open(&data).await?);
    file.append(broken, Stream::Events, 1, b"no event".to_vec()).await?;
    file.close().await;
    let mut child =
        conurbation(&["--listen", "127.0.0.1:0", "--store", &data, "--behind-proxy", "--log-format", "json"])
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
    let log = child.stderr.take().expect("its errors are piped");
    let server = Server::greets(child);
    let mut asked = TcpStream::connect(server.host())?;
    write!(asked, "GET /r/{broken} HTTP/1.0\r\nhost: localhost\r\nx-request-id: proxy-7\r\n\r\n")?;
    let mut answer = String::new();
    asked.read_to_string(&mut answer)?;
    assert!(answer.contains("x-request-id: proxy-7\r\n"), "{answer}");
    server.terminate();
    assert_eq!(server.ended().await.code(), Some(0));
    let lines: Vec<Value> =
        BufReader::new(log).lines().map(|line| Ok(serde_json::from_str(&line?)?)).collect::<Result<_>>()?;
    let ours: Vec<&Value> = lines.iter().filter(|line| line["level"] == "ERROR").collect();
    assert!(!ours.is_empty() && ours.iter().all(|line| line["span"]["id"] == "proxy-7"), "{lines:?}");
    assert!(lines.iter().all(|line| !line.to_string().contains(broken.as_str())), "{lines:?}");
    Ok(())
}

#[tokio::test]
async fn a_server_says_whether_it_is_well() {
    let folder = folder();
    let server = Server::start(&store(&folder, "data.db"));
    let ask = ["health", "--listen", server.host()];
    assert_eq!(run(&ask).code, Some(0));
    // Another program holds the file, so that nothing can be written.
    let held = SqliteConnectOptions::new().filename(folder.path().join("data.db")).connect().await;
    let mut held = held.expect("a connection");
    sqlx::raw_sql("BEGIN IMMEDIATE").execute(&mut held).await.expect("the lock");
    let said = until(|| run(&ask), |said| said.code == Some(1));
    assert!(said.stderr.starts_with("conurbation: the store "), "{}", said.stderr);
    sqlx::raw_sql("ROLLBACK").execute(&mut held).await.expect("the end");
    until(|| run(&ask), |said| said.code == Some(0));
    server.terminate();
    assert_eq!(server.ended().await.code(), Some(0));
}

/// Asks again until the answer is the right one; an answer may be a second old.
fn until(ask: impl Fn() -> Said, right: impl Fn(&Said) -> bool) -> Said {
    let began = Instant::now();
    loop {
        let said = ask();
        if right(&said) {
            return said;
        }
        assert!(began.elapsed() < PATIENCE, "{:?}: {}", said.code, said.stderr);
    }
}
