import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true }, undefined, { write: () => {} });
});
afterAll(() => api.stop());

/** The time by which lists are kept, beside the clock of the service. */
let now = performance.now();
beforeEach(() => {
  // What an earlier test has read is long past.
  now += 3_600_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
});
afterEach(() => {
  vi.restoreAllMocks();
});

const read = async (path: string) => (await api.client().get(path)).text;
/** Changes what is stored, and the message of it is lost. */
const rename = (table: string, column: string, to: string) =>
  sql`update ${sql.table(table)} set ${sql.ref(column)} = ${to}`.execute(api.db);

it.each([
  ['tests/packages', 'tests', 'description'],
  ['tests/related?text=sugar', 'tests', 'description'],
  ['testimonial/getTestimonial', 'testimonials', 'location'],
  ['faq/getFaq', 'faq_items', 'answer'],
])(
  '%s is read again after a minute, though no event announced a change',
  async (path, table, column) => {
    await rename(table, column, 'Before');
    const first = await read(path);
    expect(first).toContain('Before');
    await rename(table, column, 'After');
    now += 59_999;
    expect(await read(path)).toBe(first);
    now += 1;
    const next = await read(path);
    expect(next).toContain('After');
    expect(next).not.toContain('Before');
  },
);

it('tests/related is read again by the next who asks where the catalogue could not be read', async () => {
  const path = 'tests/related?text=sugar';
  await sql`alter table tests rename to away`.execute(api.db);
  const visitor = api.client();
  const failed = await Promise.all([visitor.get(path), visitor.get(path)]);
  expect(failed.map(({ status }) => status)).toEqual([500, 500]);
  await sql`alter table away rename to tests`.execute(api.db);
  const answer = await visitor.get(path);
  expect([answer.status, answer.text.includes('HbA1c')]).toEqual([200, true]);
});
