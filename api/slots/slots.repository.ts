import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SlotJson } from './slots.contract.ts';
import { slotTexts } from './times.ts';
import type { Span } from './times.ts';

/** Slots that start in the span, each with the number of its places that are held now: an unpaid order's hold ends with its time, a paid one's never. One pass over the holds, since a question per slot would be a thousand. */
function slotsWithHeld(db: Db, span: Span, now: Date, labId?: string) {
  const held = db.selectFrom('slot_holds').innerJoin('slots as of', 'of.id', 'slot_holds.slot_id')
    .where('of.starts_at', '>=', span.from).where('of.starts_at', '<', span.until)
    .where((row) => row.or([row('slot_holds.expires_at', 'is', null), row('slot_holds.expires_at', '>', now)]))
    // Of one lab: a hundred slots and their holds by their key, whatever else there is.
    .$if(labId !== undefined, (query) => query.where('of.lab_id', '=', labId!))
    .select(['slot_holds.slot_id', (row) => row.fn.countAll<number>().as('places')])
    .groupBy('slot_holds.slot_id');
  return db.selectFrom('slots')
    .leftJoin(held.as('held'), 'held.slot_id', 'slots.id')
    .where('slots.starts_at', '>=', span.from).where('slots.starts_at', '<', span.until)
    .where(sql<boolean>`slots.capacity > coalesce(held.places, 0)`);
}

/** How many slots each lab has open in the span; with a test, only of the labs that offer it. */
export function openSlotsOfLabs(db: Db, span: Span, now: Date, testId: string | undefined) {
  return slotsWithHeld(db, span, now)
    .$if(testId !== undefined, (query) => query.where('slots.lab_id', 'in', db.selectFrom('lab_prices').select('lab_id').where('test_id', '=', testId!)))
    .select(['slots.lab_id', (row) => row.fn.countAll<number>().as('count')])
    .groupBy('slots.lab_id');
}

/** Reads slots. */
export function createSlotRepository(db: Db) {
  return {
    /** Open slots of a lab in the order of their start. */
    async open(labId: string, span: Span, now: Date): Promise<SlotJson[]> {
      const rows = await slotsWithHeld(db, span, now, labId)
        .where('slots.lab_id', '=', labId)
        .select(['slots.id', 'slots.starts_at', sql<number>`(slots.capacity - coalesce(held.places, 0))::integer`.as('placesLeft')])
        .orderBy('slots.starts_at')
        .execute();
      return rows.map((row) => ({ _id: row.id, ...slotTexts(row.starts_at), placesLeft: row.placesLeft }));
    },
  };
}
