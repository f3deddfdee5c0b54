// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Walk } from '../../devtools/simulation/walk.ts';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { ComparePage } from '../../web/catalogue/ComparePage.tsx';
import { TestText } from '../../web/catalogue/lazyParts.ts';
import { TestInfoPage } from '../../web/catalogue/TestInfoPage.tsx';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { labTest } from '../shown/stockPages.shown.ts';
import { hrefs, press, texts, textsOf } from './support/page.ts';
import { show, where } from './support/show.tsx';

let booking: Walk;
beforeEach(async () => {
  await TestText.load();
  booking = walk(bookingMachine, { draft: emptyDraft('d1') });
  vi.spyOn(bookingActor, 'load').mockImplementation(() => Promise.resolve(booking.actor as never));
});

const test = (id: string, changes: object = {}) => ({
  ...labTest,
  id,
  fastingHours: null,
  ...changes,
});
const titles = () => textsOf('h1');

/** A page at its address, with the tests that came with it; others are refused with this code. */
async function page(
  View: () => React.ReactNode,
  at: { path: string; url: string },
  tests: Record<string, object>,
  { code = 'NOT_FOUND', list = [] }: { code?: string; list?: object[] } = {},
) {
  const errors = [{ message: 'No', extensions: { code } }];
  const fetched = vi.fn<() => Promise<Response>>(() =>
    Promise.resolve(Response.json({ data: null, errors })),
  );
  vi.stubGlobal('fetch', fetched);
  const came = Object.entries(tests).map(([id, one]) => [
    answerKey('LabTest', { id }),
    { labTest: one },
  ]);
  const answers = { ...Object.fromEntries(came), [answerKey('LabTests', {})]: { labTests: list } };
  await show(
    <PageDataContext value={createPageData(answers as Record<string, unknown>)}>
      <View />
    </PageDataContext>,
    'never',
    at,
  );
  return fetched;
}

describe("a test's page", () => {
  const at = { path: '/testinfo/:id', url: '/testinfo/t1' };

  it.each([
    [{ saveData: true }, 0],
    [{ effectiveType: '2g' }, 0],
    [{ effectiveType: '4g' }, 1],
  ])('has the booking fetched ahead with %o: %i', async (connection, times) => {
    Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
    await page(TestInfoPage, at, { t1: test('t1') });
    Reflect.deleteProperty(navigator, 'connection');
    expect(bookingActor.load).toHaveBeenCalledTimes(times);
  });
  const info = (tests: Record<string, object>, more = {}) => page(TestInfoPage, at, tests, more);

  it('says what the test costs, when its report is ready, and how long to fast', async () => {
    await info({ t1: test('t1', { fastingHours: 10 }) });
    const pills = screen.getByText('Starting from', { exact: false }).parentElement!;
    expect(Array.from(pills.children, ({ textContent }) => textContent)).toEqual([
      'Starting from ₹1,649',
      'Reports ready in 10 Hrs',
      '₹100 off every order',
    ]);
    expect(textsOf('[data-fasting]')).toEqual(['Nothing but water for 10 hours before the visit.']);
    cleanup();
    await info({ t1: test('t1', { fastingHours: null }) });
    expect(textsOf('[data-fasting]')).toEqual([]);
  });

  it('begins a booking of this test when that is pressed, not before, and leads there', async () => {
    const send = vi.spyOn(booking.actor, 'send');
    await info({ t1: test('t1') });
    expect([vi.mocked(bookingActor.load).mock.calls.length, send.mock.calls]).toEqual([1, []]);
    press('Add Patient');
    await waitFor(() => expect(where()).toBe('/AddPatient'));
    expect(send.mock.calls).toMatchObject([[{ type: 'booking.begun', testId: 't1' }]]);
    for (const name of ['Cancel', '← Back']) {
      cleanup();
      await info({ t1: test('t1') });
      press(name);
      expect(where()).toBe('/home');
    }
  });

  it('of the list has its name and price before the rest is there', async () => {
    await info({}, { list: [test('t0', { name: 'TSH' }), test('t1', { priceInRupees: 777 })] });
    expect([titles(), texts('status').length]).toEqual([['Lipid Profile'], 1]);
    expect(document.body.textContent).toContain('₹777');
    // It is not in the catalogue any more.
    await screen.findByText('This test is not in our catalogue.');
    expect(texts('button')).not.toContain('Retry');
    expect([titles(), texts('status')]).toEqual([[], []]);
    expect(screen.getAllByRole('button', { name: /Back/ })).toHaveLength(2);
  });

  it('that cannot be loaded is loaded again on request', async () => {
    const fetched = await info({}, { code: 'UNREACHABLE' });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await screen.findByText('The test could not be loaded.');
    fetched.mockResolvedValue(Response.json({ data: { labTest: test('t1') } }));
    press('Retry');
    await waitFor(() => expect(titles()).toEqual(['Lipid Profile']));
  });
});

