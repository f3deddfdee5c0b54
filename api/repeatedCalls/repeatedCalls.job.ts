import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createRepeatedCallRepository } from './repeatedCalls.repository.ts';

/** Nobody tries a call again after so long, in milliseconds. */
const KEEP_MS = 24 * 3600_000;

/** Forgets the answers of a day ago, once an hour. */
export const repeatedCallsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget repeated calls',
  everyMs: 3600_000,
  run: () => createRepeatedCallRepository(db).forgetBefore(new Date(clock().getTime() - KEEP_MS)),
});
