import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerJson } from '../../api/assistant/assistant.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { importFile } from './support/catalogueFile.ts';
import type { Client } from './support/client.ts';
import { contentOf, entry, eventually } from './support/content.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  const content = await contentOf(api);
  ({ admin } = content);
  const water = entry({
    question: 'What may I drink when I am fasting?',
    answer: ['Plain water.', 'सादा पानी।'],
  });
  await content.publish('faq', [water]);
});
afterAll(() => api.stop());

/** A test of the catalogue: what is not said of it is empty. */
const line = (name: string, price: number, more: Record<string, string> = {}) =>
  ['report_time', 'fasting', 'description', 'inclusions', 'why_book']
    .reduce((cells, field) => [...cells, more[field] ?? ''], [name, String(price)])
    .map((cell) => `"${cell}"`)
    .join(',');
async function have(...lines: string[]) {
  await api.db.deleteFrom('tests').execute();
  const header = 'testName,price,report_time,fasting,description,inclusions,why_book';
  expect((await importFile(admin, [header, ...lines].join('\n'))).status).toBe(200);
  // The assistant keeps what it read until it hears of the change.
  const { name } = await api.db
    .selectFrom('tests')
    .select('name')
    .orderBy('position')
    .executeTakeFirstOrThrow();
  await eventually(async () =>
    expect((await ask('What tests are available?'))[0]).toContain(
      `We have ${lines.length} tests, among them ${name}`,
    ),
  );
}
async function ask(question: string, language = 'en') {
  const reader = api.client();
  reader.cookies.set('assay_lang', language);
  const { answer, sources } = (await reader.post<AnswerJson>('rag/ask', { question })).body.data;
  return [answer, ...sources.map(({ name }) => name)];
}

describe('the answer about a test', () => {
  it('says its price, its report, its fasting and what it is, and what is in it where that is several', async () => {
    const values = Array.from({ length: 13 }, (_, index) => `value ${index + 1}`);
    await have(
      line('Ferritin', 1200, {
        report_time: '12 Hours',
        fasting: 'not needed',
        description: 'Iron that is stored.',
        inclusions: 'Ferritin',
      }),
      line('Zincpanel', 700, { fasting: 'needed', inclusions: 'Zinc\nCopper' }),
      line('Bigpanel', 900, { fasting: 'unknown', inclusions: values.join('\n') }),
    );
    expect(await ask('Ferritin')).toEqual([
      'Ferritin: from ₹1,200, report in 12 Hours, no fasting needed. Iron that is stored.',
      'Ferritin',
    ]);
    expect(await ask('Zincpanel')).toEqual([
      'Zincpanel: from ₹700, report in about 24 Hours, fasting needed: only water for 8 to 10 hours before.  It contains 2 values: Zinc, Copper.',
      'Zincpanel',
    ]);
    expect(await ask('Bigpanel')).toEqual([
      `Bigpanel: from ₹900, report in about 24 Hours, ask whether fasting is needed; only water for 8 to 10 hours is the safe way.  It contains 13 values: ${values.slice(0, 12).join(', ')}.`,
      'Bigpanel',
    ]);
    expect(await ask('Ferritin', 'hi')).toEqual([
      'Ferritin: ₹1,200 से शुरू, रिपोर्ट 12 घंटे में, ख़ाली पेट रहना ज़रूरी नहीं। Iron that is stored.',
      'Ferritin',
    ]);
    expect(await ask('Zincpanel', 'hi')).toEqual([
      'Zincpanel: ₹700 से शुरू, रिपोर्ट 24 घंटे में, ख़ाली पेट रहना ज़रूरी: 8 से 10 घंटे पहले से सिर्फ़ पानी।  इसमें 2 नतीजे हैं: Zinc, Copper।',
      'Zincpanel',
    ]);
  });

  it('names three tests at most, the one with the longest name first', async () => {
    await have(
      line('Zinc', 100),
      line('Copper', 200),
      line('Iron binding', 300),
      line('Sodium', 400),
    );
    const [answer, ...names] = await ask('zinc copper sodium iron binding');
    expect(names).toEqual(['Iron binding', 'Copper', 'Sodium']);
    expect(answer!.split('\n\n').map((part) => part.split(':')[0])).toEqual(names);
  });

  it('says that its price is on its page where it has none', async () => {
    await have(line('Ferritin', 1200));
    await api.db.updateTable('tests').set({ price: null }).execute();
    await admin.call('PATCH', 'tests/ferritin', { report_time: '3 Hrs' });
    await expect
      .poll(async () => (await ask('Ferritin'))[0])
      .toMatch(/^Ferritin: price on its page, report in 3 Hrs,/);
    expect((await ask('Ferritin', 'hi'))[0]).toMatch(/^Ferritin: क़ीमत उसके पेज पर, रिपोर्ट 3 घंटे में,/);
    expect(await ask('cheapest test')).toEqual(["Prices stand on each test's page."]);
    expect(await ask('cheapest test', 'hi')).toEqual(['क़ीमत हर टेस्ट के पेज पर लिखी है।']);
  });
});

