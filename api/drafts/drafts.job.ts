import { draftLifetime } from '../../machines/order/unfinished.ts';
import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createDraftRepository } from './drafts.repository.ts';

/** Deletes unfinished bookings that are too old to be continued, once an hour. */
export const draftsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget unfinished bookings',
  everyMs: 3600_000,
  run: () => createDraftRepository(db).forgetBefore(new Date(clock().getTime() - draftLifetime)),
});
