import { use } from 'react';

/** Runs when the browser is idle; in Safari, which does not report that, after a short delay. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void =
  typeof requestIdleCallback === 'function'
    ? (run, options) => void requestIdleCallback(run, options)
    : (run) => void setTimeout(run, 200);

/** Milliseconds after which work that waits for hydration starts even if hydration takes longer. */
const hydrationTimeout = 4000;
/**
 * Milliseconds after hydration in which the page starts no work of its own, so that a press is
 * answered.
 */
const quietPeriod = 500;

const hydrated = Promise.withResolvers<void>();
let idle: Promise<void> | undefined;
/** Nothing is deferred on the server, nor after the first press. */
let isIdle = typeof document === 'undefined';

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
/** Ends the current task, so that the browser can paint and take a press before what follows. */
export const nextTask = () => after(0);
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    // A press from before this code was loaded is repeated as a click only.
    for (const kind of ['pointerdown', 'keydown', 'click'])
      addEventListener(
        kind,
        () => {
          // Runs before the click that follows, so that its target is hydrated in time.
          isIdle = true;
          resolve();
        },
        { once: true, capture: true },
      );
  });
}

const pressed = isIdle ? Promise.resolve() : firstPress();

/** The page is hydrated and can answer presses. */
export const markHydrated = () => hydrated.resolve();

/**
 * Resolves once a server-rendered page is hydrated and can answer presses; work that nobody waits
 * for starts then. Any other page shows nothing before its code is loaded, so nothing is deferred.
 */
export function afterHydration(): Promise<void> {
  idle ??= untilIdle().then(() => {
    isIdle = true;
  });
  return idle;
}

async function untilIdle(): Promise<void> {
  if (!document.getElementById('root')?.hasAttribute('data-server-rendered')) return;
  await Promise.race([hydrated.promise, after(hydrationTimeout)]);
  await Promise.race([after(quietPeriod), pressed]);
  // A browser that does not paint may never report being idle.
  await new Promise<void>((resolve) => whenIdle(resolve, { timeout: hydrationTimeout }));
}

/** Milliseconds after which an untouched page counts as being read. */
const readingTime = 8000;

/**
 * Resolves once somebody moves, scrolls or types on the page, or has read it for a while. Code that
 * is not needed yet is evaluated then, as it would delay the page's first responses.
 */
export function whenInUse(): Promise<unknown> {
  const used = ['pointermove', 'pointerdown', 'scroll', 'keydown'].map(
    (kind) =>
      new Promise((resolve) =>
        addEventListener(kind, resolve, { once: true, capture: true, passive: true }),
      ),
  );
  return Promise.race([...used, after(readingTime)]);
}

/** Suspends the rendering component until the browser is idle. */
export function suspendUntilIdle(): void {
  if (!isIdle) use(afterHydration());
}
