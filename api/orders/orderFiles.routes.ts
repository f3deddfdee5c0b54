import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../files/attachment.ts';
import { Bytes, operation } from '../operation.ts';
import { drawApart } from '../parsing/drawApart.ts';
import { customerOf, staffIfAny } from '../plugins/access.ts';
import { notFound } from '../refusal.ts';
import { createReceiptRepository } from '../receipts/receipts.repository.ts';
import type { ReceiptRow } from '../receipts/receipts.repository.ts';
import { fileNameOf, numberOf } from '../receipts/receipts.rules.ts';
import { issueReceipts } from './issueReceipts.ts';
import { CreditNoteParams, OrderParams } from './orderRequests.contract.ts';
import type { StaffCall } from '../staffAccess.ts';
import { createOrderRepository } from './orders.repository.ts';
import { visitCalendar } from './visitCalendar.ts';
import { scopeOf } from '../staffScope.ts';
import { withOrder } from './withOrder.ts';

/**
 * An order's files: its receipt, its credit notes, and the calendar entry of its visit (PD-62,
 * PD-63).
 */
export function orderFileRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const orders = createOrderRepository(db);

    /**
     * Which orders a request may read: the customer's own, or those within a staff member's reach.
     */
    const readerOf = async (request: FastifyRequest, call: StaffCall) => {
      const admin = await staffIfAny(request, call);
      return { admin, reach: admin ? scopeOf(admin, call) : customerOf(request).id };
    };
    const sendReceipt = async (
      reply: FastifyReply,
      row: ReceiptRow,
      admin: Awaited<ReturnType<typeof readerOf>>['admin'],
    ) => {
      if (admin) await audit(db, admin.id, 'receipt.viewed', clock(), { orders: [row.order_id] });
      return reply
        .headers(attachment('application/pdf', `${fileNameOf(row.number)}.pdf`))
        .send(await drawApart('receipt', row));
    };

    app.get(
      '/order/:id/receipt.pdf',
      operation({
        operationId: 'receipt',
        access: 'customerOrAdmin',
        tags: ['payments'],
        summary: 'The receipt of a paid order as PDF',
        description:
          "The receipt of a customer's own order, with a number of its own; once issued, it never changes. Refunds have credit notes. An administrator may read any, which is written to the audit.",
        refuses: [],
        params: OrderParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { admin, reach } = await readerOf(request, 'receipt');
        const { id } = request.params;
        const row = await withOrder(db, id, reach, async (trx, { order }) => {
          if (order.payment_status === 'SUCCESS') await issueReceipts(trx, id, clock());
          return createReceiptRepository(trx).receiptOf(id);
        });
        if (!row) throw notFound('RECEIPT_NOT_FOUND');
        return sendReceipt(reply, row, admin);
      },
    );

    app.get(
      '/order/:id/creditnotes/:number',
      operation({
        operationId: 'creditNote',
        access: 'customerOrAdmin',
        tags: ['payments'],
        summary: 'A credit note of an order as PDF',
        description:
          "A credit note of a customer's own order, by its number with dashes in place of slashes. An administrator may read any, which is written to the audit.",
        refuses: [],
        params: CreditNoteParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const { admin, reach } = await readerOf(request, 'creditNote');
        const { id, number } = request.params;
        const row = await withOrder(db, id, reach, (trx) =>
          createReceiptRepository(trx).byNumber(id, numberOf(number)),
        );
        if (row?.kind !== 'creditNote') throw notFound('RECEIPT_NOT_FOUND');
        return sendReceipt(reply, row, admin);
      },
    );

    app.get(
      '/order/:id/visit.ics',
      operation({
        operationId: 'visitCalendar',
        access: 'customer',
        tags: ['orders'],
        summary: 'A paid visit as a calendar file',
        description:
          'iCalendar (RFC 5545) with one event. Its UID stays the same, and SEQUENCE rises when the visit is moved or cancelled, so that a calendar updates its entry.',
        refuses: [],
        params: OrderParams,
        sends: { 200: { 'text/calendar': Bytes } },
      }),
      async (request, reply) => {
        const { id } = request.params;
        const order = await orders.visitOf(id, customerOf(request).id);
        if (!order) throw notFound('VISIT_NOT_FOUND');
        return reply
          .headers(attachment('text/calendar; charset=utf-8', `visit-${order.number}.ics`))
          .send(Buffer.from(visitCalendar(order)));
      },
    );
  };
}
