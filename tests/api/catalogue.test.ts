import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { catalogueTopic } from '../../api/catalogue/catalogueChanges.repository.ts';
import { notifyChange } from '../../api/db/changeFeed.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { readPdf } from './support/readPdf.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

const list = '/api/v1/tests/alltests';

describe('GET tests/alltests', () => {
  it('gives everyone the 45 tests of the demo catalogue in the envelope', async () => {
    const answer = await api.client().get<LabTestJson[]>('tests/alltests');
    expect(answer.status).toBe(200);
    expect(answer.body.data, 'clause 7.11').toHaveLength(45);
    expect(answer.body.data[0], 'clause 3.2').toMatchObject({
      _id: 'complete-blood-count-cbc',
      testName: 'Complete Blood Count (CBC)',
      price: 299,
      report_time: '12 Hours',
      icon: 'icon:blood-cells',
      fasting: 'not needed',
    });
    expect(answer.body.data.find((test) => test._id === 'hba1c')!.why_book, 'clause 3.2').toEqual([
      'Three months of sugar in one number',
      'No fasting, any time of the day',
      'Shows whether treatment is on track',
    ]);
    expect(
      answer.body.data.find((test) => test._id === 'covid-rtpcr-test')!.why_book,
      'clause 3.2',
    ).toEqual(expect.stringContaining(' | '));
  });

  it('answers 304 to whoever has this version', async () => {
    const first = await api.app.inject({ url: list });
    const etag = String(first.headers.etag);
    const again = await api.app.inject({
      url: list,
      headers: { 'if-none-match': `"other", ${etag}` },
    });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(
      (await api.app.inject({ url: list, headers: { 'if-none-match': '"other"' } })).statusCode,
    ).toBe(200);
  });

  it('compresses as the client likes', async () => {
    const plain = (await api.app.inject({ url: list })).body;
    const ask = (accepted: string) =>
      api.app.inject({ url: list, headers: { 'accept-encoding': accepted } });
    const brotli = await ask('gzip, deflate, br');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(plain);
    const zipped = await ask('gzip;q=0.8, br;q=0');
    expect(zipped.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain);
    expect((await ask('identity')).headers['content-encoding']).toBeUndefined();
  });

  it('is read afresh when another process changed a test', async () => {
    await api.client().get('tests/alltests');
    await api.db.transaction().execute(async (trx) => {
      await trx
        .updateTable('tests')
        .set({ name: 'HbA1c (new name)' })
        .where('id', '=', 'hba1c')
        .execute();
      await notifyChange(trx, catalogueTopic, 'hba1c');
    });
    await expect
      .poll(async () => (await api.app.inject({ url: list })).body)
      .toContain('HbA1c (new name)');
  });
});

describe('GET tests/singleTest/{id}', () => {
  it('gives one test', async () => {
    const answer = await api.client().get<LabTestJson>('tests/singleTest/lipid-profile');
    expect(answer.status, 'clause 7.12').toBe(200);
    expect(Object.keys(answer.body.data), 'clause 3.2').toEqual(
      expect.arrayContaining([
        '_id',
        'testName',
        'icon',
        'price',
        'report_time',
        'description',
        'disclaimers',
        'why_book',
      ]),
    );
    expect(answer.body.data, 'clauses 3.2, 7.12').toMatchObject({
      _id: 'lipid-profile',
      testName: 'Lipid Profile',
      price: 499,
      fasting: 'needed',
      sample: 'Blood (serum tube)',
    });
    expect(answer.body.data.inclusions).toHaveLength(6);
  });

  it.each(['nothing', '%00', '..%2f..', 'x'.repeat(150)])(
    'answers a plain 4xx to %s',
    async (id) => {
      const answer = await api.client().get(`tests/singleTest/${id}`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.body.message).toEqual(expect.any(String));
    },
  );
});

describe('GET sample-reports/{id}', () => {
  it('gives everyone what a report says of each thing that is measured, without values', async () => {
    const { body } = await api.client().get<LabTestJson>('tests/singleTest/lipid-profile');
    const report = await api.client().get('sample-reports/lipid-profile');
    expect([report.status, report.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(report.headers['content-disposition']).toContain('Sample report - Lipid Profile.pdf');
    const { texts } = await readPdf(report.bytes!);
    expect(texts).toEqual(
      expect.arrayContaining(['SAMPLE', 'Report: Lipid Profile', ...body.data.inclusions]),
    );
    expect(texts.filter((text) => text === '-')).toHaveLength(2 * body.data.inclusions.length);
    expect(texts.join(' ')).not.toMatch(/\d/);
  });

  it('marks each page of a long one', async () => {
    const { body } = await api.client().get<LabTestJson[]>('tests/packages');
    const [longest] = body.data.toSorted(
      (one, other) => other.inclusions.length - one.inclusions.length,
    );
    const { bytes } = await api.client().get(`sample-reports/${longest!._id}`);
    const { pages, texts } = await readPdf(bytes!);
    expect(pages).toBeGreaterThan(1);
    expect(texts.filter((text) => text === 'SAMPLE')).toHaveLength(pages);
  });

  it('is not there for a test that does not exist', async () => {
    const answer = await api.client().get('sample-reports/nothing');
    expect([answer.status, answer.body.message]).toEqual([
      404,
      'This test is not in our catalogue',
    ]);
  });
});
