import type { ApolloServerPlugin } from '@apollo/server';
import { GraphQLError } from 'graphql';
import type { Context } from './context.ts';

/**
 * Refuses a subscription where questions and changes are answered: Apollo would run it as a
 * question, which none of its fields is.
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
