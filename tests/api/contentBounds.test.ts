import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ContentJson } from '../../api/content/adminContent.contract.ts';
import type { TextBlockJson } from '../../api/content/content.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { contentOf, entry } from './support/content.ts';
import { refusedIn } from './support/refusedFields.ts';

let api: TestApi;
let content: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  api = await startApi();
  content = await contentOf(api);
});
afterAll(() => api.stop());

const long = (length: number) => 'x'.repeat(length);
const whole: Record<string, Record<string, string>> = {
  faq: { question: 'Do you come?', answer: 'Yes.' },
  testimonials: { name: 'Asha', location: 'Pune', message: 'Good.' },
  banner: { kicker: 'New', title: 'Monsoon', note: 'Soon', body: 'We come.' },
  terms: { body: 'Terms.' },
  privacy: { body: 'Notice.' },
};
const publish = (kind: string, texts: object) =>
  content.publish(kind, [entry({ ...whole[kind], ...texts })]);
const storedIn = async (kind: string) =>
  Object.fromEntries(
    (await content.read(kind)).entries[0]!.texts.map(({ field, english, hindi }) => [
      field,
      [english, hindi],
    ]),
  );

describe('a text that is published', () => {
  it.each([
    ['faq', 'question', 200],
    ['faq', 'answer', 2000],
    ['testimonials', 'name', 80],
    ['testimonials', 'location', 80],
    ['testimonials', 'message', 600],
    ['banner', 'kicker', 40],
    ['banner', 'title', 80],
    ['banner', 'note', 120],
    ['banner', 'body', 200],
    ['terms', 'body', 60_000],
    ['privacy', 'body', 60_000],
  ])('of %s as the %s has %i characters at most in each language', async (kind, field, most) => {
    const full = [long(most), 'ह'.repeat(most)];
    expect((await publish(kind, { [field]: full })).status).toBe(200);
    expect(await storedIn(kind)).toMatchObject({ [field]: full });
    const refused = await publish(kind, { [field]: [long(most + 1), 'ह'.repeat(most + 1)] });
    expect([refused.status, refusedIn(refused)]).toEqual([
      400,
      [`entries.0.${field} FIELD_TOO_LONG`, `entries.0.${field}Hindi FIELD_TOO_LONG`],
    ]);
    expect(refused.body).toMatchObject({ params: { field, most } });
  });

  it.each([
    ['faq', ['question', 'answer']],
    ['testimonials', ['name', 'message']],
    ['banner', ['title']],
    ['terms', ['body']],
    ['privacy', ['body']],
  ])('of %s needs %j in English, and nothing else', async (kind, needed) => {
    const refused = await content.publish(kind, [{ texts: [] }]);
    expect(refusedIn(refused)).toEqual(needed.map((field) => `entries.0.${field} FIELD_MISSING`));
    expect(refused.body).toMatchObject({ params: { field: needed[0] } });
    const texts = Object.fromEntries(needed.map((field) => [field, whole[kind]![field]!]));
    expect((await content.publish(kind, [entry(texts)])).status).toBe(200);
  });

  it.each([
    ['faq', ['answer']],
    ['testimonials', ['message']],
    ['banner', []],
    ['terms', ['body']],
    ['privacy', ['body']],
  ])('of %s keeps its lines in %j alone', async (kind, withLines: string[]) => {
    const fields = Object.keys(whole[kind]!);
    const typed = ' One\r\ntwo  \n three ';
    await publish(kind, Object.fromEntries(fields.map((field) => [field, [typed, typed]])));
    const [asLines, asOne] = ['One\ntwo  \n three', 'One two three'];
    expect(await storedIn(kind)).toEqual(
      Object.fromEntries(
        fields.map((field) => {
          const kept = withLines.includes(field) ? asLines : asOne;
          return [field, [kept, kept]];
        }),
      ),
    );
  });
});

