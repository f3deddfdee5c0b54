import fastifyStatic from '@fastify/static';
import {
  getDistDirectory,
  isSandboxFrame,
  renderAltair,
  renderInitialOptions,
} from 'altair-static';
import type { FastifyInstance } from 'fastify';

const folder = '/graphql/explorer';
const optionsFile = 'options.js';

const options = {
  baseURL: `${folder}/`,
  endpointURL: '/graphql',
  initialQuery: '{ labTests { id name priceInRupees reportTime } }',
  disableAccount: true,
  serveInitialOptionsInSeperateRequest: optionsFile,
};

/** Only its own files and the gateway; unsafe-inline is needed as Altair sets styles by script. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "worker-src 'self' blob:",
  "frame-src 'self'",
  "base-uri 'self'",
].join('; ');

/**
 * Altair, a GraphQL client, with its files served from here, so that it works offline. Returns the
 * page for a browser at /graphql.
 */
export async function explorerRoutes(app: FastifyInstance) {
  app.get(`${folder}/${optionsFile}`, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').send(renderInitialOptions(options)),
  );
  await app.register(fastifyStatic, {
    root: getDistDirectory(),
    prefix: folder,
    decorateReply: false,
    index: false,
    setHeaders: (reply, path) =>
      // The frame in which request scripts run is isolated from the page around it.
      void (
        isSandboxFrame(path) && reply.header('content-security-policy', 'sandbox allow-scripts')
      ),
  });
  return { html: renderAltair(options), policy };
}
