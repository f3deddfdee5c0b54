import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { OrderOffersAnswer, TakeOfferRequest } from '../offers/offers.contract.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { OrderAnswer } from './orders.contract.ts';
import { OrderParams } from './orderRequests.contract.ts';
import { createOrderRepository } from './orders.repository.ts';
import { dropOffer, readOrderOffers, takeOffer } from './takeOffer.ts';

const tags = ['orders'] as const;
/** How often a customer may take and drop offers. */
const changes = { max: 60, seconds: HOUR };

/** The customer's calls on the offer of an unpaid order (PD-52). */
export function orderOfferRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    const limits = createLimits(deps);
    const own = (id: string, userId: string) => orders.getOwn(id, userId, clock());

    app.get(
      '/order/:id/offers',
      operation({
        operationId: 'orderOffers',
        access: 'customer',
        tags,
        summary: 'The effect of offers on an unpaid order',
        description:
          'The running offers with what the order would cost, and why one does not apply. Empty once the order no longer awaits payment.',
        refuses: [],
        params: OrderParams,
        response: { 200: OrderOffersAnswer },
      }),
      async (request) =>
        envelope(await readOrderOffers(deps, customerOf(request).id, request.params.id)),
    );
    app.post(
      '/order/:id/offer',
      operation({
        operationId: 'takeOffer',
        access: 'customer',
        tags,
        summary: 'Apply an offer to an unpaid order',
        description:
          'Prices the order with the offer in place of the fixed discount, or of its previous offer. Its use is held like the seat. A payment prepared for another amount is dropped.',
        refuses: ['NOT_FOUND', 'OFFER_UNAVAILABLE', 'HOLD_EXPIRED', 'ALREADY_PAID', 'RATE_LIMITED'],
        params: OrderParams,
        body: TakeOfferRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order offers:${userId}`, changes, 'TOO_MANY_CHANGES');
        await takeOffer(deps, userId, request.params.id, request.body.code);
        return envelope(await own(request.params.id, userId), 'OFFER_TAKEN');
      },
    );
    app.delete(
      '/order/:id/offer',
      operation({
        operationId: 'dropOffer',
        access: 'customer',
        tags,
        summary: 'Remove the offer of an unpaid order',
        description: 'Prices the order with the fixed discount again.',
        refuses: ['HOLD_EXPIRED', 'ALREADY_PAID', 'RATE_LIMITED'],
        params: OrderParams,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order offers:${userId}`, changes, 'TOO_MANY_CHANGES');
        await dropOffer(deps, userId, request.params.id);
        return envelope(await own(request.params.id, userId), 'OFFER_DROPPED');
      },
    );
  };
}
