# One image for every process of the site; docker-compose.yml names the commands.
FROM node:24-bookworm-slim AS build
WORKDIR /srv/amberlane
COPY . .
RUN npm ci --omit=dev --omit=peer --no-audit --no-fund
# Packages of traces, loaded only where a collector is named.
RUN npm install --no-save --omit=dev --include=peer -w @amberlane/telemetry --no-audit --no-fund
# Manifests name the commit; the image has no repository to ask: --build-arg SOURCE_COMMIT=$(git rev-parse HEAD)
ARG SOURCE_COMMIT
RUN node tools/src/build-all.ts

FROM node:24-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 DEMO=0
WORKDIR /srv/amberlane
COPY --from=build --chown=root:root /srv/amberlane .
# Volumes that are mounted here take their owner from these folders.
RUN install -d -o node -g node /var/amberlane/store /var/amberlane/keys
USER node
CMD ["node", "api/src/main.ts"]
