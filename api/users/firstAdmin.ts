import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { foldPassword, isGuessable, isPassword } from '../secrets/passwords.ts';
import { StartError } from '../startError.ts';
import { createUserRepository } from './users.repository.ts';

/** The account that a first start made, for the composition root to print once. */
export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = 'admin@assay.local';

/**
 * Sees to it that there is an administrator: the one of ADMIN_EMAIL and ADMIN_PASSWORD, else one
 * made now.
 * Answers the account only when it was made up here, so that its password is shown once and never
 * again.
 */
export async function ensureAdmin(deps: Deps): Promise<FirstAdmin | undefined> {
  const { config, db, clock } = deps;
  const named = config.admin;
  const email = (named?.email ?? DEFAULT_EMAIL).trim().toLowerCase();
  const users = createUserRepository(db);
  if (await users.hasAdmin(named && email)) {
    if (named) await sayIfIgnored(deps, email, named.password);
    return undefined;
  }
  if (config.production && named && isGuessable(foldPassword(named.password), [named.email]))
    throw new StartError('ADMIN_PASSWORD is too easy to guess. Choose another one.');
  const password = named?.password ?? randomBytes(9).toString('base64url');
  const added = await users.addAdmin(email, await hashSecret(foldPassword(password)), clock());
  return added && !named ? { email, password } : undefined;
}

/**
 * Says that ADMIN_PASSWORD is ignored where it is not the account's password (any more). Where it is,
 * nothing is said: the log then does not tell that what the environment holds opens the account.
 */
async function sayIfIgnored({ db, log }: Deps, email: string, password: string): Promise<void> {
  const stored = await createUserRepository(db).adminCredentials(email);
  if (stored && !(await isPassword(password, stored.passwordHash)))
    log.warn(
      'ADMIN_PASSWORD counts at the first start only and is ignored: the administrator has another password. A lost one: npm run staff -- reset-owner EMAIL',
    );
}
