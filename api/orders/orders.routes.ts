import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { Type } from 'typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../limits/rateLimitKey.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf } from '../plugins/access.ts';
import { tokenOf } from '../plugins/session.ts';
import { notFound } from '../refusal.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { cancelItem } from './cancelItem.ts';
import { cancelOwnOrder } from './cancelOrder.ts';
import { changeOrder } from './changeOrder.ts';
import { createOrder } from './createOrder.ts';
import { extendHold } from './extendHold.ts';
import { checkStreams, followOrder } from './followOrder.ts';
import type { Followers } from './followOrder.ts';
import { IdempotencyHeaders, idempotencyKeyOf } from './idempotencyKey.ts';
import { OrderAnswer, OrdersAnswer } from './orders.contract.ts';
import {
  CancelItemRequest,
  CancelRequest,
  OrderItemParams,
  OrderParams,
  OrderRequest,
  RescheduleRequest,
} from './orderRequests.contract.ts';
import { createOrderRepository } from './orders.repository.ts';
import { rescheduleOrder } from './rescheduleOrder.ts';

const tags = ['orders'] as const;

/** New orders within an hour, paid or not; a shared address may be a carrier's. */
const newOrders = {
  ofCustomer: { max: 30, seconds: HOUR },
  ofAddress: { max: 300, seconds: HOUR },
};
/** Changes of unpaid orders by a customer, and moves of one paid order: each move is a message. */
const changes = { max: 60, seconds: HOUR };
const moves = { max: 5, seconds: DAY };

/** The customer's calls on orders (docs/product/calls.md; docs/product/interface.md). */
export function orderRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    const limits = createLimits(deps);
    const sessions = createSessionRepository(db);
    const followers: Followers = new Map();
    // Streams stay open by nature: they are ended so that the service can stop.
    app.addHook('preClose', async () => [...followers.keys()].forEach((stream) => stream.end()));
    const own = async (id: string, userId: string) => {
      const order = await orders.get(id, userId, clock());
      if (!order) throw notFound('ORDER_NOT_FOUND');
      return order;
    };

    app.post(
      '/order/createorder',
      operation({
        operationId: 'createOrder',
        access: 'verifiedCustomer',
        tags,
        summary: 'Order, and hold a seat',
        description:
          'Makes an order and holds its seat until `holdExpiresAt`; it has to be paid by then. Send an Idempotency-Key: the same key with the same content answers the same order with 200, so that a lost answer can be asked for again. Without one, an open unpaid order of the same content is answered.',
        refuses: [
          'NOT_FOUND',
          'CONFLICT',
          'SLOT_TAKEN',
          'PRICE_CHANGED',
          'KEY_REUSED',
          'TOO_MANY_HOLDS',
          'RATE_LIMITED',
        ],
        body: OrderRequest,
        response: { 200: OrderAnswer, 201: OrderAnswer },
        requestHeaders: IdempotencyHeaders,
      }),
      async (request, reply) => {
        const { id: userId } = customerOf(request);
        const { id, made } = await createOrder(deps, {
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
        return reply.code(made ? 201 : 200).send(envelope(await own(id, userId), 'ORDER_CREATED'));
      },
    );

    app.put(
      '/order/:id',
      operation({
        operationId: 'changeOrder',
        access: 'verifiedCustomer',
        tags,
        summary: 'Change an unpaid order',
        description:
          'Changes patients, tests, lab, slot or address of an order that is not paid yet.',
        refuses: [
          'CONFLICT',
          'SLOT_TAKEN',
          'PRICE_CHANGED',
          'HOLD_EXPIRED',
          'ALREADY_PAID',
          'RATE_LIMITED',
        ],
        params: OrderParams,
        body: OrderRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order changes:${userId}`, changes, 'TOO_MANY_CHANGES');
        await changeOrder(deps, userId, request.params.id, request.body);
        return envelope(await own(request.params.id, userId), 'ORDER_CHANGED');
      },
    );

    app.post(
      '/order/:id/extend',
      operation({
        operationId: 'extendHold',
        access: 'customer',
        tags,
        summary: 'Hold the seat of an unpaid order longer, once',
        description: 'Holds the seat of an order that is not paid yet five minutes longer, once.',
        refuses: [
          'NOT_FOUND',
          'HOLD_ALREADY_EXTENDED',
          'HOLD_EXPIRED',
          'ALREADY_PAID',
          'RATE_LIMITED',
        ],
        params: OrderParams,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order changes:${userId}`, changes, 'TOO_MANY_CHANGES');
        await extendHold(deps, userId, request.params.id);
        return envelope(await own(request.params.id, userId), 'HOLD_EXTENDED');
      },
    );

    app.get(
      '/order',
      operation({
        operationId: 'orders',
        access: 'customer',
        tags,
        summary: 'My orders, newest first',
        description: 'All orders of the customer, unpaid and cancelled ones too.',
        refuses: [],
        response: { 200: OrdersAnswer },
      }),
      async (request) => envelope(await orders.list(customerOf(request).id, clock())),
    );

    app.get(
      '/order/:id',
      operation({
        operationId: 'order',
        access: 'customer',
        tags,
        summary: 'An order',
        description:
          'An order of the customer with its items, history and what may be done with it now.',
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

    app.post(
      '/order/:id/cancel',
      operation({
        operationId: 'cancelOrder',
        access: 'customer',
        tags,
        summary: 'Cancel an order',
        description: 'Cancels an order before its collection has begun; what was paid goes back.',
        refuses: ['CONFLICT', 'ALREADY_PAID'],
        params: OrderParams,
        body: CancelRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await cancelOwnOrder(deps, request.params.id, userId, request.body);
        return envelope(await own(request.params.id, userId), 'ORDER_CANCELLED_NOW');
      },
    );

    app.post(
      '/order/:id/items/:itemId/cancel',
      operation({
        operationId: 'cancelOrderItem',
        access: 'customer',
        tags,
        summary: 'Cancel one item of a paid order; its share goes back',
        description:
          'Cancels one item of a paid order before its collection has begun; its share goes back. The last one cancels the order.',
        refuses: ['CONFLICT'],
        params: OrderItemParams,
        body: CancelItemRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await cancelItem(deps, { ...request.params, userId }, request.body.reason);
        return envelope(await own(request.params.id, userId), 'ITEM_CANCELLED');
      },
    );

    app.post(
      '/order/:id/reschedule',
      operation({
        operationId: 'rescheduleOrder',
        access: 'customer',
        tags,
        summary: 'Move an order to another slot',
        description: 'Moves a paid order to another open slot of its lab.',
        refuses: ['CONFLICT', 'SLOT_TAKEN', 'RATE_LIMITED'],
        params: OrderParams,
        body: RescheduleRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order moves:${request.params.id}`, moves, 'TOO_MANY_CHANGES');
        await rescheduleOrder(deps, request.params.id, userId, request.body.slot);
        return envelope(await own(request.params.id, userId), 'ORDER_RESCHEDULED');
      },
    );
  };
}
