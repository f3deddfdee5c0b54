import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApi } from '../../api/app.ts';
import type { FaqItemJson } from '../../api/content/content.contract.ts';
import { readConfig } from '../../server/shared/config.ts';
import { createClient } from './support/client.ts';
import { entry, eventually } from './support/content.ts';
import { openTestDatabase } from './support/testDatabase.ts';
import type { TestDatabase } from './support/testDatabase.ts';

type Copy = Awaited<ReturnType<typeof buildApi>>;
const admin = { email: 'admin@example.com', password: 'three green chairs' };

let dataDir: string;
let database: TestDatabase;
let copies: [Copy, Copy];
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'assay-content-'));
  database = await openTestDatabase();
  const config = readConfig({
    DATA_DIR: dataDir,
    DEMO: 'off',
    LOG_LEVEL: 'silent',
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
  });
  const common = { config, database, jobs: false, print: () => {} };
  copies = [await buildApi(common), await buildApi(common)];
});
afterAll(async () => {
  for (const copy of copies) await copy.close();
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
});

it('what one copy publishes the other answers, with another ETag', async () => {
  const [one, other] = copies;
  const visitor = createClient(other);
  const before = await visitor.get('faq/getFaq');
  const etag = String(before.headers.etag);
  const again = () => visitor.get<FaqItemJson[]>('faq/getFaq', { 'if-none-match': etag });
  expect((await again()).status).toBe(304);

  const owner = createClient(one);
  expect((await owner.post('users/adminlogin', admin)).status).toBe(200);
  const published = await owner.call('PUT', 'admin/content/faq', {
    version: 0,
    entries: [entry({ question: 'Do you come on Sunday?', answer: 'Yes.' })],
  });
  expect(published.status).toBe(200);
  await eventually(async () => {
    const { status, body } = await again();
    expect(status).toBe(200);
    expect(body.data).toEqual([expect.objectContaining({ question: 'Do you come on Sunday?' })]);
  });
});
