import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, RouteOptions } from 'fastify';
import plugin from 'fastify-plugin';
import type { Config } from '../../server/shared/config.ts';
import { isOperation, tags } from '../operation.ts';
import { describeOperation } from './describeOperation.ts';
import { hoistSchemas } from './hoistSchemas.ts';
import { operatorsOnly } from './operatorsOnly.ts';
import { cookieName } from './session.ts';

/**
 * Only Swagger UI's own files and this service; unsafe-inline is needed as it sets styles by
 * script.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

/** The parts of the description that concern all calls. */
const serviceDescription = ({ production, publicUrl }: Config) => ({
  openapi: '3.1.0',
  info: {
    title: 'Assay',
    version: '1',
    description:
      'Book diagnostic lab tests at home. Money is in whole rupees, times of slots are Asia/Kolkata. Every success is `{message, data}`, every failure `{message, code, reason}`; programs go by `code`.',
    contact: { name: 'Whoever runs this installation', ...(publicUrl && { url: publicUrl }) },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: publicUrl ?? '/', description: 'This installation.' }],
  tags: Object.entries(tags).map(([name, description]) => ({ name, description })),
  components: {
    securitySchemes: {
      customer: {
        type: 'apiKey' as const,
        in: 'cookie',
        name: cookieName(production, 'customer'),
        description: 'Set by `signUp` and `signIn`.',
      },
      admin: {
        type: 'apiKey' as const,
        in: 'cookie',
        name: cookieName(production, 'admin'),
        description: 'Set by `signInAdmin`.',
      },
      provider: {
        type: 'apiKey' as const,
        in: 'header',
        name: 'X-Razorpay-Signature',
        description: "HMAC-SHA256 of the body with the webhook's secret, hex.",
      },
      whatsApp: {
        type: 'apiKey' as const,
        in: 'header',
        name: 'X-Hub-Signature-256',
        description: "'sha256=' and the HMAC-SHA256 of the body with the app's secret, hex.",
      },
    },
  },
});

/** Refuses a route that was not made with `operation()`. */
function requireOperation({ method, url, schema }: RouteOptions): void {
  if (url.startsWith('/api/v1/') && !schema?.hide && !isOperation(schema))
    throw new Error(`${String(method)} ${url} is not described: make its options with operation()`);
}

/**
 * GET /api/v1/openapi.json and /api/docs: the description of every call, made from the routes'
 * schemas.
 */
export const describe = plugin(async (app: FastifyInstance) => {
  app.addHook('onRoute', requireOperation);
  await app.register(swagger, {
    openapi: serviceDescription(app.deps.config),
    transform: ({ schema, url, route }) => ({
      url,
      schema: isOperation(schema) ? describeOperation(String(route.method), schema) : schema,
    }),
    transformObject: (document) =>
      'openapiObject' in document ? hoistSchemas(document.openapiObject) : document.swaggerObject,
  });
  await app.register(async (pages) => {
    // For everything that is registered here, as Swagger UI's own hooks skip its files.
    pages.addHook('onRequest', operatorsOnly(app.deps.config));
    pages.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy });
  });
});
