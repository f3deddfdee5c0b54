import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { badRequest } from '../refusal.ts';
import { LabsAnswer, LabsQuery } from './labs.contract.ts';
import type { LabJson } from './labs.contract.ts';
import { createOfferingLabs } from './offeringLabs.ts';
import { createRequestCoalescer } from './coalesceRequests.ts';

/** GET lab/getlab (docs/product/calls.md; PD-24). */
export function labRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const labs = createOfferingLabs(deps);
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
            await coalesce(`${tests.join()} ${pin ?? ''}`, () => labs.ofVisit(tests, { pin })),
          );
        const test = tests[0] ?? testId;
        return envelope(await coalesce(`${test ?? ''} ${pin ?? ''}`, () => labs.ofTest(test, pin)));
      },
    );
  };
}
