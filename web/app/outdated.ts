const mark = 'assay.reloaded';

/** A part that cannot be fetched is mostly a part of a version that is gone: the page is loaded afresh, once. */
export function reloadWhenOutdated(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (sessionStorage.getItem(mark)) return;
    event.preventDefault();
    sessionStorage.setItem(mark, new Date().toISOString());
    location.reload();
  });
  window.addEventListener('load', () => setTimeout(() => sessionStorage.removeItem(mark), 10_000));
}
