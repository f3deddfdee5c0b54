import { beforeEach, expect, it, vi } from 'vitest';
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
  vi.stubGlobal('fetch', (url: string) =>
    Promise.resolve(Response.json({ data: url === '/graphql' ? { me: null } : { labTests: [] } })),
  );
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

/** The service answers when the test says so; what was asked of it. */
function slowService() {
  const asked: { url: string; method: string | undefined }[] = [];
  let answer: (data: object) => void = () => undefined;
  vi.stubGlobal('fetch', (url: string, { method }: RequestInit = {}) => {
    asked.push({ url, method });
    return new Promise((resolve) => {
      answer = (data) => resolve(Response.json({ data }));
    });
  });
  return { asked, answer: (data: object) => answer(data) };
}

it('what is asked for already is not asked for again, and what was there stays meanwhile', async () => {
  vi.setSystemTime(Date.now() - 6 * 60_000);
  const pageData = createPageData({ [key]: { labTests: ['old'] } });
  await visit(pageData, labTests());
  vi.setSystemTime(Date.now() + 6 * 60_000);
  const { asked, answer } = slowService();
  const first = visit(pageData, labTests());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await visit(pageData, labTests());
  expect(pageData.get(key)).toMatchObject({ data: { labTests: ['old'] }, loading: true });
  answer({ labTests: [] });
  await first;
  expect(pageData.get(key)).toMatchObject({ data: { labTests: [] }, loading: false });
  expect(asked).toHaveLength(1);
});

it('what cannot be loaded anew stays, with why', async () => {
  const pageData = createPageData({ [key]: { labTests: [] } });
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  await pageData.load(labTests() as never, {}, { again: true });
  const { data, error, loading } = pageData.get(key);
  expect([data, error?.code, loading]).toEqual([{ labTests: [] }, 'UNREACHABLE', false]);
});

it.each([
  ['everybody’s goes in the address, for caches', labTests, { labTests: [] }, 'GET'],
  ['one person’s does not', me, { me: null }, 'POST'],
])('a question that is %s', async (_, question, data, method) => {
  const { asked, answer } = slowService();
  const loading = visit(createPageData({}), question());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  answer(data);
  await loading;
  expect(asked[0]!.method).toBe(method);
});

it('what was fetched ahead is there for one visit, and asked for anew where that comes late', async () => {
  const pageData = createPageData({});
  const asked = me();
  const ahead = () => pageData.load(asked as never, {}, { ahead: true });
  await ahead();
  await ahead();
  await visit(pageData, asked);
  expect(asked.document).toHaveBeenCalledOnce();
  await visit(pageData, asked);
  expect(asked.document).toHaveBeenCalledTimes(2);
  await ahead();
  vi.setSystemTime(Date.now() + 6 * 60_000);
  const late = visit(pageData, asked);
  expect(pageData.get('Me {}').data).toEqual({ me: null });
  await late;
  expect(asked.document).toHaveBeenCalledTimes(4);
});

it('what came with the page is taken once, and not where that comes late', () => {
  const brought = () => createPageData({ 'Me {}': { me: 'Asha' } }, true);
  const pageData = brought();
  expect([pageData.take('Me {}'), pageData.take('Me {}')]).toEqual([{ me: 'Asha' }, undefined]);
  const later = brought();
  vi.setSystemTime(Date.now() + 6 * 60_000);
  expect(later.take('Me {}')).toBeUndefined();
});

it('what is one person’s goes when it is cleared, and what everybody may read stays', async () => {
  const brought = createPageData({ 'Me {}': { me: 'Asha' } }, true);
  brought.clearOwn();
  expect(brought.get('Me {}')).toEqual({ at: 0, loading: true });
  const pageData = createPageData({});
  await visit(pageData, labTests());
  await visit(pageData, me());
  const changed = vi.fn<() => void>();
  pageData.subscribe(changed);
  pageData.clearOwn();
  expect([pageData.get('Me {}').data, pageData.get(key).data, changed.mock.calls.length]).toEqual([
    undefined,
    { labTests: [] },
    1,
  ]);
});

it('what was asked before it was cleared is nobody’s, though the answer comes after', async () => {
  const pageData = createPageData({});
  const { asked, answer } = slowService();
  const loading = visit(pageData, me());
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  pageData.clearOwn();
  answer({ me: null });
  await loading;
  expect(pageData.get('Me {}')).toEqual({ at: 0, loading: true });
});

it('what is tried again is there in the end, though the page is visited meanwhile', async () => {
  const pageData = createPageData({});
  vi.stubGlobal('fetch', () => Promise.reject(new Error('away')));
  await visit(pageData, labTests());
  const { asked, answer } = slowService();
  const again = pageData.load(labTests() as never, {}, { again: true });
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await visit(pageData, labTests());
  answer({ labTests: [] });
  await again;
  expect(pageData.get(key)).toMatchObject({ data: { labTests: [] }, loading: false });
});
