/** Runs when nothing else is under way; where the browser cannot tell (Safari), a little later. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void = typeof requestIdleCallback === 'function' ? (run, options) => void requestIdleCallback(run, options) : (run) => void setTimeout(run, 200);

/** However busy the page is, in milliseconds: what waits for it to wake up begins by then. */
const atLatest = 4000;
let wakened: () => void;
const awake = new Promise<void>((resolve) => {
  wakened = resolve;
});
let calm: Promise<void> | undefined;

/** All of the page can be pressed. */
export const pageIsAwake = () => wakened();

/** A page that came whole is woken up first: what nobody waits for there begins after that. Of any other page nothing is seen before, so nothing is put off. */
export function afterWaking(): Promise<void> {
  calm ??= document.getElementById('root')?.hasAttribute('data-whole') ? Promise.race([awake, new Promise<void>((resolve) => void setTimeout(resolve, atLatest))]).then(() => new Promise<void>((resolve) => whenIdle(resolve))) : Promise.resolve();
  return calm;
}
