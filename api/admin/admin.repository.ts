import { ordersThatAre } from '../../machines/order/order.rules.ts';
import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import { containing } from '../db/containing.ts';
import { customersByPhone, customerText } from '../customers/findCustomers.repository.ts';
import { hasOrderInScope, orderIsInScope } from '../ordersInScope.repository.ts';
import type { StaffScope } from '../staffScope.ts';
import { indianDate, startOfDay } from '../slots/times.ts';
import type { AdminUserPageJson, AdminCountersJson, UsersQuery } from './admin.contract.ts';

const pageSize = 25;
const dayMs = 24 * 3600_000;
/**
 * A customer is active on the day (in India) of the last login or sign-up, and for this many days
 * after it.
 */
const activeDays = 29;
/** The dashboard's counters and the list of customers. */
export function createAdminRepository(db: Db) {
  const count = async (query: {
    executeTakeFirstOrThrow(): Promise<{ count: number }>;
  }): Promise<number> => (await query.executeTakeFirstOrThrow()).count;
  const rows = sql<number>`count(*)`.as('count');
  return {
    /**
     * The dashboard's four counters, limited to the reader's scope; a report counts as pending once
     * the examination has begun.
     */
    async counters(now: Date, scope: StaffScope): Promise<AdminCountersJson> {
      const today = startOfDay(indianDate(now));
      const paid = db
        .selectFrom('orders')
        .select(rows)
        .where('payment_status', '=', 'SUCCESS')
        .where(orderIsInScope(scope));
      const [totalTests, pendingReports, appointmentsToday, activeUsers] = await Promise.all([
        count(db.selectFrom('tests').select(rows).where('active', '=', true)),
        count(
          paid
            .where('status', 'in', ordersThatAre('reportable'))
            .where('orders.report_file', 'is', null)
            .where((order) => {
              const items = order
                .selectFrom('order_items')
                .select('order_items.id')
                .whereRef('order_items.order_id', '=', 'orders.id');
              const waiting = items.where('cancelled_at', 'is', null);
              return order.or([
                order.not(order.exists(items)),
                order.exists(waiting.where('order_items.report_file', 'is', null)),
              ]);
            })
            .where('report_expected_at', 'is not', null),
        ),
        count(
          paid
            .where('status', '<>', 'cancelled')
            .where('starts_at', '>=', today)
            .where('starts_at', '<', new Date(today.getTime() + dayMs)),
        ),
        count(
          db
            .selectFrom('users')
            .select(rows)
            .where('last_seen_at', '>=', new Date(today.getTime() - activeDays * dayMs))
            .where('deleted_at', 'is', null)
            .$if(scope.labs !== null, (users) =>
              users.where(hasOrderInScope(scope, 'orders.user_id', 'users.id')),
            ),
        ),
      ]);
      return { totalTests, pendingReports, appointmentsToday, activeUsers };
    },

    /**
     * Customers who have an account, newest first, found by part of a name, e-mail or phone, or by
     * an order's id.
     */
    async users({ search, after }: UsersQuery): Promise<AdminUserPageJson> {
      const byPhone = search ? await customersByPhone(db, search) : [];
      const rows = await db
        .selectFrom('users')
        .select((row) => [
          'id',
          'first_name',
          'last_name',
          'email',
          'phone',
          'created_at',
          row
            .selectFrom('orders')
            .select((inner) => inner.fn.countAll<number>().as('count'))
            .whereRef('orders.user_id', '=', 'users.id')
            .as('orders'),
        ])
        .where('deleted_at', 'is', null)
        .$if(Boolean(search), (query) =>
          query.where((user) =>
            user.or([
              containing(customerText, search!.trim()),
              ...(byPhone.length > 0 ? [user('id', 'in', byPhone)] : []),
              user(
                'id',
                '=',
                user
                  .selectFrom('orders')
                  .select('user_id')
                  .where('orders.id', '=', search!.trim().toLowerCase()),
              ),
            ]),
          ),
        )
        .$if(Boolean(after), (query) => query.where('id', '<', after!))
        .orderBy('id', 'desc')
        .limit(pageSize + 1)
        .execute();
      const items = rows.slice(0, pageSize).map((row) => ({
        _id: row.id,
        name: `${row.first_name} ${row.last_name}`.trim(),
        email: row.email,
        phoneNumber: row.phone,
        orders: Number(row.orders ?? 0),
        createdAt: row.created_at.toISOString(),
      }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}
