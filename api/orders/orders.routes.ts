import type { ServerResponse } from 'node:http';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf, requireCustomer, requireVerified } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import { createOrder } from './createOrder.ts';
import { followOrder } from './followOrder.ts';
import { idempotencyKeyOf } from './idempotencyKey.ts';
import { cancelOrder, rescheduleOrder } from './moveOrder.ts';
import {
  CancelRequest,
  OrderAnswer,
  OrderParams,
  OrderRequest,
  OrdersAnswer,
  RescheduleRequest,
} from './orders.contract.ts';
import { createOrderRepository } from './orders.repository.ts';

const tags = ['orders'];

/** The customer's calls on orders (specification 7; interface.md). */
export function orderRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    const followers = new Set<ServerResponse>();
    // Streams stay open by nature: they are ended so that the service can stop.
    app.addHook('preClose', async () => followers.forEach((follower) => follower.end()));
    const own = async (id: string, userId: string) => {
      const order = await orders.get(id, userId, clock());
      if (!order) throw notFound('There is no such order');
      return order;
    };

    app.post(
      '/order/createorder',
      {
        onRequest: requireVerified,
        schema: {
          tags,
          summary: 'Order, and hold a place',
          body: OrderRequest,
          response: { 200: OrderAnswer, 201: OrderAnswer },
        },
      },
      async (request, reply) => {
        const { id: userId } = customerOf(request);
        const { id, made } = await createOrder(
          deps,
          userId,
          request.body,
          idempotencyKeyOf(request),
          languageOf(request),
        );
        return reply.code(made ? 201 : 200).send(envelope(await own(id, userId), 'Order created'));
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
        return followOrder(deps, reply, followers, request.params.id, () =>
          orders.get(request.params.id, userId, clock()),
        );
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
        await cancelOrder(deps, request.params.id, userId, request.body.reason ?? null);
        return envelope(await own(request.params.id, userId), 'Order cancelled');
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
        await rescheduleOrder(deps, request.params.id, userId, request.body.slot);
        return envelope(await own(request.params.id, userId), 'Order moved');
      },
    );
  };
}
