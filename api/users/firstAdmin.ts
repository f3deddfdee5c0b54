import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { foldPassword, isGuessable, isPassword } from '../secrets/passwords.ts';
import { StartError } from '../startError.ts';
import { createUserRepository } from './users.repository.ts';

/** The account that the first start created, to be printed once. */
export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = 'admin@assay.local';

/**
 * Makes sure that there is an administrator: the one of ADMIN_EMAIL and ADMIN_PASSWORD, else a
 * generated one. Returns the account only if it was generated, so that its password is shown once
 * and never again.
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
 * Warns if ADMIN_PASSWORD is ignored because it is not the account's password (any more). If it is,
 * nothing is logged, so that the log does not reveal that the environment holds a valid password.
 */
async function sayIfIgnored({ db, log }: Deps, email: string, password: string): Promise<void> {
  const stored = await createUserRepository(db).adminCredentials(email);
  if (stored && !(await isPassword(password, stored.passwordHash)))
    log.warn(
      'ADMIN_PASSWORD counts at the first start only and is ignored: the administrator has another password. A lost one: npm run staff -- reset-owner EMAIL',
    );
}
