// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { MockInstance } from 'vitest';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Walk } from '../../devtools/simulation/walk.ts';
import { findTestMachine } from '../../machines/findTest/findTest.machine.ts';
import { Faq } from '../../web/home/Faq.tsx';
import { Packages } from '../../web/home/Packages.tsx';
import { TestGrid } from '../../web/home/TestGrid.tsx';
import { Testimonials } from '../../web/home/Testimonials.tsx';
import { findTestActor } from '../../web/shared/flows/flows.ts';
import { answerKey, createPageData, PageDataContext } from '../../web/shared/pageData.ts';
import { show } from './support/show.tsx';

let flow: Walk;
let send: MockInstance<Walk['actor']['send']>;
beforeEach(() => {
  flow = walk(findTestMachine);
  send = vi.spyOn(flow.actor, 'send');
  // One actor lives as long as the page: here, each test has its own.
  vi.spyOn(findTestActor, 'current').mockImplementation(() => flow.actor as never);
  vi.spyOn(findTestActor, 'load').mockImplementation(() => Promise.resolve(flow.actor as never));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
/** The events that were sent, in order. */
const sentEvents = () => send.mock.calls.map(([fact]) => fact);

const test = (id: string, changes: object = {}) => ({
  id,
  name: `Test ${id}`,
  icon: null,
  priceInRupees: 1299,
  reportTime: '12 Hours',
  concerns: [],
  fasting: 'NEEDED',
  inclusions: [],
  ...changes,
});
const Where = () => <code id="where">{useLocation().pathname}</code>;
const where = () => document.getElementById('where')!.textContent;

/** A part of the home page with these answers; what is missing here fails until it is asked again. */
async function part(view: React.ReactNode, answers: Record<string, unknown>) {
  const fetched = vi.fn<() => Promise<Response>>(() => Promise.reject(new Error('No connection')));
  vi.stubGlobal('fetch', fetched);
  const came = Object.entries(answers).map(([name, data]) => [answerKey(name, {}), data]);
  const answersThere = createPageData(Object.fromEntries(came) as Record<string, unknown>);
  await show(
    <PageDataContext value={answersThere}>
      {view}
      <Where />
    </PageDataContext>,
  );
  return fetched;
}

describe('what could not be loaded is said, and asked again', () => {
  it.each([
    ['the tests', 'labTests', <TestGrid key="1" />],
    ['the packages', 'packages', <Packages key="2" />],
    ['the testimonials', 'testimonials', <Testimonials key="3" />],
    ['the questions', 'faq', <Faq key="4" />],
  ])('%s', async (_, field, view) => {
    const fetched = await part(view, {});
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded');
    fetched.mockResolvedValue(Response.json({ data: { [field]: [] } }));
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('what nobody published has no place', () => {
  it.each([
    ['packages', { Packages: { packages: [] } }, <Packages key="1" />],
    ['testimonials', { Testimonials: { testimonials: [] } }, <Testimonials key="2" />],
    ['questions', { Faq: { faq: [] } }, <Faq key="3" />],
  ])('%s', async (_, answers, view) => {
    await part(view, answers);
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });
});

describe('below the tests', () => {
  const question = { id: 'q1', question: 'When?', answer: 'At seven.' };
  const voice = { id: 'v1', image: null, name: 'Asha Menon', location: 'Pune', message: 'Good.' };
  const parts = () => screen.getByRole('region').childElementCount;

  it('questions are there with their answers, and their shape is gone', async () => {
    await part(<Faq />, {});
    expect([screen.queryAllByRole('group').length, parts()]).toEqual([0, 2]);
    cleanup();
    await part(<Faq />, { Faq: { faq: [question, { ...question, id: 'q2' }] } });
    const asked = screen.getAllByRole('group').map(({ textContent }) => textContent);
    expect([asked, parts()]).toEqual([['When?At seven.', 'When?At seven.'], 2]);
  });

  it('customers are quoted, with their picture or their initials', async () => {
    const image = '/v2.webp';
    const testimonials = [voice, { ...voice, id: 'v2', image }];
    await part(<Testimonials />, { Testimonials: { testimonials } });
    const quoted = screen.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(quoted).toEqual(['“Good.”AMAsha MenonPune', '“Good.”Asha MenonPune']);
    expect(document.images[0]!.getAttribute('src')).toBe(image);
  });
});

describe('the list of tests', () => {
  const grid = (labTests: object[]) => part(<TestGrid />, { LabTests: { labTests } });
  const cards = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

  it('says of each test what is known: name, price, time', async () => {
    await grid([
      test('a'),
      test('b', { priceInRupees: null }),
      test('c', { priceInRupees: null, reportTime: null }),
    ]);
    expect(cards()).toEqual(['Test afrom ₹1,299 · 12 Hours', 'Test b12 Hours', 'Test c']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/testinfo/a', '/testinfo/b', '/testinfo/c']);
    expect(screen.queryByRole('button', { name: 'Show all tests' })).toBeNull();
    expect(screen.getAllByText('3 of 3 tests')).toHaveLength(1);
  });

  it('is chosen by a chip for each concern that some test is for', async () => {
    await grid([test('a', { concerns: ['HEART', 'LIVER'] }), test('b', { concerns: ['HEART'] })]);
    const chips = screen.getAllByRole('button').map(({ textContent }) => textContent);
    expect([chips, pressed()]).toEqual([['Popular', 'Heart', 'Liver', 'All tests'], 'Popular']);
    fireEvent.click(screen.getByRole('button', { name: 'Liver' }));
    await waitFor(() => expect(pressed()).toBe('Liver'));
    expect([sentEvents(), cards()]).toEqual([
      [{ type: 'tests.listed', listed: 'LIVER' }],
      ['Test afrom ₹1,299 · 12 Hours'],
    ]);
    fireEvent.click(screen.getByRole('button', { name: 'All tests' }));
    await waitFor(() => expect(cards()).toHaveLength(2));
    // A chip keeps the focus, as it is still there.
    expect(screen.getAllByRole('link')).not.toContain(document.activeElement);
  });

  it.each([
    ['popular', 8],
    ['HEART', 0],
  ] as const)('shown in full from %s on, has the focus on test %i', async (listed, index) => {
    const tests = Array.from({ length: 10 }, (_, number) =>
      test(`${number}`, { concerns: number === 3 ? ['HEART'] : [] }),
    );
    await flow.go({ fact: { type: 'tests.listed', listed } });
    await grid(tests);
    fireEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(document.activeElement).toBe(screen.getAllByRole('link')[index]);
  });
});

describe('a package', () => {
  const packages = (...all: object[]) => part(<Packages />, { Packages: { packages: all } });
  const text = () => screen.getByRole('listitem').textContent;
  const inclusions = ['A', 'B', 'C', 'D'];

  it('says what it contains, and how much more than four', async () => {
    await packages(test('p', { inclusions }));
    expect(text()).toContain('from ₹1,299 · 12 HoursContains 4 testsA, B, C, D');
    expect(text()).not.toContain('more');
    cleanup();
    await packages(test('p', { inclusions: [...inclusions, 'E', 'F'], priceInRupees: null }));
    expect(text()).toContain('Test p12 HoursContains 6 testsA, B, C, D and 2 more');
  });

  it('alone cannot be compared', async () => {
    await packages(test('p'));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is picked, and dropped again, or compared with another', async () => {
    await packages(test('p'), test('q'));
    fireEvent.click(screen.getByRole('button', { name: 'Compare Test p' }));
    await screen.findByText('Test p is chosen. Now choose the package to compare it with.');
    fireEvent.click(screen.getByRole('button', { name: 'Do not compare Test p' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Compare Test q' }));
    fireEvent.click(await screen.findByRole('link', { name: 'Compare with Test q: Test p' }));
    await waitFor(() => expect(sentEvents()).toHaveLength(4));
    expect(sentEvents()).toEqual([
      { type: 'package.picked', testId: 'p' },
      { type: 'package.dropped' },
      { type: 'package.picked', testId: 'q' },
      { type: 'package.dropped' },
    ]);
    expect(where()).toBe('/compare/q/p');
  });
});
