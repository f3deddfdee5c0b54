import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { multipart } from './support/multipart.ts';
import { objectStoreStandIn } from './support/objectStoreStandIn.ts';
import type { Fault } from './support/objectStoreStandIn.ts';
import { adminClient } from './support/people.ts';
import { sentenceOf } from '../../api/reasons/reasons.ts';

const away = [503, '5', { message: sentenceOf('FILES_UNAVAILABLE'), code: 'UNAVAILABLE' }];

describe('a store that goes wrong', () => {
  let store: Awaited<ReturnType<typeof objectStoreStandIn>>;
  let api: TestApi;
  let admin: Client;
  let order: string;
  beforeAll(async () => {
    store = await objectStoreStandIn();
    api = await startApi({ demo: true, rateLimit: false, s3: store.s3, logLevel: 'silent' });
    admin = await adminClient(api);
    order = (
      await api.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'examining')
        .executeTakeFirstOrThrow()
    ).id;
    await upload('first');
  });
  afterAll(async () => {
    await api.stop();
    await store.close();
  });
  const upload = (text: string) => {
    const { body, headers } = multipart([['report', Buffer.from(`%PDF-1.4 ${text}`), 'r.pdf']]);
    return admin.post(`admin/orders/${order}/report`, body, headers);
  };
  const rows = () => api.db.selectFrom('orders').selectAll().orderBy('id').execute();
  const said = ({ status, headers, body }: Awaited<ReturnType<typeof upload>>) => [
    status,
    headers['retry-after'],
    body,
  ];

  const faults: [fault: Fault, does: 'reads' | 'both'][] = [
    ['serverError', 'both'],
    ['forbidden', 'both'],
    ['noBucket', 'both'],
    ['nonsense', 'both'],
    ['cutOff', 'both'],
    ['silent', 'reads'],
    ['halfABody', 'reads'],
    ['stalls', 'reads'],
  ];
  it.each(faults)(
    '%s is answered with a sentence, and nothing is recorded',
    { timeout: 90_000 },
    async (fault, does) => {
      const before = await rows();
      store.goWrong(fault);
      const began = performance.now();
      const read = await admin.get(`report/${order}/file`);
      expect(said(read)).toMatchObject(away);
      const sent = does === 'both' ? said(await upload('lost')) : away;
      expect(sent).toMatchObject(away);
      expect(performance.now() - began).toBeLessThan(50_000);
      expect(await rows()).toEqual(before);
      store.goWrong();
      expect((await admin.get(`report/${order}/file`)).text).toBe('%PDF-1.4 first');
    },
  );
});
