import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { materialiseSlots } from './slotMaker.repository.ts';

/**
 * Creates the slots of the coming days, so that a service left running for a year still has slots
 * tomorrow.
 */
export const slotJob = ({ db, clock, log }: Deps): Job => ({
  name: 'slots',
  everyMs: 15 * 60_000,
  async run() {
    const made = await materialiseSlots(db, clock());
    if (made > 0) log.info({ made }, 'slots made');
  },
});
