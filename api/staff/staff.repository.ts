import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { createSecondFactorRepository } from '../secondFactor/secondFactor.repository.ts';
import { labsOfStaff } from '../sessions/labsOfStaff.repository.ts';
import type { StaffRole } from '../staffAccess.ts';
import { withVersion } from '../version.ts';
import type { StaffMemberJson } from './staff.contract.ts';

/** A current member of staff. */
export interface StaffMember {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
}

/** The staff in the database; former members stay as rows but are not found here. */
export function createStaffRepository(db: Db | Trx) {
  const present = () => db.selectFrom('admins').where('removed_at', 'is', null);
  return {
    async list(): Promise<StaffMemberJson[]> {
      const rows = await present()
        .select(['id', 'name', 'email', 'role', 'created_at'])
        .select((row) => labsOfStaff(row).as('labs'))
        .orderBy('name')
        .orderBy('id')
        .execute();
      return rows.map(({ id, name, email, role, labs, created_at: since }) => ({
        _id: id,
        name,
        email,
        staffRole: role,
        labs,
        since: since.toISOString(),
        version: withVersion({ role, labs }).version,
      }));
    },

    /** Locks a member and all owners, so that two concurrent changes cannot leave no owner. */
    async lock(id: string): Promise<{ member: StaffMember | undefined; owners: number }> {
      const rows = await present()
        .select(['id', 'name', 'email', 'role'])
        .where((row) => row.or([row('id', '=', id), row('role', '=', 'owner')]))
        .orderBy('id')
        .forUpdate()
        .execute();
      return {
        member: rows.find((row) => row.id === id),
        owners: rows.filter((row) => row.role === 'owner').length,
      };
    },

    /** The role and the labs of a member as they are stored now. */
    access: async (id: string): Promise<{ version: string }> =>
      withVersion(
        await present()
          .select('role')
          .select((row) => labsOfStaff(row).as('labs'))
          .where('id', '=', id)
          .executeTakeFirstOrThrow(),
      ),

    /** People who can be sent on visits. */
    technicians: (): Promise<{ id: string; name: string }[]> =>
      present()
        .select(['id', 'name'])
        .where('role', '=', 'technician')
        .orderBy('name')
        .orderBy('id')
        .execute(),

    /** The member of staff with this e-mail. */
    byEmail: (email: string): Promise<StaffMember | undefined> =>
      present()
        .select(['id', 'name', 'email', 'role'])
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirst(),

    async hasEmail(email: string): Promise<boolean> {
      const row = await present().select('id').where('email', '=', email).executeTakeFirst();
      return row !== undefined;
    },

    /** Adds a member, or takes back a former one; undefined if a current member has the e-mail. */
    async add(
      person: { name: string; email: string; role: StaffRole; passwordHash: string },
      now: Date,
    ): Promise<string | undefined> {
      const { passwordHash: password_hash, ...named } = person;
      const row = await db
        .insertInto('admins')
        .values({ id: newId(), ...named, password_hash, created_at: now })
        .onConflict((on) =>
          on
            .column('email')
            .doUpdateSet({
              name: named.name,
              role: named.role,
              password_hash,
              created_at: now,
              removed_at: null,
            })
            .where('admins.removed_at', 'is not', null),
        )
        .returning('id')
        .executeTakeFirst();
      return row?.id;
    },

    /** Sets the role, and replaces the labs. */
    async setRole(id: string, role: StaffRole, labs: readonly string[]): Promise<void> {
      await db.updateTable('admins').set({ role }).where('id', '=', id).execute();
      await db.deleteFrom('staff_labs').where('admin_id', '=', id).execute();
      if (labs.length > 0)
        await db
          .insertInto('staff_labs')
          .values(labs.map((lab) => ({ admin_id: id, lab_id: lab })))
          .execute();
    },

    /** Those of these labs that exist. */
    async labsAmong(labs: readonly string[]): Promise<string[]> {
      if (labs.length === 0) return [];
      const rows = await db.selectFrom('labs').select('id').where('id', 'in', labs).execute();
      return rows.map(({ id }) => id);
    },

    /** False if the account is closed. */
    async setPassword(id: string, passwordHash: string): Promise<boolean> {
      const row = await db
        .updateTable('admins')
        .set({ password_hash: passwordHash })
        .where('id', '=', id)
        .where('removed_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Closes the account: its password becomes invalid, and its second factor is removed. */
    async remove(id: string, now: Date): Promise<void> {
      await createSecondFactorRepository(db).remove(id);
      await db
        .updateTable('admins')
        .set({ removed_at: now, password_hash: '' })
        .where('id', '=', id)
        .execute();
    },
  };
}
