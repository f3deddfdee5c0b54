import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { jsonObjectFrom } from 'kysely/helpers/postgres';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import type { LastBookingJson } from './patients.contract.ts';
import type { PatientTables } from './patients.tables.ts';

/** The columns of a patient that a customer sets. */
export type PatientFields = Pick<
  Selectable<PatientTables['patients']>,
  'relation' | 'name' | 'date_of_birth' | 'gender' | 'guardian_consented_at'
>;
/** A patient as stored. */
export type PatientRow = PatientFields & { id: string; lastBooking: LastBookingJson | null };

const COLUMNS = [
  'id',
  'relation',
  'name',
  'date_of_birth',
  'gender',
  'guardian_consented_at',
] as const;

/** Patients in the database. Customers reach only their own. */
export function createPatientRepository(db: Db | Trx) {
  /** The customer's patients, each with the last paid order for them, or else for anybody. */
  const ofCustomer = (userId: string) =>
    db
      .selectFrom('patients')
      .select(COLUMNS)
      .select((patient) =>
        jsonObjectFrom(
          patient
            .selectFrom('orders')
            .select([
              'lab_id as lab',
              'address_id as address',
              sql<string>`booked -> 'lab' ->> 'name'`.as('labName'),
            ])
            .where('orders.user_id', '=', userId)
            .where('payment_status', '=', 'SUCCESS')
            .orderBy(
              (order) =>
                order.or([
                  order('orders.patient_id', '=', order.ref('patients.id')),
                  order.exists(
                    order
                      .selectFrom('order_items')
                      .select('order_items.id')
                      .whereRef('order_id', '=', 'orders.id')
                      .whereRef('order_items.patient_id', '=', 'patients.id'),
                  ),
                ]),
              'desc',
            )
            .orderBy('orders.id', 'desc')
            .limit(1),
        ).as('lastBooking'),
      )
      .where('user_id', '=', userId);

  return {
    /** Oldest first. */
    list: (userId: string): Promise<PatientRow[]> =>
      ofCustomer(userId).orderBy('created_at').orderBy('id').execute(),

    find: (userId: string, id: string): Promise<PatientRow | undefined> =>
      ofCustomer(userId).where('id', '=', id).executeTakeFirst(),

    /** As `find`; it stays as it is until the transaction ends. */
    lock: (userId: string, id: string): Promise<PatientRow | undefined> =>
      ofCustomer(userId).where('id', '=', id).forUpdate().executeTakeFirst(),

    async add(userId: string, fields: PatientFields, now: Date): Promise<PatientRow> {
      const id = newId();
      await db
        .insertInto('patients')
        .values({ id, user_id: userId, ...fields, created_at: now })
        .execute();
      return ofCustomer(userId).where('id', '=', id).executeTakeFirstOrThrow();
    },

    async change(
      userId: string,
      id: string,
      fields: PatientFields,
    ): Promise<PatientRow | undefined> {
      await db
        .updateTable('patients')
        .set(fields)
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .execute();
      return ofCustomer(userId).where('id', '=', id).executeTakeFirst();
    },

    /** Deletes a patient; false if there is none. */
    async remove(userId: string, id: string): Promise<boolean> {
      const row = await db
        .deleteFrom('patients')
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },

    count: async (userId: string): Promise<number> => {
      const { count } = await db
        .selectFrom('patients')
        .select((row) => row.fn.countAll<number>().as('count'))
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow();
      return count;
    },
  };
}
