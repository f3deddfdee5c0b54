import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { expireHolds } from './expireHolds.ts';
import { lockSlots, slotsWithOverdueHolds } from './seats.repository.ts';

/** Frees the seats whose hold has ended. */
export const holdJob = ({ db, clock }: Deps): Job => ({
  name: 'expire holds',
  everyMs: 5_000,
  async run() {
    for (const slotId of await slotsWithOverdueHolds(db, clock())) {
      await db.transaction().execute(async (trx) => {
        await lockSlots(trx, [slotId]);
        await expireHolds(trx, [slotId], clock());
      });
    }
  },
});
