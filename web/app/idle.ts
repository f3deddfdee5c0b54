import { use } from 'react';

/** Runs when nothing else is under way; where the browser cannot tell (Safari), a little later. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void =
  typeof requestIdleCallback === 'function'
    ? (run, options) => void requestIdleCallback(run, options)
    : (run) => void setTimeout(run, 200);

/** However long it takes, in milliseconds: what waits for the page to wake up begins by then. */
const atLatest = 4000;
/** How long a page that has woken up is left to whoever wants to press something, in milliseconds. */
const quiet = 500;
let wakened: () => void;
const awake = new Promise<void>((resolve) => {
  wakened = resolve;
});
let calm: Promise<void> | undefined;
/** Nothing is put off on the server, nor once something was pressed. */
let isCalm = typeof document === 'undefined';

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const pressed = () =>
  new Promise<void>((resolve) => {
    for (const kind of ['pointerdown', 'keydown'])
      addEventListener(
        kind,
        () => {
          // Before the click that follows: what is asleep under it wakes up in time.
          isCalm = true;
          resolve();
        },
        { once: true, capture: true },
      );
  });

/** All of the page can be pressed. */
export const pageIsAwake = () => wakened();

/** A page that came whole is woken up first, and answers what is pressed then: what nobody waits for begins after that. Of any other page nothing is seen before, so nothing is put off. */
export function afterWaking(): Promise<void> {
  calm ??= begin().then(() => {
    isCalm = true;
  });
  return calm;
}

async function begin(): Promise<void> {
  if (!document.getElementById('root')?.hasAttribute('data-whole')) return;
  const stirred = pressed();
  await Promise.race([awake, after(atLatest)]);
  await Promise.race([after(quiet), stirred]);
  await idle();
}

/** Waits for the same while rendering. */
export function waitUntilCalm(): void {
  if (!isCalm) use(afterWaking());
}
