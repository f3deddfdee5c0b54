import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createRepeatedCallRepository } from './repeatedCalls.repository.ts';

/** Milliseconds after which nobody repeats a call any more. */
const KEEP_MS = 24 * 3600_000;

/** Deletes answers that are a day old, once an hour. */
export const repeatedCallsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget repeated calls',
  everyMs: 3600_000,
  run: () => createRepeatedCallRepository(db).forgetBefore(new Date(clock().getTime() - KEEP_MS)),
});
