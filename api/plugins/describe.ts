import swagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import plugin from 'fastify-plugin';
import { docsPage } from './docsPage.ts';
import type { Description } from './docsPage.ts';

/** GET /api/v1/openapi.json and /api/docs: the description of every call, made from the routes' schemas. */
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
  app.get('/api/v1/openapi.json', { schema: { hide: true } }, async () => app.swagger());
  app.get('/api/docs', { schema: { hide: true } }, async (_request, reply) =>
    reply
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
      .type('text/html; charset=utf-8')
      .send(docsPage(app.swagger() as Description)),
  );
});
