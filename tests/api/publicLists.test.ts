import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

const lines: string[] = [];
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true }, undefined, { write: (line) => void lines.push(line) });
});
afterAll(() => api.stop());

const rename = (from: string, to: string) =>
  sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(api.db);

it.each([
  ['tests/alltests', 'tests'],
  ['testimonial/getTestimonial', 'testimonials'],
  ['faq/getFaq', 'faq_items'],
  ['content/banner', 'content_texts'],
  ['content/terms', 'content_texts'],
  ['content/privacy', 'content_texts'],
  ['offers', 'offers'],
])('%s is read again by the next who asks where it could not be read', async (path, table) => {
  const visitor = api.client();
  await rename(table, 'away');
  const failed = await Promise.all([visitor.get(path), visitor.get(path)]);
  await rename('away', table);
  expect(failed.map(({ status, body }) => [status, body.code])).toEqual(
    Array(2).fill([500, 'INTERNAL']),
  );
  const answer = await visitor.get(path);
  expect([answer.status, answer.headers.etag]).toEqual([
    200,
    expect.stringMatching(/^W\/"[^"]+"$/),
  ]);
  // From now on it is kept.
  await rename(table, 'away');
  expect((await visitor.get(path)).text).toBe(answer.text);
  await rename('away', table);
});

it('what could not be read is in the log with the database’s code, and in no answer', () => {
  const errors = lines
    .map((line) => JSON.parse(line) as { err?: { type: string; code?: string; message: string } })
    .flatMap(({ err }) => err ?? []);
  expect(errors.map(({ code }) => code)).toContain('42P01');
});
