import { isFetchingAhead } from '../shared/fetchAhead.ts';

const mark = 'assay.reloaded';

/**
 * Code that cannot be fetched with a connection is mostly of a version that is gone: the page is
 * loaded afresh, once.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (isFetchingAhead() || !navigator.onLine || sessionStorage.getItem(mark)) return;
    event.preventDefault();
    sessionStorage.setItem(mark, new Date().toISOString());
    location.reload();
  });
  // A page that has been there for a while may be outdated anew.
  window.addEventListener('load', () => setTimeout(allowReload, 10_000));
}

/**
 * Lets the page load afresh once more: somebody asked for another try. Chromium does not fetch a
 * module again that it failed to fetch.
 */
export const allowReload = () => sessionStorage.removeItem(mark);
