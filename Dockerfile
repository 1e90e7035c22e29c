# The same commands as on any machine: install, build, run. Node 24 comes with the packages.
FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends util-linux && rm -rf /var/lib/apt/lists/*
WORKDIR /waymark
COPY . .
RUN npm ci --omit=dev && npm run build && mkdir /data && chown node:node /data
# PostgreSQL does not run as root, and user namespaces are often closed in containers.
USER node
ENV NODE_ENV=production DATA_DIR=/data
VOLUME /data
EXPOSE 3000
CMD ["node", "server/src/main.ts"]
