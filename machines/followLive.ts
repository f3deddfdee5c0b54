/**
 * Milliseconds of silence after which a stream counts as frozen: the service sends a heartbeat
 * every twelve seconds, so two are missing by then.
 */
export const silenceLimit = 30_000;

/** Opens a stream that calls `alive` at each heartbeat; returns the function that closes it. */
type Open = (alive: () => void) => () => void;

/**
 * Keeps a stream open: one that froze, as after sleep or behind a router that dropped it, is closed
 * and opened again; so is every stream when the page becomes visible again. Returns the function
 * that ends it.
 */
export function followLive(open: Open): () => void {
  let close: () => void = () => undefined;
  let silence: ReturnType<typeof setTimeout> | undefined;
  const alive = () => {
    clearTimeout(silence);
    silence = setTimeout(reopen, silenceLimit);
  };
  const reopen = () => {
    close();
    alive();
    close = open(alive);
  };
  reopen();
  const stopLooking = onSeenAgain(reopen);
  return () => {
    clearTimeout(silence);
    stopLooking();
    close();
  };
}

/**
 * Calls back when the page becomes visible again or the network returns; returns the function that
 * ends it.
 */
export function onSeenAgain(callBack: () => void): () => void {
  const over = new AbortController();
  addEventListener('online', callBack, over);
  addEventListener(
    'pageshow',
    ({ persisted }: PageTransitionEvent) => persisted && callBack(),
    over,
  );
  document.addEventListener(
    'visibilitychange',
    () => document.visibilityState === 'visible' && callBack(),
    over,
  );
  return () => over.abort();
}
