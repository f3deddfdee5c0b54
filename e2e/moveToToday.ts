import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/**
 * Today's slots can be booked early in India's day only: the orders are made for later and moved in
 * the database while the product is down.
 */
export async function moveToToday(folder: string, orders: string[]): Promise<void> {
  const db = await PGlite.create(join(folder, 'db'), { extensions: { pg_trgm } });
  const today = new Date(Date.now() + 5.5 * 3600_000).toISOString().slice(0, 10);
  for (const [index, id] of orders.entries()) {
    const hour = `0${7 + index}`;
    const slot = { date: today, startTime: `${hour}:00 am`, endTime: `${hour}:30 am` };
    await db.query(
      `update orders set starts_at = $1, booked = jsonb_set(booked, '{slot}', $2::jsonb) where id = $3`,
      [`${today}T${hour}:00:00+05:30`, JSON.stringify(slot), id],
    );
  }
  await db.close();
}
