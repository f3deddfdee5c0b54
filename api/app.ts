import cookie from '@fastify/cookie';
import { TypeBoxValidatorCompiler } from '@fastify/type-provider-typebox';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import Fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Config } from '../server/shared/config.ts';
import { maxHeaderSize } from '../server/shared/headerLimits.ts';
import { requestIdOf } from '../server/shared/requestId.ts';
import type { Tracing } from '../server/shared/tracing/tracing.ts';
import { createDatabaseClock, databaseClockJob, databaseTime } from './db/databaseClock.ts';
import { openChangeFeed } from './db/changeFeed.ts';
import type { OpenDatabase } from './db/database.ts';
import { isAway, isRefused } from './db/databaseErrors.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase } from './db/openDatabase.ts';
import type { ChangeFeed, Clock, Deps } from './deps.ts';
import { createFileStore } from './files/files.store.ts';
import { createJobs } from './jobs.ts';
import { logError } from './logError.ts';
import type { Jobs } from './jobs.ts';
import { describe } from './plugins/openApi.ts';
import { answerFailure, answerNothing } from './plugins/errors.ts';
import { repeatedCalls } from './plugins/repeatedCalls.ts';
import { compileSerializer } from './plugins/serializers.ts';
import { countRequests } from './plugins/requestDrain.ts';
import { guard } from './plugins/guard.ts';
import { health } from './plugins/health.ts';
import { jobsOf } from './registerJobs.ts';
import { routesOf } from './registerRoutes.ts';
import { prepareData } from './prepareData.ts';
import { StartError } from './startError.ts';
import type { FirstAdmin } from './users/firstAdmin.ts';

declare module 'fastify' {
  interface FastifyInstance {
    deps: Deps;
    jobs: Jobs;
    /**
     * The administrator that this start created; undefined if there was one already, or if the
     * environment names one.
     */
    firstAdmin: FirstAdmin | undefined;
  }
}

/** The configuration, and replacements for real dependencies in tests. */
export interface ApiOptions {
  config: Config;
  /** The current time; by default the database's, which all processes share. */
  clock?: Clock;
  /** This machine's own clock. */
  systemClock?: Clock;
  /** An open database; whoever opened it closes it. */
  database?: OpenDatabase;
  /** false: background jobs run only when a test runs them. */
  jobs?: boolean;
  /** Receives each message's readable line instead of the terminal. */
  print?: (line: string) => void;
  /** Whoever starts it closes it. */
  tracing?: Tracing;
  /** Receives log lines instead of the standard output. */
  logTo?: { write(line: string): void };
}

/**
 * Migrates the schema and listens for changes; an unreachable database is reported in one sentence.
 */
async function bringUp(
  database: OpenDatabase,
  { databaseUrl, databaseSessionUrl = databaseUrl }: Config,
): Promise<ChangeFeed> {
  try {
    await migrate(database);
    return await openChangeFeed(database);
  } catch (error) {
    if (!databaseUrl || !(isAway(error) || isRefused(error))) throw error;
    const hosts = new Set([databaseUrl, databaseSessionUrl!].map((url) => new URL(url).host));
    throw new StartError(
      `The database at ${[...hosts].join(' and ')} cannot be ${isAway(error) ? 'reached' : 'used'}: ${(error as Error).message || 'no answer'}`,
      error,
    );
  }
}

const toTerminal = (line: string) => void process.stdout.write(`${line}\n`);

/**
 * Builds the REST service: database open and migrated, routes registered; `ready()` starts the
 * jobs.
 */
export async function buildApi({
  config,
  clock,
  systemClock = () => new Date(),
  database,
  jobs = true,
  print = toTerminal,
  tracing,
  logTo,
}: ApiOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger: {
      level: config.logLevel,
      ...(logTo && { stream: logTo }),
      redact: ['req.headers.cookie', 'req.headers.authorization'],
      serializers: { err: logError },
    },
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    genReqId: requestIdOf,
    bodyLimit: 256 * 1024,
    // Rate limits per IP address must see the customer's, not the balancer's or the gateway's.
    trustProxy: config.trustProxy.length > 0 && config.trustProxy,
    forceCloseConnections: 'idle',
    requestTimeout: 30_000,
    http: { maxHeaderSize, headersTimeout: 10_000, connectionsCheckingInterval: 5000 },
    // Requests that arrive during shutdown are still served, as the database closes last.
    return503OnClosing: false,
    // Errors that occur before a route is found.
    frameworkErrors: (error, request, reply) => void answerFailure(error, request, reply),
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(TypeBoxValidatorCompiler)
    .setSerializerCompiler(compileSerializer);

  const own =
    database ??
    (await openDatabase(
      config,
      (error) => app.log.error({ err: error }, 'the database connection has trouble'),
      tracing?.queried,
    ));
  tracing?.observe(app);
  const files = createFileStore(config);
  const drained = countRequests(app);
  app.addHook('onClose', async () => {
    await drained();
    await app.jobs.stop();
    await files.close();
    if (!database) await own.close();
  });
  const changes = await bringUp(own, config);
  const databaseClock = createDatabaseClock(() => databaseTime(own.db), systemClock);
  if (!clock) await databaseClock.measure();
  const deps: Deps = {
    config,
    db: own.db,
    clock: clock ?? databaseClock.now,
    changes,
    files,
    log: app.log,
  };
  app.decorate('deps', deps);
  const measuring = clock ? [] : [databaseClockJob(databaseClock)];
  app.decorate('jobs', createJobs([...jobsOf(deps, print), ...measuring], deps));
  app.decorate('firstAdmin', await prepareData(deps));

  await app.register(cookie);
  await app.register(describe);
  app.setErrorHandler(answerFailure);
  app.setNotFoundHandler(answerNothing);
  guard(app);
  repeatedCalls(app, deps);
  health(app, deps, own.ping, databaseClock);
  for (const routes of routesOf(deps)) await app.register(routes, { prefix: '/api/v1' });
  if (jobs) app.addHook('onReady', async () => app.jobs.start());
  return app;
}
