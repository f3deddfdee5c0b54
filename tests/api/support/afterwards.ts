import { buildApi } from '../../../api/app.ts';
import type { OpenDatabase } from '../../../api/db/database.ts';
import { readConfig } from '../../../server/shared/config.ts';
import { violationOf, ledgerOf } from './ledger.ts';

/**
 * What is wrong once everything that comes by itself has come: holds end, webhooks and
 * reconciliation bring money, refunds go out.
 */
export async function violationsAfterwards(
  database: OpenDatabase,
): Promise<{ orders: number; paid: number; refunded: number; violations: string[] }> {
  const { db } = database;
  // An hour and a half later, on a clock of our own.
  const now = new Date(Date.now() + 90 * 60_000);
  const app = await buildApi({
    config: readConfig({ DEMO: 'off', LOG_LEVEL: 'silent' }),
    clock: () => now,
    database,
    jobs: false,
    print: () => {},
  });
  await app.ready();
  for (const job of ['send sandbox webhooks', 'expire holds', 'reconcile payments'])
    await app.jobs.runOnce(job);
  for (let open = 1; open > 0;) {
    await app.jobs.runOnce('refund payments');
    open = Number(
      (
        await db
          .selectFrom('payments')
          .select((row) => row.fn.countAll<number>().as('count'))
          .where('refund_since', 'is not', null)
          .where('refunded_at', 'is', null)
          .executeTakeFirstOrThrow()
      ).count,
    );
  }
  await app.close();

  const violations: string[] = [];
  const count: Record<string, number> = {};
  const orders = await db.selectFrom('orders').select('id').orderBy('id').execute();
  for (const { id } of orders) {
    const ledger = await ledgerOf(db, id, now);
    count[ledger.payment] = (count[ledger.payment] ?? 0) + 1;
    const violation =
      violationOf(ledger) ??
      (ledger.money.includes('unheard')
        ? 'money was never heard of'
        : ['PENDING', 'FAILED', 'REFUND_PENDING'].includes(ledger.payment)
          ? 'it never comes to an end'
          : null);
    if (violation) violations.push(`${id}: ${violation} (${JSON.stringify(ledger)})`);
  }
  const overfull = await db
    .selectFrom('slot_holds')
    .innerJoin('slots', 'slots.id', 'slot_holds.slot_id')
    .select('slots.id')
    .whereRef('place', '>', 'capacity')
    .execute();
  violations.push(...overfull.map(({ id }) => `${id} has more orders than places`));
  return {
    orders: orders.length,
    paid: count.SUCCESS ?? 0,
    refunded: count.REFUNDED ?? 0,
    violations,
  };
}
