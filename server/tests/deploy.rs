//! The files in `deploy/`, the Dockerfile and docker-compose.yml are what the documentation promises.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use conurbation::net::push::{Push, PushOptions};
use conurbation::net::{Gate, GateOptions};
use conurbation::rooms::{Rooms, RoomsOptions};
use conurbation::scrape;
use conurbation::store::Store;
use conurbation_room::MAX_GAME_FILE;
use serde_json::Value;
use tokio_util::sync::CancellationToken;

fn file(path: &str) -> String {
    let path: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(path);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Everything in a text that is named as a metric of ours, without the suffixes of a histogram's series.
fn metrics(text: &str) -> BTreeSet<String> {
    let is_part = |character: char| character.is_ascii_alphanumeric() || character == '_';
    let words = text.split(|character| !is_part(character));
    let ours = words.filter(|word| word.starts_with("conurbation_") || word.starts_with("process_"));
    let series = |word: &str| {
        let family = ["_bucket", "_sum", "_count", "_total"].iter().find_map(|suffix| word.strip_suffix(suffix));
        family.unwrap_or(word).to_owned()
    };
    ours.map(series).collect()
}

/// The metrics that a server shows.
async fn shown(folder: &Path) -> BTreeSet<String> {
    let store = Store::open(&format!("sqlite:{}", folder.join("data.db").display())).await.expect("a store");
    let rooms = Rooms::new(store.clone(), RoomsOptions::default(), CancellationToken::new());
    let gate = Gate::new([7; 64], GateOptions::default());
    let push = Push::open(&store, &PushOptions::default(), None).await.expect("a key");
    let registry = scrape::registry(&gate, &rooms, &store, &push);
    // What has labels is shown once it has happened.
    gate.metrics().answered(200);
    gate.metrics().refused("requests");
    rooms.metrics().answered("accepted");
    push.metrics().expect("messages are sent").told("taken", 1);
    let text = scrape::show(&registry).expect("text");
    let families = text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
    families.filter_map(|line| line.split(' ').next()).map(str::to_owned).collect()
}

#[tokio::test]
async fn dashboard_and_alerts_name_only_metrics_that_exist() {
    let folder = tempfile::tempdir().expect("a folder");
    let shown = shown(folder.path()).await;
    let dashboard: Value = serde_json::from_str(&file("deploy/grafana.json")).expect("JSON");
    let panels = dashboard["panels"].as_array().expect("panels");
    let mut named = metrics(&file("deploy/alerts.yml"));
    for target in panels.iter().flat_map(|panel| panel["targets"].as_array().expect("targets")) {
        let metrics = metrics(target["expr"].as_str().expect("an expression"));
        assert!(!metrics.is_empty(), "{target}");
        named.extend(metrics);
    }
    let unknown: Vec<&String> = named.difference(&shown).collect();
    assert!(unknown.is_empty(), "{unknown:?} are not among {shown:?}");
}

/// An image's tag is for people, its digest for machines.
fn is_pinned(image: &str) -> bool {
    image.split_once("@sha256:").is_some_and(|(name, digest)| name.contains(':') && digest.len() == 64)
}

#[test]
fn images_are_pinned_and_the_last_one_has_no_rights() {
    let dockerfile = file("Dockerfile");
    for image in dockerfile.lines().filter_map(|line| line.strip_prefix("FROM ")) {
        assert!(is_pinned(image.split(' ').next().expect("a word")), "{image}");
    }
    let last = dockerfile.rsplit("\nFROM ").next().expect("a stage");
    for needed in ["\nUSER 65532:65532\n", "\nHEALTHCHECK ", "\nVOLUME /data\n", "\nENTRYPOINT ["] {
        assert!(last.contains(needed), "{needed}");
    }
    assert!(!last.contains("\nRUN "), "the last image has no shell");
}

/// The lines that belong to `name:` on the first level of a text in YAML, with the names on the second level that they
/// belong to: services, networks, volumes.
fn section<'t>(text: &'t str, name: &str) -> Vec<(&'t str, Vec<&'t str>)> {
    let first = text.lines().skip_while(|line| line.strip_suffix(':') != Some(name)).skip(1);
    let mut parts: Vec<(&str, Vec<&str>)> = Vec::new();
    for line in first.take_while(|line| line.is_empty() || line.starts_with(' ')) {
        match line.strip_prefix("  ").filter(|line| !line.starts_with([' ', '#'])) {
            Some(part) => parts.push((part.trim_end_matches(':'), Vec::new())),
            None => parts.last_mut().into_iter().for_each(|(_, lines)| lines.push(line.trim())),
        }
    }
    parts
}

/// What a service says of itself under a name. What it shares with others is in blocks of their own.
fn says<'t>(lines: &[&'t str], name: &str) -> Option<&'t str> {
    lines.iter().find_map(|line| line.strip_prefix(name)?.strip_prefix(": "))
}

/// The lines of a block that services share.
fn shared<'t>(compose: &'t str, name: &str) -> &'t str {
    let block = compose.split_once(&format!("x-{name}: &{name}\n")).expect(name).1;
    block.split_once("\n\n").expect("a block").0
}

