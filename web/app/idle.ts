/** Runs when nothing else is under way; where the browser cannot tell (Safari), a little later. */
export const whenIdle: (run: () => void, options?: IdleRequestOptions) => void = typeof requestIdleCallback === 'function' ? (run, options) => void requestIdleCallback(run, options) : (run) => void setTimeout(run, 200);

/** However long it takes, in milliseconds: what waits for the page to wake up begins by then. */
const atLatest = 4000;
/** How long a page that has woken up is left to whoever wants to press something, in milliseconds. */
const quiet = 500;
let wakened: () => void;
const awake = new Promise<void>((resolve) => {
  wakened = resolve;
});
let calm: Promise<void> | undefined;

const after = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));
const idle = () => new Promise<void>((resolve) => whenIdle(resolve));
const pressed = () => new Promise<void>((resolve) => addEventListener('pointerdown', () => resolve(), { once: true, capture: true }));

/** All of the page can be pressed. */
export const pageIsAwake = () => wakened();

/** A page that came whole is woken up first, and answers what is pressed then: what nobody waits for begins after that. Of any other page nothing is seen before, so nothing is put off. */
export function afterWaking(): Promise<void> {
  calm ??= document.getElementById('root')?.hasAttribute('data-whole') ? Promise.race([awake, after(atLatest)]).then(() => Promise.race([after(quiet), pressed()])).then(idle) : Promise.resolve();
  return calm;
}
