import { startApi } from './api.ts';
import { objectStoreStandIn } from './objectStoreStandIn.ts';
import { adminClient } from './people.ts';
import { pdfForm, releasePdf } from './reportFiles.ts';

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
  const upload = (text: string) => {
    const { body, headers } = pdfForm(text, 'A better copy');
    return admin.post<unknown>(`admin/orders/${order}/report`, body, headers);
  };
  return {
    store,
    api,
    admin,
    order,
    upload,
    /** The report is uploaded, and released by somebody else. */
    async report(text: string) {
      const sent = await upload(text);
      return sent.status === 200 ? releasePdf(api, order) : sent;
    },
    async stop() {
      await api.stop();
      await store.close();
    },
  };
}
