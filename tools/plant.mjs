#!/usr/bin/env node
// Mutation testing: plants one fault at a time in a copy of the sources, and says how many seeds the simulation needs:
//   tools/plant.mjs [SEEDS]
// Fails if one is not found within that many seeds, or if its place is not in the sources any more.

import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const seeds = process.argv[2] ?? "1000";
const root = resolve(import.meta.dirname, "..");

const LASTS = "nothing_is_lost_doubled_or_shown_too_early";

const SERVERS = "several_servers_are_as_good_as_one";

const FAULTS = [
    {
        name: "acknowledges before the commit",
        file: "server/src/rooms/log.rs",
        from: "store.append_all(room, stream, self.written + 1, records).await?;",
        to: `let (store, first) = (store.clone(), self.written + 1);
        tokio::spawn(async move { store.append_all(room, stream, first, records).await });`,
    },
    {
        name: "does a repeated command again",
        file: "server/src/rooms/batch.rs",
        from: "if log.room.was_accepted(guest, id) ||",
        to: "if false ||",
    },
    {
        name: "lets the clock run out twice",
        file: "server/src/rooms/task/timing.rs",
        from: "self.decide_unasked(|room| room.time_up(now)).await?;",
        to: `if self.decide_unasked(|room| room.time_up(now)).await? {
            self.decide_unasked(|room| Some(conurbation_room::Event { at: now, ..room.time_up(2 * now)? })).await?;
        }`,
    },
    {
        name: "shows everyone how much others do in secret",
        property: "what_is_hidden_is_not_felt",
        file: "room/src/view.rs",
        from: "MyView { no: self.commands_of(guest),",
        to: "MyView { no: self.people.values().map(|person| self.commands_of(person.guest)).sum(),",
    },
    {
        name: "does not wake whoever waits for the end",
        file: "server/src/rooms/connected/outbox.rs",
        from: "self.wake.notify_one();",
        to: "if self.lock().close.is_none() { self.wake.notify_one(); }",
    },
    {
        name: "serves a room that is another server's",
        property: SERVERS,
        file: "server/src/rooms/links/membership.rs",
        from: "Owner::Other(owner) => Err(ConnectError::Elsewhere(owner)),",
        to: "Owner::Other(_) => Ok(tenure),",
    },
    {
        name: "goes on serving when the others believe it gone",
        property: SERVERS,
        file: "server/src/rooms/links/lease.rs",
        from: "let until = asked + HOLDS - MARGIN;",
        to: "let until = asked + HOLDS * 100 - MARGIN;",
    },
    {
        name: "tells nobody that the way to another server has ended",
        property: SERVERS,
        file: "server/src/rooms/links/link.rs",
        from: "client.outbox.close(close::RESTART);",
        to: "drop(client.outbox);",
    },
];

const copy = mkdtempSync(join(tmpdir(), "planted-"));
let missed = 0;
try {
    const files = execFileSync("git", ["-C", root, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    execFileSync("tar", ["-C", root, "--null", "-T", "-", "-cf", join(copy, "sources.tar")], { input: files });
    execFileSync("tar", ["-C", copy, "-xf", join(copy, "sources.tar")]);
    const failed = join(copy, "server/tests/simulation/failed.txt");
    for (const { name, property = LASTS, file, from, to } of FAULTS) {
        const path = join(copy, file);
        const source = readFileSync(path, "utf8");
        if (source.split(from).length !== 2) throw new Error(`${file} has not exactly one place for "${name}"`);
        writeFileSync(failed, "");
        writeFileSync(
            path,
            source.replace(from, () => to),
        );
        const test = ["test", "--locked", "--package", "conurbation", "--test", "simulation", property];
        const run = spawnSync("cargo", test, {
            cwd: copy,
            encoding: "utf8",
            env: {
                ...process.env,
                SEEDS: seeds,
                RUST_BACKTRACE: "0",
                // A target folder of its own: cargo would take what it built from the copy for a build of the sources.
                CARGO_TARGET_DIR: join(root, "target/planted"),
            },
        });
        writeFileSync(path, source);
        const found = readFileSync(failed, "utf8").trim().split("\n").filter(Boolean);
        if (/could not compile/.test(run.stderr)) throw new Error(`"${name}" does not compile:\n${run.stderr}`);
        if (found.length === 0) missed += 1;
        const how = found.map((line) => line.split(" ")).map(([property, seed]) => `${property}, seed ${seed}`);
        console.log(`${name}: ${how.length ? `found by ${how.join("; ")}` : `NOT FOUND within ${seeds} seeds`}`);
    }
} finally {
    rmSync(copy, { recursive: true });
}
process.exit(missed ? 1 : 0);
