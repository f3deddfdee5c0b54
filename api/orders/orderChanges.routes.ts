import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { createLimits, DAY, HOUR } from '../limits/limits.repository.ts';
import { customerOf } from '../plugins/access.ts';
import { cancelItem } from './cancelItem.ts';
import { cancelOwnOrder } from './cancelOrder.ts';
import { changeOrder } from './changeOrder.ts';
import { extendHold } from './extendHold.ts';
import { OrderAnswer } from './orders.contract.ts';
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

/**
 * Rate limits for changes of unpaid orders, and for moves of one paid order, as each move sends a
 * message.
 */
const changes = { max: 60, seconds: HOUR };
const moves = { max: 5, seconds: DAY };

/** The customer's calls that change an order (docs/product/calls.md; docs/product/interface.md). */
export function orderChangeRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const orders = createOrderRepository(db);
    const limits = createLimits(deps);
    const own = (id: string, userId: string) => orders.getOwn(id, userId, clock());

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
          'LAB_NOT_COLLECTING_THERE',
          'PRICE_CHANGED',
          'HOLD_EXPIRED',
          'ALREADY_PAID',
          'RATE_LIMITED',
          'TESTS_UNFIT',
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

    app.post(
      '/order/:id/cancel',
      operation({
        operationId: 'cancelOrder',
        access: 'customer',
        tags,
        summary: 'Cancel an order',
        description: 'Cancels an order before its collection has begun; any payment is refunded.',
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
        summary: 'Cancel one item of a paid order, with a refund of its share',
        description:
          'Cancels one item of a paid order before its collection has begun; its share is refunded. Cancelling the last one cancels the order.',
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
        refuses: ['CONFLICT', 'SLOT_TAKEN', 'TESTS_UNFIT', 'RATE_LIMITED'],
        params: OrderParams,
        body: RescheduleRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        await limits.spend(`order moves:${request.params.id}`, moves, 'TOO_MANY_CHANGES');
        await rescheduleOrder(deps, request.params.id, { userId }, request.body.slot);
        return envelope(await own(request.params.id, userId), 'ORDER_RESCHEDULED');
      },
    );
  };
}
