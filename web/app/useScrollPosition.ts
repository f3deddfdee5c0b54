import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { earlyPlaces, entryOf, inputs, placeNow, setPlace } from '../ui/pagePlace.ts';
import { readTab, writeTab } from '../ui/tabStorage.ts';

/** How many pages back are remembered. */
const remembered = 50;

/**
 * A new page begins at its top; one that is come back to, by Back, forward or a reload, is where it
 * was, as soon as it is long enough again. What React Router's ScrollRestoration does for
 * its data routers.
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
      // A flow shows its next step before that has an entry.
      if (placeNow() === 'opened') return;
      known.delete(here.current);
      known.set(here.current, scrollY);
    };
    const leave = () => {
      writeTab('scroll', [...known].slice(-remembered));
      // The browser knows the place before our code is there.
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
    // Where the page was scrolled to before this code came, such as by the browser's own search.
    if (isFirst && known === undefined) positions.current?.set(entry, scrollY);
    // Whoever uses a page that was just loaded is not moved.
    if (isFirst && placeNow() === 'used') return undefined;
    if (!isFirst || known !== undefined) setPlace(known === undefined ? 'used' : 'returned');
    if (known !== undefined) return scrollOncePossible(known);
    // A page that was just loaded is where the browser put it.
    if (navigation !== 'POP') scrollTo({ top: 0, behavior: 'instant' });
    return undefined;
    // oxlint-disable-next-line react/exhaustive-deps -- once for each entry of the history
  }, [entry]);
}

function storedPositions(): Map<string, number> {
  const loaded = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming;
  // Typed anew, an address has an entry of the same name.
  const isNew = loaded?.type === 'navigate';
  const stored = (readTab('scroll') ?? []) as [string, number][];
  const known = isNew ? stored.filter(([entry]) => !entry.startsWith('default ')) : stored;
  return new Map([...known, ...earlyPlaces]);
}

/** Scrolls there when the page is long enough, unless somebody did something before. */
function scrollOncePossible(top: number): () => void {
  const stop = () => {
    observer.disconnect();
    for (const input of inputs) removeEventListener(input, stop, true);
  };
  // Again whenever the page grows: a step of a flow may stand there first, then what is loading.
  const scroll = () => scrollTo({ top, behavior: 'instant' });
  const observer = new ResizeObserver(scroll);
  // Its padding too: a bar over the end of the page makes that longer, and nothing else of it.
  observer.observe(document.body, { box: 'border-box' });
  for (const input of inputs) addEventListener(input, stop, { capture: true, passive: true });
  scroll();
  return stop;
}
