import { sql } from 'kysely';
import { containing } from '../db/containing.ts';
import type { Db, Trx } from '../db/database.ts';
import { readSigns } from '../../machines/text/typedText.ts';

/**
 * The text that customers are searched by; must be identical to the expression of index
 * `users_search`.
 */
export const customerText = sql<string>`plain_text(first_name || ' ' || last_name || ' ' || email || ' ' || coalesce(phone, ''))`;
/** With fewer digits than this, too many numbers would match. */
const leastDigits = 4;
const mostByPhone = 200;

/**
 * Ids of customers whose phone number contains these digits, however they are grouped: '+91 98765
 * 43210'.
 */
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
  // The index also covers names and e-mails, so the matches are narrowed to phones.
  return rows.filter(({ phone }) => phone?.includes(digits)).map((row) => row.id);
}

/** The phone numbers of customers by id, E.164; null if there is none. */
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
