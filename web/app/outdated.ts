import { isFetchingAhead } from '../shared/fetchAhead.ts';
import { safely } from '../ui/safely.ts';

const mark = 'assay.reloaded';

/**
 * Code that cannot be fetched while the service answers is mostly of a version that is gone: the
 * page is loaded afresh, once. While it does not answer, the page that is read stays.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', () => {
    if (!isFetchingAhead() && mayReload()) void reloadIfAnswered();
  });
  // A page that has been there for a while may be outdated anew.
  window.addEventListener('load', () => setTimeout(allowReload, 10_000));
}

/** Not where the tab cannot remember that it did: it would load again and again. */
const mayReload = () =>
  navigator.onLine && safely(() => sessionStorage.getItem(mark) === null) === true;

async function reloadIfAnswered(): Promise<void> {
  try {
    // The service worker leaves HEAD alone: its own answer would say nothing.
    await fetch('/', { method: 'HEAD', cache: 'no-store' });
  } catch {
    return;
  }
  if (!mayReload()) return;
  safely(() => {
    sessionStorage.setItem(mark, new Date().toISOString());
    location.reload();
  });
}

/**
 * Lets the page load afresh once more: somebody asked for another try. Chromium does not fetch a
 * module again that it failed to fetch.
 */
export const allowReload = () => safely(() => sessionStorage.removeItem(mark));
