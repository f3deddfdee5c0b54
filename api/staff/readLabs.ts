import type { Db } from '../db/database.ts';
import { badRequest, notFound } from '../refusal.ts';
import type { StaffRole } from '../staffAccess.ts';
import { createStaffRepository } from './staff.repository.ts';

/** The labs that a role is given with: of the lab's people at least one, and each has to be there. */
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
