import { sql } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Db, Trx } from '../db/database.ts';
import { readSigns } from '../../machines/text/typedText.ts';

/** What a customer is found by; to the letter as the index `users_search` has it. */
export const customerText = sql<string>`plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))`;
/** Fewer digits than these would be in too many numbers. */
const leastDigits = 4;
const mostByPhone = 200;

/** Customers whose phone has these digits in it, however they are parted: '+91 98765 43210'. */
export async function customersByPhone(db: Db | Trx, typed: string): Promise<string[]> {
  const number = readSigns(typed);
  if (!/^[+\d\s().-]+$/.test(number)) return [];
  const digits = number.replaceAll(/\D/g, '').replace(/^0+/, '');
  if (digits.length < leastDigits) return [];
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where(containing(customerText, digits))
    .limit(mostByPhone)
    .execute();
  // The index is over names and e-mails, too.
  return rows.filter(({ phone }) => phone?.includes(digits)).map((row) => row.id);
}

/** The phones of customers by their ids, E.164; null where there is none. */
export async function phonesOf(
  db: Db | Trx,
  userIds: string[],
): Promise<Map<string, string | null>> {
  const rows = await db
    .selectFrom('users')
    .select(['id', 'phone'])
    .where('id', 'in', [...new Set(userIds)])
    .execute();
  return new Map(rows.map((row) => [row.id, row.phone]));
}
