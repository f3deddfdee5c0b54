import { randomUUID } from 'node:crypto';
import { audit } from '../admin/audit.ts';
import type { Deps } from '../deps.ts';
import { createFileStore } from '../files/files.store.ts';
import { changeOrder } from '../orders/orders.repository.ts';
import { withOrder } from '../orders/withOrder.ts';
import { conflict } from '../refusal.ts';

/** Keeps a report's PDF and hangs it on its order; 409 unless the order is paid and being examined or completed. A report that was there is replaced. */
export async function attachReport({ db, clock, config }: Pick<Deps, 'db' | 'clock' | 'config'>, orderId: string, pdf: Buffer, by: { id: string | null; email: string }): Promise<void> {
  const files = createFileStore(config);
  // The name cannot be guessed, so an older link never shows a newer report.
  const key = `reports/${orderId}-${randomUUID()}.pdf`;
  const replaced = await withOrder(db, orderId, null, async (trx, { order }) => {
    if (order.payment_status !== 'SUCCESS' || !['examining', 'completed'].includes(order.status)) throw conflict('A report belongs to an order that is being examined or is completed');
    await files.put(key, pdf);
    const now = clock();
    await changeOrder(trx, orderId, { report_file: key }, { type: 'report.uploaded', actor: by.email, now });
    if (by.id) await audit(trx, by.id, 'report.uploaded', now, { orders: [orderId] });
    return order.report_file;
  });
  if (replaced) await files.remove(replaced);
}
