import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { paymentsThatAre } from '../../machines/payment/payment.rules.ts';
import type { Db, Trx } from '../db/database.ts';
import { itemsJson } from '../orders/orderItems.repository.ts';
import type { OrderWithItems } from '../orders/orderRows.ts';
import { startOfDay } from '../slots/times.ts';
import type { LabelledSample } from './sampleIds.rules.ts';

const dayMs = 24 * 3600_000;
/** More than anybody visits in a day. */
const mostListed = 200;

/** An order as needed for its visit, with the kinds of sample and their labels. */
export interface VisitRow extends OrderWithItems {
  /** The kind of sample by test id. */
  sampleOf: Map<string, string | null>;
  /** The label by item id; the last one if the sample was taken twice. */
  labels: Map<string, string>;
}

/** Visits in the database. */
export function createVisitRepository(db: Db | Trx) {
  const select = () =>
    db
      .selectFrom('orders')
      .selectAll('orders')
      .select((order) => itemsJson(order).as('items'))
      .where('payment_status', 'in', paymentsThatAre('paid'));

  const withSamples = async (rows: OrderWithItems[]): Promise<VisitRow[]> => {
    if (rows.length === 0) return [];
    const tests = rows.flatMap((row) => [row.test_id, ...row.items.map((item) => item.test_id)]);
    const [taken, labels] = await Promise.all([
      db
        .selectFrom('tests')
        .select(['id', 'sample'])
        .where('id', 'in', [...new Set(tests)])
        .execute(),
      db
        .selectFrom('samples')
        .select(['id', 'item_id'])
        .where(
          'order_id',
          'in',
          rows.map((row) => row.id),
        )
        .orderBy('stored_at')
        .execute(),
    ]);
    const sampleOf = new Map(taken.map((test) => [test.id, test.sample]));
    const labelOf = new Map(labels.map((label) => [label.item_id, label.id]));
    return rows.map((row) => ({ ...row, sampleOf, labels: labelOf }));
  };

  return {
    /**
     * Paid visits of a day, and with `late` also earlier ones that were neither made nor moved; of
     * one technician, or of all.
     */
    async list(day: string, technician: string | null, late: boolean): Promise<VisitRow[]> {
      const from = startOfDay(day);
      const rows = await select()
        .$if(technician !== null, (query) => query.where('technician_id', '=', technician!))
        .where((order) =>
          order.or([
            order.and([
              order('starts_at', '>=', from),
              order('starts_at', '<', new Date(from.getTime() + dayMs)),
            ]),
            ...(late
              ? [
                  order.and([
                    order('starts_at', '<', from),
                    order('payment_status', '=', 'SUCCESS'),
                    order('status', 'in', ordersThatAre('awaited')),
                    order('visit_failed_at', 'is', null),
                  ]),
                ]
              : []),
          ]),
        )
        .orderBy('starts_at')
        .limit(mostListed)
        .execute();
      return withSamples(rows);
    },

    /** The visit of a paid order, whoever makes it. */
    async find(id: string): Promise<VisitRow | undefined> {
      const row = await select().where('orders.id', '=', id).executeTakeFirst();
      return row && (await withSamples([row]))[0];
    },

    /** The customer's number, E.164. */
    async phoneOf(userId: string): Promise<string | null> {
      const row = await db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', userId)
        .executeTakeFirst();
      return row?.phone ?? null;
    },

    /**
     * Records an act by its key; returns the hash of an earlier one with the same key, if there is
     * one.
     */
    async takeKey(act: {
      staff_id: string;
      key: string;
      order_id: string;
      request_hash: string;
      at: Date;
    }): Promise<string | undefined> {
      const taken = await db
        .insertInto('visit_acts')
        .values(act)
        .onConflict((on) => on.doNothing())
        .returning('key')
        .executeTakeFirst();
      if (taken) return undefined;
      const before = await db
        .selectFrom('visit_acts')
        .select('request_hash')
        .where('staff_id', '=', act.staff_id)
        .where('key', '=', act.key)
        .executeTakeFirstOrThrow();
      return before.request_hash;
    },

    /**
     * Stores the labels of an order's samples. Returns the first one that was used before, if any.
     */
    async storeSamples(
      samples: LabelledSample[],
      of: { order_id: string; staff_id: string; taken_at: Date; stored_at: Date },
    ): Promise<string | undefined> {
      const stored = await db
        .insertInto('samples')
        .values(samples.map(({ item, sampleId }) => ({ id: sampleId, item_id: item, ...of })))
        .onConflict((on) => on.doNothing())
        .returning('id')
        .execute();
      return samples.find(({ sampleId }) => !stored.some((row) => row.id === sampleId))?.sampleId;
    },
  };
}
