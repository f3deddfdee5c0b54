import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { badRequest, notFound } from '../refusal.ts';
import { SlotsAnswer, SlotsQuery } from './slots.contract.ts';
import { createSlotRepository } from './slots.repository.ts';
import { bookingSpan, bookingSpanOf, isDate } from './times.ts';

/** GET slot/getslot (docs/product/calls.md; PD-26): of one day, or of the next 7 days. */
export function slotRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const slots = createSlotRepository(db);

    app.get(
      '/slot/getslot',
      operation({
        operationId: 'slots',
        access: 'everyone',
        tags: ['slots'],
        summary: 'Open slots of a lab',
        description: 'Slots with a free seat, of one day or of the next seven.',
        refuses: ['NOT_FOUND'],
        querystring: SlotsQuery,
        response: { 200: SlotsAnswer },
      }),
      async (request) => {
        const { labId, date } = request.query;
        if (date !== undefined && !isDate(date)) throw badRequest('DATE_INVALID');
        if (!(await slots.hasLab(labId))) throw notFound('LAB_NOT_FOUND');
        const now = clock();
        return envelope(
          await slots.open(
            labId,
            date === undefined ? bookingSpan(now) : bookingSpanOf(date, now),
            now,
          ),
        );
      },
    );
  };
}
