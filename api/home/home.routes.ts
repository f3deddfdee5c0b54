import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { createOfferingLabs, labsFor } from '../labs/offeringLabs.ts';
import { operation } from '../operation.ts';
import type { OrderJson } from '../orders/orders.contract.ts';
import { readPriceTerms } from '../orders/priceTerms.ts';
import { customerOf } from '../plugins/access.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import { HomeAnswer } from './home.contract.ts';
import type { BookAgainJson } from './home.contract.ts';
import { createHomeRepository } from './home.repository.ts';

/** For how long a report is new, in milliseconds. */
const newFor = 14 * 24 * 60 * 60_000;

/** GET users/me/home: what a customer's home page begins with (docs/product/screens.md#home). */
export function homeRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const home = createHomeRepository(db);
    const reports = createReportRepository(db);
    const labs = createOfferingLabs(deps);

    app.get(
      '/users/me/home',
      operation({
        operationId: 'home',
        access: 'customer',
        tags: ['orders'],
        summary: 'What my home page begins with',
        description:
          'The next visit, the newest report, and the last booking as it could be made again now.',
        refuses: [],
        response: { 200: HomeAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        const now = clock();
        const [nextVisit, readyReport, lastPaid] = await Promise.all([
          home.nextVisit(userId, now),
          reports.newestSince(userId, new Date(now.getTime() - newFor)),
          home.lastPaid(userId, now),
        ]);
        return envelope({
          nextVisit,
          readyReport,
          bookAgain: lastPaid && (await again(lastPaid, userId)),
        });
      },
    );

    /** Cancelled tests are not booked again. */
    async function again(order: OrderJson, userId: string): Promise<BookAgainJson> {
      const booked = order.items.filter((item) => item.status !== 'cancelled');
      const offering = await labs.ofVisit(booked.map(({ test }) => test._id).toSorted(), {
        labId: order.lab._id,
        pin: order.address.zipCode,
      });
      const [lab = null] = labsFor(offering, await readPriceTerms(db, userId), clock());
      return { order, lab: lab && lab.missing.length === 0 ? lab : null };
    }
  };
}
