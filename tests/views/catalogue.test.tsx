// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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
import { show } from './support/show.tsx';

let booking: Walk;
beforeEach(async () => {
  await TestText.load();
  booking = walk(bookingMachine, { draft: emptyDraft('d1') });
  vi.spyOn(bookingActor, 'load').mockImplementation(() => Promise.resolve(booking.actor as never));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const test = (id: string, changes: object = {}) => ({
  ...labTest,
  id,
  fastingHours: null,
  ...changes,
});
const Where = () => <code id="where">{useLocation().pathname}</code>;
const where = () => document.getElementById('where')!.textContent;
const headings = (level: number) =>
  screen.queryAllByRole('heading', { level }).map(({ textContent }) => textContent);

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
      <Where />
    </PageDataContext>,
    'never',
    at,
  );
  return fetched;
}

describe("a test's page", () => {
  const info = (tests: Record<string, object>, more = {}) =>
    page(TestInfoPage, { path: '/testinfo/:id', url: '/testinfo/t1' }, tests, more);
  const everywhere = (tests: Record<string, object>) =>
    page(() => <TestInfoPage />, { path: '*', url: '/testinfo/t1' }, tests);

  it('says what the test costs, when its report is ready, and how long to fast', async () => {
    await info({ t1: test('t1', { fastingHours: 10 }) });
    const pills = screen.getByText('Starting from', { exact: false }).parentElement!;
    expect(Array.from(pills.children, ({ textContent }) => textContent)).toEqual([
      'Starting from ₹1,649',
      'Reports ready in 10 Hrs',
      '₹100 off every order',
    ]);
    expect(document.querySelector('[data-fasting]')!.textContent).toBe(
      'Nothing but water for 10 hours before the visit.',
    );
    cleanup();
    await info({ t1: test('t1', { fastingHours: null }) });
    expect(document.querySelector('[data-fasting]')).toBeNull();
  });

  it('begins a booking of this test when that is pressed, and not before', async () => {
    const send = vi.spyOn(booking.actor, 'send');
    await info({ t1: test('t1') });
    expect(bookingActor.load).toHaveBeenCalledOnce();
    expect(send).not.toHaveBeenCalled();
    fireEvent.click(screen.getByRole('button', { name: 'Add Patient' }));
    await waitFor(() => expect(send).toHaveBeenCalledOnce());
    expect(send.mock.calls[0]![0]).toMatchObject({ type: 'booking.begun', testId: 't1' });
  });

  it('leads to the patients, and back', async () => {
    await everywhere({ '': test('') });
    fireEvent.click(screen.getByRole('button', { name: 'Add Patient' }));
    await waitFor(() => expect(where()).toBe('/AddPatient'));
    cleanup();
    for (const name of ['Cancel', '← Back']) {
      await everywhere({ '': test('') });
      fireEvent.click(screen.getByRole('button', { name }));
      expect(where()).toBe('/home');
      cleanup();
    }
  });

  it('of the list has its name and price before the rest is there', async () => {
    let answer: (reply: Response) => void = () => undefined;
    await info({}, { list: [test('t0', { name: 'TSH' }), test('t1', { priceInRupees: 777 })] });
    vi.stubGlobal('fetch', () => new Promise((resolve) => (answer = resolve)));
    expect(headings(1)).toEqual(['Lipid Profile']);
    expect(document.body.textContent).toContain('₹777');
    expect(screen.getAllByRole('status')).toHaveLength(1);
    answer(Response.json({}));
  });

  it('that is not in the catalogue says so, and leads back', async () => {
    await info({}, { list: [test('t1')] });
    await screen.findByText('This test is not in our catalogue.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(headings(1)).toEqual([]);
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.getAllByRole('button', { name: /Back/ })).toHaveLength(2);
  });

  it('that cannot be loaded is loaded again on request', async () => {
    const fetched = await info({}, { code: 'UNREACHABLE' });
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await screen.findByText('The test could not be loaded.');
    fetched.mockResolvedValue(Response.json({ data: { labTest: test('t1') } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(headings(1)).toEqual(['Lipid Profile']));
  });
});

describe("a test's text", () => {
  const text = async (changes: object) => {
    await page(() => <TestText id="t1" />, { path: '*', url: '/' }, { t1: test('t1', changes) });
    const cards = [...document.querySelectorAll('ul')].map((list) => [
      list.previousElementSibling!.textContent,
      ...Array.from(list.children, ({ textContent }) => textContent),
    ]);
    const why = Array.from(document.querySelectorAll('[data-card=why]'), (one) => one.textContent);
    return { cards, why };
  };

  it('has a card for what is said, what is included and what is good to know', async () => {
    const { cards, why } = await text({
      description: 'About it. Twice.\nThrice',
      inclusions: ['HDL', 'LDL'],
      features: ['Gentle'],
      tat: '2 days',
      whyBook: ['It is near'],
    });
    expect(cards).toEqual([
      ['About this test', 'About it.', 'Twice.', 'Thrice', 'Note one'],
      ['What is included', 'HDL', 'LDL'],
      ['Good to know', 'Gentle', 'Turn-around time: 2 days'],
    ]);
    expect(why).toEqual(['It is near']);
    expect(document.querySelector('a[download]')!.getAttribute('href')).toBe(
      '/api/v1/sample-reports/t1',
    );
  });

  it('has no card for nothing, and no picture where there is none', async () => {
    const { cards, why } = await text({ inclusions: [], features: [], tat: labTest.reportTime });
    expect(cards.map(([title]) => title)).toEqual(['About this test']);
    expect([why.length, document.images.length]).toEqual([3, 0]);
    cleanup();
    await text({ image: '/t1.webp' });
    expect(document.images[0]!.getAttribute('src')).toBe('/t1.webp');
  });
});

describe('two packages compared', () => {
  const compare = (tests: Record<string, object>, code?: string) =>
    page(ComparePage, { path: '/compare/:first/:second', url: '/compare/p/q' }, tests, {
      ...(code && { code }),
    });
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
    expect(screen.queryByRole('status')).toBeNull();
    expect(headings(1)).toEqual(['Heart – Liver']);
    const rows = Array.from(document.querySelectorAll('tr'), (row) =>
      Array.from(row.children, ({ textContent }) => textContent),
    );
    expect(rows.slice(0, 5)).toEqual([
      ['', 'Heart', 'Liver'],
      ['Price from', '₹1,649', '₹320'],
      ['Report in', '10 Hrs', '6 Hrs'],
      ['Fasting', 'Needed', 'Not needed'],
      ['Tests inside', '2', '3'],
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
    expect(hrefOf('See and book Heart')).toBe('/testinfo/p');
    expect(hrefOf('See and book Liver')).toBe('/testinfo/q');
  });

  it.each([
    ['both', {}],
    ['one', { p }],
  ])('where %s is not in the catalogue lead back to all packages', async (_, tests) => {
    await compare(tests);
    expect(screen.getAllByRole('status')).toHaveLength(1);
    await screen.findByText('One of these tests is not in our catalogue.');
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/home', '/home#packages', '/home#packages']);
    expect(headings(1)).toEqual(['Compare']);
  });

  it('of which one could not be loaded are loaded again on request', async () => {
    const fetched = await compare({ p }, 'UNREACHABLE');
    await screen.findByText('The test could not be loaded.');
    fetched.mockClear();
    fetched.mockResolvedValue(Response.json({ data: { labTest: q } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(headings(1)).toEqual(['Heart – Liver']));
    expect(fetched).toHaveBeenCalledOnce();
  });
});
