import { ANYTHING } from '../db/changeFeed.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { offersTopic, readOpenOffers } from './offers.repository.ts';

/** Invalidates caches when an offer starts, ends, or is used up. */
export function offersJob({ db, clock, changes }: Deps): Job {
  let before: string | undefined;
  return {
    name: 'offers',
    everyMs: 60_000,
    async run() {
      const open = await readOpenOffers(db, clock());
      const codes = open.map(({ code }) => code).join(' ');
      if (before !== undefined && before !== codes) await changes.publish(offersTopic, ANYTHING);
      before = codes;
    },
  };
}
