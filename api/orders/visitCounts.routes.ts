import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { cachedFor } from '../cachedFor.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { scopeOf } from '../staffScope.ts';
import type { StaffScope } from '../staffScope.ts';
import { VisitCountsAnswer } from './visitCounts.contract.ts';
import { countVisits } from './visitCounts.repository.ts';

/** Seconds that a count is reused, as many members of staff have the list open at once. */
const COUNTS_SECONDS = 10;

/** The counts behind the staff's chart of visits (PD-89). */
export function visitCountRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const counts = cachedFor(COUNTS_SECONDS, clock, (scope: StaffScope) =>
      countVisits(db, clock(), scope),
    );
    app.get(
      '/admin/visit-counts',
      operation({
        operationId: 'visitCounts',
        access: 'admin',
        tags: ['administration'],
        summary: 'How many visits there are by day',
        description:
          'The number of paid visits that are not cancelled, for the last seven days in India and the next seven, beginning with today; for the role lab those at its own labs. May be ten seconds old.',
        refuses: [],
        response: { 200: VisitCountsAnswer },
      }),
      async (request) => envelope(await counts(scopeOf(adminOf(request), 'visitCounts'))),
    );
  };
}
