import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { createCatalogueRepository } from '../catalogue/catalogue.repository.ts';
import { earliestKept, strictestOf } from '../catalogue/lastMeal.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { priceOf } from '../orders/pricing.rules.ts';
import { badRequest, notFound } from '../refusal.ts';
import { createSlotRepository } from '../slots/slots.repository.ts';
import { bookingSpan, slotTexts } from '../slots/times.ts';
import { LabsAnswer, LabsQuery } from './labs.contract.ts';
import type { LabJson } from './labs.contract.ts';
import { createLabRepository } from './labs.repository.ts';
import { createRequestCoalescer } from './coalesceRequests.ts';

/** A lab with the start of its first slot as texts. */
function withEarliest<Lab extends { earliestAt: Date | null }>({ earliestAt, ...lab }: Lab) {
  if (earliestAt === null) return { ...lab, earliest: null };
  const { date, startTime } = slotTexts(earliestAt, 0);
  return { ...lab, earliest: { date, startTime } };
}

/** GET lab/getlab (docs/product/calls.md; PD-24). */
export function labRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const labs = createLabRepository(db);
    const slots = createSlotRepository(db);
    const catalogue = createCatalogueRepository(db);
    const coalesce = createRequestCoalescer<LabJson[]>();

    app.get(
      '/lab/getlab',
      operation({
        operationId: 'labs',
        access: 'everyone',
        tags: ['labs'],
        summary: 'Labs with their price for a test',
        description:
          'Labs that offer the test, or the tests of a visit, with price, free slots and report time. A lab that lacks a test of the visit comes last and names it in `missing`.',
        refuses: ['NOT_FOUND'],
        querystring: LabsQuery,
        response: { 200: LabsAnswer },
      }),
      async (request) => {
        const { testId, testIds, pin } = request.query;
        const tests = testIds?.split(',').filter(Boolean).sort() ?? [];
        if (tests.length > itemsPerSeat)
          throw badRequest('FIELD_TOO_MANY', { field: 'testIds', most: itemsPerSeat });
        if (tests.length > 1)
          return envelope(
            await coalesce(`${tests.join()} ${pin ?? ''}`, () => readVisit(tests, pin)),
          );
        const test = tests[0] ?? testId;
        return envelope(await coalesce(`${test ?? ''} ${pin ?? ''}`, () => read(test, pin)));
      },
    );

    async function readVisit(tests: string[], pin?: string): Promise<LabJson[]> {
      const now = clock();
      const offering = await labs.listForVisit(tests, { pin }, await spansFor(tests, now), now);
      return offering.map((lab) => ({ ...withEarliest(lab), amount: priceOf(lab.price).amount }));
    }

    async function read(testId?: string, pin?: string): Promise<LabJson[]> {
      const now = clock();
      const spans = await spansFor(testId === undefined ? [] : [testId], now);
      const offering = await labs.list({ testId, pin }, spans, now);
      // A test that some lab offers is there; only an empty list leaves the question open.
      if (testId !== undefined && offering.length === 0 && !(await catalogue.find(testId)))
        throw notFound('TEST_NOT_FOUND');
      return offering.map((lab) => ({
        ...withEarliest(lab),
        amount: priceOf(lab.price).amount,
        missing: [],
      }));
    }

    /** When a visit with these tests can begin, and when so that everybody can keep to it. */
    async function spansFor(tests: string[], now: Date) {
      const open = bookingSpan(now);
      const fasting = strictestOf(await slots.fastingOf(tests));
      const kept = earliestKept(fasting, now);
      return { open, kept: { ...open, from: kept > open.from ? kept : open.from } };
    }
  };
}
