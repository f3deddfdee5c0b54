import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createBegunSignInRepository } from './begunSignIns.repository.ts';
import { createKnownDeviceRepository } from './knownDevices.repository.ts';
import { createSessionRepository } from './sessions.repository.ts';

/** A browser in which nobody has logged in for a year is not known any more. */
const DEVICE_MS = 365 * 24 * 3600_000;

/** Forgets sessions that have run out and browsers of long ago, once an hour. */
export const sessionJob = ({ db, clock }: Deps): Job => ({
  name: 'forget expired sessions',
  everyMs: 3600_000,
  async run() {
    await createSessionRepository(db).forgetExpired(clock());
    await createBegunSignInRepository(db).forgetExpired(clock());
    await createKnownDeviceRepository(db).forgetBefore(new Date(clock().getTime() - DEVICE_MS));
  },
});
