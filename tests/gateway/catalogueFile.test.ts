import { afterAll, beforeAll, expect, it } from 'vitest';
import { startProduct } from '../../server/startProduct.ts';
import type { Product } from '../../server/startProduct.ts';
import { ADMIN, startApi } from '../api/support/api.ts';
import type { TestApi } from '../api/support/api.ts';
import { browserAt } from './support/browser.ts';

let api: TestApi;
let product: Product;
let admin: ReturnType<typeof browserAt>;

beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  product = await startProduct(
    { ...api.config, port: 0 },
    { web: async () => undefined, api: api.app },
  );
  admin = browserAt(product.address);
  await admin.ask('mutation($input: SignInInput!) { signInAdmin(input: $input) { message } }', {
    input: ADMIN,
  });
});
afterAll(async () => {
  await product.close();
  await api.stop();
});

const counts = 'added changed prices unchanged';
const send = (field: string, file: Blob, version?: string) =>
  admin.upload(
    version === undefined
      ? `mutation($file: Upload!) { ${field}(file: $file) { ${counts} version } }`
      : `mutation($file: Upload!, $version: String!) { ${field}(file: $file, version: $version) { ${counts} } }`,
    version === undefined ? {} : { version },
    'file',
    file,
    'tests.csv',
  );
const tsh = async () =>
  (await admin.ask<{ labTest: { reportTime: string } }>('{ labTest(id: "tsh") { reportTime } }'))
    .labTest.reportTime;

it('checks a file and stores nothing, then imports it', async () => {
  const file = new Blob(['id,report_time\ntsh,3 Hours\n']);
  const outcome = { added: 0, changed: 1, prices: 0, unchanged: 0 };
  const before = await tsh();
  const checked = await send('checkCatalogueFile', file);
  expect(checked).toMatchObject({ data: { checkCatalogueFile: outcome } });
  expect(await tsh()).toBe(before);
  expect(await send('importCatalogue', file, 'another')).toMatchObject({
    errors: [{ extensions: { reason: 'CATALOGUE_CHANGED_SINCE' } }],
  });
  const { version } = checked.data!.checkCatalogueFile as { version: string };
  expect(await send('importCatalogue', file, version)).toMatchObject({
    data: { importCatalogue: outcome },
  });
  expect(await tsh()).toBe('3 Hours');
});

it('names each faulty line in the data of the error', async () => {
  for (const field of ['checkCatalogueFile', 'importCatalogue'])
    expect(
      await send(
        field,
        new Blob(['id,price\ntsh,none\n']),
        field === 'importCatalogue' ? 'v1' : undefined,
      ),
    ).toMatchObject({
      errors: [
        {
          message: 'Nothing was imported: 1 entry of the file is wrong',
          extensions: {
            code: 'FILE_FAULTY',
            params: { count: 1 },
            data: { faults: [{ line: 2, column: 'price', reason: 'PRICE_INVALID' }] },
          },
        },
      ],
    });
});

it('refuses what is larger than 2 MB in a sentence', async () => {
  for (const size of [2 * 1024 * 1024 + 1, 3 * 1024 * 1024])
    expect(await send('checkCatalogueFile', new Blob(['x'.repeat(size)]))).toMatchObject({
      errors: [{ message: expect.stringContaining('2 MB'), extensions: { code: 'TOO_LARGE' } }],
    });
});
