import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type {
  BannerJson,
  FaqItemJson,
  TestimonialJson,
} from '../../api/content/content.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { multipart, png } from './support/multipart.ts';
import { contentOf, entry, eventually } from './support/content.ts';

type Content = Awaited<ReturnType<typeof contentOf>>;
let api: TestApi;
let read: Content['read'];
let publish: Content['publish'];
let seen: Content['seen'];
let admin: Content['admin'];
beforeAll(async () => {
  api = await startApi();
  ({ read, publish, seen, admin } = await contentOf(api));
});
afterAll(() => api.stop());

const questions = async () =>
  (await seen<FaqItemJson[]>('faq/getFaq')).map(({ question }) => question);
const water = entry({
  question: ['May I drink  water?', 'क्या पानी पी सकते हैं?'],
  answer: ['Yes, plain water.\r\n\r\nNo tea.', ' हाँ, सादा पानी। '],
});
const report = entry({ question: 'When is the report there?', answer: 'Within a day.' });

describe('the frequent questions', () => {
  it('are none without demo data', async () => {
    expect(await read('faq')).toEqual({ kind: 'faq', version: 0, publishedAt: null, entries: [] });
  });

  it('are published in both languages, seen by everybody and written down', async () => {
    expect(await questions()).toEqual([]);
    const published = await publish('faq', [water, report]);
    expect([published.status, published.body.message]).toEqual([200, 'Published']);
    expect(published.body.data).toMatchObject({
      version: 1,
      publishedAt: api.clock.now().toISOString(),
    });
    await eventually(async () =>
      expect(await seen('faq/getFaq')).toEqual([
        {
          _id: expect.any(String),
          question: 'May I drink water?',
          questionHindi: 'क्या पानी पी सकते हैं?',
          answer: 'Yes, plain water.\n\nNo tea.',
          answerHindi: 'हाँ, सादा पानी।',
        },
        expect.objectContaining({ question: 'When is the report there?', questionHindi: null }),
      ]),
    );
    expect(
      await api.db
        .selectFrom('admin_audit')
        .select(['action', 'detail'])
        .orderBy('id', 'desc')
        .executeTakeFirst(),
    ).toEqual({ action: 'content.published', detail: 'faq 1' });
  });

  it('are ordered, hidden and removed; an entry keeps its id, and a hidden one stays in the list', async () => {
    const { entries } = await read('faq');
    const [first, second] = entries;
    await publish('faq', [second!, { ...first!, hidden: true }]);
    await eventually(async () => expect(await questions()).toEqual(['When is the report there?']));
    const hidden = await read('faq');
    expect(hidden.entries.map(({ _id, hidden }) => [_id, hidden])).toEqual([
      [second!._id, false],
      [first!._id, true],
    ]);
    await publish('faq', [{ ...hidden.entries[1]!, hidden: false }]);
    await eventually(async () => expect(await questions()).toEqual(['May I drink water?']));
  });

  it('are what the assistant answers from, without those that are hidden', async () => {
    const ask = async () =>
      (await api.client().post<{ answer: string }>('rag/ask', { question: 'Do you have parking?' }))
        .body.data.answer;
    const parking = entry({ question: 'Do you have parking?', answer: 'We come to your home.' });
    await publish('faq', [parking]);
    expect(await ask()).toBe('We come to your home.');
    const { entries } = await read('faq');
    await publish('faq', [{ ...entries[0]!, hidden: true }]);
    expect(await ask()).not.toContain('We come to your home.');
  });

  it('refuse what was made from an older version, and lose nothing of the newer one', async () => {
    const { version } = await read('faq');
    expect((await publish('faq', [report], version)).status).toBe(200);
    expect(await publish('faq', [water], version)).toMatchObject({
      status: 409,
      body: { code: 'CONFLICT', reason: 'CONTENT_CHANGED' },
    });
    await eventually(async () => expect(await questions()).toEqual(['When is the report there?']));
  });

  it('of two who publish at once take one', async () => {
    const { version } = await read('faq');
    const both = await Promise.all([
      publish('faq', [water], version),
      publish('faq', [report], version),
    ]);
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
    expect((await read('faq')).version).toBe(version + 1);
  });

  it('name every text that is refused by its entry, and store nothing', async () => {
    const before = await read('faq');
    const refused = await publish('faq', [
      report,
      entry({ question: ' ', answer: ['Yes.', 'ह'.repeat(2001)] }),
    ]);
    expect(refused.status).toBe(400);
    const { fields } = refused.body.data as unknown as {
      fields: { field: string; reason: string; params: object }[];
    };
    expect(fields.map(({ field, reason }) => `${field} ${reason}`)).toEqual([
      'entries.1.question FIELD_MISSING',
      'entries.1.answerHindi FIELD_TOO_LONG',
    ]);
    expect(await read('faq')).toEqual(before);
    expect((await publish('faq', Array(101).fill(report))).status).toBe(400);
    expect((await publish('prices', [report], 0)).status).toBe(400);
  });
});

