import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createFormerEmailRepository } from './formerEmails.repository.ts';

/** Deletes former e-mails that can no longer recover an account, once an hour. */
export const formerEmailsJob = ({ db, clock }: Deps): Job => ({
  name: 'forget former e-mails',
  everyMs: 3600_000,
  run: () => createFormerEmailRepository(db).forgetUnusable(clock()),
});
