import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { StaffScope } from './staffScope.ts';

/**
 * The condition that a row of `orders` is within reach, for the `where` of any query on that table.
 */
export function orderIsInScope({ labs, technician }: StaffScope): RawBuilder<boolean> {
  if (labs?.length === 0) return sql<boolean>`false`;
  const ofLab = labs === null ? sql`true` : sql`orders.lab_id in (${sql.join(labs)})`;
  const ofTechnician = technician === null ? sql`true` : sql`orders.technician_id = ${technician}`;
  return sql<boolean>`(${ofLab} and ${ofTechnician})`;
}

/** Whether there is an order within reach whose `column` is that of the row outside: `theirs`. */
export const hasOrderInScope = (
  scope: StaffScope,
  column: 'orders.id' | 'orders.user_id',
  theirs: string,
): RawBuilder<boolean> =>
  sql<boolean>`exists (select from orders where ${sql.ref(column)} = ${sql.ref(theirs)} and ${orderIsInScope(scope)})`;
