import type { Deps } from './deps.ts';
import type { Job } from './jobs.ts';
import { sessionJob } from './sessions/session.job.ts';
import { slotJob } from './slots/slots.job.ts';

/** Everything done in the background, one line per job. */
export const jobsOf = (deps: Deps): Job[] => [
  sessionJob(deps),
  slotJob(deps),
];
