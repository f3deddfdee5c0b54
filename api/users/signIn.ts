import type { Deps } from '../deps.ts';
import { createLimits, household } from '../limits/limits.ts';
import type { Limit } from '../limits/limits.ts';
import { unauthenticated } from '../refusal.ts';
import { isSecret } from './passwords.ts';
import type { Credentials } from './users.repository.ts';

const WRONG_PER_ACCOUNT: Limit = { max: 10, seconds: 15 * 60 };
const WRONG_PER_ADDRESS: Limit = { max: 100, seconds: 15 * 60 };
const TOO_MANY = 'Too many failed logins. Please try again later';

/**
 * Checks a password. A wrong one and an unknown e-mail get the same answer (401) after the same time; failures are
 * counted per account and address before the password is looked at, so that tries made at once count too.
 */
export function createSignIn(deps: Deps) {
  const limits = createLimits(deps);
  return async (
    kind: 'customer' | 'admin',
    email: string,
    password: string,
    address: string,
    find: (email: string) => Promise<Credentials | undefined>,
  ): Promise<Credentials> => {
    const keys = [
      [`login:address:${household(address)}`, WRONG_PER_ADDRESS],
      [`login:${kind}:${email}`, WRONG_PER_ACCOUNT],
    ] as const;
    for (const [key, limit] of keys) await limits.spend(key, limit, TOO_MANY);
    const found = await find(email);
    if (!(await isSecret(password, found?.passwordHash)) || !found)
      throw unauthenticated('Wrong email or password');
    for (const [key] of keys) await limits.giveBack(key);
    return found;
  };
}
