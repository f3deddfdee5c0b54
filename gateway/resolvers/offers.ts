import type {
  AdminOfferJson,
  OfferChanges as SentChanges,
  OfferJson,
  OrderOfferJson,
} from '../../api/offers/offers.contract.ts';
import type {
  AdminOfferResolvers,
  MutationResolvers,
  OfferChanges,
  OfferResolvers,
  OrderOfferResolvers,
  QueryResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { renamed } from './renamed.ts';

/** What is given; null takes a bound away, which titles and switches have none of. */
function changesOf(input: OfferChanges): SentChanges {
  const { title, titleHindi, firstOrderOnly, paused, ...bounds } = renamed(input, {
    title: 'title',
    titleHindi: 'titleHindi',
    percent: 'percent',
    rupees: 'rupees',
    mostRupees: 'mostRupees',
    from: 'from',
    until: 'until',
    firstOrderOnly: 'firstOrderOnly',
    perCustomer: 'perCustomer',
    budgetUses: 'budgetUses',
    budgetRupees: 'budgetRupees',
    paused: 'paused',
  });
  return {
    ...bounds,
    title: title ?? undefined,
    titleHindi: titleHindi ?? undefined,
    firstOrderOnly: firstOrderOnly ?? undefined,
    paused: paused ?? undefined,
  };
}

export const offers = {
  Query: {
    offers: async (_parent, _args, { rest }) => (await rest.offers.offers()).data,
    adminOffers: async (_parent, _args, { rest }) => (await rest.offers.adminOffers()).data,
    adminOffer: async (_parent, { code }, { rest }) => (await rest.offers.adminOffer(code)).data,
  } satisfies QueryResolvers,
  Mutation: {
    addOffer: async (_parent, { code, input }, { rest }) =>
      (await rest.offers.addOffer({ code, ...changesOf(input) })).data,
    changeOffer: async (_parent, { code, input }, { rest }) =>
      (await rest.offers.changeOffer(code, changesOf(input))).data,
  } satisfies MutationResolvers,
  Offer: {} satisfies Complete<OfferResolvers, OfferJson>,
  OrderOffer: {
    offer: (offer) => offer,
    refusal: ({ refusal }) => refusal?.message ?? null,
    refusalReason: ({ refusal }) => refusal?.reason ?? null,
  } satisfies Complete<OrderOfferResolvers, OrderOfferJson>,
  AdminOffer: { offer: (offer) => offer } satisfies Complete<AdminOfferResolvers, AdminOfferJson>,
};
