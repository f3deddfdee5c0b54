import multipart from '@fastify/multipart';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createContext } from './context.ts';
import type { Context } from './context.ts';
import { explorerPage } from './explorer.ts';
import { bodyLimit } from './limits.ts';
import type { Transport } from './rest/transport.ts';
import { streamRoutes } from './stream.routes.ts';
import { readMultipart } from './uploads.ts';

interface Options {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  transport: Transport;
  production: boolean;
}

/** /graphql (JSON and multipart), its explorer in development, and /graphql/stream for subscriptions. */
export async function graphqlRoutes(app: FastifyInstance, { apollo, schema, transport, production }: Options): Promise<void> {
  await app.register(multipart);
  const handler = fastifyApolloHandler(apollo, {
    context: async (request, reply) => createContext(transport, request, (lines) => void reply.header('set-cookie', lines)),
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit,
    preHandler: async (request, reply) => {
      if (request.method === 'GET' && !production && request.headers.accept?.includes('text/html')) {
        return reply.type('text/html; charset=utf-8').header('content-security-policy', explorerPage.policy).send(explorerPage.html);
      }
      reply.header('cache-control', 'no-store');
      if (request.isMultipart()) request.body = await bodyOf(request);
      return undefined;
    },
    handler,
  });
  streamRoutes(app, { schema, production, contextOf: (request) => createContext(transport, request, () => undefined) });
}

async function bodyOf(request: FastifyRequest): Promise<unknown> {
  try {
    return await readMultipart(request);
  } catch (error) {
    const tooLarge = (error as { code?: string }).code === 'FST_REQ_FILE_TOO_LARGE';
    throw Object.assign(new Error(tooLarge ? 'A file may have 2 MB at most' : 'The multipart request is not valid'), { statusCode: tooLarge ? 413 : 400 });
  }
}
