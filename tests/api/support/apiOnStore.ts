import { startApi } from './api.ts';
import { multipart } from './multipart.ts';
import { objectStoreStandIn } from './objectStoreStandIn.ts';
import { adminClient } from './people.ts';

/** A service whose files are in an object store, with an order that waits for its report. */
export async function apiOnStore() {
  const store = await objectStoreStandIn();
  const api = await startApi({ demo: true, rateLimit: false, s3: store.s3, logLevel: 'silent' });
  const admin = await adminClient(api);
  const { id: order } = await api.db
    .selectFrom('orders')
    .select('id')
    .where('status', '=', 'examining')
    .executeTakeFirstOrThrow();
  return {
    store,
    api,
    admin,
    order,
    report(text: string) {
      const { body, headers } = multipart([['report', Buffer.from(`%PDF-1.4 ${text}`), 'r.pdf']]);
      return admin.post(`admin/orders/${order}/report`, body, headers);
    },
    async stop() {
      await api.stop();
      await store.close();
    },
  };
}
