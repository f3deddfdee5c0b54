import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db, Trx } from '../db/database.ts';
import { phonesOf } from '../customers/findCustomers.repository.ts';
import { badRequest } from '../refusal.ts';
import { mayCall } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import type { StaffScope } from '../staffScope.ts';
import { delayedRefunds, matchingOrders } from './matchingOrders.repository.ts';
import { orderIsInScope } from '../ordersInScope.repository.ts';
import { readCursor, writeCursor } from './orderCursor.ts';
import type { SortKey } from './orderCursor.ts';
import { orderJson } from './orderJson.ts';
import type { OrderWithEvents } from './orderRows.ts';
import type { OrdersQuery } from './orderRequests.contract.ts';
import type { OrderJson, OrderPageJson } from './orders.contract.ts';
import { behind, heldKey, runsOf } from './orderSorts.repository.ts';
import { waitingReportsOf } from '../waitingReports.repository.ts';
import { selectOrders } from './selectOrders.repository.ts';

/** The role of a member of staff who reads orders, and which they reach. */
export interface StaffReader {
  role: StaffRole;
  scope: StaffScope;
}

/** The sort key of orders that are sorted by id alone. */
const noKey: RawBuilder<Date | string | number | null> = sql`null`;
/** Orders per page. */
const pageSize = 25;

/** Orders in the database as the staff reads them. */
export function createStaffOrderRepository(db: Db | Trx) {
  /**
   * The label of each item's sample in these orders, by item id; the last one if it was taken
   * twice.
   */
  const sampleIdsOf = async (orders: string[]): Promise<Map<string, string>> => {
    const samples = await db
      .selectFrom('samples')
      .select(['id', 'item_id'])
      .where('order_id', 'in', orders)
      .orderBy('stored_at')
      .execute();
    return new Map(samples.map((sample) => [sample.item_id, sample.id]));
  };

  /**
   * Orders as the staff sees them: with delayed refunds, the labels of their samples, and the phone
   * number for roles that may call.
   */
  const readForStaff = async (
    rows: OrderWithEvents[],
    now: Date,
    role: StaffRole,
  ): Promise<OrderJson[]> => {
    if (rows.length === 0) return [];
    const ids = rows.map((row) => row.id);
    const delayed = await delayedRefunds(db, now).where('order_id', 'in', ids).execute();
    const phones = mayCall(role, 'adminUsers')
      ? await phonesOf(
          db,
          rows.map((row) => row.user_id),
        )
      : new Map<string, string | null>();
    const sampleIds = await sampleIdsOf(ids);
    const waitingReports = await waitingReportsOf(db, ids);
    return rows.map((row) =>
      orderJson(row, now, role, {
        sampleIds,
        waitingReports,
        refundDelayedSince: delayed.find((payment) => payment.order_id === row.id)?.since ?? null,
        customerPhone: phones.get(row.user_id) ?? null,
      }),
    );
  };

  return {
    /** An order as a member of staff reads it; undefined where it is out of reach. */
    async getForStaff(
      id: string,
      { role, scope }: StaffReader,
      now: Date,
    ): Promise<OrderJson | undefined> {
      const row = await selectOrders(db)
        .where('id', '=', id)
        .where(orderIsInScope(scope))
        .executeTakeFirst();
      return row && (await readForStaff([row], now, role))[0];
    },

    /** A page of paid orders, sorted and filtered as the staff asks (PD-88). */
    async page(query: OrdersQuery, now: Date, reader: StaffReader): Promise<OrderPageJson> {
      const { sort, direction = 'asc' } = query;
      const name = sort === undefined ? 'overdue' : `${sort} ${direction}`;
      const last = query.after ? readCursor(query.after, name) : null;
      const at = last ? new Date(last.at) : now;
      const runs = runsOf(sort, direction, at);
      if (last && !runs[last.run]) throw badRequest('PAGE_UNKNOWN');
      const matching = await matchingOrders(db, query, now, reader);
      const found: { row: OrderWithEvents; run: number; key: SortKey }[] = [];
      for (const [index, run] of runs.entries()) {
        if (index < (last?.run ?? 0) || found.length > pageSize) continue;
        const rows = await matching()
          .select((run.key?.of ?? noKey).as('sort_key'))
          .$if(run.where !== null, (orders) => orders.where(run.where!))
          .$if(last?.run === index, (orders) => orders.where(behind(run, last!)))
          .$if(run.key !== null, (orders) => orders.orderBy(run.key!.of, run.direction))
          .orderBy('id', run.direction)
          .limit(pageSize + 1 - found.length)
          .execute();
        found.push(
          ...rows.map(({ sort_key, ...row }) => ({ row, run: index, key: heldKey(sort_key) })),
        );
      }
      const shown = found.slice(0, pageSize);
      const end = found.length > pageSize ? shown.at(-1) : undefined;
      const items = await readForStaff(
        shown.map(({ row }) => row),
        now,
        reader.role,
      );
      const next =
        end &&
        writeCursor({
          sort: name,
          run: end.run,
          key: end.key,
          id: end.row.id,
          at: at.toISOString(),
        });
      return { items, next: next ?? null };
    },
  };
}
