import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { placeNow } from '../ui/pagePlace.ts';

/** Scrolls to a part of the page by its id. */
export function showPart(id: string): void {
  const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isReduced ? 'auto' : 'smooth' });
}

/** Scrolls to the part named by the URL's hash (`#packages`), once the caller has rendered it. */
export function useShowPartOfHash(isRendered = true): void {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash && isRendered && placeNow() !== 'returned') showPart(hash.slice(1));
  }, [hash, isRendered]);
}
