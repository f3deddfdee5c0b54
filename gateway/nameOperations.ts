import type { ApolloServerPlugin } from '@apollo/server';
import type { Tracing } from '../server/shared/tracing/tracing.ts';
import type { Context } from './context.ts';

/** Gives each request's span the name of its operation: `mutation createOrder`. */
export const nameOperations = (tracing: Tracing): ApolloServerPlugin<Context> => ({
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation, operationName }) => {
      const type = operation?.operation;
      if (!type) return;
      tracing.name(operationName ? `${type} ${operationName}` : type, {
        'graphql.operation.type': type,
        ...(operationName && { 'graphql.operation.name': operationName }),
      });
    },
  }),
});
