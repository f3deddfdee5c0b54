import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { migrate } from '../../api/db/migrate.ts';
import { openTestDatabase } from './support/testDatabase.ts';

it('a script that fails half-way leaves nothing, and is run whole by the next start', async () => {
  const database = await openTestDatabase();
  const name = '250_technicians_who_left.sql';
  const has = async () => {
    const { rows } = await sql<{ column: number; record: number }>`select
      (select count(*)::integer from information_schema.columns
        where table_name = 'orders' and column_name = 'technician_left_at') as column,
      (select count(*)::integer from migrations where name = ${name}) as record`.execute(
      database.db,
    );
    return rows[0];
  };
  // As before the script, but for an index that its last statement makes.
  await database.exec(
    `drop index orders_without_technician;
     alter table orders drop column technician_left_at;
     delete from migrations where name = '${name}';`,
  );
  await expect(migrate(database)).rejects.toThrow(
    new RegExp(`^The database script ${name} failed: .*orders_assigned.* already exists`),
  );
  expect(await has()).toEqual({ column: 0, record: 0 });
  await database.exec('drop index orders_assigned;');
  expect(await migrate(database)).toEqual([name]);
  expect(await has()).toEqual({ column: 1, record: 1 });
  expect(await migrate(database)).toEqual([]);
  await database.close();
});
