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

let isFirstHeading = true;
/**
 * Whether somebody used a page that was just loaded before its heading was hydrated: nothing
 * may move then, or a press would miss what it is on. Asked once by each heading that is shown.
 */
export function isLoadedPageUsed(): boolean {
  const isUsed = isFirstHeading && place === 'used';
  isFirstHeading = false;
  return isUsed;
}

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
  for (const input of inputs) addEventListener(input, use, { capture: true, passive: true });
  addEventListener('scroll', remember, { passive: true });
}

/** Shows the page from its top; one that was come back to stays where it was. */
export function beginAtTop(): void {
  if (place === 'returned' || location.hash) return;
  place = 'opened';
  scrollTo({ top: 0, behavior: 'instant' });
}
