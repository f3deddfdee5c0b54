/** Runs when nothing else is under way; where the browser cannot tell (Safari), a little later. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void = typeof requestIdleCallback === 'function' ? (run, options) => void requestIdleCallback(run, options) : (run) => void setTimeout(run, 200);

/** However busy the page is, in milliseconds: who is here is asked by then. */
const atLatest = 1500;
let calm: Promise<void> | undefined;

/** A page that came whole is woken up first: what nobody waits for there begins after that. Of any other page nothing is seen before, so nothing is put off. */
export function afterWaking(): Promise<void> {
  calm ??= document.getElementById('root')?.hasAttribute('data-whole') ? new Promise((resolve) => whenIdle(resolve, { timeout: atLatest })) : Promise.resolve();
  return calm;
}
