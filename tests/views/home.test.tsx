// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Faq } from '../../web/home/Faq.tsx';
import { Packages } from '../../web/home/Packages.tsx';
import { TestGrid } from '../../web/home/TestGrid.tsx';
import { Testimonials } from '../../web/home/Testimonials.tsx';
import { labTest, showHomePart, startFindTest } from './support/homePart.tsx';
import { hrefs, press, texts } from './support/page.ts';
import { expectNamesAndTexts, show, where } from './support/show.tsx';
import { findTestMachine, typingPause } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';
import { compareInclusions } from '../../web/catalogue/compareTests.ts';
import { homeCopy } from '../../web/copy/home.ts';
import { findTestActor } from '../../web/shared/flows/flows.ts';
import { SearchResults } from '../../web/home/lazyParts.ts';
import { Search } from '../../web/home/Search.tsx';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step, Walk } from '../../devtools/simulation/walk.ts';

let flow: ReturnType<typeof startFindTest>['flow'];
let send: ReturnType<typeof startFindTest>['send'];
beforeEach(() => {
  ({ flow, send } = startFindTest());
});

/** The events that were sent, in order. */
const sentEvents = () => send.mock.calls.map(([fact]) => fact);

describe('what could not be loaded is said, and asked again', () => {
  it.each([
    ['the tests', 'labTests', <TestGrid key="1" />],
    ['the packages', 'packages', <Packages key="2" />],
    ['the testimonials', 'testimonials', <Testimonials key="3" />],
    ['the questions', 'faq', <Faq key="4" />],
  ])('%s', async (_, field, view) => {
    const fetched = await showHomePart(view, {});
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('could not be loaded');
    fetched.mockResolvedValue(Response.json({ data: { [field]: [] } }));
    press('Retry');
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });
});

describe('what nobody published has no place', () => {
  it.each([
    ['packages', { Packages: { packages: [] } }, <Packages key="1" />],
    ['testimonials', { Testimonials: { testimonials: [] } }, <Testimonials key="2" />],
    ['questions', { Faq: { faq: [] } }, <Faq key="3" />],
  ])('%s', async (_, answers, view) => {
    await showHomePart(view, answers);
    expect(screen.queryAllByRole('heading')).toEqual([]);
  });
});

describe('below the tests', () => {
  const question = { id: 'q1', question: 'When?', answer: 'At seven.' };
  const voice = { id: 'v1', image: null, name: 'Asha Menon', location: 'Pune', message: 'Good.' };
  const parts = () => screen.getByRole('region').childElementCount;

  it('questions are there with their answers, and their shape is gone', async () => {
    await showHomePart(<Faq />, {});
    expect([screen.queryAllByRole('group').length, parts()]).toEqual([0, 2]);
    cleanup();
    await showHomePart(<Faq />, { Faq: { faq: [question, { ...question, id: 'q2' }] } });
    const asked = texts('group');
    expect([asked, parts()]).toEqual([['When?At seven.', 'When?At seven.'], 2]);
  });

  it('customers are quoted, with their picture or their initials', async () => {
    const image = '/v2.webp';
    const testimonials = [voice, { ...voice, id: 'v2', image }];
    await showHomePart(<Testimonials />, { Testimonials: { testimonials } });
    const quoted = texts('figure');
    expect(quoted).toEqual(['“Good.”AMAsha MenonPune', '“Good.”Asha MenonPune']);
    expect(document.images[0]!.getAttribute('src')).toBe(image);
  });
});

describe('the list of tests', () => {
  const grid = (labTests: object[]) => showHomePart(<TestGrid />, { LabTests: { labTests } });
  const cards = () => texts('link');
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

  it('says of each test what is known: name, price, time', async () => {
    await grid([
      labTest('a'),
      labTest('b', { priceInRupees: null }),
      labTest('c', { priceInRupees: null, reportTime: null }),
    ]);
    expect(cards()).toEqual(['Test afrom ₹1,299 · 12 Hours', 'Test b12 Hours', 'Test c']);
    const links = hrefs();
    expect(links).toEqual(['/testinfo/a', '/testinfo/b', '/testinfo/c']);
    expect(screen.queryByRole('button', { name: 'Show all tests' })).toBeNull();
    expect(screen.getAllByText('3 of 3 tests')).toHaveLength(1);
  });

  it('is chosen by a chip for each concern that some test is for', async () => {
    await grid([
      labTest('a', { concerns: ['HEART', 'LIVER'] }),
      labTest('b', { concerns: ['HEART'] }),
    ]);
    const chips = texts('button');
    expect([chips, pressed()]).toEqual([['Popular', 'Heart', 'Liver', 'All tests'], 'Popular']);
    press('Liver');
    await waitFor(() => expect(pressed()).toBe('Liver'));
    expect([sentEvents(), cards()]).toEqual([
      [{ type: 'tests.listed', listed: 'LIVER' }],
      ['Test afrom ₹1,299 · 12 Hours'],
    ]);
    press('All tests');
    await waitFor(() => expect(cards()).toHaveLength(2));
    // A chip keeps the focus, as it is still there.
    expect(screen.getAllByRole('link')).not.toContain(document.activeElement);
  });

  it.each([
    ['popular', 8],
    ['HEART', 0],
  ] as const)('shown in full from %s on, has the focus on test %i', async (listed, index) => {
    const tests = Array.from({ length: 10 }, (_, number) =>
      labTest(`${number}`, { concerns: number === 3 ? ['HEART'] : [] }),
    );
    await flow.go({ fact: { type: 'tests.listed', listed } });
    await grid(tests);
    press('Show all tests');
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(document.activeElement).toBe(screen.getAllByRole('link')[index]);
  });
});

