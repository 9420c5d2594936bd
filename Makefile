# make run     build the client and the server, and serve on 127.0.0.1:8080 with an SQLite file
# make cluster the same with several servers on a database, behind a load balancer; keeps nothing
# make test    install what the tests need and run all of them
# make check   the quick half: formatting, lints, types, import cycles, lengths, unit tests
# make ordeal  everything that takes long: 10,000 simulated runs, 200 kills, planted faults, fuzzing, failing servers, the siege
# make bench   measure
# make profile see where a move's time goes
# make siege   attack the server, and measure what its players notice and what one person can do to others

.DEFAULT_GOAL := run
.PHONY: run cluster test check bench profile siege client types browsers strace postgres haproxy ordeal image clean

CARGO_FLAGS ?= --locked
RELEASE = target/release/conurbation
PROGRAM ?= $(RELEASE)
# What the tests are built with and run on: anything else would build half of all crates once more.
ALL = $(CARGO_FLAGS) --workspace --all-features
EXAMPLE = cargo run --quiet $(CARGO_FLAGS) --all-features --example
TYPES = $(EXAMPLE) types --
SCORES = $(EXAMPLE) scores
CHOICES = $(EXAMPLE) choices
NODE_MODULES := web/node_modules/.package-lock.json
CLIENT_SOURCES := $(shell find web/src server/locales static -type f 2>/dev/null)

run: web/dist/.vite/manifest.json
	cargo run --release $(CARGO_FLAGS) --package conurbation

# Two servers, or NODES=3, at http://127.0.0.1:8080 or PORT=…, until Ctrl-C. PROGRAM=… is another build.
ifeq ($(PROGRAM),$(RELEASE))
cluster: web/dist/.vite/manifest.json
endif
cluster: postgres haproxy
ifeq ($(PROGRAM),$(RELEASE))
	cargo build --release $(CARGO_FLAGS) --package conurbation
endif
	@PROGRAM=$(PROGRAM) NODES=$(NODES) PORT=$(PORT) tools/cluster.mjs

client: web/dist/.vite/manifest.json

$(NODE_MODULES): web/package.json web/package-lock.json
	cd web && npm ci --no-audit --no-fund
	@touch $@

web/dist/.vite/manifest.json: $(NODE_MODULES) $(CLIENT_SOURCES) $(wildcard web/*.config.*) $(wildcard web/*.plugin.ts) web/package.json
	cd web && npx vite build
	@touch $@

# The TypeScript types of the protocol and the pieces of City Square Off, from the Rust ones, and what the score pad is
# compared with: the scores that it counts, and what the Automas choose there.
types:
	$(TYPES) > web/src/protocol/types.ts
	$(TYPES) square_off > web/src/protocol/square_off.ts
	$(SCORES) > web/tests/scores.json
	$(CHOICES) > web/tests/choices.json

check: $(NODE_MODULES)
	cargo fmt --all --check
	cargo clippy $(CARGO_FLAGS) --workspace --all-targets -- -D warnings
	cargo clippy $(ALL) --all-targets -- -D warnings
	cargo test $(ALL) --quiet --lib
	tools/circles.mjs rules engine room server load web
	tools/sizes.mjs
	tools/promises.mjs
	tools/references.mjs
	cd web && npm run --silent format:check && npm run --silent lint && npm run --silent check && npm test --silent

test: browsers strace postgres haproxy check web/dist/.vite/manifest.json
	cargo test $(ALL)
	$(TYPES) | diff - web/src/protocol/types.ts
	$(TYPES) square_off | diff - web/src/protocol/square_off.ts
	$(SCORES) | diff - web/tests/scores.json
	$(CHOICES) | diff - web/tests/choices.json
	# The browsers' server is the program that the tests above were built with.
	cd web && npm run --silent size && npm run --silent browser

# Debian's browsers, for the tests that look at what people see.
browsers:
	@tools/install-browsers

# Builds the image, or runs its steps where no container engine is running. Takes as long as a release build.
image:
	@tools/test-image

# Tests that watch the program's system calls need it.
strace:
	@tools/install-strace

# Tests start their own servers of it.
postgres:
	@tools/install-postgres

# In front of several servers.
haproxy:
	@tools/install-haproxy

# Two hours on two cores. See docs/testing.md.
ordeal: strace postgres web/dist/.vite/manifest.json
	tools/ordeal

bench: postgres web/dist/.vite/manifest.json
	cargo bench $(CARGO_FLAGS) --package conurbation-rules
	cargo bench $(CARGO_FLAGS) --package conurbation
	cargo build --release $(CARGO_FLAGS) --package conurbation
	cargo build --release $(CARGO_FLAGS) --package conurbation-load --bins
	taskset --cpu-list 1 target/release/bench-rooms
	target/release/bench-nodes

# Where a move's time goes: its stages within a room, and what the system does for it.
profile: strace web/dist/.vite/manifest.json
	cargo bench $(CARGO_FLAGS) --package conurbation --bench path
	cargo build --release $(CARGO_FLAGS) --package conurbation --package conurbation-load --bins
	taskset --cpu-list 1 target/release/bench-rooms --profile

# What players notice of attacks on the server, over loopback. PROGRAM=… attacks another build.
siege: web/dist/.vite/manifest.json
	cargo build --release $(CARGO_FLAGS) --package conurbation
	cargo run --release $(CARGO_FLAGS) --package conurbation-load --bin siege -- --program $(PROGRAM)
	cargo run --release $(CARGO_FLAGS) --package conurbation-load --bin mischief -- --program $(PROGRAM)

clean:
	cargo clean
	rm -rf web/dist web/node_modules
