const mark = 'assay.reloaded';

/**
 * Code that cannot be fetched with a connection is mostly of a version that is gone: the page is
 * loaded afresh, once.
 */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(mark)) return;
    event.preventDefault();
    sessionStorage.setItem(mark, new Date().toISOString());
    location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(mark), 10_000));
}