describe('a package', () => {
  const packages = (...all: object[]) =>
    showHomePart(<Packages />, { Packages: { packages: all } });
  const text = () => screen.getByRole('listitem').textContent;
  const inclusions = ['A', 'B', 'C', 'D'];

  it('says what it contains, and how much more than four', async () => {
    await packages(labTest('p', { inclusions }));
    expect(text()).toContain('from ₹1,299 · 12 HoursContains 4 testsA, B, C, D');
    expect(text()).not.toContain('more');
    cleanup();
    await packages(labTest('p', { inclusions: [...inclusions, 'E', 'F'], priceInRupees: null }));
    expect(text()).toContain('Test p12 HoursContains 6 testsA, B, C, D and 2 more');
  });

  it('is picked, and dropped again, or compared with another', async () => {
    await packages(labTest('p'), labTest('q'));
    press('Compare Test p');
    await screen.findByText('Test p is chosen. Now choose the package to compare it with.');
    press('Do not compare Test p');
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

describe('what is found', () => {
  // What answers fetches its code first.
  configure({ asyncUtilTimeout: 10_000 });

  const test = (id: string, concerns: Concern[] = []) => ({
    __typename: 'LabTest',
    id,
    name: `Test ${id}`,
    icon: null,
    priceInRupees: 100,
    amounts: [],
    reportTime: '12 Hours',
    concerns,
  });
  const labTests = [
    ...Array.from({ length: 9 }, (_, index) => test(`t${index}`)),
    test('thyroid', ['THYROID']),
  ];
  const pack = (id: string, inclusions: string[]) => ({
    ...test(id),
    fasting: 'NEEDED',
    inclusions,
  });
  const packages = [pack('p1', ['A', 'B', 'C', 'D', 'E']), pack('p2', ['A'])];

  let flow: Walk;
  beforeEach(async () => {
    flow = walk(findTestMachine);
    vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: { labTests, packages } })));
    findTestActor.makeBy(() => Promise.resolve(flow.actor as never));
    await SearchResults.load();
    // One actor lives as long as the page: here, each test has its own.
    vi.spyOn(findTestActor, 'current').mockImplementation(() => flow.actor as never);
    vi.spyOn(findTestActor, 'load').mockImplementation(() => Promise.resolve(flow.actor as never));
  });

  const type = (text: string): Step => ({ fact: { type: 'text.typed', text } });

  it('the search is a combobox: what the arrows reach is named by the field, and counts are announced', async () => {
    await show(<Search />);
    const field = screen.getByRole('combobox', { name: homeCopy.search.placeholder });
    expect(field.getAttribute('aria-expanded')).toBe('false');
    await flow.go(type('thyroid'), { passes: typingPause });
    await flow.go({ answers: 'loadRelated', with: [test('t1'), test('t2')] });
    await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));
    expect(field.getAttribute('aria-expanded')).toBe('true');
    const counts = [...document.querySelectorAll('[aria-live="polite"]')];
    expect(counts.map(({ textContent }) => textContent)).toEqual(['1 result(s) found2 related']);
    const related = screen.getByRole('rowgroup', { name: 'Related' });
    expect(within(related).getAllByRole('link')).toHaveLength(2);
    expectNamesAndTexts();
    (field as HTMLInputElement).value = 'thyroid';
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    fireEvent.keyDown(field, { key: 'ArrowDown' });
    await waitFor(() =>
      expect(field.getAttribute('aria-activedescendant')).toBe('search-results-t1'),
    );
    expect(document.getElementById('search-results-t1')?.getAttribute('aria-selected')).toBe(
      'true',
    );
    fireEvent.keyDown(field, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
    expect(field.getAttribute('aria-activedescendant')).toBeNull();
  });

  it('what could not be loaded is said below what was found by name, with Retry', async () => {
    await show(<Search />);
    await flow.go(type('thyroid'), { passes: typingPause }, { fails: 'loadRelated' });
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not'));
    expect(screen.getAllByRole('row')).toHaveLength(1);
    press('Retry');
    await waitFor(() => expect(flow.waiting()).toEqual(['loadRelated']));
  });

  it('what two packages contain is compared by name, whatever the case', () => {
    expect(compareInclusions(['HbA1c', 'eGFR', 'Urea'], ['hba1c ', 'TSH'])).toEqual({
      both: ['HbA1c'],
      onlyFirst: ['eGFR', 'Urea'],
      onlySecond: ['TSH'],
    });
  });
});
