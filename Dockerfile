# One server with its data in /data.
FROM node:20-bookworm-slim AS client
WORKDIR /src
COPY web/package.json web/package-lock.json web/
RUN cd web && npm ci --no-audit --no-fund
COPY server/locales server/locales
COPY static static
COPY web web
RUN cd web && npx vite build

FROM rust:1-bookworm AS server
WORKDIR /src
COPY . .
COPY --from=client /src/web/dist web/dist
RUN cargo build --release --locked --package conurbation

FROM debian:bookworm-slim
RUN useradd --system --home /data --create-home conurbation
COPY --from=server /src/target/release/conurbation /usr/local/bin/
USER conurbation
VOLUME /data
ENV CONURBATION_LISTEN=0.0.0.0:8080 CONURBATION_STORE=sqlite:/data/conurbation.db
EXPOSE 8080
CMD ["conurbation"]
