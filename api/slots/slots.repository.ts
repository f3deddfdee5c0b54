import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { SlotJson } from './slots.contract.ts';
import { slotTexts } from './times.ts';
import type { Span } from './times.ts';

/** Places of a slot that nobody holds now. An unpaid order's hold ends with its time, a paid one's never. */
const placesLeft = (now: Date) => sql<number>`(slots.capacity - (
  select count(*) from slot_holds
  where slot_holds.slot_id = slots.id and (slot_holds.expires_at is null or slot_holds.expires_at > ${now})
))::integer`;

/** Slots that start in the span and have a free place. */
export function bookableSlots(db: Db, span: Span, now: Date) {
  return db.selectFrom('slots')
    .where('starts_at', '>=', span.from)
    .where('starts_at', '<', span.until)
    .where(placesLeft(now), '>', 0);
}

/** Reads slots. */
export function createSlotRepository(db: Db) {
  return {
    /** Open slots of a lab in the order of their start. */
    async open(labId: string, span: Span, now: Date): Promise<SlotJson[]> {
      const rows = await bookableSlots(db, span, now)
        .where('lab_id', '=', labId)
        .select(['id', 'starts_at', placesLeft(now).as('placesLeft')])
        .orderBy('starts_at')
        .execute();
      return rows.map((row) => ({ _id: row.id, ...slotTexts(row.starts_at), placesLeft: row.placesLeft }));
    },
  };
}
