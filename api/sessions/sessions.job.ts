import type { Deps } from '../deps.ts';
import type { Job } from '../jobs.ts';
import { createBegunSignInRepository } from './begunSignIns.repository.ts';
import { createKnownDeviceRepository } from './knownDevices.repository.ts';
import { createSessionRepository } from './sessions.repository.ts';

/** Milliseconds without a login after which a browser is forgotten: a year. */
const DEVICE_MS = 365 * 24 * 3600_000;

/** Deletes expired sessions and forgets old browsers, once an hour. */
export const sessionJob = ({ db, clock }: Deps): Job => ({
  name: 'forget expired sessions',
  everyMs: 3600_000,
  async run() {
    await createSessionRepository(db).forgetExpired(clock());
    await createBegunSignInRepository(db).forgetExpired(clock());
    await createKnownDeviceRepository(db).forgetBefore(new Date(clock().getTime() - DEVICE_MS));
  },
});
