import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { readPriceTerms } from '../orders/priceTerms.ts';
import { customerIfAny } from '../plugins/access.ts';
import type { PriceTerms } from '../pricing/pricing.rules.ts';
import { envelope } from '../envelope.ts';
import { badRequest } from '../refusal.ts';
import { LabsAnswer, LabsQuery } from './labs.contract.ts';
import { createOfferingLabs, labsFor } from './offeringLabs.ts';
import type { OfferingLab } from './offeringLabs.ts';
import { createRequestCoalescer } from './coalesceRequests.ts';

/** GET lab/getlab (docs/product/calls.md; PD-24). */
export function labRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const labs = createOfferingLabs(deps);
    const coalesce = createRequestCoalescer<OfferingLab[]>();
    const coalesceTerms = createRequestCoalescer<PriceTerms>();
    /** The terms are coalesced per customer and order, so that nobody gets somebody else's. */
    const termsFor = (userId: string | undefined, orderId: string | undefined) =>
      coalesceTerms(JSON.stringify([userId, userId && orderId]), () =>
        readPriceTerms(db, userId, orderId),
      );

    app.get(
      '/lab/getlab',
      operation({
        operationId: 'labs',
        access: 'everyone',
        tags: ['labs'],
        summary: 'Labs with their price for a test',
        description:
          'Labs that offer the test, or the tests of a visit, with price, the amount that the caller pays, free slots and report time; without a session, the amount for somebody who has never ordered. A lab that lacks a test of the visit comes last and lists it in `missing`.',
        refuses: ['NOT_FOUND'],
        querystring: LabsQuery,
        response: { 200: LabsAnswer },
      }),
      async (request) => {
        const { testId, testIds, pin, orderId } = request.query;
        const tests = testIds?.split(',').filter(Boolean).sort() ?? [];
        if (tests.length > itemsPerSeat)
          throw badRequest('FIELD_TOO_MANY', { field: 'testIds', most: itemsPerSeat });
        const test = tests[0] ?? testId;
        const [offering, terms] = await Promise.all([
          tests.length > 1
            ? coalesce(`${tests.join()} ${pin ?? ''}`, () => labs.ofVisit(tests, { pin }))
            : coalesce(`${test ?? ''} ${pin ?? ''}`, () => labs.ofTest(test, pin)),
          termsFor((await customerIfAny(request))?.id, orderId),
        ]);
        return envelope(labsFor(offering, terms, clock()));
      },
    );
  };
}
