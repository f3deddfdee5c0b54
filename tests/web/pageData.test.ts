import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LabTestsDocument, MeDocument } from '../../web/generated/graphql.ts';
import { answerKey, createPageData } from '../../web/shared/pageData.ts';
import type { PageQuery } from '../../web/shared/pageData.ts';

const key = answerKey('LabTests', {});
/** A question of a page whose document is fetched only when it is asked. */
const question = (name: string, own: boolean, document: object) => ({
  name,
  own,
  document: vi.fn<() => Promise<never>>(() => Promise.resolve(document as never)),
});
const labTests = () => question('LabTests', false, LabTestsDocument);
const me = () => question('Me', true, MeDocument);
type Question = ReturnType<typeof question>;
const visit = (pageData: ReturnType<typeof createPageData>, asked: Question) =>
  pageData.load(asked as PageQuery<unknown, Record<string, unknown>>, {});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', () =>
    Promise.resolve(Response.json({ data: { labTests: [], me: null } })),
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what came with a page is not asked for again, until it is five minutes old', async () => {
  const pageData = createPageData({ [key]: { labTests: [] } });
  const asked = labTests();
  await visit(pageData, asked);
  vi.setSystemTime(Date.now() + 4 * 60_000);
  await visit(pageData, asked);
  expect(asked.document).not.toHaveBeenCalled();
  vi.setSystemTime(Date.now() + 60_000);
  await visit(pageData, asked);
  expect(asked.document).toHaveBeenCalledOnce();
});

it("what is one person's comes with the page once, and is asked for at each visit after that", async () => {
  const pageData = createPageData({ 'Me {}': { me: null } }, true);
  const asked = me();
  await visit(pageData, asked);
  expect(asked.document).not.toHaveBeenCalled();
  await visit(pageData, asked);
  expect(asked.document).toHaveBeenCalledOnce();
});

it('what failed is asked for again at the next visit', async () => {
  const pageData = createPageData({});
  const asked = labTests();
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  await visit(pageData, asked);
  expect(pageData.get(key).error?.code).toBe('UNREACHABLE');
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { labTests: [] } })));
  await visit(pageData, asked);
  const { data, error } = pageData.get(key);
  expect([data, error]).toEqual([{ labTests: [] }, undefined]);
});

it('a listener that has left is called no more', async () => {
  const pageData = createPageData({});
  const [left, stayed] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const leave = pageData.subscribe(left);
  pageData.subscribe(stayed);
  leave();
  await visit(pageData, labTests());
  expect([left.mock.calls.length, stayed.mock.calls.length]).toEqual([0, 2]);
});
