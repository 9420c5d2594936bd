# One server with its data in /data. Images are pinned by tag and digest: change both together.
FROM node:22.22.0-bookworm-slim@sha256:dd9d21971ec4395903fa6143c2b9267d048ae01ca6d3ea96f16cb30df6187d94 AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund
COPY server/locales server/locales
COPY static static
COPY web web
RUN cd web && npx vite build

FROM rust:1.95.0-slim-bookworm@sha256:d7482085ff5b415f84dba5647ae71606650bdef00db7aeb69f4b3d170c3e4082 AS server
WORKDIR /src
COPY . .
COPY --from=client /src/web/dist web/dist
RUN apt-get update && apt-get install -y --no-install-recommends make
RUN cargo build --release --locked --package conurbation
RUN mkdir data

# No shell and no package manager: the program, the C library and nothing else.
FROM gcr.io/distroless/cc-debian12:nonroot@sha256:9dac0a79194e45a7da0158a9c6da57b217585af0786db3845d1f0ec1a0dd182f
COPY --from=server /src/target/release/conurbation /usr/local/bin/conurbation
COPY --from=server --chown=65532:65532 /src/data /data
USER 65532:65532
WORKDIR /data
VOLUME /data
ENV CONURBATION_LISTEN=0.0.0.0:8080 CONURBATION_STORE=sqlite:/data/conurbation.db
EXPOSE 8080
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["/usr/local/bin/conurbation", "health"]
ENTRYPOINT ["/usr/local/bin/conurbation"]
