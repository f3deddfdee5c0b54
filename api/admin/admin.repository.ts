import { sql } from 'kysely';
import type { Db } from '../db/database.ts';
import type { AdminUserPageJson, UsersQuery } from './admin.contract.ts';

const pageSize = 25;
/** What a customer is found by; to the letter as the index `users_search` has it. */
const searched = sql<string>`(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))`;
/** What the administration shows of customers. */
export function createAdminRepository(db: Db) {
  return {
    /** Customers, newest first, by a part of a name, e-mail or phone. */
    async users({ search, after }: UsersQuery): Promise<AdminUserPageJson> {
      const pattern = `%${(search ?? '').replaceAll(/[%_\\]/g, (sign) => `\\${sign}`)}%`;
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
        .$if(Boolean(search), (query) => query.where(searched, 'ilike', pattern))
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
