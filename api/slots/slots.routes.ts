import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { badRequest, notFound } from '../refusal.ts';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import { fastingFits, lastMealBy, strictestOf } from '../catalogue/lastMeal.ts';
import { SlotsAnswer, SlotsQuery } from './slots.contract.ts';
import type { SlotJson } from './slots.contract.ts';
import { createSlotRepository } from './slots.repository.ts';
import { bookingSpan, bookingSpanOf, instantOf, isDate } from './times.ts';

/** The last meal before a visit in a slot. */
function mealOf(slot: SlotJson, fasting: FastingJson, now: Date) {
  const lastMeal = lastMealBy(fasting, instantOf(slot.date, slot.startTime));
  return {
    lastMealBy: lastMeal?.toISOString() ?? null,
    fastingFits: fastingFits(lastMeal, now),
  };
}

/** GET slot/getslot (docs/product/calls.md; PD-26): slots of one day, or of the next 7 days. */
export function slotRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  /** The fasting requirement of a visit with these tests; null without any. */
  async function fastingOf(testIds: string[]): Promise<FastingJson | null> {
    if (testIds.length === 0) return null;
    const found = await createSlotRepository(db).fastingOf(testIds);
    if (found.length < new Set(testIds).size) throw notFound('TEST_NOT_FOUND');
    return strictestOf(found);
  }

  return async (app) => {
    const slots = createSlotRepository(db);

    app.get(
      '/slot/getslot',
      operation({
        operationId: 'slots',
        access: 'everyone',
        tags: ['slots'],
        summary: 'Open slots of a lab',
        description:
          'Slots with a free seat, of one day or of the next seven. With `tests` each has the time by which the last meal must be over (`lastMealBy`), and whether that is still to come (`fastingFits`).',
        refuses: ['NOT_FOUND'],
        querystring: SlotsQuery,
        response: { 200: SlotsAnswer },
      }),
      async (request) => {
        const { labId, date, tests } = request.query;
        const testIds = tests?.split(',').filter(Boolean) ?? [];
        if (testIds.length > itemsPerSeat)
          throw badRequest('FIELD_TOO_MANY', { field: 'tests', most: itemsPerSeat });
        if (date !== undefined && !isDate(date)) throw badRequest('DATE_INVALID');
        if (!(await slots.hasLab(labId))) throw notFound('LAB_NOT_FOUND');
        const now = clock();
        const fasting = await fastingOf(testIds);
        const open = await slots.open(
          labId,
          date === undefined ? bookingSpan(now) : bookingSpanOf(date, now),
          now,
        );
        return envelope(
          fasting === null
            ? open
            : open.map((slot) => ({ ...slot, ...mealOf(slot, fasting, now) })),
        );
      },
    );
  };
}