describe('the answer about all tests', () => {
  const names = Array.from({ length: 9 }, (_, index) => `Panel ${'abcdefghi'[index]}`);
  beforeAll(() =>
    have(
      ...names.map((name, index) =>
        line(name, [500, 300, 300, 900, 900, 400, 400, 400, 400][index]!, {
          fasting: index < 7 ? 'needed' : 'unknown',
          why_book: index === 1 ? 'First | second' : `Reason ${index}`,
        }),
      ),
    ),
  );

  it('counts them, names the first eight and shows four', async () => {
    const [answer, ...sources] = await ask('What tests are available?');
    expect(answer).toContain(`We have 9 tests, among them ${names.slice(0, 8).join(', ')}.`);
    expect(sources).toEqual(names.slice(0, 4));
  });

  it('names the first of the cheapest and the last of the dearest', async () => {
    const [answer, ...sources] = await ask('What are the prices?');
    expect(answer).toMatch(/^Prices start from ₹300 \(Panel b\) and go up to ₹900 \(Panel e\)\./);
    expect(answer).toContain('₹100 are taken off every order');
    expect(sources).toEqual(['Panel b', 'Panel e']);
  });

  it('says what the first three are good for', async () => {
    expect(await ask('What are the benefits?')).toEqual([
      [
        'What tests are good for:',
        'Panel a: Reason 0.',
        'Panel b: First | second.',
        'Panel c: Reason 2.',
        'This is not medical advice; please ask a doctor what suits you.',
      ].join('\n'),
      'Panel a',
      'Panel b',
      'Panel c',
    ]);
    await api.db
      .updateTable('tests')
      .set({ why_book: JSON.stringify('First | second') })
      .where('name', '=', 'Panel b')
      .execute();
    await admin.call('PATCH', 'tests/panel-a', { tat: 'Soon' });
    await expect
      .poll(async () => (await ask('What are the benefits?'))[0])
      .toContain('\nPanel b: First; second.\n');
  });

  it('names five for which one fasts and shows three, with what a frequent question says', async () => {
    const [answer, ...sources] = await ask('What must I do before a visit?');
    expect(answer).toContain(`Among them: ${names.slice(0, 5).join(', ')}.`);
    expect(answer).toMatch(/Plain water is always allowed, and prescribed medicines go on/);
    expect(sources).toEqual(names.slice(0, 3));
    expect((await ask('May I drink when fasting?'))[0]).toMatch(/whether it does\. Plain water\.$/);
    expect((await ask('May I drink when fasting?', 'hi'))[0]).toMatch(/सादा पानी।$/);
  });

  it('to complaints is no diagnosis, and names tests only where some fit', async () => {
    expect(await ask('I feel dizzy')).toEqual([
      'I cannot tell what is behind complaints. This is not medical advice; please ask a doctor what suits you. For severe symptoms please go to a hospital.',
    ]);
    await admin.call('PATCH', 'tests/panel-c', { description: 'For those who are dizzy.' });
    expect(await ask('I feel dizzy')).toEqual([
      'I cannot tell what is behind complaints. Tests that doctors often ask for in such cases: Panel c (from ₹300). This is not medical advice; please ask a doctor what suits you. For severe symptoms please go to a hospital.',
      'Panel c',
    ]);
    expect((await ask('I feel dizzy', 'hi'))[0]).toContain('Panel c (₹300 से शुरू)।');
  });
});

describe('what the assistant is asked', () => {
  it('is a text that says something', async () => {
    const empty = await api.client().post('rag/ask', { question: ' \n ' });
    expect([empty.status, empty.body.reason]).toEqual([400, 'QUESTION_MISSING']);
    const ask = (length: number) => api.client().post('rag/ask', { question: 'x'.repeat(length) });
    expect([(await ask(1000)).status, (await ask(1001)).status]).toEqual([200, 400]);
  });

  it('is answered 60 times an hour to one network', async () => {
    const limited = await startApi({ rateLimit: true });
    const status = async () =>
      (await limited.client().post('rag/ask', { question: 'Hello' })).status;
    expect(await status()).toBe(200);
    const ofNetwork = limited.db.updateTable('limits').where('key', 'like', 'ask:%');
    await ofNetwork.set({ count: 59 }).execute();
    expect([await status(), await status()]).toEqual([200, 429]);
    limited.clock.advance({ hours: 1 });
    expect(await status()).toBe(200);
    await limited.stop();
  });
});
