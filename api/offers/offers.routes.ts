import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPublicList } from '../content/publicList.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { OffersAnswer } from './offers.contract.ts';
import { offersTopic, readOpenOffers } from './offers.repository.ts';
import { isRunning, offerJson, refusalOf } from './offers.rules.ts';
import { nextOrderOf, readStandings } from './offerUses.repository.ts';

/**
 * GET offers: the running offers, open to everyone, and users/me/offers: those that apply to a
 * customer.
 */
export function offerRoutes({ db, clock, changes }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const offers = createPublicList({
      load: async () => (await readOpenOffers(db, clock())).map(offerJson),
      changes,
      topics: [offersTopic],
    });
    app.addHook('onClose', async () => offers.close());

    app.get(
      '/offers',
      operation({
        operationId: 'offers',
        access: 'everyone',
        tags: ['content'],
        summary: 'The running offers',
        description:
          "Offers that customers can use now, with their terms; with an ETag. Whether an offer applies to a customer's order is answered by `order/{id}/offers`.",
        refuses: [],
        sends: { 200: { 'application/json': OffersAnswer } },
      }),
      offers.answer,
    );

    app.get(
      '/users/me/offers',
      operation({
        operationId: 'ownOffers',
        access: 'customer',
        tags: ['content'],
        summary: 'The running offers that apply to me',
        description:
          "Offers that apply to the customer's next order, if its price is high enough for them. An offer that another order of the customer holds is left out, unless it may be used again.",
        refuses: [],
        response: { 200: OffersAnswer },
      }),
      async (request) => {
        const now = clock();
        const standings = await readStandings(db, nextOrderOf(customerOf(request).id));
        return envelope(
          standings
            .filter((offer) => isRunning(offer, now) && refusalOf(offer, offer, 1) === null)
            .map(offerJson),
        );
      },
    );
  };
}
