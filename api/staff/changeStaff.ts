import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import { conflict, notFound } from '../refusal.ts';
import { handOverFormerDoctors } from '../consultations/handOver.ts';
import { withdrawFormerTechnicians } from '../orders/withdrawTechnicians.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import type { Administrator } from '../sessions/sessions.repository.ts';
import type { StaffRole } from '../staffAccess.ts';
import { refuseIfChanged } from '../version.ts';
import { readLabs } from './readLabs.ts';
import { createStaffRepository } from './staff.repository.ts';
import type { StaffMember } from './staff.repository.ts';

interface NewRole {
  role: StaffRole;
  labs?: readonly string[] | undefined;
  /** That of the role and the labs that were read. */
  version?: string | undefined;
}
type ChangeDeps = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Locks a member of staff; 409 if no owner would be left. */
async function lockedMember(trx: Trx, id: string, stays: StaffRole | null): Promise<StaffMember> {
  const { member, owners } = await createStaffRepository(trx).lock(id);
  if (!member) throw notFound('STAFF_NOT_FOUND');
  if (member.role === 'owner' && stays !== 'owner' && owners === 1) throw conflict('LAST_OWNER');
  return member;
}

/**
 * Gives a member another role, or other labs, effective from their next call. A former technician's
 * upcoming visits and a former doctor's upcoming calls go to others; if that fails, the jobs do it
 * later.
 */
export async function changeStaffRole(
  { db, clock, config }: ChangeDeps,
  id: string,
  { role, labs, version }: NewRole,
  by: Pick<Administrator, 'id' | 'email'>,
): Promise<void> {
  const chosen = await readLabs(db, role, labs);
  await db.transaction().execute(async (trx) => {
    const { email } = await lockedMember(trx, id, role);
    const staff = createStaffRepository(trx);
    refuseIfChanged(version, await staff.access(id), 'STAFF_CHANGED_SINCE');
    await staff.setRole(id, role, chosen);
    await audit(trx, by.id, 'staff.role.changed', clock(), {
      detail: [email, role, ...chosen].join(' '),
    });
  });
  await withdrawFormerTechnicians({ db, clock }, by.email);
  await handOverFormerDoctors({ db, clock, config });
}

/**
 * Closes a member's account: all sessions end at once, and upcoming visits and calls go to others.
 */
export async function removeStaff(
  { db, clock, config }: ChangeDeps,
  id: string,
  by: Pick<Administrator, 'id' | 'email'>,
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const { email } = await lockedMember(trx, id, null);
    const now = clock();
    await createStaffRepository(trx).remove(id, now);
    await createSessionRepository(trx).closeAllOfStaff(id);
    await createKnownDeviceRepository(trx).forgetAllOf(id);
    await audit(trx, by.id, 'staff.removed', now, { detail: email });
  });
  await withdrawFormerTechnicians({ db, clock }, by.email);
  await handOverFormerDoctors({ db, clock, config });
}