#[test]
fn every_composed_service_is_limited() {
    let compose = file("docker-compose.yml");
    let limits = shared(&compose, "limits");
    for needed in [
        "read_only: true",
        "cap_drop: [ALL]",
        "no-new-privileges:true",
        "mem_limit:",
        "cpus:",
        "pids_limit:",
        "nofile:",
    ] {
        assert!(limits.contains(needed), "{needed}");
    }
    assert!(shared(&compose, "server").contains("tmpfs:"));
    for (block, from) in [("server", "limits"), ("node", "server")] {
        assert!(shared(&compose, block).contains(&format!("<<: *{from}\n")), "{block}");
    }
    let services = section(&compose, "services");
    assert_eq!(services.len(), 5, "{services:?}");
    for (name, lines) in services {
        assert!(says(&lines, "<<").is_some_and(|from| ["*limits", "*server", "*node"].contains(&from)), "{name}");
        assert!(says(&lines, "image").is_none_or(is_pinned), "{name}");
    }
}

#[test]
fn one_server_is_composed_unless_several_are_asked_for() {
    let compose = file("docker-compose.yml");
    for (name, lines) in section(&compose, "services") {
        let several = says(&lines, "profiles") == Some("[cluster]") || says(&lines, "<<") == Some("*node");
        assert_eq!(several, name != "conurbation", "{name}");
    }
    assert!(shared(&compose, "node").contains("profiles: [cluster]\n"));
}

#[test]
fn strangers_reach_only_the_lone_server_or_the_balancer() {
    let compose = file("docker-compose.yml");
    for (name, lines) in section(&compose, "services") {
        let open = name == "conurbation" || name == "balancer";
        assert_eq!(says(&lines, "ports"), open.then_some("[\"127.0.0.1:8080:8080\"]"), "{name}");
        let networks = says(&lines, "networks");
        match name {
            "conurbation" => assert_eq!(networks, None),
            "balancer" => assert_eq!(networks, Some("[front]")),
            "database" => assert_eq!(networks, Some("[inside]")),
            node => {
                // The others call it by a name that is known inside alone.
                let address = says(&lines, "CONURBATION_CLUSTER_ADDRESS").expect("an address");
                let inside = format!("{{ front: {{}}, inside: {{ aliases: [{node}.inside] }} }}");
                assert_eq!((networks, address), (Some(inside.as_str()), format!("{node}.inside:8090").as_str()));
            }
        }
    }
    let networks = section(&compose, "networks");
    let internal = |name| networks.iter().any(|(of, lines)| *of == name && says(lines, "internal") == Some("true"));
    assert!(internal("inside") && !internal("front"), "{networks:?}");
}

#[test]
fn the_composed_database_has_the_password_that_its_owner_chose() {
    let compose = file("docker-compose.yml");
    let settings =
        compose.lines().filter(|line| !line.starts_with('#')).filter_map(|line| line.split_once("PASSWORD:"));
    let passwords: Vec<&str> = settings.map(|(_, value)| value.trim()).collect();
    assert_eq!(passwords, ["${DATABASE_PASSWORD:-}"; 2], "the servers' and the database's, and neither by default");
    assert!(compose.contains("postgres://conurbation@database/conurbation\n"), "no password in the address");
    for ignored in [".gitignore", ".dockerignore"] {
        assert!(file(ignored).lines().any(|line| line.trim_start_matches('/') == ".env"), "{ignored}");
    }
}

#[test]
fn composed_services_wait_for_those_that_they_need() {
    let compose = file("docker-compose.yml");
    let healthy = |name: &str| format!("{name}: {{ condition: service_healthy }}");
    assert!(shared(&compose, "node").contains(&healthy("database")));
    assert!(shared(&compose, "node").contains("\n  healthcheck:\n"));
    for (name, lines) in section(&compose, "services") {
        match name {
            "balancer" => {
                for node in ["node-1", "node-2"] {
                    assert!(lines.contains(&healthy(node).as_str()), "{node}");
                }
            }
            "database" => assert!(lines.contains(&"healthcheck:")),
            _ => {}
        }
    }
}

#[test]
fn the_balancer_asks_whether_servers_are_ready_and_says_who_comes() {
    let settings = file("deploy/haproxy.cfg");
    let lines: Vec<&str> = settings.lines().map(str::trim).collect();
    for needed in [
        "http-check send meth GET uri /readyz ver HTTP/1.1 hdr Host localhost",
        "http-check expect status 200",
        "http-check disable-on-404",
        "balance leastconn",
        "option forwardfor",
        "option redispatch 1",
        "http-request return status 404 if { path /healthz }",
    ] {
        assert!(lines.contains(&needed), "{needed}");
    }
    let checks = lines.iter().find(|line| line.starts_with("default-server check ")).expect("checks");
    assert!(
        checks.contains(" inter 500ms fall 2 ") && checks.contains(" on-marked-down shutdown-sessions "),
        "{checks}"
    );
    // Those that docker-compose.yml tells it of are there.
    let compose = file("docker-compose.yml");
    let services = section(&compose, "services");
    let (_, balancer) = services.iter().find(|(name, _)| *name == "balancer").expect("a balancer");
    for node in ["NODE_1", "NODE_2"] {
        let (service, port) = says(balancer, node).and_then(|address| address.split_once(':')).expect(node);
        assert!(settings.contains(&format!("\"${{{node}}}\"")), "{node}");
        assert!(services.iter().any(|(name, _)| *name == service) && port == "8080", "{service}:{port}");
    }
}

#[test]
fn nginx_lets_the_file_of_a_game_through() {
    for document in ["deploy/nginx.conf", "README.md"] {
        let text = file(document);
        let limit = text.split("client_max_body_size").nth(1).and_then(|rest| rest.split(';').next());
        let megabytes = limit.and_then(|limit| limit.trim().strip_suffix('m')).expect("a limit in MiB");
        let bytes = megabytes.parse::<usize>().expect("a number") << 20;
        assert!(bytes > MAX_GAME_FILE, "{document} allows {bytes} bytes");
    }
}
