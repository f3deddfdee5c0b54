import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { customerOf } from '../plugins/access.ts';
import { createReportRepository } from '../reports/reports.repository.ts';
import { createBookAgain } from '../repeats/bookAgain.ts';
import type { BookAgainJson } from '../repeats/bookAgain.contract.ts';
import { repeatToBook } from '../repeats/repeatToBook.ts';
import { indianDate } from '../slots/times.ts';
import { HomeAnswer, HomeQuery } from './home.contract.ts';
import { createHomeRepository } from './home.repository.ts';

/** Milliseconds for which a report counts as new. */
const newFor = 14 * 24 * 60 * 60_000;

/**
 * GET users/me/home: the personal part of a customer's home page (docs/product/screens.md#home).
 */
export function homeRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    const home = createHomeRepository(db);
    const reports = createReportRepository(db);
    const again = createBookAgain(deps);

    app.get(
      '/users/me/home',
      operation({
        operationId: 'home',
        access: 'customer',
        tags: ['orders'],
        summary: 'The personal part of my home page',
        description:
          'The next visit, the newest report, and what could be booked again now: the test of a due reminder, or else the last booking.',
        refuses: [],
        querystring: HomeQuery,
        response: { 200: HomeAnswer },
      }),
      async (request) => {
        const { id: userId } = customerOf(request);
        const now = clock();
        const [nextVisit, readyReport, booking] = await Promise.all([
          home.nextVisit(userId, now),
          reports.newestSince(userId, new Date(now.getTime() - newFor)),
          bookAgain(userId, request.query.repeat, now),
        ]);
        return envelope({ nextVisit, readyReport, bookAgain: booking });
      },
    );

    /** The booking of the chosen reminder or of one that is due; else the last booking. */
    async function bookAgain(
      userId: string,
      chosen: string | undefined,
      now: Date,
    ): Promise<BookAgainJson | null> {
      const row = await repeatToBook(db, userId, chosen, indianDate(now));
      const repeated = row && (await again.ofTest(userId, row));
      if (repeated) return { ...repeated, repeat: row.set };
      const last = await home.lastPaid(userId, now);
      return last && { ...(await again.again(last, userId)), repeat: null };
    }
  };
}
