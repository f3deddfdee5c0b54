// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useScrollPosition } from '../../web/app/useScrollPosition.ts';
import { earlyPlaces, placeNow, setPlace } from '../../web/ui/pagePlace.ts';
import { readTab, writeTab } from '../../web/ui/tabStorage.ts';
import { show } from './support/show.tsx';

const scrolled = vi.fn<(to: { top: number; behavior: string }) => void>();
let grown: (() => void)[] = [];
let boxes: unknown[] = [];
beforeEach(() => {
  earlyPlaces.clear();

  scrolled.mockClear();
  grown = [];
  boxes = [];
  vi.stubGlobal('scrollTo', scrolled);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      private readonly changed: () => void;
      constructor(changed: () => void) {
        this.changed = changed;
      }
      observe(element: Element, options: ResizeObserverOptions) {
        boxes.push([element, options.box]);
        grown.push(this.changed);
      }
      unobserve() {}
      disconnect() {
        grown = grown.filter((one) => one !== this.changed);
      }
    },
  );
});

const Page = () => {
  useScrollPosition();
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/next')}>next</button>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
};
const open = () => show(<Page />, 'never', { path: '*', url: '/first' });
const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
/** The person scrolls the page so far. */
const scrollTo = (top: number) => {
  vi.stubGlobal('scrollY', top);
  act(() => void dispatchEvent(new Event('scroll')));
};
const tops = () => scrolled.mock.calls.map(([{ top }]) => top);
const loadedBy = (type: string) =>
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type }] as never);

describe('where a page stands', () => {
  it('a new one begins at its top, and one that is come back to is where it was', async () => {
    await open();
    expect([tops(), history.scrollRestoration]).toEqual([[], 'manual']);
    scrollTo(300);
    await press('next');
    expect([tops(), placeNow()]).toEqual([[0], 'used']);
    expect(scrolled.mock.calls[0]![0].behavior).toBe('instant');
    scrollTo(40);
    await press('back');
    expect([tops(), placeNow()]).toEqual([[0, 300], 'returned']);
  });

  it('is found again as the page grows, until somebody uses it', async () => {
    await open();
    scrollTo(300);
    await press('next');
    await press('back');
    // With the padding that a bar over the end of the page makes longer.
    expect(boxes).toEqual([[document.body, 'border-box']]);
    scrolled.mockClear();
    for (const grow of grown) grow();
    expect(scrolled.mock.calls).toEqual([[{ top: 300, behavior: 'instant' }]]);
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(grown).toEqual([]);
  });

  it('of the part that follows is not taken for that of the one before', async () => {
    await open();
    scrollTo(300);
    setPlace('opened');
    scrollTo(0);
    await press('next');
    await press('back');
    expect(tops()).toEqual([0, 300]);
  });

  it('is stored when the page is left, fifty pages back', async () => {
    writeTab(
      'scroll',
      Array.from({ length: 60 }, (_, index) => [`k${index} /x`, index]),
    );
    await open();
    scrollTo(300);
    act(() => void dispatchEvent(new Event('pagehide')));
    const stored = readTab('scroll') as [string, number][];
    expect([stored.length, stored[0], stored.at(-1)]).toEqual([
      50,
      ['k11 /x', 11],
      ['default /first', 300],
    ]);
    expect(history.scrollRestoration).toBe('auto');
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(history.scrollRestoration).toBe('manual');
  });

  it('is where the browser put it before this code came', async () => {
    vi.stubGlobal('scrollY', 120);
    await open();
    vi.stubGlobal('scrollY', 0);
    await press('next');
    await press('back');
    expect(tops()).toEqual([0, 120]);
  });

  it.each([
    ['reload', [120]],
    ['back_forward', [120]],
    // Typed anew, the address is another visit.
    ['navigate', []],
  ])('is what the tab stored after a %s', async (type, wanted) => {
    writeTab('scroll', [['default /first', 120]]);
    loadedBy(type);
    await open();
    expect(tops()).toEqual(wanted);
  });

  it('is left alone where somebody used the page before its code was there', async () => {
    writeTab('scroll', [['default /first', 120]]);
    loadedBy('reload');
    setPlace('used');
    await open();
    expect(tops()).toEqual([]);
  });

  it('is remembered from before its code was there', async () => {
    earlyPlaces.set('default /first', 77);
    await open();
    expect(tops()).toEqual([77]);
  });

  it('is looked after no longer once the app is gone', async () => {
    await open();
    scrollTo(300);
    cleanup();
    scrollTo(10);
    act(() => void dispatchEvent(new Event('pagehide')));
    expect(readTab('scroll')).toBeUndefined();
    history.scrollRestoration = 'auto';
    act(() => void dispatchEvent(new Event('pageshow')));
    expect(history.scrollRestoration).toBe('auto');
  });
});
