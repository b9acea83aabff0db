# syntax=docker/dockerfile:1
# Daybook: the accounting service and the dashboard. The database is the embedded PostgreSQL in the volume /data, or that
# of DATABASE_URL. Runs as a user without rights, on a read-only root file system.

FROM node:20.20-bookworm-slim AS build
WORKDIR /daybook
COPY package.json package-lock.json .npmrc ./
# As scripts/install.mjs does: `npm ci` refuses a lock that does not list the optional packages of every platform.
RUN npm install --no-save --include=dev --include=optional
COPY . .
ENV NEXT_TELEMETRY_DISABLED=1
# Builds both programs, and makes the links of the embedded PostgreSQL, which an npm package cannot hold.
RUN npm run build \
 # What only builds and tests, and the text recognition of other systems, stays behind.
 && npm prune --no-save --omit=dev \
 && rm -rf .next/cache node_modules/onnxruntime-node/bin/*/darwin node_modules/onnxruntime-node/bin/*/win32

FROM node:20.20-bookworm-slim
WORKDIR /daybook
COPY --from=build --chown=root:root /daybook /daybook
RUN mkdir /data && chown node:node /data
ENV NODE_ENV=production \
    NEXT_TELEMETRY_DISABLED=1 \
    ACCOUNTING_ENVIRONMENT=production \
    HOST=0.0.0.0 \
    DAYBOOK_DATA_DIR=/data
USER node
VOLUME /data
EXPOSE 3000
# A killed part is started again within seconds; what answers nothing for a minute needs a new container.
HEALTHCHECK --interval=10s --timeout=5s --start-period=120s --retries=6 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT||3000}/api/health`).then((r)=>process.exit(r.ok?0:1),()=>process.exit(1))"]
STOPSIGNAL SIGTERM
CMD ["node", "scripts/run.mjs", "start"]
