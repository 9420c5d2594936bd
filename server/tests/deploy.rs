//! The files in `deploy/`, the Dockerfile and docker-compose.yml are what the documentation promises.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use conurbation::net::push::{Push, PushOptions};
use conurbation::net::{Gate, GateOptions};
use conurbation::rooms::{HouseOptions, Rooms};
use conurbation::scrape;
use conurbation::store::Store;
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
    let rooms = Rooms::new(store.clone(), HouseOptions::default(), CancellationToken::new());
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

#[test]
fn images_are_pinned_and_the_last_one_has_no_rights() {
    let dockerfile = file("Dockerfile");
    for image in dockerfile.lines().filter_map(|line| line.strip_prefix("FROM ")) {
        let (name, digest) = image.split_once("@sha256:").expect(image);
        assert!(name.contains(':') && digest.split(' ').next().is_some_and(|digest| digest.len() == 64), "{image}");
    }
    let last = dockerfile.rsplit("\nFROM ").next().expect("a stage");
    for needed in ["\nUSER 65532:65532\n", "\nHEALTHCHECK ", "\nVOLUME /data\n", "\nENTRYPOINT ["] {
        assert!(last.contains(needed), "{needed}");
    }
    assert!(!last.contains("\nRUN "), "the last image has no shell");
}

#[test]
fn the_composed_service_is_limited() {
    let compose = file("docker-compose.yml");
    for needed in [
        "read_only: true",
        "cap_drop: [ALL]",
        "no-new-privileges:true",
        "mem_limit:",
        "cpus:",
        "pids_limit:",
        "tmpfs:",
        "nofile:",
    ] {
        assert!(compose.contains(needed), "{needed}");
    }
}
