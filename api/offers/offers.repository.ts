import { sql } from 'kysely';
import type { Insertable, Updateable } from 'kysely';
import { ANYTHING, notifyChange } from '../db/changeFeed.ts';
import type { Db, Trx } from '../db/database.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import { conflict, notFound } from '../refusal.ts';
import { isOpen } from './offers.rules.ts';
import type { OfferRow, OfferUsage } from './offers.rules.ts';
import type { OfferTables } from './offers.tables.ts';

/** Topic of the change feed: an offer was added or changed. */
export const offersTopic = 'offers';

const ofOffer = sql`from offer_uses where offer_code = offers.code`;
const uses = sql<number>`(select count(*)::integer ${ofOffer})`;
const spent = sql<number>`(select coalesce(sum(rupees), 0)::bigint ${ofOffer})`;

/** All offers with their usage, newest first; or one of them. */
export const readOffers = (db: Db | Trx, code?: string): Promise<(OfferRow & OfferUsage)[]> =>
  db
    .selectFrom('offers')
    .selectAll('offers')
    .select([uses.as('uses'), spent.as('spent')])
    .$if(code !== undefined, (query) => query.where('code', '=', code!))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();

/**
 * The offers that customers can use now, newest first; usage is only counted for those with a
 * budget.
 */
export async function readOpenOffers(db: Db, now: Date): Promise<OfferRow[]> {
  const offers = await db
    .selectFrom('offers')
    .selectAll('offers')
    .select([
      sql<number>`case when budget_uses is null then 0 else ${uses} end`.as('uses'),
      sql<number>`case when budget_rupees is null then 0 else ${spent} end`.as('spent'),
    ])
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .execute();
  return offers.filter((offer) => isOpen(offer, offer, now));
}

/**
 * Locks offers whose budget all customers share, always in the same order. Lock their orders first.
 */
export async function lockOffers(trx: Trx, codes: string[]): Promise<void> {
  await trx
    .selectFrom('offers')
    .select('code')
    .where('code', 'in', codes)
    .orderBy('code')
    .forNoKeyUpdate()
    .execute();
}

/** Locks an offer, so that its uses are counted one after the other; undefined if there is none. */
export const lockOffer = (trx: Trx, code: string): Promise<OfferRow | undefined> =>
  trx.selectFrom('offers').selectAll().where('code', '=', code).forNoKeyUpdate().executeTakeFirst();

/** Stores a new offer; 409 if its code is taken. */
export async function addOffer(trx: Trx, offer: Insertable<OfferTables['offers']>): Promise<void> {
  try {
    await trx.insertInto('offers').values(offer).execute();
  } catch (error) {
    throw isDuplicate(error, 'offers_pkey') ? conflict('OFFER_CODE_TAKEN') : error;
  }
  await notifyChange(trx, offersTopic, ANYTHING);
}

/** Changes a locked offer. Orders that were priced with it keep their price. */
export async function changeOffer(
  trx: Trx,
  code: string,
  changes: Updateable<OfferTables['offers']>,
): Promise<void> {
  if (Object.keys(changes).length > 0)
    await trx.updateTable('offers').set(changes).where('code', '=', code).execute();
  await notifyChange(trx, offersTopic, ANYTHING);
}

/** An offer with its usage; 404 if there is none. */
export async function readOffer(db: Db | Trx, code: string): Promise<OfferRow & OfferUsage> {
  const [offer] = await readOffers(db, code);
  if (!offer) throw notFound('OFFER_NOT_FOUND');
  return offer;
}
