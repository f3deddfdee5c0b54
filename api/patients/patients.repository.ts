import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { PatientTables } from './patients.tables.ts';

/** What a customer may set on a patient. */
export type PatientFields = Pick<
  Selectable<PatientTables['patients']>,
  'relation' | 'name' | 'date_of_birth' | 'gender'
>;
/** A patient as stored. */
export type PatientRow = PatientFields & { id: string };

const COLUMNS = ['id', 'relation', 'name', 'date_of_birth', 'gender'] as const;

/** Patients in the database; a customer reaches only their own. */
export function createPatientRepository(db: Db | Trx) {
  return {
    /** Oldest first. */
    list: (userId: string): Promise<PatientRow[]> =>
      db
        .selectFrom('patients')
        .select(COLUMNS)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .orderBy('created_at')
        .orderBy('id')
        .execute(),

    find: (userId: string, id: string): Promise<PatientRow | undefined> =>
      db
        .selectFrom('patients')
        .select(COLUMNS)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirst(),

    add: (userId: string, fields: PatientFields, now: Date): Promise<PatientRow> =>
      db
        .insertInto('patients')
        .values({ id: newId(), user_id: userId, ...fields, created_at: now, deleted_at: null })
        .returning(COLUMNS)
        .executeTakeFirstOrThrow(),

    change: (userId: string, id: string, fields: PatientFields): Promise<PatientRow | undefined> =>
      db
        .updateTable('patients')
        .set(fields)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning(COLUMNS)
        .executeTakeFirst(),

    /** Takes the patient off the lists; false when there is none. */
    async remove(userId: string, id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('patients')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    count: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('patients')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .where('deleted_at', 'is', null)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
