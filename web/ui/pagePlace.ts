/** The events by which a person uses a page. */
export const inputs = ['pointerdown', 'keydown', 'wheel', 'touchstart'] as const;

/**
 * How the page was last reached or used: the person used it, came back to it, or opened its next
 * part, whose entry in the history may follow.
 */
type Place = 'used' | 'returned' | 'opened';
/** After a load, the browser itself restores the scroll position. */
let place: Place = 'returned';

export const placeNow = () => place;
export function setPlace(next: Place): void {
  place = next;
}

/** Events that can open something inside the app; Tab, arrow keys and the wheel cannot. */
const acts = ['click', 'submit', 'input', 'popstate'] as const;
let isActed = false;
/**
 * Whether the person has acted since the page was loaded. Until then nothing may move the focus.
 */
export const hasActed = () => isActed;

let isFirstHeading = true;
/**
 * Whether a heading belongs to a page, or a part of one, that the person opened inside the app.
 * After a page load the focus stays where the browser or a first Tab put it. Each heading calls
 * this once when it appears.
 */
export function isOpened(): boolean {
  const isLoaded = isFirstHeading && location.pathname === loadedPath;
  isFirstHeading = false;
  return isActed && !isLoaded;
}
const loadedPath = typeof location === 'undefined' ? null : location.pathname;

/** The key under which the scroll position of a history entry is remembered. */
export const entryOf = (key: string, pathname: string) => `${key} ${pathname}`;

/** The scroll positions of entries left before the code that remembers them was loaded. */
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

/** Scrolls a newly opened page to its top; one that the person returned to keeps its position. */
export function beginAtTop(): void {
  if (place === 'returned' || location.hash) return;
  place = 'opened';
  scrollTo({ top: 0, behavior: 'instant' });
}
