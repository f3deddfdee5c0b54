import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';

/**
 * Refuses subscriptions at /graphql: Apollo would execute one as a query, which its fields do not
 * support.
 */
export const noSubscriptions: ApolloServerPlugin<Context> = {
  requestDidStart: async () => ({
    didResolveOperation: async ({ operation }) => {
      if (operation?.operation === 'subscription')
        throw new GraphQLError('Subscriptions are answered at /graphql/stream', {
          extensions: { code: 'BAD_REQUEST', http: { status: 400 } },
        });
    },
  }),
};
