import { randomBytes } from 'node:crypto';
import type { Deps } from '../deps.ts';
import { newId } from '../ids.ts';
import { hashSecret } from '../secrets/hashing.ts';
import type { StaffRole } from '../staffAccess.ts';
import { demoColleague, demoPassword } from './demoPeople.ts';

/**
 * Adds a member of the demo's staff; null if the account exists. In production it has a random
 * password, as the staff can see customers' data.
 */
export async function addDemoStaff(
  { db, clock, config }: Deps,
  person: { email: string; name: string },
  role: StaffRole,
): Promise<string | null> {
  const password = config.production ? randomBytes(18).toString('base64url') : demoPassword;
  const added = await db
    .insertInto('admins')
    .values({
      id: newId(),
      ...person,
      role,
      password_hash: await hashSecret(password),
      created_at: clock(),
    })
    .onConflict((on) => on.column('email').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added?.id ?? null;
}

/** Adds the colleague who releases the reports that the first administrator enters or uploads. */
export const seedColleague = (deps: Deps) => addDemoStaff(deps, demoColleague, 'operations');
