import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  getOperationAST,
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  OperationTypeNode,
  parse,
  specifiedRules,
  validate,
} from 'graphql';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import { createHandler } from 'graphql-sse/lib/use/fastify';
import type { Context } from '../../gateway/context.ts';
import { internalError } from '../../gateway/gateway.ts';
import type { TrustedDocuments } from './trustedDocuments.ts';
import { bodyLimit, maxTokens, operationLimits } from '../../gateway/limits.ts';

interface Options {
  schema: GraphQLSchema;
  contextOf(request: FastifyRequest): Context;
  production: boolean;
  documents: TrustedDocuments;
}

/** The context with the type that the library requires, without undeclared keys. */
type StreamContext = { rest: Context['rest'] };

/** Checked before the library does, as its own refusals have no code. */
const requestShape = {
  type: 'object',
  required: ['query'],
  properties: {
    query: { type: 'string' },
    operationName: { type: 'string', nullable: true },
    variables: { type: 'object', nullable: true },
    extensions: { type: 'object', nullable: true },
  },
};

/**
 * Subscriptions at POST /graphql/stream, as server-sent events; queries and mutations belong to
 * /graphql.
 */
export function streamRoutes(
  app: FastifyInstance,
  { schema, contextOf, production, documents }: Options,
): void {
  const rules = [
    ...specifiedRules,
    ...operationLimits,
    ...(production ? [NoSchemaIntrospectionCustomRule] : []),
  ];
  const handle = createHandler<StreamContext>({
    onSubscribe: ({ raw }, { query, operationName, variables }) => {
      // A document named by its hash, or, in development, any.
      const trusted = documents.textOf(query.replace(/^sha256:/, ''));
      const document = trusted || !production ? parsed(trusted ?? query) : undefined;
      if (!document) return refused('The document cannot be read');
      if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.SUBSCRIPTION)
        return refused('Only subscriptions are answered here; send the rest to /graphql');
      return {
        schema,
        document,
        operationName,
        variableValues: variables,
        contextValue: { rest: contextOf(raw).rest },
      };
    },
    // The library's own rules cannot be changed, so our validation replaces it.
    validate: (validated, document) =>
      validate(validated, document, rules).map((error) =>
        withCode(error, 'GRAPHQL_VALIDATION_FAILED'),
      ),
    onNext: (_context, _request, result) =>
      result.errors
        ? {
            ...result,
            errors: result.errors.map((error) => withCode(withoutInside(error), 'BAD_USER_INPUT')),
          }
        : undefined,
  });
  app.post(
    '/graphql/stream',
    { bodyLimit, schema: { body: requestShape } },
    async (request: FastifyRequest, reply: FastifyReply) => {
      reply.hijack();
      try {
        await handle(request, reply);
      } catch (error) {
        // After a regular end, the client would stay disconnected; after a broken connection, it
        // reconnects.
        request.log.info({ err: error }, 'a stream broke');
        reply.raw.destroy();
      }
    },
  );
}

/** Passes on an error of the service; an internal error reveals nothing. */
const withoutInside = (error: GraphQLError) =>
  !error.originalError || error.originalError instanceof GraphQLError
    ? error
    : new GraphQLError(internalError.message, internalError);

/**
 * Every error has a code, as at /graphql: errors that are not the service's are about the request.
 */
const withCode = (error: GraphQLError, code: string) =>
  error.extensions.code
    ? error
    : new GraphQLError(error.message, {
        nodes: error.nodes,
        path: error.path,
        extensions: { code },
      });

function parsed(query: string): DocumentNode | undefined {
  try {
    return parse(query, { maxTokens });
  } catch {
    return undefined;
  }
}

const refused = (
  message: string,
): [string, { status: number; statusText: string; headers: Record<string, string> }] => [
  JSON.stringify({ errors: [{ message, extensions: { code: 'BAD_REQUEST' } }] }),
  {
    status: 400,
    statusText: 'Bad Request',
    headers: { 'content-type': 'application/json; charset=utf-8' },
  },
];
