import { readFileSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import type { ApolloServerPlugin } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
  ApolloServerPluginUsageReportingDisabled,
} from '@apollo/server/plugin/disabled';
import { makeExecutableSchema } from '@graphql-tools/schema';
import type { GraphQLFormattedError, GraphQLSchema } from 'graphql';
import type { Reason } from '../api/reasons/reasons.ts';
import { calls } from './calls/calls.ts';
import type { Context } from './context.ts';
import { applyConventions, enumWords, fieldResolvers } from './conventions.ts';
import { maxTokens, operationLimits } from './limits.ts';
import { noSubscriptions } from './noSubscriptions.ts';
import { operations } from './operations.ts';
import { upload } from './upload.ts';

/** The schema with its resolvers. */
export function buildSchema(): GraphQLSchema {
  const typeDefs = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8');
  const resolvers = {
    ...enumWords,
    ...fieldResolvers,
    ...operations,
    Upload: upload,
  };
  return applyConventions(makeExecutableSchema({ typeDefs, resolvers }), calls);
}

export interface GatewayOptions {
  schema: GraphQLSchema;
  production: boolean;
  plugins?: ApolloServerPlugin<Context>[];
}

/**
 * Apollo Server over the schema, without the default plugins that cost more than they help here.
 */
export function createGateway({
  schema,
  production,
  plugins = [],
}: GatewayOptions): ApolloServer<Context> {
  return new ApolloServer<Context>({
    schema,
    introspection: !production,
    includeStacktraceInErrorResponses: false,
    hideSchemaDetailsFromClientErrors: production,
    csrfPrevention: true,
    parseOptions: { maxTokens },
    validationRules: operationLimits,
    stopOnTerminationSignals: false,
    // Otherwise Apollo reads this from the environment, which only config.ts may do.
    nodeEnv: production ? 'production' : 'development',
    formatError,
    plugins: [
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      ApolloServerPluginUsageReportingDisabled(),
      noSubscriptions,
      ...plugins,
    ],
  });
}

/** The client's view of an internal error. */
export const internalError = {
  message: 'Something went wrong on our side. Please try again',
  extensions: { code: 'INTERNAL', reason: 'INTERNAL' satisfies Reason },
};

/**
 * The message, without a code, that graphql-js adds after the fifty variable errors that it lists
 * at most.
 */
const tooManyFaults = /^Too many errors processing variables/;

/**
 * A refusal of the service keeps its message and code; an internal error reveals nothing. An error
 * with a path needs no locations.
 */
function formatError({
  message,
  extensions,
  path,
  locations,
}: GraphQLFormattedError): GraphQLFormattedError {
  const said =
    extensions?.code !== 'INTERNAL_SERVER_ERROR'
      ? { message, extensions }
      : tooManyFaults.test(message)
        ? { message, extensions: { code: 'BAD_USER_INPUT' } }
        : internalError;
  return path ? { ...said, path } : { ...said, ...(locations && { locations }) };
}
