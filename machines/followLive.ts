/**
 * Milliseconds without a sign of life after which a stream is taken to be frozen: the service sends
 * one every twelve seconds, and two are missing by then.
 */
export const silenceLimit = 30_000;

/** Opens a stream that calls `alive` at each sign of life; gives what closes it. */
type Open = (alive: () => void) => () => void;

/**
 * Keeps a stream open: one that froze, as after a sleep or behind a router that forgot it, ends and
 * is opened again. The same when the page is seen again or the net is back: what a stream says first
 * is how things are now. Gives what ends it.
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

/** Calls back when the page is seen again or the net is back; gives what ends that. */
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
