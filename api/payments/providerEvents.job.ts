import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createPaymentRepository } from './payments.repository.ts';

/**
 * Milliseconds that an event of the provider is stored; far longer than the provider repeats one (a
 * day).
 */
const storedFor = 90 * 24 * 3600_000;

/** Deletes stored events that the provider can no longer repeat, once a day. */
export const providerEventsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget old provider events',
  everyMs: 24 * 3600_000,
  run: async () => {
    await createPaymentRepository(db).forgetEventsBefore(new Date(clock().getTime() - storedFor));
  },
});
