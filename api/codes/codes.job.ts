import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { createCodeRepository } from './codes.repository.ts';

/**
 * Milliseconds that codes are stored beyond their expiry, as the pause before a resend is computed
 * from them.
 */
const KEEP_MS = 3600_000;

/** Deletes old codes and expired counters, every ten minutes. */
export const codeJob = (deps: Deps): Job => ({
  name: 'forget old codes',
  everyMs: 600_000,
  async run() {
    await createCodeRepository(deps.db).forgetBefore(new Date(deps.clock().getTime() - KEEP_MS));
    await createLimits(deps).forgetEnded();
  },
});