describe('testimonials', () => {
  const said = { name: 'Asha', location: '', message: 'Good.' };
  const upload = (bytes: Buffer) => {
    const { body, headers } = multipart([['image', bytes, 'x.png']]);
    return admin.post<{ image: string }>('admin/content/image', body, headers);
  };
  const shown = async (image: string) => {
    const { status } = await api.client().get(image.replace('/api/v1/', ''));
    return status === 200;
  };

  it('have a picture, which stays when their words change', async () => {
    const { image } = (await upload(png)).body.data;
    expect(await shown(image)).toBe(true);
    await publish('testimonials', [entry(said, { image })]);
    const { entries } = await read('testimonials');
    await publish('testimonials', [
      entry(
        { name: ['Asha', 'आशा'], location: 'Pune', message: 'Very good.' },
        { _id: entries[0]!._id },
      ),
    ]);
    await eventually(async () =>
      expect(await seen<TestimonialJson[]>('testimonial/getTestimonial')).toEqual([
        {
          _id: entries[0]!._id,
          image,
          name: 'Asha',
          nameHindi: 'आशा',
          location: 'Pune',
          locationHindi: null,
          message: 'Very good.',
          messageHindi: null,
        },
      ]),
    );
  });

  it('take no picture that is none, is too large or is not here', async () => {
    expect([
      (await upload(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).status,
      (await upload(Buffer.alloc(2 * 1024 * 1024 + 1))).status,
      (await upload(Buffer.alloc(0))).status,
    ]).toEqual([415, 413, 400]);
    const before = await read('testimonials');
    for (const image of ['https://example.com/a.png', `/api/v1/files/${'0'.repeat(32)}.png`]) {
      const refused = await publish('testimonials', [entry(said, { image })]);
      expect([refused.status, refused.body.data]).toMatchObject([
        400,
        { fields: [{ field: 'entries.0.image', reason: 'FILE_NOT_FOUND' }] },
      ]);
    }
    expect(await read('testimonials')).toEqual(before);
  });

  it('leave no picture behind that nobody shows any more', async () => {
    const removeDiscarded = () => api.app.jobs.runOnce('remove discarded files');
    const { image } = (await upload(png)).body.data;
    await publish('testimonials', [entry(said, { image }), entry(said, { image })]);
    const { entries } = await read('testimonials');
    await publish('testimonials', [entries[0]!, { ...entries[1]!, image: null }]);
    await removeDiscarded();
    expect(await shown(image)).toBe(true);
    const lab = { name: 'North Lab', address: '1 MG Road', reportHours: 24 };
    expect((await admin.post('admin/labs', lab)).status).toBe(201);
    await api.db.updateTable('labs').set({ image }).execute();
    await publish('testimonials', []);
    await removeDiscarded();
    expect(await shown(image)).toBe(true);
    await api.db.updateTable('labs').set({ image: null }).execute();
    await publish('testimonials', [entry(said, { image })]);
    await publish('testimonials', []);
    // Uploaded once more before it was removed.
    await upload(png);
    await removeDiscarded();
    expect(await shown(image)).toBe(true);
    await publish('testimonials', [entry(said, { image })]);
    await publish('testimonials', []);
    await removeDiscarded();
    expect(await shown(image)).toBe(false);
  });
});

describe('the banner', () => {
  it('speaks of the offer that is there from the first start, and says what is published then', async () => {
    expect(await seen<BannerJson>('content/banner')).toMatchObject({
      kicker: 'First order',
      title: '60% off your first order',
      titleHindi: 'पहले ऑर्डर पर 60% की छूट',
    });
    const { entries } = await read('banner');
    expect(entries).toHaveLength(1);
    await publish('banner', [
      entry({ title: ['Monsoon check-up', 'बरसात का चेकअप'], body: '<b>Now</b>' }),
    ]);
    await eventually(async () =>
      expect(await seen<BannerJson>('content/banner')).toEqual({
        kicker: '',
        kickerHindi: null,
        title: 'Monsoon check-up',
        titleHindi: 'बरसात का चेकअप',
        note: '',
        noteHindi: null,
        text: '<b>Now</b>',
        textHindi: null,
      }),
    );
    expect((await publish('banner', [])).status).toBe(400);
  });
});
