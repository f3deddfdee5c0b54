import type { ChildProcess } from 'node:child_process';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LegalTextJson, TextBlockJson } from '../../api/content/content.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Client } from './support/client.ts';
import { contentOf, entry } from './support/content.ts';
import { multipart } from './support/multipart.ts';
import { adminClient } from './support/people.ts';
import { outOfHand, processorTime } from './support/processorTime.ts';
import { refusedIn } from './support/refusedFields.ts';

let api: TestApi;
let admin: Client;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  admin = await adminClient(api);
});
afterAll(() => api.stop());

const MB2 = 2 * 1024 * 1024;
const full = (text: string, bytes: number) => text.repeat(Math.floor(bytes / text.length));
const importOf = (file: string) => {
  const { headers, body } = multipart([['file', Buffer.from(file), 'tests.csv']]);
  return admin.call('POST', 'admin/tests.csv?dryRun=1', body, headers);
};

/** What a call answers, and how many processes it starts, each of which `started` is called with. */
async function processesOf<Answer>(
  call: () => Promise<Answer>,
  started: (process: ChildProcess) => void = () => undefined,
): Promise<[Answer, number]> {
  let count = 0;
  const onProcess = (message: unknown) => {
    count += 1;
    started((message as { process: ChildProcess }).process);
  };
  subscribe('child_process', onProcess);
  try {
    return [await call(), count];
  } finally {
    unsubscribe('child_process', onProcess);
  }
}

describe('a file of 2 MB', () => {
  it.each([
    ['of line breaks', full('\n', MB2), 400, 'FILE_EMPTY'],
    ['of line breaks of an old Macintosh', full('\r', MB2), 400, 'FILE_EMPTY'],
    ['of columns', full('a,', MB2), 413, 'FILE_TOO_WIDE'],
    ['of empty cells', full(',,\n', MB2), 413, 'FILE_TOO_LONG'],
    ['of short lines', full('a\n', MB2), 413, 'FILE_TOO_LONG'],
    ['of quotation marks', full('"', MB2), 400, 'FILE_FAULTY'],
    ['of one cell', `"${full('a\n', MB2 - 1)}`, 400, 'FILE_FAULTY'],
  ])('%s holds nobody up', async (_, file, status, reason) => {
    const [answer, cost] = await processorTime(() => importOf(file));
    expect([answer.status, answer.body]).toMatchObject([status, { reason }]);
    expect(cost).toBeLessThan(outOfHand);
  });
});

describe('a text of 60,000 signs in Markdown', { timeout: 240_000 }, () => {
  const deep = ['> ', '1. ', '+ '].map((sign) => [`of '${sign}'`, full(sign, 58_000)] as const);
  const costly = ['~~a~', '**a*', '[', '<a ', '`a``', '|a', '- a\n'].map(
    (sign) => [`of '${sign}'`, full(sign, 60_000)] as const,
  );

  it.each(deep)(
    '%s is refused where it cannot be shown, before it is published',
    async (_, text) => {
      const content = await contentOf(api);
      const preview = await admin.post('admin/content/preview', { text });
      expect([preview.status, preview.body]).toMatchObject([
        400,
        { reason: 'TEXT_NESTED_TOO_DEEPLY' },
      ]);
      const refused = await content.publish('terms', [entry({ body: ['Terms', text] })]);
      expect([refused.status, refusedIn(refused)]).toEqual([
        400,
        ['entries.0.bodyHindi TEXT_NESTED_TOO_DEEPLY'],
      ]);
      expect((await api.client().get('content/terms')).status).toBe(200);
    },
  );

  // V8 may end a process whose memory does not suffice, whatever else that process does.
  it('is parsed by a process whose end ends nothing else', async () => {
    const text = `Not asked for before\n\n${full('> ', 58_000)}`;
    const [answer, processes] = await processesOf(
      () => admin.post('admin/content/preview', { text }),
      (parsing) => parsing.once('spawn', () => parsing.kill('SIGABRT')),
    );
    expect([answer.status, processes]).toEqual([400, 1]);
    expect((await api.client().get('content/terms')).status).toBe(200);
  });

  it.each(costly)('%s holds nobody up', async (_, text) => {
    const [answer, cost] = await processorTime(() =>
      admin.post<TextBlockJson[]>('admin/content/preview', { text }),
    );
    expect(answer.status).toBe(200);
    expect(cost).toBeLessThan(outOfHand);
  });

  it('is shown as it was typed where it was published before such texts were refused', async () => {
    const text = `First\n\n${full('> ', 58_000)}x`;
    await api.db
      .insertInto('content_versions')
      .values({ kind: 'privacy', version: 1, published_at: api.clock.now() })
      .execute();
    await api.db
      .insertInto('content_texts')
      .values({ kind: 'privacy', version: 1, field: 'body', english: text, hindi: null })
      .execute();
    const shown = await api.client().get<LegalTextJson>('content/privacy');
    expect(shown.body.data.blocks).toEqual([
      { kind: 'paragraph', lines: ['First'] },
      { kind: 'paragraph', lines: [text.slice(7)] },
    ]);
  });

  it('is parsed once, also in an earlier version', async () => {
    const content = await contentOf(api);
    const text = full('~~b~', 60_000);
    const preview = () => admin.post('admin/content/preview', { text });
    const [, first] = await processesOf(preview);
    await content.publish('terms', [entry({ body: text })]);
    await content.publish('terms', [entry({ body: 'Newer' })]);
    const [answer, again] = await processesOf(() => api.client().get('content/terms?version=1'));
    expect([answer.status, first, again]).toEqual([200, 1, 0]);
  });
});
