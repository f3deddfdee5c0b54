import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { createCodeRepository } from './codes.repository.ts';

/** Codes are stored this long after their expiry: the pause before a resend is computed from them. */
const KEEP_MS = 3600_000;

/** Forgets old codes and ended counters, every ten minutes. */
export const codeJob = (deps: Deps): Job => ({
  name: 'forget old codes',
  everyMs: 600_000,
  async run() {
    await createCodeRepository(deps.db).forgetBefore(new Date(deps.clock().getTime() - KEEP_MS));
    await createLimits(deps).forgetEnded();
  },
});
