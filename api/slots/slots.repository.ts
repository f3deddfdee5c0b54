import { sql } from 'kysely';
import type { FastingJson } from '../catalogue/catalogue.contract.ts';
import type { Db, Trx } from '../db/database.ts';
import type { SlotJson } from './slots.contract.ts';
import { slotTexts } from './times.ts';
import type { Span } from './times.ts';

/**
 * The seats that are held now, in slots that start within the span: an unpaid order's hold ends
 * with its time, a paid one's never.
 */
const heldIn = (db: Db | Trx, span: Span, now: Date) =>
  db
    .selectFrom('slot_holds')
    .innerJoin('slots as of', 'of.id', 'slot_holds.slot_id')
    .where('of.starts_at', '>=', span.from)
    .where('of.starts_at', '<', span.until)
    // The same condition on the holds, as most of them belong to past days.
    .where('slot_holds.starts_at', '>=', span.from)
    .where('slot_holds.starts_at', '<', span.until)
    .where((row) =>
      row.or([row('slot_holds.expires_at', 'is', null), row('slot_holds.expires_at', '>', now)]),
    );

/**
 * The number of open slots of each lab in the span; with a test, only of labs that offer it.
 * Computed as slots with seats minus full ones, as only slots with a held seat are then read one by
 * one, and they are few.
 */
export function openSlotsOfLabs(db: Db, span: Span, now: Date, testId: string | undefined) {
  const full = heldIn(db, span, now)
    .where('of.capacity', '>', 0)
    .select('of.lab_id')
    .groupBy(['of.id', 'of.lab_id', 'of.capacity'])
    .having(sql<boolean>`count(*) >= of.capacity`);
  const fullOfLabs = db
    .selectFrom(full.as('full'))
    .select(['full.lab_id', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('full.lab_id');
  const all = db
    .selectFrom('slots')
    .where('starts_at', '>=', span.from)
    .where('starts_at', '<', span.until)
    .where('capacity', '>', 0)
    .$if(testId !== undefined, (query) =>
      query.where(
        'lab_id',
        'in',
        db.selectFrom('lab_prices').select('lab_id').where('test_id', '=', testId!),
      ),
    )
    .select(['lab_id', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('lab_id');
  return db
    .selectFrom(all.as('all_of'))
    .leftJoin(fullOfLabs.as('full_of'), 'full_of.lab_id', 'all_of.lab_id')
    .select(['all_of.lab_id', sql<number>`all_of.count - coalesce(full_of.count, 0)`.as('count')]);
}

/**
 * The start of the earliest slot with a free seat in the span, for the query's lab; reads a few
 * index rows per lab.
 */
export const earliestSlotOfLab = (span: Span, now: Date) => sql<Date | null>`(
  select slots.starts_at from slots
  where slots.lab_id = labs.id and slots.starts_at >= ${span.from} and slots.starts_at < ${span.until}
    and slots.capacity > (
      select count(*) from slot_holds
      where slot_holds.slot_id = slots.id
        and (slot_holds.expires_at is null or slot_holds.expires_at > ${now})
    )
  order by slots.starts_at limit 1)`;

/** Open slots of a lab by start; within a transaction, including its changes. */
export async function openSlots(
  db: Db | Trx,
  labId: string,
  span: Span,
  now: Date,
): Promise<SlotJson[]> {
  // Reads about a hundred slots and their holds by key, however many others there are.
  const held = heldIn(db, span, now)
    .where('of.lab_id', '=', labId)
    .select(['slot_holds.slot_id', (row) => row.fn.countAll<number>().as('seats')])
    .groupBy('slot_holds.slot_id');
  const rows = await db
    .selectFrom('slots')
    .leftJoin(held.as('held'), 'held.slot_id', 'slots.id')
    .where('slots.starts_at', '>=', span.from)
    .where('slots.starts_at', '<', span.until)
    .where('slots.lab_id', '=', labId)
    .where(sql<boolean>`slots.capacity > coalesce(held.seats, 0)`)
    .select([
      'slots.id',
      'slots.starts_at',
      'slots.minutes',
      sql<number>`(slots.capacity - coalesce(held.seats, 0))::integer`.as('placesLeft'),
    ])
    .orderBy('slots.starts_at')
    .execute();
  return rows.map((row) => ({
    _id: row.id,
    ...slotTexts(row.starts_at, row.minutes),
    placesLeft: row.placesLeft,
  }));
}

export function createSlotRepository(db: Db) {
  return {
    open: (labId: string, span: Span, now: Date): Promise<SlotJson[]> =>
      openSlots(db, labId, span, now),

    /** The fasting requirement of each of these tests; unknown tests are left out. */
    fastingOf: async (testIds: readonly string[]): Promise<FastingJson[]> => {
      const asked = sql<boolean>`tests.id = any(${testIds})`;
      const tests = await db.selectFrom('tests').select('fasting').where(asked).execute();
      return tests.map(({ fasting }) => fasting);
    },

    hasLab: async (labId: string): Promise<boolean> =>
      (await db.selectFrom('labs').select('id').where('id', '=', labId).executeTakeFirst()) !==
      undefined,
  };
}
