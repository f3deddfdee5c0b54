/** Runs when nothing else is under way; where the browser cannot tell (Safari), a little later. */
export const whenIdle: (run: () => void) => void = typeof requestIdleCallback === 'function' ? (run) => void requestIdleCallback(run, { timeout: 1500 }) : (run) => void setTimeout(run, 200);

let calm: Promise<void> | undefined;

/** A page that came whole is woken up first: what nobody waits for there begins after that. Of any other page nothing is seen before, so nothing is put off. */
export function afterWaking(): Promise<void> {
  calm ??= document.getElementById('root')?.hasAttribute('data-whole') ? new Promise((resolve) => whenIdle(resolve)) : Promise.resolve();
  return calm;
}
