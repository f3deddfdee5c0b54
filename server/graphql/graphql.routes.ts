import multipart from '@fastify/multipart';
import type { ApolloServer } from '@apollo/server';
import { fastifyApolloHandler } from '@as-integrations/fastify';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import { createContext } from '../../gateway/context.ts';
import type { Context } from '../../gateway/context.ts';
import { bodyLimit } from '../../gateway/limits.ts';
import type { PublicAnswers } from './publicAnswers.ts';
import type { Transport } from '../../gateway/rest/transport.ts';
import { streamRoutes } from './stream.routes.ts';
import { namedHash } from './trustedDocuments.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';
import { admitForm } from './admitForm.ts';
import { readMultipart } from './multipart.ts';

interface Options {
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  transport: Transport;
  production: boolean;
  documents: TrustedDocuments;
  answers: PublicAnswers;
}

/**
 * /graphql (JSON and multipart), its explorer in development, and /graphql/stream for
 * subscriptions.
 */
export async function graphqlRoutes(
  app: FastifyInstance,
  { apollo, schema, transport, production, documents, answers }: Options,
): Promise<void> {
  await app.register(multipart, { throwFileSizeLimit: false });
  // Imported lazily, as production has no explorer.
  const explorer = production
    ? undefined
    : await (await import('./explorer.ts')).explorerRoutes(app);
  const contextOf = (request: FastifyRequest) => createContext(transport, request, () => undefined);
  const handler = fastifyApolloHandler(apollo, {
    context: async (request, reply) =>
      createContext(transport, request, (lines) => void reply.header('set-cookie', lines)),
  });

  app.route({
    method: ['GET', 'POST'],
    url: '/graphql',
    bodyLimit,
    onRequest: admitForm(contextOf),
    preHandler: async (request, reply) => {
      if (request.method === 'GET' && explorer && request.headers.accept?.includes('text/html')) {
        return reply
          .type('text/html; charset=utf-8')
          .header('content-security-policy', explorer.policy)
          .send(explorer.html);
      }
      reply.header('cache-control', 'no-store');
      if (request.isMultipart()) request.body = await readMultipart(request);
      return request.method === 'GET' ? publicAnswer(request, reply) : takeTrusted(request, reply);
    },
    handler,
  });
  /**
   * Answers a GET for a public document by its hash: from our cache, and cacheable by any cache
   * between us and the browser.
   */
  async function publicAnswer(request: FastifyRequest, reply: FastifyReply) {
    const { extensions, variables } = request.query as { extensions?: string; variables?: string };
    const hash = extensions === undefined ? undefined : namedHash(parse(extensions));
    const given = variables === undefined ? {} : parse(variables);
    const answer =
      hash && given ? await answers.get(hash, given, request.headers.cookie) : undefined;
    // Apart from public documents, production runs no query by GET, where takeTrusted could not
    // check it.
    if (!answer) return production ? refuse(reply) : undefined;
    if ('code' in answer)
      return reply.send({
        errors: [{ message: answer.message, extensions: { code: answer.code } }],
        data: null,
      });
    answers.remember(request.raw.url!, answer);
    const { status, headers, body } = await answer.body.answer(request.headers);
    return reply.code(status).headers(headers).send(body);
  }

  /** Replaces a hash with its document; in production only listed documents are accepted. */
  function takeTrusted(request: FastifyRequest, reply: FastifyReply) {
    const body = request.body as
      | { query?: unknown; operationName?: unknown; extensions?: unknown }
      | null
      | undefined;
    // An empty name means none; graphql-js would look for an operation with an empty name.
    if (body?.operationName === '') body.operationName = null;
    const hash = namedHash(body?.extensions);
    const text = hash === undefined ? undefined : documents.textOf(hash);
    if (text !== undefined) request.body = { ...body, query: text, extensions: {} };
    else if (hash !== undefined || production) return refuse(reply);
    return undefined;
  }

  streamRoutes(app, {
    schema,
    production,
    documents,
    contextOf,
  });
}

const refuse = (reply: FastifyReply) =>
  reply.code(400).send({
    errors: [
      {
        message: 'This document is not known here; please load the page again',
        extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
      },
    ],
  });

function parse(json: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(json) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
