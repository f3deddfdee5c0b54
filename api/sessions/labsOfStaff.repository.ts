import { sql } from 'kysely';
import type { ExpressionBuilder, RawBuilder } from 'kysely';
import type { Db } from '../db/database.ts';
import type { Database } from '../tables.ts';

/**
 * The ids of the labs that an account of the role lab works for, sorted by name; empty for other
 * roles.
 */
export const labsOfStaff = (_admins: ExpressionBuilder<Database, 'admins'>): RawBuilder<string[]> =>
  sql<string[]>`coalesce((
    select jsonb_agg(staff_labs.lab_id order by labs.name, labs.id)
    from staff_labs join labs on labs.id = staff_labs.lab_id
    where staff_labs.admin_id = admins.id and admins.role = 'lab'
  ), '[]'::jsonb)`;

/** How many accounts of the role lab have no lab yet. */
export async function countWithoutLab(db: Db): Promise<number> {
  const row = await db
    .selectFrom('admins')
    .select((admin) => admin.fn.countAll<number>().as('count'))
    .where('removed_at', 'is', null)
    .where('role', '=', 'lab')
    .where((admin) =>
      admin.not(
        admin.exists(
          admin
            .selectFrom('staff_labs')
            .select('lab_id')
            .whereRef('staff_labs.admin_id', '=', 'admins.id'),
        ),
      ),
    )
    .executeTakeFirstOrThrow();
  return Number(row.count);
}
