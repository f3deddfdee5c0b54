import { Gauge } from 'prom-client';
import type { Registry } from 'prom-client';
import { cachedFor } from '../cachedFor.ts';
import type { Deps } from '../deps.ts';
import { readProductFigures } from './productFigures.repository.ts';
import type { ProductFigures } from './productFigures.repository.ts';

/** Seconds that figures are reused, as several scrapers share one query. */
const FIGURES_SECONDS = 10;

/**
 * Business figures, counted from the rows themselves: no tracking, and nothing about any person.
 */
export function productMetrics(
  registry: Registry,
  { db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>,
): void {
  const figures = cachedFor(FIGURES_SECONDS, clock, () => readProductFigures(db, clock()));
  // Each gauge collects by itself: the registry reads them concurrently, and all share one count.
  const gauge = (
    name: string,
    help: string,
    set: (gauge: Gauge, counted: ProductFigures) => void,
    labelNames: string[] = [],
  ) =>
    new Gauge({
      name,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        // While the database is down the other metrics matter all the more, so these are just left
        // out.
        const counted = await figures().catch(() => undefined);
        this.reset();
        if (counted) set(this, counted);
      },
    });
  gauge(
    'assay_orders',
    'Orders of the last 30 days by how far they are and how their payment stands',
    (orders, counted) => {
      for (const row of counted.orders)
        orders.set({ status: row.status, payment: row.payment_status }, row.count);
    },
    ['status', 'payment'],
  );
  gauge('assay_slot_holds', 'Seats held by unpaid orders now', (holds, counted) =>
    holds.set(counted.holds),
  );
  gauge('assay_messages_waiting', 'Messages in the outbox that are due', (waiting, counted) =>
    waiting.set(counted.waiting),
  );
  gauge(
    'assay_sms_new_numbers',
    'SMS to numbers that nobody has proved, in the hour that runs',
    (sms, counted) => sms.set(counted.newNumbers),
  );
  gauge('assay_sms_new_numbers_budget', 'The most of them in an hour (SMS_HOURLY_BUDGET)', (sms) =>
    sms.set(config.smsBudget),
  );
  gauge(
    'assay_messages_oldest_seconds',
    'Age of the oldest message that is due',
    (oldest, counted) => oldest.set(counted.oldest),
  );
}
