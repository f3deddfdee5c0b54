import type { Deps } from '../deps.ts';
import { createLimits } from '../limits/limits.repository.ts';
import type { Limit } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { unauthenticated } from '../refusal.ts';
import { isPassword } from '../secrets/passwords.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import type { Credentials } from './users.repository.ts';

const WINDOW = 15 * 60;
/** The limit on wrong passwords for one account from one network. */
const WRONG: Limit = { max: 10, seconds: WINDOW };
/** The same limit while many passwords are being guessed for one account or from one network. */
const WRONG_WHEN_SLOW: Limit = { max: 2, seconds: WINDOW };
const WIDE_PER_ACCOUNT = 50;
const WIDE_PER_NETWORK = 100;
/**
 * The limit on wrong passwords in a browser that the account has been logged in to, counted
 * separately.
 */
const WRONG_WHEN_KNOWN: Limit = { max: 30, seconds: WINDOW };

/** Where a password was typed. */
export interface SignInFrom {
  /** The IP address. */
  address: string;
  /** The browser's token, if it has one. */
  device?: string | undefined;
  /** A session of this account, if the password is only confirmed again. */
  session?: string | undefined;
}

/**
 * Checks a password (PD-56). A wrong one and an unknown e-mail get the same answer (401) after the
 * same time. Failures are counted per account and network, before the password is compared, so that
 * simultaneous tries count too. A known device has its own counter, so that nobody elsewhere can
 * lock the owner out.
 */
export function createSignIn(deps: Deps) {
  const limits = createLimits(deps);
  const devices = createKnownDeviceRepository(deps.db);
  return async (
    kind: 'customer' | 'admin',
    email: string,
    password: string,
    { address, device, session }: SignInFrom,
    find: (email: string) => Promise<Credentials | undefined>,
  ): Promise<Credentials> => {
    const network = rateLimitKey(address);
    const [byAccount, byNetwork] = [`login:account:${kind}:${email}`, `login:network:${network}`];
    const found = await find(email);
    const known = session ?? (device && (await devices.isKnown(device, found?.id ?? '')) && device);

    const key = `login:${kind}:${email}:${known || network}`;
    const isWide = async () =>
      (await limits.countOf(byAccount)) >= WIDE_PER_ACCOUNT ||
      (await limits.countOf(byNetwork)) >= WIDE_PER_NETWORK;
    const limit = known ? WRONG_WHEN_KNOWN : (await isWide()) ? WRONG_WHEN_SLOW : WRONG;
    await limits.spend(key, limit, 'LOGINS_TOO_MANY');
    if (!(await isPassword(password, found?.passwordHash, network)) || !found) {
      for (const wide of [byAccount, byNetwork]) await limits.count(wide, WINDOW);
      throw unauthenticated('EMAIL_OR_PASSWORD_WRONG');
    }
    await limits.giveBack(key);
    return found;
  };
}
