import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { docsPage } from './docsPage.ts';
import type { Description } from './docsPage.ts';
import { operatorsOnly } from './operatorsOnly.ts';

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
  const options = { schema: { hide: true }, onRequest: operatorsOnly(app.deps.config) };
  app.get('/api/v1/openapi.json', options, async () => app.swagger());
  app.get('/api/docs', options, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger() as Description)),
  );
});
