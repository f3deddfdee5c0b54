import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { operatorsOnly } from './operatorsOnly.ts';

/** Swagger UI's own files and this service only; it sets styles by script, hence unsafe-inline. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "frame-ancestors 'self'",
].join('; ');

/**
 * GET /api/v1/openapi.json and /api/docs: the description of every call, made from the routes'
 * schemas.
 */
export const describe = plugin(async (app: FastifyInstance) => {
  await app.register(swagger, {
    openapi: {
      info: {
        title: 'Assay',
        version: '1',
        description:
          'Book diagnostic lab tests at home. Money is in whole rupees, times of slots are Asia/Kolkata.',
      },
      components: {
        securitySchemes: {
          customer: { type: 'apiKey', in: 'cookie', name: 'assay_session' },
          admin: { type: 'apiKey', in: 'cookie', name: 'assay_admin' },
        },
      },
    },
  });
  await app.register(async (pages) => {
    // For all that is registered here: Swagger UI's own hooks leave out its files.
    pages.addHook('onRequest', operatorsOnly(app.deps.config));
    pages.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
    await pages.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: policy });
  });
});
