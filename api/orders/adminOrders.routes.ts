import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit, searchMark } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { adminOf, requireAdmin } from '../plugins/access.ts';
import { moveOrder } from './moveOrder.ts';
import {
  MoveRequest,
  OrderAnswer,
  OrderPageAnswer,
  OrderParams,
  OrdersQuery,
} from './orders.contract.ts';
import { createOrderRepository } from './orders.repository.ts';

const tags = ['administration'];

/** The administrator's calls on orders. */
export function adminOrderRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    app.addHook('onRequest', requireAdmin);

    app.get(
      '/admin/orders',
      {
        schema: {
          tags,
          summary: 'Paid orders, a page at a time',
          querystring: OrdersQuery,
          response: { 200: OrderPageAnswer },
        },
      },
      async (request) => {
        const page = await orders.page(request.query, clock());
        const { status, search } = request.query;
        await audit(db, adminOf(request).id, 'orders.viewed', clock(), {
          orders: page.items.map((order) => order._id),
          detail: [status, search && searchMark(search)].filter(Boolean).join(' ') || null,
        });
        return envelope(page);
      },
    );

    app.post(
      '/admin/orders/:id/move',
      {
        schema: {
          tags,
          summary: 'Move an order along',
          params: OrderParams,
          body: MoveRequest,
          response: { 200: OrderAnswer },
        },
      },
      async (request) => {
        await moveOrder(deps, request.params.id, request.body, adminOf(request));
        return envelope((await orders.get(request.params.id, null, clock()))!, 'ORDER_UPDATED');
      },
    );
  };
}
