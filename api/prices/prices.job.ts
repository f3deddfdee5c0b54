import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { indianDate } from '../slots/times.ts';
import { startPlannedPrices } from './prices.repository.ts';

/** Applies planned prices when their day begins in India. */
export const priceJob = ({ db, clock, log }: Deps): Job => ({
  name: 'prices',
  everyMs: 60_000,
  async run() {
    const started = await db
      .transaction()
      .execute((trx) => startPlannedPrices(trx, indianDate(clock())));
    if (started > 0) log.info({ started }, 'planned prices began');
  },
});
