import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { buildApi } from '../api/app.ts';
import { watchOrders } from '../api/orders/watchOrders.ts';
import { ConfigError, readConfig } from '../config.ts';
import type { Config } from '../config.ts';
import { startTracing } from '../tracing/tracing.ts';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import { flowRoutes } from './flows/flows.routes.ts';
import { showServerCharts } from './flows/serverCharts.ts';
import { createFront } from './front.ts';
import { buildSchema, createGateway } from './gateway.ts';
import { graphqlRoutes } from './graphql.routes.ts';
import { proxyTo } from './proxy.ts';
import { nameOperations } from './nameOperations.ts';
import { createPublicAnswers } from './publicAnswers.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import { inProcess, remote, traced } from './rest/transport.ts';
import type { Transport } from './rest/transport.ts';
import { readTrustedDocuments } from './trustedDocuments.ts';
import { webRoutes } from './web.routes.ts';

/** The running product. */
export interface Product {
  address: string;
  close(): Promise<void>;
  firstAdmin: { email: string; password: string } | undefined;
}

/** Asks the gateway's own schema without anybody's cookie. */
const askAsNobody =
  (apollo: ApolloServer<Context>, transport: Transport) =>
  async (query: string, variables: Record<string, unknown>): Promise<ExecutionResult> => {
    const contextValue = createContext(
      transport,
      { id: randomUUID(), ip: '127.0.0.1', headers: {} },
      () => undefined,
    );
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    return body.kind === 'single' ? (body.singleResult as ExecutionResult) : {};
  };

const belongsToApi = (url: string) =>
  url.startsWith('/api/') || ['/healthz', '/readyz', '/metrics'].includes(url.split('?')[0]!);

// By what was asked: a response does not tell the headers that it was begun with.
const asksForStream = ({ headers, url = '' }: IncomingMessage) =>
  headers.accept?.includes('text/event-stream') || /\/events(\?|$)/.test(url);

/** What may be handed in instead of the real thing: another source of pages, a service that stands already. */
export interface ProductOptions {
  web?: (
    front: FastifyInstance,
    options: { flows: boolean; answers: PublicAnswers },
  ) => Promise<void>;
  api?: FastifyInstance;
}

/** Starts the whole product on one port: REST service (own, or API_URL), gateway and web. */
export async function startProduct(
  config: Config,
  { web = webRoutes, api: given }: ProductOptions = {},
): Promise<Product> {
  const tracing = await startTracing(config);
  const api =
    config.apiUrl === undefined ? (given ?? (await buildApi({ config, tracing }))) : undefined;
  const transport = traced(api ? inProcess(api) : remote(config.apiUrl!), tracing);
  const schema = buildSchema();
  const apollo = createGateway({
    schema,
    production: config.production,
    jit: config.graphqlJit,
    plugins: tracing ? [nameOperations(tracing)] : [],
  });
  await apollo.start();

  const documents = readTrustedDocuments();
  // In this process changes are told; a service elsewhere is asked again after a moment.
  const answers = createPublicAnswers({
    documents,
    maxAge: api ? Infinity : 2000,
    ask: askAsNobody(apollo, transport),
  });
  const heard = ['catalogue', 'content'].map((topic) =>
    api?.deps.changes.subscribe(topic, answers.purge),
  );
  const front = createFront(config, tracing);
  if (!api) await proxyTo(front, config.apiUrl!, tracing);
  await graphqlRoutes(front, {
    apollo,
    schema,
    transport,
    production: config.production,
    documents,
    answers,
  });
  const flows = !config.production;
  if (flows) {
    const relay = flowRoutes(front);
    if (api) heard.push(watchOrders(api.deps, showServerCharts(relay)));
  }
  await web(front, { flows, answers });
  await Promise.all([front.ready(), api?.ready()]);

  const streams = new Set<ServerResponse>();
  const server = createServer((request, response) => {
    if (asksForStream(request)) {
      streams.add(response);
      response.once('close', () => streams.delete(response));
    }
    if (
      request.method === 'GET' &&
      request.url!.startsWith('/graphql?') &&
      answers.serve(request, response)
    )
      return;
    (api && belongsToApi(request.url ?? '') ? api : front).routing(request, response);
  });
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  return {
    address,
    firstAdmin: api?.firstAdmin,
    close: () => {
      heard.forEach((leave) => leave?.());
      return stop(server, streams, [front, ...(api ? [api] : [])], () =>
        apollo
          .stop()
          .then(() => transport.close())
          .then(() => tracing?.close()),
      );
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}

/** Milliseconds that requests under way may still take. */
const patience = 8000;

/** Takes no new requests, lets what is under way finish, and only then closes the parts that it needs. */
async function stop(
  server: Server,
  streams: Set<ServerResponse>,
  apps: FastifyInstance[],
  last: () => Promise<void>,
): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  // Streams stay open by nature: they are ended, and their clients come back to whoever serves next.
  const endStreams = () => streams.forEach((response) => response.destroy());
  endStreams();
  const sweep = setInterval(() => {
    endStreams();
    server.closeIdleConnections();
  }, 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), patience);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
  for (const app of apps) await app.close();
  await last();
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const product = await startProduct(config);
  console.log(`Assay is ready at ${product.address}`);
  if (product.firstAdmin)
    console.log(
      `First administrator: ${product.firstAdmin.email}, password ${product.firstAdmin.password} (shown once)`,
    );
  if (!config.smtpUrl && config.apiUrl === undefined)
    console.log(
      `Messages (one-time codes too) go to ${config.dataDir}/outbox.jsonl and to this terminal`,
    );
  if (!config.production)
    console.log(
      `Flows: ${product.address}/flows   REST: ${product.address}/api/docs   GraphQL: ${product.address}/graphql`,
    );
  const end = () =>
    void product.close().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(error);
        process.exit(1);
      },
    );
  process.once('SIGTERM', end);
  process.once('SIGINT', end);
}

if (import.meta.main) {
  main().catch((error: NodeJS.ErrnoException) => {
    const { port } = error as { port?: number };
    if (error.code === 'EADDRINUSE')
      console.error(`Port ${port} is taken. Stop what uses it, or set PORT to another one.`);
    else if (error.code === 'EACCES' && port)
      console.error(
        `Port ${port} may not be used without more rights. Set PORT to another one, such as 4000.`,
      );
    else
      console.error(
        error instanceof ConfigError || error.name === 'StartError' ? error.message : error,
      );
    process.exit(1);
  });
}
