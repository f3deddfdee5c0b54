// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Faq } from '../../web/home/Faq.tsx';
import { Packages } from '../../web/home/Packages.tsx';
import { TestGrid } from '../../web/home/TestGrid.tsx';
import { Testimonials } from '../../web/home/Testimonials.tsx';
import { labTest, pathNow, showHomePart, startFindTest } from './support/homePart.tsx';

let flow: ReturnType<typeof startFindTest>['flow'];
let send: ReturnType<typeof startFindTest>['send'];
beforeEach(() => {
  ({ flow, send } = startFindTest());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
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
    const asked = screen.getAllByRole('group').map(({ textContent }) => textContent);
    expect([asked, parts()]).toEqual([['When?At seven.', 'When?At seven.'], 2]);
  });

  it('customers are quoted, with their picture or their initials', async () => {
    const image = '/v2.webp';
    const testimonials = [voice, { ...voice, id: 'v2', image }];
    await showHomePart(<Testimonials />, { Testimonials: { testimonials } });
    const quoted = screen.getAllByRole('figure').map(({ textContent }) => textContent);
    expect(quoted).toEqual(['“Good.”AMAsha MenonPune', '“Good.”Asha MenonPune']);
    expect(document.images[0]!.getAttribute('src')).toBe(image);
  });
});

describe('the list of tests', () => {
  const grid = (labTests: object[]) => showHomePart(<TestGrid />, { LabTests: { labTests } });
  const cards = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);
  const pressed = () => screen.getByRole('button', { pressed: true }).textContent;

  it('says of each test what is known: name, price, time', async () => {
    await grid([
      labTest('a'),
      labTest('b', { priceInRupees: null }),
      labTest('c', { priceInRupees: null, reportTime: null }),
    ]);
    expect(cards()).toEqual(['Test afrom ₹1,299 · 12 Hours', 'Test b12 Hours', 'Test c']);
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toEqual(['/testinfo/a', '/testinfo/b', '/testinfo/c']);
    expect(screen.queryByRole('button', { name: 'Show all tests' })).toBeNull();
    expect(screen.getAllByText('3 of 3 tests')).toHaveLength(1);
  });

  it('is chosen by a chip for each concern that some test is for', async () => {
    await grid([
      labTest('a', { concerns: ['HEART', 'LIVER'] }),
      labTest('b', { concerns: ['HEART'] }),
    ]);
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
      labTest(`${number}`, { concerns: number === 3 ? ['HEART'] : [] }),
    );
    await flow.go({ fact: { type: 'tests.listed', listed } });
    await grid(tests);
    fireEvent.click(screen.getByRole('button', { name: 'Show all tests' }));
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

  it('alone cannot be compared', async () => {
    await packages(labTest('p'));
    expect(screen.queryAllByRole('button')).toEqual([]);
  });

  it('is picked, and dropped again, or compared with another', async () => {
    await packages(labTest('p'), labTest('q'));
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
    expect(pathNow()).toBe('/compare/q/p');
  });
});
