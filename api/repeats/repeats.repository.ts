import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { newId } from '../ids.ts';
import { indianDate } from '../slots/times.ts';
import type { RepeatTables } from './repeats.tables.ts';
import { testsTaken } from './testsTaken.repository.ts';

export type RepeatRow = Selectable<RepeatTables['repeats']>;

/** Narrows a customer's repeats, and the tests that can be repeated. */
export interface Wanted {
  test?: string | undefined;
  report?: string | undefined;
  id?: string | undefined;
}

/** A test that a person had, with its reminder if one is set. */
export interface ReadRepeat {
  patient_id: string;
  patient_name: string;
  test_id: string;
  test_name: string;
  test_name_hindi: string | null;
  active: boolean;
  /** The usual interval of the test. */
  usual_months: number | null;
  /** YYYY-MM-DD. */
  lastVisit: string | null;
  id: string | null;
  months: number | null;
  counted_from: string | null;
}

/** Customers' repeats in the database. */
export function createRepeatRepository(db: Db | Trx) {
  return {
    /**
     * With a test or a report: all tests of the customer's patients that can be repeated, whether a
     * reminder is set or not. Otherwise: the reminders that are set.
     */
    async list(userId: string, { test, report, id }: Wanted): Promise<ReadRepeat[]> {
      const isOffer = test !== undefined || report !== undefined;
      const rows = await db
        .with('taken', (trx) =>
          testsTaken(trx)
            .where('orders.user_id', '=', userId)
            .$if(report !== undefined, (taken) =>
              taken.where(sql<string>`coalesce(order_items.id, orders.id)`, '=', report!),
            ),
        )
        .with('last', (trx) =>
          trx
            .selectFrom('taken')
            .select(['patient_id', 'test_id', (row) => row.fn.max('starts_at').as('starts_at')])
            .groupBy(['patient_id', 'test_id']),
        )
        .with('pairs', (trx) =>
          isOffer
            ? trx.selectFrom('last').select(['patient_id', 'test_id'])
            : trx
                .selectFrom('repeats')
                .select(['patient_id', 'test_id'])
                .where('user_id', '=', userId)
                .where('ended_at', 'is', null)
                .$if(id !== undefined, (set) => set.where('id', '=', id!)),
        )
        .selectFrom('pairs')
        .innerJoin('patients', 'patients.id', 'pairs.patient_id')
        .innerJoin('tests', 'tests.id', 'pairs.test_id')
        .leftJoin('last', (join) =>
          join
            .onRef('last.patient_id', '=', 'pairs.patient_id')
            .onRef('last.test_id', '=', 'pairs.test_id'),
        )
        .leftJoin('repeats', (join) =>
          join
            .onRef('repeats.patient_id', '=', 'pairs.patient_id')
            .onRef('repeats.test_id', '=', 'pairs.test_id')
            .on('repeats.ended_at', 'is', null),
        )
        .select([
          'pairs.patient_id',
          'patients.name as patient_name',
          'pairs.test_id',
          'tests.name as test_name',
          'tests.name_hindi as test_name_hindi',
          'tests.active',
          'tests.repeat_months as usual_months',
          'last.starts_at as taken_at',
          'repeats.id',
          'repeats.months',
          'repeats.counted_from',
        ])
        .$if(test !== undefined, (pair) => pair.where('tests.id', '=', test!))
        .$if(isOffer, (pair) =>
          pair.where((row) =>
            row.or([
              row('repeats.id', 'is not', null),
              row.and([row('tests.active', '=', true), row('tests.repeat_months', 'is not', null)]),
            ]),
          ),
        )
        .orderBy('patients.created_at')
        .orderBy('patients.id')
        .orderBy('tests.position')
        .orderBy('tests.id')
        .execute();
      return rows.map(({ taken_at: takenAt, ...row }) => ({
        ...row,
        lastVisit: takenAt && indianDate(takenAt),
      }));
    },

    /** Sets a reminder, even one that was ended before; returns its id. */
    async set(repeat: Omit<RepeatRow, 'id' | 'ended_at'>): Promise<string> {
      const { id } = await db
        .insertInto('repeats')
        .values({ id: newId(), ...repeat, ended_at: null })
        .onConflict((on) =>
          on.columns(['patient_id', 'test_id']).doUpdateSet((row) => ({
            months: row.ref('excluded.months'),
            counted_from: row.ref('excluded.counted_from'),
            look_on: row.ref('excluded.look_on'),
            language: row.ref('excluded.language'),
            // Changing the interval is no new consent.
            consented_at: sql<Date>`case when repeats.ended_at is null then repeats.consented_at else excluded.consented_at end`,
            ended_at: null,
          })),
        )
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },

    /** Ends a customer's reminder; false if there is none with this id. */
    async end(userId: string, id: string, now: Date): Promise<boolean> {
      const row = await db
        .updateTable('repeats')
        .set((repeat) => ({ ended_at: repeat.fn.coalesce('ended_at', repeat.val(now)) }))
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .returning('id')
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}
