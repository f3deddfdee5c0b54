import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Span } from '../slots/times.ts';
import { servesPin } from './servesPin.repository.ts';

export function createServiceabilityRepository(db: Db) {
  const serving = (pin: string) =>
    db.selectFrom('labs').where('labs.active', '=', true).where(servesPin(pin));
  return {
    /** The labs that collect at a PIN code. */
    labsAt: async (pin: string): Promise<string[]> =>
      (await serving(pin).select('labs.id').execute()).map(({ id }) => id),

    /** The earliest slot in the span that has a free seat at one of the labs. */
    earliest: (
      labs: string[],
      span: Span,
      now: Date,
    ): Promise<{ starts_at: Date; minutes: number } | undefined> =>
      db
        .selectFrom('slots')
        .where('slots.starts_at', '>=', span.from)
        .where('slots.starts_at', '<', span.until)
        .where(sql<boolean>`slots.lab_id = any(${labs})`)
        .where(
          sql<boolean>`slots.capacity > (
            select count(*) from slot_holds
            where slot_holds.slot_id = slots.id
              and (slot_holds.expires_at is null or slot_holds.expires_at > ${now})
          )`,
        )
        .select(['slots.starts_at', 'slots.minutes'])
        .orderBy('slots.starts_at')
        .limit(1)
        .executeTakeFirst(),
  };
}
