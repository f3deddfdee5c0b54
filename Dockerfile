# Two stages: the first builds the web and generates types, the second runs without any of the build's tools.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY tools/package.json ./tools/
RUN npm ci --workspaces=false --loglevel=error
COPY . .
ENV NODE_ENV=production
RUN npm run build && npm prune --omit=dev --loglevel=error

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules ./node_modules
COPY --from=build /app/dist ./dist
COPY --from=build /app/package.json /app/schema.graphql ./
COPY --from=build /app/web/generated/persisted-documents.json ./web/generated/
COPY --from=build /app/devtools/generated/persisted-documents.json ./devtools/generated/
COPY --from=build /app/api ./api
COPY --from=build /app/gateway ./gateway
COPY --from=build /app/machines ./machines
COPY --from=build /app/server ./server
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s CMD ["node", "-e", "fetch('http://127.0.0.1:4000/readyz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.ts"]
