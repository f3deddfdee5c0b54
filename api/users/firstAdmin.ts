import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { hashSecret } from './passwords.ts';

/** The account that a first start made, for the composition root to print once. */
export interface FirstAdmin {
  email: string;
  password: string;
}

const DEFAULT_EMAIL = 'admin@assay.local';

/**
 * Sees to it that there is an administrator: the one of ADMIN_EMAIL and ADMIN_PASSWORD, else one made now.
 * Answers the account only when it was made up here, so that its password is shown once and never again.
 */
export async function ensureAdmin({ config, db, clock }: Deps): Promise<FirstAdmin | undefined> {
  const named = config.admin;
  const email = (named?.email ?? DEFAULT_EMAIL).trim().toLowerCase();
  const there = db.selectFrom('admins').select('id');
  if (await (named ? there.where('email', '=', email) : there).executeTakeFirst()) return undefined;
  const password = named?.password ?? randomBytes(9).toString('base64url');
  const made = await db
    .insertInto('admins')
    .values({
      id: newId(),
      email,
      name: 'Administrator',
      password_hash: await hashSecret(password),
      created_at: clock(),
    })
    .onConflict((on) => on.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return made && !named ? { email, password } : undefined;
}
