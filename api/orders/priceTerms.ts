import type { Db } from '../db/database.ts';
import { firstOrder, nextOrderOf, readStandings } from '../offers/offerUses.repository.ts';
import type { PriceTerms } from '../pricing/pricing.rules.ts';
import { createOrderRepository } from './orders.repository.ts';

/**
 * What prices depend on: for a customer, for an order of theirs that is to be changed, or, without
 * a customer, for somebody who has never ordered.
 */
export async function readPriceTerms(
  db: Db,
  userId: string | undefined,
  orderId?: string,
): Promise<PriceTerms> {
  if (userId === undefined) return { offers: await readStandings(db, firstOrder) };
  const order = orderId === undefined ? undefined : await createOrderRepository(db).find(orderId);
  if (order?.user_id !== userId) return { offers: await readStandings(db, nextOrderOf(userId)) };
  if (order.offer_declined) return { offers: [] };
  return { offers: await readStandings(db, order), kept: order.offer?.code };
}
