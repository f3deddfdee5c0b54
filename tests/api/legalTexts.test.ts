import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalTextJson, TextBlockJson } from '../../api/content/content.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { contentOf, entry, eventually } from './support/content.ts';

let api: TestApi;
let content: Awaited<ReturnType<typeof contentOf>>;
beforeAll(async () => {
  api = await startApi();
  content = await contentOf(api);
});
afterAll(() => api.stop());

describe('the terms and the privacy notice', () => {
  const paragraph = (line: string): TextBlockJson => ({ kind: 'paragraph', lines: [line] });

  it('are none until they are published; each change is a version, and every version stays readable', async () => {
    expect(await content.seen('content/terms')).toBeNull();
    await content.publish('terms', [entry({ body: ['First.', 'पहला।'] })]);
    const first = api.clock.now().toISOString();
    api.clock.advance({ minutes: 5 });
    await content.publish('terms', [entry({ body: 'Second.' })]);
    const second = api.clock.now().toISOString();
    const versions = [
      { version: 2, publishedAt: second },
      { version: 1, publishedAt: first },
    ];
    await eventually(async () =>
      expect(await content.seen<LegalTextJson>('content/terms')).toEqual({
        version: 2,
        publishedAt: second,
        blocks: [paragraph('Second.')],
        blocksHindi: [],
        versions,
      }),
    );
    expect(await content.seen<LegalTextJson>('content/terms?version=1')).toEqual({
      version: 1,
      publishedAt: first,
      blocks: [paragraph('First.')],
      blocksHindi: [paragraph('पहला।')],
      versions,
    });
    expect((await api.client().get('content/terms?version=3')).status).toBe(404);
    expect(await content.seen('content/privacy')).toBeNull();
  });

  it('have headings, paragraphs and lists, and no markup whatever is typed', async () => {
    const text = [
      '## Prices & tax',
      'We **never** add _anything_.\nNot even & GST.',
      '### Steps',
      '1. Book',
      '2. Pay',
      '',
      '- One',
      '  - Two <img src=x onerror=alert(1)>',
      '',
      '<script>alert(1)</script>',
      '',
      '[here](javascript:alert(1))',
    ].join('\n');
    const { status, body } = await content.admin.post<TextBlockJson[]>('admin/content/preview', {
      text,
    });
    expect(status).toBe(200);
    expect(body.data).toEqual([
      { kind: 'heading', lines: ['Prices & tax'] },
      paragraph('We never add anything.\nNot even & GST.'),
      { kind: 'subheading', lines: ['Steps'] },
      { kind: 'steps', lines: ['Book', 'Pay'] },
      { kind: 'list', lines: ['One', 'Two <img src=x onerror=alert(1)>'] },
      paragraph('<script>alert(1)</script>'),
      paragraph('[here](javascript:alert(1))'),
    ]);
  });
});
