import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { bookableSlots } from '../slots/slots.repository.ts';
import type { Span } from '../slots/times.ts';
import type { LabJson } from './labs.contract.ts';

/** Reads labs with their prices. */
export function createLabRepository(db: Db) {
  return {
    /** Labs that offer the test, the best rated first; without a test all labs, with their lowest price. */
    async list(testId: string | undefined, span: Span, now: Date): Promise<LabJson[]> {
      const counted = bookableSlots(db, span, now).select(['lab_id', db.fn.countAll<number>().as('slots')]).groupBy('lab_id');
      const prices = db.selectFrom('lab_prices').select((prices) => ['lab_id', prices.fn.min('price').as('price')]).groupBy('lab_id')
        .$if(testId !== undefined, (query) => query.where('test_id', '=', testId!));
      return db.selectFrom('labs')
        .innerJoin(prices.as('prices'), 'prices.lab_id', 'labs.id')
        .leftJoin(counted.as('counted'), 'counted.lab_id', 'labs.id')
        .select([
          'labs.id as _id', 'labs.name', 'labs.image', 'labs.rating', 'labs.report_time as reportTime', 'prices.price',
          sql<number>`coalesce(counted.slots, 0)::integer`.as('slotsAvailable'),
        ])
        .orderBy('labs.rating', 'desc').orderBy('labs.id')
        .execute();
    },
    exists: async (id: string) => (await db.selectFrom('labs').select('id').where('id', '=', id).executeTakeFirst()) !== undefined,
  };
}
