import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { isCommonPassword } from '../secrets/commonPasswords.ts';
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
export async function ensureAdmin({ config, db, clock }: Deps): Promise<FirstAdmin | undefined> {
  const named = config.admin;
  const email = (named?.email ?? DEFAULT_EMAIL).trim().toLowerCase();
  const users = createUserRepository(db);
  if (await users.hasAdmin(named && email)) return undefined;
  if (config.production && named && (await isCommonPassword(named.password)))
    throw new StartError('ADMIN_PASSWORD is one of the most common passwords. Choose another one.');
  const password = named?.password ?? randomBytes(9).toString('base64url');
  const added = await users.addAdmin(email, await hashSecret(password), clock());
  return added && !named ? { email, password } : undefined;
}
