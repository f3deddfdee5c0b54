import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit, searchMark } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import { isDate } from '../slots/times.ts';
import { scopeOf } from '../staffScope.ts';
import { moveOrder } from './moveOrder.ts';
import { OrderAnswer, OrderPageAnswer } from './orders.contract.ts';
import {
  MoveRequest,
  OrderParams,
  OrdersQuery,
  RescheduleRequest,
} from './orderRequests.contract.ts';
import { rescheduleOrder } from './rescheduleOrder.ts';
import { createStaffOrderRepository } from './staffOrders.repository.ts';

const tags = ['administration'] as const;

/** The staff's calls that read and change orders. */
export function adminOrderRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, config } = deps;
  return async (app) => {
    const orders = createStaffOrderRepository(db);

    app.get(
      '/admin/orders',
      operation({
        operationId: 'adminOrders',
        access: 'admin',
        tags,
        summary: 'Paid orders, a page at a time',
        description:
          'Paid orders, sorted and filtered, a page at a time; send `next` as `after` to get the following page. Overdue orders are marked. Owners and operations can search by phone, too. The look-up is written to the audit.',
        refuses: [],
        querystring: OrdersQuery,
        response: { 200: OrderPageAnswer },
      }),
      async (request) => {
        const { status, search, labId, technicianId, technician, from, to } = request.query;
        if ([from, to].some((day) => day && !isDate(day))) throw badRequest('DATE_INVALID');
        if (from && to && from > to) throw badRequest('DAYS_REVERSED');
        const admin = adminOf(request);
        const reader = { role: admin.role, scope: scopeOf(admin, 'adminOrders') };
        const page = await orders.page(request.query, clock(), reader);
        const days = from || to ? `${from ?? ''}..${to ?? ''}` : null;
        await audit(db, admin.id, 'orders.viewed', clock(), {
          orders: page.items.map((order) => order._id),
          detail:
            [
              status,
              labId,
              technicianId,
              technician,
              days,
              search && searchMark(search, config.secretsKey),
            ]
              .filter(Boolean)
              .join(' ') || null,
        });
        return envelope(page);
      },
    );

    app.post(
      '/admin/orders/:id/move',
      operation({
        operationId: 'moveOrder',
        access: 'admin',
        tags,
        summary: 'Move an order along',
        description:
          'Assigns a technician, records the collection, and so on: one of the actions that the order lists in `availableActions`.',
        refuses: ['CONFLICT', 'FORBIDDEN'],
        params: OrderParams,
        body: MoveRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const admin = adminOf(request);
        const scope = scopeOf(admin, 'moveOrder');
        await moveOrder(deps, request.params.id, request.body, admin, scope);
        const reader = { role: admin.role, scope };
        const order = await orders.getForStaff(request.params.id, reader, clock());
        return envelope(order!, 'ORDER_UPDATED');
      },
    );

    app.post(
      '/admin/orders/:id/reschedule',
      operation({
        operationId: 'rescheduleForCustomer',
        access: 'admin',
        tags,
        summary: 'Move an order for its customer',
        description:
          'Moves a paid order to another open slot of its lab, as its customer could; the customer gets a message.',
        refuses: ['CONFLICT', 'SLOT_TAKEN', 'TESTS_UNFIT'],
        params: OrderParams,
        body: RescheduleRequest,
        response: { 200: OrderAnswer },
      }),
      async (request) => {
        const staff = adminOf(request);
        await rescheduleOrder(deps, request.params.id, { staff }, request.body.slot);
        const reader = { role: staff.role, scope: scopeOf(staff, 'rescheduleForCustomer') };
        const order = await orders.getForStaff(request.params.id, reader, clock());
        return envelope(order!, 'ORDER_RESCHEDULED');
      },
    );
  };
}
