import { use } from 'react';

/** Runs when the browser is idle; where it does not report that (Safari), after a short delay. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void =
  typeof requestIdleCallback === 'function'
    ? (run, options) => void requestIdleCallback(run, options)
    : (run) => void setTimeout(run, 200);

/** Milliseconds after which what waits for hydration begins, however long that takes. */
const hydrationTimeout = 4000;
/** Milliseconds for which a hydrated page does nothing of its own, so that a press is answered. */
const quietPeriod = 500;

const hydrated = Promise.withResolvers<void>();
let idle: Promise<void> | undefined;
/** Nothing is put off on the server, nor once something was pressed. */
let isIdle = typeof document === 'undefined';

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
function firstPress(): Promise<void> {
  return new Promise((resolve) => {
    // A press from before this code was there comes as a click alone.
    for (const kind of ['pointerdown', 'keydown', 'click'])
      addEventListener(
        kind,
        () => {
          // Before the click that follows: what is not hydrated under it is hydrated in time.
          isIdle = true;
          resolve();
        },
        { once: true, capture: true },
      );
  });
}

const pressed = isIdle ? Promise.resolve() : firstPress();

/** The page answers what is pressed. */
export const markHydrated = () => hydrated.resolve();

/**
 * A server-rendered page is hydrated first and answers what is pressed then; what nobody waits for
 * begins after that. Any other page shows nothing before its code is there, so nothing is put off.
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
  // A browser that draws nothing may never say that it is idle.
  await new Promise<void>((resolve) => whenIdle(resolve, { timeout: hydrationTimeout }));
}

/** Milliseconds after which a page that nobody touches is taken to be read. */
const readingTime = 8000;

/**
 * Once somebody moves, scrolls or types on the page, or has read it for a while. Code that is not
 * wanted yet is evaluated then: before, it would hold up the page's first answers.
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

/** Suspends what is rendered until then. */
export function suspendUntilIdle(): void {
  if (!isIdle) use(afterHydration());
}
