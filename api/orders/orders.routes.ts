import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { listEnvelope } from '../listPage.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf } from '../plugins/access.ts';
import { tokenOf } from '../plugins/session.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { createOrder } from './createOrder.ts';
import { checkStreams, followOrder } from './followOrder.ts';
import type { Followers } from './followOrder.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from '../idempotencyKey.ts';
import { OrderAnswer, OrdersAnswer } from './orders.contract.ts';
import { OrderParams, OrderRequest, OwnOrdersQuery } from './orderRequests.contract.ts';
import { createOrderRepository } from './orders.repository.ts';

const tags = ['orders'] as const;

/**
 * Rate limits on new orders per hour, paid or not. The limit per IP address is higher, as a
 * carrier's is shared by many customers.
 */
const newOrders = {
  ofCustomer: { max: 30, seconds: HOUR },
  ofAddress: { max: 300, seconds: HOUR },
};

/** The customer's calls that make orders and read them (docs/product/calls.md; docs/product/interface.md). */
export function orderRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    const limits = createLimits(deps);
    const sessions = createSessionRepository(db);
    const followers: Followers = new Map();
    // Streams stay open indefinitely, so they are ended for the service to stop.
    app.addHook('preClose', async () => [...followers.keys()].forEach((stream) => stream.end()));
    const own = (id: string, userId: string) => orders.getOwn(id, userId, clock());

    app.post(
      '/order/createorder',
      operation({
        operationId: 'createOrder',
        access: 'verifiedCustomer',
        tags,
        summary: 'Order, and hold a seat',
        description:
          'Makes an order and holds its seat until `holdExpiresAt`, by when it has to be paid. Send an Idempotency-Key: the same key with the same content answers the same order with 200, so that a lost answer can be requested again. Without one, an unpaid order with the same content is answered if there is one.',
        refuses: [
          'NOT_FOUND',
          'CONFLICT',
          'SLOT_TAKEN',
          'LAB_NOT_COLLECTING_THERE',
          'PRICE_CHANGED',
          'KEY_REUSED',
          'TESTS_UNFIT',
          'TOO_MANY_HOLDS',
          'RATE_LIMITED',
        ],
        body: OrderRequest,
        response: { 200: OrderAnswer, 201: OrderAnswer },
        requestHeaders: IdempotencyHeaders,
      }),
      async (request, reply) => {
        const { id: userId } = customerOf(request);
        const { order, isNew } = await createOrder(deps, {
          userId,
          sent: request.body,
          key: idempotencyKeyOf(request),
          language: languageOf(request),
          countNew: () =>
            limits.spendBoth(
              [
                { key: `orders:${userId}`, limit: newOrders.ofCustomer },
                { key: `orders:${rateLimitKey(request.ip)}`, limit: newOrders.ofAddress },
              ],
              'TOO_MANY_ORDERS',
            ),
        });
        return reply.code(isNew ? 201 : 200).send(envelope(order, 'ORDER_CREATED'));
      },
    );

    app.get(
      '/order',
      operation({
        operationId: 'orders',
        access: 'customer',
        tags,
        summary: 'My orders, newest first',
        description:
          "The customer's orders, including unpaid and cancelled ones, a page at a time; send `nextCursor` as `cursor` to get the following page. With `openFirst` current orders come before past ones, the soonest visit first.",
        refuses: [],
        querystring: OwnOrdersQuery,
        response: { 200: OrdersAnswer },
      }),
      async (request) =>
        listEnvelope(await orders.page(customerOf(request).id, clock(), request.query)),
    );

    app.get(
      '/order/:id',
      operation({
        operationId: 'order',
        access: 'customer',
        tags,
        summary: 'An order',
        description:
          'An order of the customer with its items, its history and the possible actions.',
        refuses: [],
        params: OrderParams,
        response: { 200: OrderAnswer },
      }),
      async (request) => envelope(await own(request.params.id, customerOf(request).id)),
    );

    app.get(
      '/order/:id/events',
      operation({
        operationId: 'orderChanged',
        access: 'customer',
        tags,
        summary: 'An order each time it changes (event stream)',
        description:
          'Server-sent events: the order as it is now, then each time it changed, each as the JSON of `Order`. Ends with the session.',
        refuses: ['RATE_LIMITED'],
        params: OrderParams,
        sends: { 200: { 'text/event-stream': Type.String() } },
      }),
      async (request, reply) => {
        const { id: userId } = customerOf(request);
        await own(request.params.id, userId);
        checkStreams(followers, userId);
        const token = tokenOf(request, 'customer')!;
        return followOrder(deps, reply, followers, {
          orderId: request.params.id,
          userId,
          read: () => orders.get(request.params.id, userId, clock()),
          isSignedIn: async () => (await sessions.customer(token, clock()))?.id === userId,
        });
      },
    );
  };
}
