import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { earlyPlaces, entryOf, inputs, placeNow, setPlace } from '../ui/pagePlace.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';

/** Number of pages whose scroll position is remembered. */
const remembered = 50;

/**
 * Scrolls a new page to its top, and a page reached by Back, forward or a reload to where it was,
 * as soon as it is long enough again. React Router's ScrollRestoration does this only for its data
 * routers.
 */
export function useScrollPosition(): void {
  const { key, pathname } = useLocation();
  const navigation = useNavigationType();
  const entry = entryOf(key, pathname);
  const here = useRef('');
  const positions = useRef<Map<string, number> | null>(null);
  useLayoutEffect(() => {
    positions.current ??= storedPositions();
    const known = positions.current;
    const remember = () => {
      // A flow shows its next step before the history has an entry for it.
      if (placeNow() === 'opened') return;
      known.delete(here.current);
      known.set(here.current, scrollY);
    };
    const leave = () => {
      writeTab('scroll', [...known].slice(-remembered));
      // The browser can restore the position before our code is loaded.
      history.scrollRestoration = 'auto';
    };
    const arrive = () => {
      history.scrollRestoration = 'manual';
    };
    arrive();
    addEventListener('scroll', remember, { passive: true });
    addEventListener('pagehide', leave);
    addEventListener('pageshow', arrive);
    return () => {
      removeEventListener('scroll', remember);
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', arrive);
    };
  }, []);
  useLayoutEffect(() => {
    const known = navigation === 'POP' ? positions.current?.get(entry) : undefined;
    const isFirst = here.current === '';
    here.current = entry;
    // The position at which the page was before this code was loaded, for example after searching
    // in the page.
    if (isFirst && known === undefined) positions.current?.set(entry, scrollY);
    // A page that somebody already uses must not be scrolled after its load.
    if (isFirst && placeNow() === 'used') return undefined;
    if (!isFirst || known !== undefined) setPlace(known === undefined ? 'used' : 'returned');
    if (known !== undefined) return scrollOncePossible(known);
    // After a load, the browser itself restores the scroll position.
    if (navigation !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry of the history
  }, [entry]);
}

function storedPositions(): Map<string, number> {
  const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  // A URL that is typed again gets an entry with the same key.
  const isNew = loaded?.type === 'navigate';
  const stored = (readTab('scroll') ?? []) as [string, number][];
  const known = isNew ? stored.filter(([entry]) => !entry.startsWith('default ')) : stored;
  return new Map([...known, ...earlyPlaces]);
}

/** Scrolls to a position once the page is long enough, unless the person does something before. */
function scrollOncePossible(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop, true);
  };
  // Repeated whenever the page grows, for example when a step of a flow appears and later its data.
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  // The border box, as a bar at the end of the page only changes the padding.
  observer.observe(document.body, { box: 'border-box' });
  for (const input of inputs) addEventListener(input, stop, { capture: true, passive: true });
  scroll();
  return stop;
}
