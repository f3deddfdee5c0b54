import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { createRetriever } from '../../api/assistant/retrieve.ts';
import { seedLargeCatalogue } from '../../api/demo/largeCatalogue.seed.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

const ask = async (question: string) =>
  (await api.client().post<AnswerJson>('rag/ask', { question })).body.data;

describe('the assistant', () => {
  it.each([
    ['What Tests are Availiable?', /45 tests/],
    ['What are the prices of Tests?', /₹199.*₹1,799/s],
    ['What are the benefits of tests', /Complete Blood Count/],
    ['what to do before test', /only water for 8 to 10 hours/],
    ['How much is HbA1c?', /HbA1c: from ₹399/],
    ['price of lipid profile', /Lipid Profile: from ₹499/],
    ['Is fasting needed for lipid profile?', /fasting needed/],
    ['do I have to fast for TSH', /TSH.*no fasting needed/s],
    ['when is the report of ferritin ready', /Ferritin.*24 Hours/s],
    ['What is in the Full Body Checkup?', /Full Body Checkup.*values/s],
    ['what does the fever panel contain', /Fever Panel.*values/s],
    ['tell me about CBC', /Complete Blood Count/],
    ['vitamin d', /Vitamin D/],
    ['b12', /B12/],
    ['covid rtpcr test', /Covid RTPCR Test: from ₹1,200/],
    ['dengue', /Dengue/],
    ['malaria test price', /Malaria/],
    ['which test for thyroid', /TSH|Thyroid/],
    ['test for diabetes', /sugar|HbA1c|Diabetes/i],
    ['kidney', /Kidney/],
    ['liver function test', /Liver Function Test/],
    ['cholesterol', /Lipid/],
    ['Can I cancel my order?', /cancel/i],
    ['When do I get my refund?', /refund|5/i],
    ['I have back pain, am I sick?', /not medical advice/],
    ['what medicine should I take', /not medical advice/],
    ['cheapest test', /start from ₹199 \(/],
    ['which is the most expensive test?', /go up to ₹1,799/],
    ['do you have a test for anemia', /Iron|Ferritin|CBC/],
    ['pregnancy test', /hCG|Pregnan/],
    ['test for heart', /hs-CRP|Lipid|Cardiac/],
    ['urine test', /Urine/],
    ['prostate cancer screening', /PSA/],
    ['iron deficiency', /Iron Studies: from ₹699/],
    ['Blood group', /Blood Group and Rh: from ₹199/],
    ['allergy test price', /Total IgE \(Allergy\): from ₹699/],
    ['is a home visit free?', /included/],
    ['how do I book a test', /pick a lab/],
    ['how do I pay', /checkout/],
    ['can I change my slot', /until the technician starts the collection/],
    ['which cities do you serve', /ZIP code/],
    ['who collects the sample', /technician/],
    ['how do I get my report', /PDF/],
    ['can I drink water before the test', /plain water/i],
    ['compare HbA1c and fasting glucose', /HbA1c: from ₹399/],
    ['hello', /Ask me/],
    ['qwertyuiop', /could not find/],
  ])('%s', async (question, expected) => {
    expect((await ask(question)).answer).toMatch(expected);
  });

  it('names the tests that it used', async () => {
    const { answer, sources } = await ask('How much is HbA1c?');
    expect(answer, 'clause 7.15').toContain('HbA1c: from ₹399');
    expect(sources, 'clause 7.15').toContainEqual({ testId: 'hba1c', name: 'HbA1c' });
  });

  it('does not take a test whose name has no Latin letter for the answer to everything', async () => {
    const { body, headers } = multipart([
      ['testName', 'रक्त जाँच'],
      ['price', '499'],
    ]);
    expect((await (await adminClient(api)).post('tests/test', body, headers)).status).toBe(201);
    expect((await ask('How much is HbA1c?')).sources).toEqual([{ testId: 'hba1c', name: 'HbA1c' }]);
  });

  it('knows a test as soon as it is there, though the question was asked before', async () => {
    expect((await ask('what about zinc')).sources).toEqual([]);
    const { body, headers } = multipart([
      ['testName', 'Trace elements'],
      ['price', '799'],
      ['description', 'Copper and zinc in the blood'],
    ]);
    expect((await (await adminClient(api)).post('tests/test', body, headers)).status).toBe(201);
    await expect
      .poll(async () => (await ask('what about zinc')).sources.map(({ name }) => name))
      .toEqual(['Trace elements']);
  });

  it('finds among thousands of alike tests what PostgreSQL ranks first', async () => {
    await seedLargeCatalogue(api.db, { tests: 500, labs: 8 }, api.clock.now());
    const retriever = createRetriever(api.db, {
      publish: async () => undefined,
      subscribe: () => () => undefined,
    });
    for (const question of [
      'iron deficiency and hair loss',
      'thyroid',
      'hs-crp & T3/T4 of "o\'neil" iron',
      'vitamin vitamin liver',
      'qwertyuiop',
    ]) {
      const anyWord = sql`replace(plainto_tsquery('english', ${question})::text, ' & ', ' | ')::tsquery`;
      const ranked = await api.db
        .selectFrom('tests')
        .select('id')
        .where('active', '=', true)
        .where(sql<boolean>`search @@ ${anyWord}`)
        .orderBy(sql`ts_rank(search, ${anyWord})`, 'desc')
        .orderBy('position')
        .limit(5)
        .execute();
      // The second time from what is kept.
      for (let time = 0; time < 2; time += 1)
        expect((await retriever.tests(question, 5)).map(({ id }) => id)).toEqual(
          ranked.map(({ id }) => id),
        );
    }
  });

  it('refuses nothing and too much', async () => {
    for (const question of ['  ', 'x'.repeat(1001)])
      expect((await api.client().post('rag/ask', { question })).status, 'clause 7.15').toBe(400);
  });
});

it('a place in Bengaluru is named offline', async () => {
  const { status, body } = await api
    .client()
    .get<{ country: string }>('place?latitude=12.97&longitude=77.59');
  expect([status, body.data.country], 'clause 7.24').toEqual([200, 'India']);
  expect((await api.client().get('place?latitude=900&longitude=0')).status).toBe(400);
});
