import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../limits/rateLimitKey.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf, requireCustomer, requireVerified } from '../plugins/access.ts';
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
import { idempotencyKeyOf } from './idempotencyKey.ts';
import {
  CancelItemRequest,
  CancelRequest,
  OrderAnswer,
  OrderItemParams,
  OrderParams,
  OrderRequest,
  OrdersAnswer,
  RescheduleRequest,
} from './orders.contract.ts';
import { createOrderRepository } from './orders.repository.ts';
import { rescheduleOrder } from './rescheduleOrder.ts';

const tags = ['orders'];

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
      {
        onRequest: requireVerified,
        schema: {
          tags,
          summary: 'Order, and hold a seat',
          body: OrderRequest,
          response: { 200: OrderAnswer, 201: OrderAnswer },
        },
      },
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
      {
        onRequest: requireVerified,
        schema: {
          tags,
          summary: 'Change an unpaid order',
          params: OrderParams,
          body: OrderRequest,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order changes:${userId}`, changes, 'TOO_MANY_CHANGES');
        await changeOrder(deps, userId, request.params.id, request.body);
        return envelope(await own(request.params.id, userId), 'ORDER_CHANGED');
      },
    );

    app.post(
      '/order/:id/extend',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Hold the seat of an unpaid order five minutes longer, once',
          params: OrderParams,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order changes:${userId}`, changes, 'TOO_MANY_CHANGES');
        await extendHold(deps, userId, request.params.id);
        return envelope(await own(request.params.id, userId), 'HOLD_EXTENDED');
      },
    );

    app.get(
      '/order',
      {
        onRequest: requireCustomer,
        schema: { tags, summary: 'My orders, newest first', response: { 200: OrdersAnswer } },
      },
      async (request) => envelope(await orders.list(customerOf(request).id, clock())),
    );

    app.get(
      '/order/:id',
      {
        onRequest: requireCustomer,
        schema: { tags, summary: 'An order', params: OrderParams, response: { 200: OrderAnswer } },
      },
      async (request) => envelope(await own(request.params.id, customerOf(request).id)),
    );

    app.get(
      '/order/:id/events',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'An order each time it changes (event stream)',
          params: OrderParams,
        },
      },
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
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Cancel an order',
          params: OrderParams,
          body: CancelRequest,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        const { id: userId } = customerOf(request);
        await cancelOwnOrder(deps, request.params.id, userId, request.body);
        return envelope(await own(request.params.id, userId), 'ORDER_CANCELLED_NOW');
      },
    );

    app.post(
      '/order/:id/items/:itemId/cancel',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Cancel one item of a paid order; its share goes back',
          params: OrderItemParams,
          body: CancelItemRequest,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        const { id: userId } = customerOf(request);
        await cancelItem(deps, { ...request.params, userId }, request.body.reason);
        return envelope(await own(request.params.id, userId), 'ITEM_CANCELLED');
      },
    );

    app.post(
      '/order/:id/reschedule',
      {
        onRequest: requireCustomer,
        schema: {
          tags,
          summary: 'Move an order to another slot',
          params: OrderParams,
          body: RescheduleRequest,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order moves:${request.params.id}`, moves, 'TOO_MANY_CHANGES');
        await rescheduleOrder(deps, request.params.id, userId, request.body.slot);
        return envelope(await own(request.params.id, userId), 'ORDER_RESCHEDULED');
      },
    );
  };
}
