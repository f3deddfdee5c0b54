/** What a person does to a page. */
export const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * What became of the page last: somebody used it, came back to it, or opened the next part of it,
 * whose entry of the history may follow.
 */
type Place = 'used' | 'returned' | 'opened';
/** A page that was just loaded is where the browser put it. */
let place: Place = 'returned';

export const placeNow = () => place;
export function setPlace(next: Place): void {
  place = next;
}

/** What leads on inside the app; Tab, an arrow key or the wheel do not. */
const acts = ['click', 'submit', 'input', 'popstate'] as const;
let isActed = false;
/** Whether somebody did something since the page was loaded. Until then nothing moves the focus. */
export const hasActed = () => isActed;

let isFirstHeading = true;
/**
 * Whether a heading is that of a page, or of a part of it, which somebody opened: not that of the
 * page that was loaded, where the focus is wherever the browser, or a first Tab, has put it. Asked
 * once by each heading that is shown.
 */
export function isOpened(): boolean {
  const isLoaded = isFirstHeading && location.pathname === loadedPath;
  isFirstHeading = false;
  return isActed && !isLoaded;
}
const loadedPath = typeof location === 'undefined' ? null : location.pathname;

/** An entry of the history, as places are remembered by. */
export const entryOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** Where entries stood that were left before the code came which remembers them. */
export const earlyPlaces = new Map<string, number>();

if (typeof window !== 'undefined') {
  const remember = () => {
    const { key = 'default' } = (history.state ?? {}) as { key?: string };
    if (place === 'used') earlyPlaces.set(entryOf(key, location.pathname), scrollY);
  };
  const use = () => {
    setPlace('used');
    remember();
  };
  const act = () => {
    isActed = true;
  };
  for (const name of acts) addEventListener(name, act, { capture: true, passive: true });
  for (const input of inputs) addEventListener(input, use, { capture: true, passive: true });
  addEventListener('scroll', remember, { passive: true });
}

/** Shows the page from its top; one that was come back to stays where it was. */
export function beginAtTop(): void {
  if (place === 'returned' || location.hash) return;
  place = 'opened';
  scrollTo({ top: 0, behavior: 'instant' });
}