it("a test's text has a card for each thing that is said, and none for nothing", async () => {
  const text = async (changes: object) => {
    cleanup();
    await page(() => <TestText id="t1" />, { path: '*', url: '/' }, { t1: test('t1', changes) });
    const cards = [...document.querySelectorAll('ul')].map((list) => [
      list.previousElementSibling!.textContent,
      ...Array.from(list.children, ({ textContent }) => textContent),
    ]);
    return { cards, why: textsOf('[data-card=why]') };
  };
  const all = await text({
    description: 'About it. Twice.\nThrice',
    inclusions: ['HDL', 'LDL'],
    features: ['Gentle'],
    tat: '2 days',
    whyBook: ['It is near'],
  });
  expect(all.cards).toEqual([
    ['About this test', 'About it.', 'Twice.', 'Thrice', 'Note one'],
    ['What is included', 'HDL', 'LDL'],
    ['Good to know', 'Gentle', 'Turn-around time: 2 days'],
  ]);
  expect(all.why).toEqual(['It is near']);
  expect(hrefs()).toContain('/api/v1/sample-reports/t1');
  const few = await text({ inclusions: [], features: [], tat: labTest.reportTime });
  expect([few.cards.map(([title]) => title), few.why.length]).toEqual([['About this test'], 3]);
  expect(document.images).toHaveLength(0);
  await text({ image: '/t1.webp' });
  expect(document.images[0]!.getAttribute('src')).toBe('/t1.webp');
});

describe('two packages compared', () => {
  const compare = (tests: Record<string, object>, more = {}) =>
    page(ComparePage, { path: '/compare/:first/:second', url: '/compare/p/q' }, tests, more);
  const p = test('p', { name: 'Heart', inclusions: ['HDL', 'LDL'], fasting: 'NEEDED' });
  const q = test('q', {
    name: 'Liver',
    inclusions: ['hdl', 'ALT', 'AST'],
    fasting: 'NOT_NEEDED',
    priceInRupees: 320,
    reportTime: '6 Hrs',
  });

  it('stand side by side, with what is in both and in one alone', async () => {
    await compare({ p, q: { ...q, inclusions: [] } });
    expect(screen.getByText('In both: 0').nextElementSibling!.textContent).toBe('None');
    cleanup();
    await compare({ p, q });
    expect([titles(), texts('status')]).toEqual([['Heart – Liver'], []]);
    const rows = Array.from(document.querySelectorAll('tr'), (row) =>
      textsOf(':scope > *', row).join('|'),
    );
    expect(rows.slice(0, 5)).toEqual([
      '|Heart|Liver',
      'Price from|₹1,649|₹320',
      'Report in|10 Hrs|6 Hrs',
      'Fasting|Needed|Not needed',
      'Tests inside|2|3',
    ]);
    const contents = Array.from(document.querySelectorAll('h2'), (title) => [
      title.textContent,
      title.nextElementSibling!.textContent,
    ]);
    expect(contents).toEqual([
      ['In both: 1', 'HDL'],
      ['Only in Heart: 1', 'LDL'],
      ['Only in Liver: 2', 'ALTAST'],
    ]);
    const hrefOf = (name: string) => screen.getByLabelText(name).getAttribute('href');
    expect(['Heart', 'Liver'].map((name) => hrefOf(`See and book ${name}`))).toEqual([
      '/testinfo/p',
      '/testinfo/q',
    ]);
  });

  it.each([
    ['both', {}],
    ['one', { p }],
  ])('where %s is not in the catalogue lead back to all packages', async (_, tests) => {
    await compare(tests);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await screen.findByText('One of these tests is not in our catalogue.');
    expect([texts('status'), titles()]).toEqual([[], ['Compare']]);
    expect(texts('button')).not.toContain('Retry');
    expect(hrefs()).toEqual(['/home', '/home#packages', '/home#packages']);
  });

  it('of which one could not be loaded are loaded again on request', async () => {
    const fetched = await compare({ p }, { code: 'UNREACHABLE' });
    await screen.findByText('The test could not be loaded.');
    fetched.mockClear();
    fetched.mockResolvedValue(Response.json({ data: { labTest: q } }));
    press('Retry');
    await waitFor(() => expect(titles()).toEqual(['Heart – Liver']));
    expect(fetched).toHaveBeenCalledOnce();
  });
});
