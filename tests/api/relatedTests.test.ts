import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { importFile } from './support/catalogueFile.ts';
import type { Client } from './support/client.ts';
import { adminClient } from './support/people.ts';

let api: TestApi;
let admin: Client;
/** Tests in their order, as a file has them: name, other names and concerns. */
async function have(...tests: [name: string, aliases?: string, concerns?: string][]) {
  const lines = tests.map(
    ([name, aliases = '', concerns = '']) => `${name},100,"${aliases}","${concerns}"`,
  );
  await api.db.deleteFrom('tests').execute();
  const file = ['testName,price,aliases,concerns', ...lines].join('\n');
  expect((await importFile(admin, file)).status).toBe(200);
  await known(tests[0]![0]);
}
/** A change by an administrator: whoever asks next is answered from what is stored now. */
async function known(name: string) {
  const { id } = await api.db
    .selectFrom('tests')
    .select('id')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  expect((await admin.call('PATCH', `tests/${id}`, { tat: 'Soon' })).status).toBe(200);
}
beforeAll(async () => {
  api = await startApi();
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const related = async (text: string, language = 'en') => {
  const reader = api.client();
  reader.cookies.set('assay_lang', language);
  const { body } = await reader.get<LabTestJson[]>(
    `tests/related?${new URLSearchParams({ text })}`,
  );
  return body.data.map(({ testName }) => testName);
};

describe('tests that a text may mean', () => {
  it('are found by a word with no wrong letter of three, one of four or five, two of six', async () => {
    await have(['One', 'abc'], ['Two', 'wxyz'], ['Three', 'klmno'], ['Four', 'ghijkl']);
    const found = async (...texts: string[]) => {
      for (const text of texts) if ((await related(text)).length > 0) return true;
      return false;
    };
    expect([await found('abd'), await related('abc')]).toEqual([false, ['One']]);
    expect(await related('wxzz')).toEqual(['Two']);
    expect(await found('wpqz')).toBe(false);
    expect(await related('klmnp')).toEqual(['Three']);
    expect(await found('klmpq')).toBe(false);
    expect(await related('ghijpq')).toEqual(['Four']);
    expect(await found('ghipqr')).toBe(false);
  });

  it('are found by the first three letters of a word, not by two', async () => {
    await have(['Panel', 'glow']);
    expect(await related('glo')).toEqual(['Panel']);
    expect(await related('gl')).toEqual([]);
  });

  it('are found by each of their other names, and by what they are for after those', async () => {
    await have(
      ['Panel for it', '', 'heart'],
      ['Panel called so', 'shine\nheart\ngleam'],
      ['Panel of something', 'glitter'],
    );
    expect(await related('heart')).toEqual(['Panel called so', 'Panel for it']);
    for (const name of ['shine', 'gleam']) expect(await related(name)).toEqual(['Panel called so']);
  });

  it('that have many other names are no worse for it: of equals the first of the catalogue is first', async () => {
    const many = Array.from({ length: 20 }, (_, index) => `name${index}x`);
    await have(['Of many names', ['shine', ...many].join('\n')], ['Of one name', 'shine']);
    expect(await related('shine')).toEqual(['Of many names', 'Of one name']);
    await have(['Of one name', 'shine'], ['Of many names', [...many, 'shine'].join('\n')]);
    expect(await related('shine')).toEqual(['Of one name', 'Of many names']);
  });

  it('have all its words where any has, else some of them', async () => {
    await have(['Both', 'shine\ngleam'], ['First', 'shine'], ['Second', 'gleam']);
    expect(await related('gleam shine')).toEqual(['Both']);
    expect(await related('shine zzzzzz')).toEqual(['Both', 'First']);
  });

  it('are eight at most', async () => {
    await have(
      ...Array.from({ length: 9 }, (_, index): [string, string] => [`Panel ${index}`, 'shine']),
    );
    expect(await related('shine')).toEqual(
      Array.from({ length: 8 }, (_, index) => `Panel ${index}`),
    );
  });

  it('are without those whose shown name has the text, whatever its capitals and spaces', async () => {
    await have(['Shine Panel', 'gleam'], ['Other', 'shine']);
    await api.db
      .updateTable('tests')
      .set({ name_hindi: 'चमक Gleam' })
      .where('name', '=', 'Shine Panel')
      .execute();
    await known('Other');
    for (const text of ['shine', ' SHINE ']) {
      expect(await related(text)).toEqual(['Other']);
      expect(await related(text, 'hi')).toEqual(['Shine Panel', 'Other']);
    }
    expect(await related('gleam')).toEqual(['Shine Panel']);
    expect(await related('gleam', 'hi')).toEqual([]);
    expect(await related('चमक')).toEqual(['Shine Panel']);
  });
});
