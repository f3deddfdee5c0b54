import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Span } from '../slots/times.ts';
import type { AdminUserPageJson, CountersJson, UsersQuery } from './admin.contract.ts';

const pageSize = 25;
/** What a customer is found by; to the letter as the index `users_search` has it. */
const searched = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))`;
/** A customer counts as active for this long after the last login (or the sign-up), in milliseconds. */
const activeFor = 30 * 24 * 3600_000;

/** What the administration shows of everything. */
export function createAdminRepository(db: Db) {
  const count = async (query: { executeTakeFirstOrThrow(): Promise<{ count: number }> }) => Number((await query.executeTakeFirstOrThrow()).count);
  const paid = () => db.selectFrom('orders').select((row) => row.fn.countAll<number>().as('count')).where('payment_status', '=', 'SUCCESS');
  return {
    /** The four counters; `today` is the day in India. A report is pending from the examination on. */
    async counters(now: Date, today: Span): Promise<CountersJson> {
      const [totalTests, pendingReports, appointmentsToday, activeUsers] = await Promise.all([
        count(db.selectFrom('tests').select((row) => row.fn.countAll<number>().as('count')).where('active', '=', true)),
        count(paid().where('status', 'in', ['examining', 'completed']).where('report_file', 'is', null)),
        count(paid().where('status', '<>', 'cancelled').where('starts_at', '>=', today.from).where('starts_at', '<', today.until)),
        count(db.selectFrom('users').select((row) => row.fn.countAll<number>().as('count')).where('last_seen_at', '>', new Date(now.getTime() - activeFor))),
      ]);
      return { totalTests, pendingReports, appointmentsToday, activeUsers };
    },

    /** Customers, newest first, by a part of a name, e-mail or phone. */
    async users({ search, after }: UsersQuery): Promise<AdminUserPageJson> {
      const pattern = `%${(search ?? '').replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
      const rows = await db.selectFrom('users')
        .select((row) => ['id', 'first_name', 'last_name', 'email', 'phone', 'created_at', row.selectFrom('orders').select((inner) => inner.fn.countAll<number>().as('count')).whereRef('orders.user_id', '=', 'users.id').as('orders')])
        .$if(Boolean(search), (query) => query.where(searched, 'ilike', pattern))
        .$if(Boolean(after), (query) => query.where('id', '<', after!))
        .orderBy('id', 'desc').limit(pageSize + 1).execute();
      const items = rows.slice(0, pageSize).map((row) => ({
        _id: row.id, name: `${row.first_name} ${row.last_name}`.trim(), email: row.email, phoneNumber: row.phone, orders: Number(row.orders ?? 0), createdAt: row.created_at.toISOString(),
      }));
      return { items, next: rows.length > pageSize ? (items.at(-1)?._id ?? null) : null };
    },
  };
}
