import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createSessionRepository } from './sessions.repository.ts';

/** Forgets sessions that have run out, once an hour. */
export const sessionJob = ({ db, clock }: Deps): Job => ({
  name: 'forget expired sessions',
  everyMs: 3600_000,
  run: () => createSessionRepository(db).forgetExpired(clock()),
});
