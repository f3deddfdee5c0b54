import type { Db } from '../db/database.ts';
import { badRequest, notFound } from '../refusal.ts';
import type { StaffRole } from '../staffAccess.ts';
import { createStaffRepository } from './staff.repository.ts';

/** The labs for a role: at least one for the role lab, and each must exist. */
export async function readLabs(
  db: Db,
  role: StaffRole,
  labs: readonly string[] = [],
): Promise<readonly string[]> {
  if (role !== 'lab') return [];
  if (labs.length === 0) throw badRequest('STAFF_LABS_EMPTY');
  const known = await createStaffRepository(db).labsAmong(labs);
  if (labs.some((lab) => !known.includes(lab))) throw notFound('LAB_NOT_FOUND');
  return labs;
}
