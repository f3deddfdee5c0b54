import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import type { AdminTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { demoPassword } from '../../api/demo/demoPeople.ts';
import { readConfig } from '../../server/shared/config.ts';
import { startApi } from './support/api.ts';
import { apiOnStore } from './support/apiOnStore.ts';
import { createClient } from './support/client.ts';
import type { Client } from './support/client.ts';
import { multipart, png } from './support/multipart.ts';
import type { Part } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

const away = [
  503,
  '5',
  {
    message: 'Files cannot be saved or read right now. Please try again in a moment',
    code: 'UNAVAILABLE',
  },
];

describe('uploads in an S3-compatible store', () => {
  let world: Awaited<ReturnType<typeof apiOnStore>>;
  let other: Client;
  let customer: Client;
  const copies: { close(): Promise<unknown> }[] = [];
  beforeAll(async () => {
    world = await apiOnStore();
    const { api } = world;
    // The second copy has another folder: what both see is in the store.
    const copy = await buildApi({
      config: { ...api.config, dataDir: '/nowhere', demo: false },
      database: api.database,
      clock: api.clock.now,
      jobs: false,
      print: () => {},
    });
    copies.push(copy);
    other = createClient(copy);
    customer = createClient(copy);
    await customer.post('users/login', { email: 'nandini@example.com', password: demoPassword });
  });
  afterAll(async () => {
    for (const copy of copies) await copy.close();
    await world.stop();
  });

  const send = <Data = never>(path: string, parts: Part[]) => {
    const { body, headers } = multipart(parts);
    return world.admin.post<Data>(path, body, headers);
  };
  const reports = () =>
    [...world.store.objects.keys()].filter((key) => key.includes(world.order)).length;

  it('are seen by every copy, by signed calls only', async () => {
    const { status, body } = await send<AdminTestJson>('tests/test', [
      ['testName', 'Serum Zinc'],
      ['price', '499'],
      ['icon', png, 'zinc.png'],
    ]);
    expect(status).toBe(201);
    const icon = await other.get(body.data.icon!);
    expect([icon.status, icon.headers['content-type'], icon.headers['content-length']]).toEqual([
      200,
      'image/png',
      String(png.length),
    ]);
    expect((await other.get(`files/${'0'.repeat(32)}.png`)).status).toBe(404);

    expect((await world.report('first')).status).toBe(200);
    const file = await customer.get(`report/${world.order}/file`);
    expect([file.status, file.headers['content-type'], file.text]).toEqual([
      200,
      'application/pdf',
      '%PDF-1.4 first',
    ]);
    expect(world.store.refused).toEqual([]);
  });

  it('that are replaced before anybody released them go from the store, the others stay', async () => {
    expect((await world.upload('by mistake')).status).toBe(200);
    expect((await world.report('second')).status).toBe(200);
    await world.api.app.jobs.runOnce('remove discarded files');
    expect(reports()).toBe(2);
    expect((await customer.get(`report/${world.order}/file`)).text).toBe('%PDF-1.4 second');
  });

  it(
    'wait for a store that is away: 503, no row without its file, and bookings go on',
    { timeout: 180_000 },
    async () => {
      await world.store.leave();
      for (const answer of [
        await world.report('third'),
        await customer.get(`report/${world.order}/file`),
        await send('tests/test', [
          ['testName', 'Serum Iron'],
          ['price', '499'],
          ['icon', png, 'iron.png'],
        ]),
      ]) {
        expect([answer.status, answer.headers['retry-after'], answer.body]).toMatchObject(away);
      }
      expect(
        (await world.admin.get<AdminTestJson[]>('tests')).body.data.map((test) => test.testName),
      ).not.toContain('Serum Iron');
      expect((await customer.get('order')).status).toBe(200);
      expect((await customer.get('/readyz')).status).toBe(200);

      await world.store.back();
      expect((await customer.get(`report/${world.order}/file`)).text).toBe('%PDF-1.4 second');
      expect((await world.report('third')).status).toBe(200);
      expect((await customer.get(`report/${world.order}/file`)).text).toBe('%PDF-1.4 third');
    },
  );

  it(
    'of a deleted account go, even if the store was away at that moment',
    { timeout: 180_000 },
    async () => {
      await world.api.db
        .updateTable('orders')
        .set({ status: 'completed' })
        .where('payment_status', '=', 'SUCCESS')
        .where('status', '!=', 'cancelled')
        .execute();
      await world.store.leave();
      expect((await customer.post('users/deleteAccount', { password: demoPassword })).status).toBe(
        200,
      );
      await expect(world.api.app.jobs.runOnce('remove discarded files')).rejects.toThrow(
        'Files cannot be saved or read right now',
      );
      expect(reports()).toBeGreaterThan(0);
      await world.store.back();
      await world.api.app.jobs.runOnce('remove discarded files');
      expect(reports()).toBe(0);
    },
  );

  it('that were refused leave no file behind', async () => {
    const placed = (
      await world.api.db
        .selectFrom('orders')
        .select('id')
        .where('status', '=', 'placed')
        .executeTakeFirstOrThrow()
    ).id;
    const before = world.store.objects.size;
    expect(
      (
        await send(`admin/orders/${placed}/report`, [
          ['report', Buffer.from('%PDF-1.4 early'), 'report.pdf'],
        ])
      ).status,
    ).toBe(409);
    world.api.clock.advance({ minutes: 11 });
    await world.api.app.jobs.runOnce('remove discarded files');
    expect(world.store.objects.size).toBe(before);
  });
});

describe('uploads in a folder', () => {
  it('that cannot be written to are answered with 503, and add no row', async () => {
    const api = await startApi({ logLevel: 'silent' });
    // A file where the folder should be: as good as a full disk, and works for root too.
    writeFileSync(join(api.config.dataDir, 'uploads'), '');
    const admin = await adminClient(api);
    const { body, headers } = multipart([
      ['testName', 'Serum Zinc'],
      ['price', '499'],
      ['icon', png, 'zinc.png'],
    ]);
    const answer = await admin.post('tests/test', body, headers);
    expect([answer.status, answer.headers['retry-after'], answer.body]).toMatchObject(away);
    expect((await admin.get<AdminTestJson[]>('tests')).body.data).toEqual([]);
    await api.stop();
  });
});

describe('the settings of an S3-compatible store', () => {
  const read = (env: Record<string, string>) => readConfig(env).s3;

  it('are a bucket and its region; keys and another address come as one has them', () => {
    const bucket = { S3_BUCKET: 'files', S3_REGION: 'ap-south-1' };
    expect(read(bucket)).toEqual({
      bucket: 'files',
      region: 'ap-south-1',
      endpoint: undefined,
      forcePathStyle: false,
      keys: undefined,
    });
    expect(
      read({
        ...bucket,
        S3_ENDPOINT: 'http://127.0.0.1:9000',
        S3_ACCESS_KEY_ID: 'a',
        S3_SECRET_ACCESS_KEY: 'b',
      }),
    ).toEqual({
      bucket: 'files',
      region: 'ap-south-1',
      endpoint: 'http://127.0.0.1:9000',
      forcePathStyle: true,
      keys: { accessKeyId: 'a', secretAccessKey: 'b' },
    });
  });

  it.each<[Record<string, string>, string]>([
    [{ S3_BUCKET: 'files' }, 'S3_REGION is missing'],
    [
      { S3_BUCKET: 'files', S3_REGION: 'r', S3_ACCESS_KEY_ID: 'a' },
      'S3_SECRET_ACCESS_KEY is missing',
    ],
    [{ S3_ENDPOINT: 'http://127.0.0.1:9000' }, 'S3_BUCKET and S3_REGION are missing'],
    [{ S3_BUCKET: 'files', S3_REGION: 'r', S3_ENDPOINT: '127.0.0.1' }, 'S3_ENDPOINT must be a URL'],
  ])('are refused when half of them are there: %j', (env, violation) => {
    expect(() => readConfig(env)).toThrow(violation);
  });
});
