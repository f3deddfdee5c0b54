import type { MutationResolvers, QueryResolvers } from '../generated/resolvers.ts';

export const flowFigures = {
  Query: {
    flowFigures: async (_parent, { days }, { rest }) =>
      (await rest.flowFigures.flowFigures(days)).data,
  } satisfies QueryResolvers,
  Mutation: {
    countFlowSteps: async (_parent, { steps }, { rest }) =>
      (await rest.flowFigures.countFlowSteps({ steps })).data,
  } satisfies MutationResolvers,
};
