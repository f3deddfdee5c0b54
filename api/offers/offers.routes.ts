import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPublicList } from '../content/publicList.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { OffersAnswer } from './offers.contract.ts';
import { offersTopic, readOpenOffers } from './offers.repository.ts';
import { offerJson } from './offers.rules.ts';

/** GET offers: what runs now, open to everyone. */
export function offerRoutes({ db, clock, changes }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const offers = createPublicList({
      load: async () => (await readOpenOffers(db, clock())).map(offerJson),
      changes,
      topic: offersTopic,
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
          'Offers that customers may take now, with their terms; with an ETag. Whether a customer may have one is answered by `order/{id}/offers`.',
        refuses: [],
        sends: { 200: { 'application/json': OffersAnswer } },
      }),
      offers.answer,
    );
  };
}
