import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit, auditLook } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { requiredKeyOf } from '../idempotencyKey.ts';
import { OrderParams } from '../orders/orderRequests.contract.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest, forbidden, notFound } from '../refusal.ts';
import { indianDate, isDate } from '../slots/times.ts';
import { scopeOf } from '../staffScope.ts';
import { actOnVisit } from './actOnVisit.ts';
import { byTimeAndArea, makesVisit, visitJson } from './visitJson.ts';
import {
  VisitActRequest,
  VisitAnswer,
  VisitDayAnswer,
  VisitHeaders,
  VisitPhoneAnswer,
  VisitsQuery,
} from './visits.contract.ts';
import { createVisitRepository } from './visits.repository.ts';

const tags = ['administration'] as const;

/** The technician's day (PD-80). */
export function visitRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const visits = createVisitRepository(db);

    app.get(
      '/technician/visits',
      operation({
        operationId: 'visits',
        access: 'admin',
        tags,
        summary: 'The visits of a day',
        description:
          'In order of time, then of the PIN code: a technician’s own, everybody’s for owners and operations. With those of today come the ones of earlier days that were neither made nor moved. The look-up is written to the audit, the same list once an hour.',
        refuses: [],
        querystring: VisitsQuery,
        response: { 200: VisitDayAnswer },
      }),
      async (request) => {
        const by = adminOf(request);
        const now = clock();
        const today = indianDate(now);
        const { date = today } = request.query;
        if (!isDate(date)) throw badRequest('DATE_INVALID');
        const { technician: own } = scopeOf(by, 'visits');
        const rows = (await visits.list(date, own, date === today)).toSorted(byTimeAndArea);
        const orders = rows.map((row) => row.id);
        await auditLook(db, by.id, 'visits.viewed', now, { orders, detail: date });
        return envelope({ date, visits: rows.map((row) => visitJson(row, now, by)) });
      },
    );

    app.post(
      '/technician/visits/:id/acts',
      operation({
        operationId: 'actOnVisit',
        access: 'admin',
        tags,
        summary: 'Record what happened on a visit',
        description:
          'On the way, collected, or not collected: one of the actions that the visit lists in `actions`. The same key with the same content counts once and answers the current visit.',
        refuses: ['CONFLICT', 'FORBIDDEN', 'KEY_REUSED'],
        params: OrderParams,
        requestHeaders: VisitHeaders,
        body: VisitActRequest,
        response: { 200: VisitAnswer },
      }),
      async (request) => {
        const by = adminOf(request);
        const { id } = request.params;
        await actOnVisit(deps, id, request.body, requiredKeyOf(request), by);
        const row = await visits.find(id);
        if (!row) throw notFound('VISIT_NOT_FOUND');
        // A repeated act may be answered after the visit was reassigned to somebody else.
        if (!makesVisit(row, by)) throw forbidden('VISIT_NOT_YOURS');
        return envelope(visitJson(row, clock(), by), 'VISIT_SAVED');
      },
    );

    app.post(
      '/technician/visits/:id/phone',
      operation({
        operationId: 'visitPhone',
        access: 'admin',
        tags,
        summary: "The customer's number",
        description:
          'Only on the day of the visit, for whoever makes it. The access is written to the audit.',
        refuses: ['CONFLICT', 'FORBIDDEN'],
        params: OrderParams,
        response: { 200: VisitPhoneAnswer },
      }),
      async (request) => {
        const by = adminOf(request);
        const now = clock();
        const row = await visits.find(request.params.id);
        if (!row) throw notFound('VISIT_NOT_FOUND');
        if (!makesVisit(row, by)) throw forbidden('VISIT_NOT_YOURS');
        if (!visitJson(row, now, by).phoneOpen) throw forbidden('VISIT_PHONE_NOT_TODAY');
        await audit(db, by.id, 'phone.shown', now, { orders: [row.id] });
        return envelope({ phone: await visits.phoneOf(row.user_id) });
      },
    );
  };
}
