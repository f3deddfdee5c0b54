/** Calls the listener whenever the page is looked at again: it was hidden, or comes from the history. */
export function subscribePageSeen(listener: () => void): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') listener();
  });
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) listener();
  });
}
