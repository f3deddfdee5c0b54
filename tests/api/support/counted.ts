import { sql } from 'kysely';
import type { Db } from '../../../api/db/database.ts';

/** Where the kept counts differ from the rows that they count; nowhere, if all is well. */
export async function miscounted(db: Db): Promise<object[]> {
  const { rows } = await sql<object>`
    with counts as (select what, day, sum(change) as kept from counted group by what, day having sum(change) <> 0),
      real as (select what, day, count(*) as counted from (
        select c.* from tests, counts_of(tests) as c union all select c.* from orders, counts_of(orders) as c union all select c.* from users, counts_of(users) as c
      ) as all_rows group by what, day)
    select * from counts full join real using (what, day) where kept is distinct from counted`.execute(
    db,
  );
  return rows;
}
