// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Banner } from '../../web/home/Banner.tsx';
import { SearchResults } from '../../web/home/lazyParts.ts';
import { Search } from '../../web/home/Search.tsx';
import { showPart, useShowPartOfHash } from '../../web/home/showPart.ts';
import { findTestActor } from '../../web/shared/flows/flows.ts';
import { setPlace } from '../../web/ui/pagePlace.ts';
import { labTest, showHomePart, startFindTest } from './support/homePart.tsx';
import { show, where } from './support/show.tsx';
import { press } from './support/page.ts';

let flow: ReturnType<typeof startFindTest>['flow'];
let send: ReturnType<typeof startFindTest>['send'];
beforeEach(async () => {
  ({ flow, send } = startFindTest());
  await SearchResults.load();
});

/** The events that were sent, in order. */
const sentEvents = () => send.mock.calls.map(([fact]) => fact);

describe('the search', () => {
  const labTests = [
    labTest('t1', { name: 'TSH' }),
    labTest('t2', { name: 'HbA1c', priceInRupees: null }),
  ];
  const found = async (text: string, related: object[] = []) => {
    await flow.go({ fact: { type: 'text.typed', text } }, { passes: 1000 });
    await flow.go({ answers: 'loadRelated', with: related });
    send.mockClear();
    await showHomePart(<Search />, { LabTests: { labTests } });
    const field = screen.getByRole<HTMLInputElement>('combobox');
    field.value = text;
    return field;
  };
  const key = (field: Element, name: string, more = {}) =>
    act(async () => fireEvent.keyDown(field, { key: name, ...more }));

  it('lists what was found by name, then what is related, each with its price and link', async () => {
    await found('tsh', [labTest('t2', { name: 'HbA1c', priceInRupees: null }), labTest('t9')]);
    const rows = await screen.findAllByRole('row');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^TSH.*₹1,299$/),
      'HbA1c',
      expect.stringMatching(/^Test t9.*₹1,299$/),
    ]);
    const links = rows.map((row) => row.querySelector('a')!.getAttribute('href'));
    expect(links).toEqual(['/testinfo/t1', '/testinfo/t2', '/testinfo/t9']);
  });

  it('is gone through with the arrows in this order, and opens what they reached', async () => {
    const field = await found('tsh', [labTest('t9')]);
    await screen.findAllByRole('row');
    for (const [name, direction] of [
      ['ArrowDown', 'down'],
      ['ArrowUp', 'up'],
    ] as const) {
      await key(field, name);
      expect(sentEvents().at(-1)).toEqual({
        type: 'arrow.pressed',
        key: direction,
        results: ['t1', 't9'],
      });
    }
    expect(field.getAttribute('aria-activedescendant')).toBe('search-results-t9');
    await key(field, 'a');
    expect(where()).toBe('/');
    await key(field, 'Enter');
    expect(where()).toBe('/testinfo/t9');
  });

  it('leaves the keys alone that are not about its results', async () => {
    const field = await found('tsh');
    expect(await key(field, 'ArrowDown', { isComposing: true })).toBe(true);
    expect(await key(field, 'Enter')).toBe(true);
    expect(await key(field, 'a')).toBe(true);
    expect(await key(field, 'Escape')).toBe(false);
    expect(await key(field, 'Escape')).toBe(true);
    field.value = '  ';
    expect(await key(field, 'ArrowDown')).toBe(true);
    expect(sentEvents()).toEqual([{ type: 'results.closed' }]);
    expect(where()).toBe('/');
  });

  it('tells what is typed, and that it was left', async () => {
    await showHomePart(<Search />, { LabTests: { labTests } });
    fireEvent.change(screen.getByRole('combobox'), { target: { value: 'tsh' } });
    await waitFor(() => expect(sentEvents()).toEqual([{ type: 'text.typed', text: 'tsh' }]));
    cleanup();
    expect(sentEvents().at(-1)).toEqual({ type: 'search.left' });
    // Left before the flow's code came, there is nobody to tell.
    vi.mocked(findTestActor.current).mockReturnValue(undefined);
    await showHomePart(<Search />, { LabTests: { labTests } });
    expect(cleanup).not.toThrow();
  });
});

describe('the banner', () => {
  const ours = { kicker: 'June', title: 'Monsoon offer', note: '', text: 'Ask us.' };

  it('says what the staff published, and leads to the terms', async () => {
    const onBook = vi.fn<() => void>();
    await showHomePart(<Banner onBook={onBook} />, { Banner: { banner: ours } });
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Monsoon offer');
    const lines = screen.getByRole('region').querySelectorAll('p, h2');
    expect(Array.from(lines, ({ textContent }) => textContent)).toEqual([
      'June',
      'Monsoon offer',
      'Ask us.',
    ]);
    expect(screen.getByRole('link').getAttribute('href')).toBe('/offers');
    expect(onBook).not.toHaveBeenCalled();
    press('Book now');
    expect(onBook).toHaveBeenCalledOnce();
  });

  it('offers 60% where none is published, and shows no words before that is known', async () => {
    await showHomePart(<Banner onBook={() => undefined} />, { Banner: { banner: null } });
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('60% off your first order');
    const words = () => screen.getByText('First order').parentElement!.style.opacity;
    expect(words()).toBe('');
    cleanup();
    await showHomePart(<Banner onBook={() => undefined} />, {});
    expect(words()).toBe('0');
  });
});

describe('a part of the page', () => {
  const Part = ({ rendered }: { rendered: boolean }) => {
    useShowPartOfHash(rendered);
    return <div id="tests" />;
  };
  const scroll = () => vi.spyOn(Element.prototype, 'scrollIntoView');
  const at = (url: string) => ({ path: '*', url });

  it.each([
    ['/home#tests', 'opened', true, 1],
    ['/home#tests', 'opened', false, 0],
    // Whoever comes back is where they were.
    ['/home#tests', 'returned', true, 0],
    ['/home', 'opened', true, 0],
  ] as const)('at %s, %s, rendered: %s, is shown %i times', async (url, place, rendered, times) => {
    const scrolled = scroll();
    setPlace(place);
    await show(<Part rendered={rendered} />, 'never', at(url));
    expect(scrolled).toHaveBeenCalledTimes(times);
  });

  it.each([
    [false, 'smooth'],
    [true, 'auto'],
  ])('with less motion wanted: %s, is scrolled to %s', async (matches, behavior) => {
    await show(<Part rendered />);
    const scrolled = scroll();
    vi.stubGlobal('matchMedia', () => ({ matches }));
    showPart('tests');
    expect(scrolled.mock.calls).toEqual([[{ behavior }]]);
    showPart('nowhere');
    expect(scrolled).toHaveBeenCalledOnce();
  });
});
