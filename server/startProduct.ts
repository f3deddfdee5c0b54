import { randomUUID } from 'node:crypto';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ApolloServer } from '@apollo/server';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ExecutionResult } from 'graphql';
import { buildApi } from '../api/app.ts';
import { createFileStore } from '../api/files/files.store.ts';
import type { FileStore } from '../api/files/fileStore.ts';
import { watchOrders } from '../api/orders/watchOrders.ts';
import type { Config } from './shared/config.ts';
import { logRequests } from './shared/requestLog.ts';
import { startTracing } from './shared/tracing/startTracing.ts';
import { createContext } from '../gateway/context.ts';
import type { Context, IncomingDetails } from '../gateway/context.ts';
import { flowRoutes } from './flows/flows.routes.ts';
import { showServerCharts } from './flows/serverCharts.ts';
import { createHttpApp } from './httpApp.ts';
import { createHttpServer } from './shared/httpServer.ts';
import { buildSchema, createGateway } from '../gateway/gateway.ts';
import { graphqlRoutes } from './graphql/graphql.routes.ts';
import { proxyTo } from './proxy.ts';
import { nameOperations } from '../gateway/nameOperations.ts';
import { createPublicAnswers } from './graphql/publicAnswers.ts';
import type { PublicAnswers } from './graphql/publicAnswers.ts';
import { inProcess, remote, traced } from '../gateway/rest/transport.ts';
import type { Transport } from '../gateway/rest/transport.ts';
import { readTrustedDocuments } from './graphql/trustedDocuments.ts';
import type { Ask } from './web/ownPages.ts';
import { webRoutes } from './web/web.routes.ts';

/** The running product. */
export interface Product {
  address: string;
  server: Server;
  close(): Promise<void>;
  log: FastifyBaseLogger;
  firstAdmin: { email: string; password: string } | undefined;
}

/** Executes a query of the gateway itself, with the identity of a request's sender. */
const executeAs =
  (apollo: ApolloServer<Context>, transport: Transport) =>
  async (
    details: IncomingDetails,
    query: string,
    variables: Record<string, unknown>,
    keepCookies: (lines: string[]) => void = () => undefined,
  ): Promise<ExecutionResult> => {
    const contextValue = createContext(transport, details, keepCookies);
    const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
    return body.kind === 'single' ? (body.singleResult as ExecutionResult) : {};
  };

const belongsToApi = (url: string) =>
  url.startsWith('/api/') || ['/healthz', '/readyz', '/metrics'].includes(url.split('?')[0]!);

/** Replacements for the real thing: another source of pages, or a running service. */
export interface ProductOptions {
  web?: (
    httpApp: FastifyInstance,
    options: {
      flows: boolean;
      isAdministrator(request: FastifyRequest): Promise<boolean>;
      answers: PublicAnswers;
      askAs(request: FastifyRequest, reply: FastifyReply): Ask;
      production: boolean;
      publicUrl: string | undefined;
      files: FileStore;
    },
  ) => Promise<void>;
  api?: FastifyInstance;
  /** Milliseconds within which a complete request must arrive. */
  requestTimeout?: number;
  /** Milliseconds within which a REST service elsewhere must begin its answer. */
  apiTimeout?: number;
}

/** Starts the product on one port: REST service (own, or API_URL), gateway and web. */
export async function startProduct(
  config: Config,
  { web = webRoutes, api: given, requestTimeout, apiTimeout }: ProductOptions = {},
): Promise<Product> {
  const tracing = await startTracing(config);
  const api =
    config.apiUrl === undefined ? (given ?? (await buildApi({ config, tracing }))) : undefined;
  const transport = traced(api ? inProcess(api) : remote(config.apiUrl!, apiTimeout), tracing);
  const schema = buildSchema();
  const apollo = createGateway({
    schema,
    production: config.production,
    plugins: tracing ? [nameOperations(tracing)] : [],
  });
  await apollo.start();

  const documents = readTrustedDocuments();
  const execute = executeAs(apollo, transport);
  // Within one process changes are published; answers of a service elsewhere expire after a moment.
  const answers = createPublicAnswers({
    documents,
    maxAge: api ? Infinity : 2000,
    production: config.production,
    // Without an identity, unless a cookie is given.
    ask: (query, variables, cookie) =>
      execute({ id: randomUUID(), ip: '127.0.0.1', headers: { cookie } }, query, variables),
    // Our own service gives everybody the same answers (docs/product/roles.md).
    credentialed: new Set(api ? [] : ['Faq']),
  });
  const unsubscribe = ['catalogue', 'content', 'offers'].map((topic) =>
    api?.deps.changes.subscribe(topic, answers.purge),
  );
  const httpApp = createHttpApp(config, tracing);
  if (!api) await proxyTo(httpApp, config.apiUrl!, { tracing, timeout: apiTimeout });
  await graphqlRoutes(httpApp, {
    apollo,
    schema,
    transport,
    production: config.production,
    documents,
    answers,
  });
  const flows = !config.production;
  if (flows) {
    const relay = flowRoutes(httpApp);
    if (api) unsubscribe.push(watchOrders(api.deps, showServerCharts(relay)));
  }
  const files = createFileStore(config);
  const { production, publicUrl } = config;
  const askAs =
    (request: FastifyRequest, reply: FastifyReply) =>
    (hash: string, variables = {}) => {
      const text = documents.textOf(hash);
      return text === undefined
        ? Promise.resolve(undefined)
        : execute(request, text, variables, (lines) => void reply.header('set-cookie', lines));
    };
  const isAdministrator = async (request: FastifyRequest) => {
    const { data } = await execute(request, '{ admin { calls } }', {});
    const admin = data?.admin as { calls: string[] } | null | undefined;
    return admin?.calls.includes('flowFigures') ?? false;
  };
  await web(httpApp, { flows, isAdministrator, answers, askAs, production, publicUrl, files });
  await Promise.all([httpApp.ready(), api?.ready()]);

  const { server, shutDown } = createHttpServer(
    (request, response) => {
      const { method, url = '' } = request;
      if (method === 'GET' && url.startsWith('/graphql?') && answers.serve(request, response))
        return;
      (api && belongsToApi(url) ? api : httpApp).routing(request, response);
    },
    { ...config, requestTimeout },
  );
  logRequests(server, httpApp.log);
  await listen(server, config);
  const { port } = server.address() as AddressInfo;
  const address = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  return {
    address,
    server,
    log: httpApp.log,
    firstAdmin: api?.firstAdmin,
    async close() {
      await shutDown();
      // Until then requests are served, and must see changes.
      unsubscribe.forEach((leave) => leave?.());
      for (const app of [httpApp, ...(api ? [api] : [])]) await app.close();
      await files.close();
      await apollo.stop();
      await transport.close();
      await tracing?.close();
    },
  };
}

function listen(server: Server, { port, host }: Config): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
}
