import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { OrderAnswer } from './orders.contract.ts';
import { OrderParams, RatingRequest } from './orderRequests.contract.ts';
import { createOrderRepository } from './orders.repository.ts';
import { rateVisit } from './rateVisit.ts';

/** Customers' ratings of their visits (PD-65). */
export function ratingRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const orders = createOrderRepository(deps.db);
    app.post(
      '/order/:id/rating',
      operation({
        operationId: 'rateVisit',
        access: 'customer',
        tags: ['orders'],
        summary: 'Rate a visit that is over',
        description:
          'One to five stars and, if the customer likes, a sentence; once for each completed order. Administrators can read it.',
        refuses: ['CONFLICT'],
        params: OrderParams,
        body: RatingRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await rateVisit(deps, request.params.id, userId, request.body);
        const order = await orders.get(request.params.id, userId, deps.clock());
        return envelope(order!, 'RATING_THANKS');
      },
    );
  };
}
