// @vitest-environment jsdom
import { cleanup, configure, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { findTestMachine, typingPause } from '../../machines/findTest/findTest.machine.ts';
import type { Concern } from '../../machines/generated/schema.ts';
import { compareInclusions } from '../../web/catalogue/compareTests.ts';
import { homeHindi } from '../../web/copy/hi/home.ts';
import { homeCopy } from '../../web/copy/home.ts';
import { findTestActor } from '../../web/shared/flows/flows.ts';
import { SearchResults } from '../../web/home/lazyParts.ts';
import { listedTests } from '../../web/home/listedTests.ts';
import { Packages } from '../../web/home/Packages.tsx';
import { Search } from '../../web/home/Search.tsx';
import { TestGrid } from '../../web/home/TestGrid.tsx';
import { walk } from '../../devtools/simulation/walk.ts';
import type { Step, Walk } from '../../devtools/simulation/walk.ts';
import { expectNames, show } from './support/show.tsx';

// What answers fetches its code first.
configure({ asyncUtilTimeout: 10_000 });

const test = (id: string, concerns: Concern[] = []) => ({
  __typename: 'LabTest',
  id,
  name: `Test ${id}`,
  icon: null,
  priceInRupees: 100,
  reportTime: '12 Hours',
  concerns,
});
const labTests = [
  ...Array.from({ length: 9 }, (_, index) => test(`t${index}`)),
  test('thyroid', ['THYROID']),
];
const pack = (id: string, inclusions: string[]) => ({ ...test(id), fasting: 'NEEDED', inclusions });
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
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
  expect(screen.getByText('1 result(s) found').getAttribute('aria-live')).toBe('polite');
  expect(screen.getByText('2 related').getAttribute('aria-live')).toBe('polite');
  const related = screen.getByRole('rowgroup', { name: 'Related' });
  expect(within(related).getAllByRole('link')).toHaveLength(2);
  expectNames();
  (field as HTMLInputElement).value = 'thyroid';
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  fireEvent.keyDown(field, { key: 'ArrowDown' });
  await waitFor(() =>
    expect(field.getAttribute('aria-activedescendant')).toBe('search-results-t1'),
  );
  expect(document.getElementById('search-results-t1')?.getAttribute('aria-selected')).toBe('true');
  fireEvent.keyDown(field, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
  expect(field.getAttribute('aria-activedescendant')).toBeNull();
});

it('what could not be loaded is said below what was found by name, with Retry', async () => {
  await show(<Search />);
  await flow.go(type('thyroid'), { passes: typingPause }, { fails: 'loadRelated' });
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('could not'));
  expect(screen.getAllByRole('row')).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(flow.waiting()).toEqual(['loadRelated']));
});

it('eight tests are listed first; a chip lists those for a concern, and one press lists all', async () => {
  await show(<TestGrid />);
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(8));
  expect(screen.getAllByRole('button', { pressed: false }).map((chip) => chip.textContent)).toEqual(
    ['Thyroid', 'All tests'],
  );
  expectNames();
  fireEvent.click(screen.getByRole('button', { name: 'Thyroid' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(1));
  expect(screen.getByText('1 of 10 tests').getAttribute('aria-live')).toBe('polite');
  fireEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
  await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(10));
  expect(document.activeElement).toBe(screen.getAllByRole('link')[0]);
  expect(screen.queryByRole('button', { name: 'Show all tests' })).toBeNull();
});

it('a package says what it contains, and leads to the comparison with the one that is picked', async () => {
  await show(<Packages />);
  await screen.findByText('A, B, C, D and 1 more');
  fireEvent.click(screen.getByRole('button', { name: 'Compare Test p1' }));
  const link = await screen.findByRole('link', { name: 'Compare with Test p1: Test p2' });
  expect(link.getAttribute('href')).toBe('/compare/p1/p2');
  expectNames();
  fireEvent.click(screen.getByRole('button', { name: 'Do not compare Test p1' }));
  await screen.findByRole('button', { name: 'Compare Test p2' });
});

it('what two packages contain is compared by name, whatever the case', () => {
  expect(compareInclusions(['HbA1c', 'eGFR', 'Urea'], ['hba1c ', 'TSH'])).toEqual({
    both: ['HbA1c'],
    onlyFirst: ['eGFR', 'Urea'],
    onlySecond: ['TSH'],
  });
});

it('the list is what was asked for, in the order of the catalogue', () => {
  expect(listedTests(labTests, 'popular').map(({ id }) => id)).toEqual(
    labTests.slice(0, 8).map(({ id }) => id),
  );
  expect(listedTests(labTests, 'all')).toHaveLength(10);
  expect(listedTests(labTests, 'HEART')).toEqual([]);
});

it('every concern has a word in both languages', () => {
  expect(Object.keys(homeHindi.concerns)).toEqual(Object.keys(homeCopy.concerns));
});