describe('what is published', () => {
  it('is one entry where it is no list, and a hundred at most where it is', async () => {
    for (const kind of ['banner', 'terms', 'privacy'])
      for (const count of [0, 2]) {
        const refused = await content.publish(kind, Array(count).fill(entry(whole[kind]!)));
        expect([kind, refused.status, refused.body]).toMatchObject([
          kind,
          400,
          { reason: 'FIELD_MISSING', params: { field: 'entries' } },
        ]);
      }
    for (const kind of ['faq', 'testimonials']) {
      expect((await content.publish(kind, [])).status).toBe(200);
      expect(await content.read(kind)).toMatchObject({ entries: [] });
      const full = Array(100).fill(entry(whole[kind]!));
      expect((await content.publish(kind, full)).status).toBe(200);
      expect((await content.publish(kind, [...full, full[0]])).status).toBe(400);
    }
  });

  it('has its ids from here: one that is not there, or is there twice, is a new entry', async () => {
    await content.publish('faq', [entry(whole.faq!)]);
    const [known] = (await content.read('faq')).entries;
    const one = entry(whole.faq!, { _id: known!._id });
    await content.publish('faq', [one, one, entry(whole.faq!, { _id: 'made-up' })]);
    const ids = (await content.read('faq')).entries.map(({ _id }) => _id);
    expect(ids).toEqual([known!._id, expect.any(String), expect.any(String)]);
    expect(new Set(ids).size).toBe(3);
    expect(ids).not.toContain('made-up');
  });

  /** A whole entry with further texts. */
  const texts = (...more: object[]) => ({
    entries: [{ texts: [...entry(whole.faq!).texts, ...more] }],
  });
  it.each<[string, object]>([
    ['a version below none', { version: -1 }],
    ['half a version', { version: 0.5 }],
    ['another field', { note: 'x' }],
    ['an entry with another field', { entries: [entry(whole.faq!, { colour: 'red' })] }],
    ['too many texts', texts(...Array<object>(9).fill({ field: 'question', english: 'x' }))],
    ['a text that says nothing', texts({ field: 'question' })],
    ['a text with another field', texts({ field: 'question', english: 'x', colour: 'red' })],
  ])('is refused with %s', async (_, changes) => {
    const { version } = await content.read('faq');
    const refused = await content.admin.call('PUT', 'admin/content/faq', {
      version,
      entries: [],
      ...changes,
    });
    expect([refused.status, refused.body.code]).toEqual([400, 'BAD_REQUEST']);
    expect((await content.read('faq')).version).toBe(version);
  });
});

describe('all that the staff publish', () => {
  it('is listed by kind, and has no entry where nothing was published', async () => {
    const fresh = await startApi();
    const { admin } = await contentOf(fresh);
    const { data } = (await admin.get<ContentJson[]>('admin/content')).body;
    expect(data.map(({ kind }) => kind)).toEqual([
      'faq',
      'testimonials',
      'banner',
      'terms',
      'privacy',
    ]);
    for (const one of data.filter(({ kind }) => kind !== 'banner'))
      expect(one).toEqual({ kind: one.kind, version: 0, publishedAt: null, entries: [] });
    await fresh.stop();
  });
});

describe('a text in Markdown', () => {
  const blocks = async (text: string) =>
    (await content.admin.post<TextBlockJson[]>('admin/content/preview', { text })).body.data;

  it('has its highest headings as headings, whichever those are', async () => {
    expect(await blocks('### One\n\n#### Two\n\n###### Three')).toEqual([
      { kind: 'heading', lines: ['One'] },
      { kind: 'subheading', lines: ['Two'] },
      { kind: 'subheading', lines: ['Three'] },
    ]);
    expect(await blocks('###### One')).toEqual([{ kind: 'heading', lines: ['One'] }]);
  });

  it('has no rulers and no empty parts, and pictures and addresses as they were typed', async () => {
    expect(
      await blocks('One  \ntwo\n\n---\n\n![a](b.png)\n\n<https://a.example>\n\n- \n- `b`\n\n> c'),
    ).toEqual([
      { kind: 'paragraph', lines: ['One\ntwo'] },
      { kind: 'paragraph', lines: ['![a](b.png)'] },
      { kind: 'paragraph', lines: ['<https://a.example>'] },
      { kind: 'list', lines: ['b'] },
      { kind: 'paragraph', lines: ['c'] },
    ]);
    expect(await blocks(' \n\n ')).toEqual([]);
  });

  it('has 80,000 characters at most', async () => {
    const preview = (length: number) =>
      content.admin.post('admin/content/preview', { text: long(length) });
    expect((await preview(80_000)).status).toBe(200);
    expect((await preview(80_001)).status).toBe(400);
  });
});
