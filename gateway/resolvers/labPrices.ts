import type { LabPriceJson } from '../../api/prices/prices.contract.ts';
import type {
  LabPriceResolvers,
  MutationResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';

export const labPrices = {
  Query: {
    labPrices: async (_parent, { labId, percent }, { rest }) =>
      (await rest.labPrices.labPrices(labId, percent)).data,
  } satisfies QueryResolvers,
  Mutation: {
    saveLabPrices: async (_parent, { change: { labId, prices, from } }, { rest }) =>
      (
        await rest.labPrices.saveLabPrices({
          lab: labId,
          prices: prices.map(({ testId, price }) => ({ test: testId, price: price ?? null })),
          ...(from && { from }),
        })
      ).data,
  } satisfies MutationResolvers,
  LabPrice: {
    labId: ({ lab }) => lab,
    testId: ({ test }) => test,
    priceInRupees: ({ price }) => price,
    planned: ({ planned }) => planned && { priceInRupees: planned.price, from: planned.from },
  } satisfies Complete<LabPriceResolvers, LabPriceJson>,
};
