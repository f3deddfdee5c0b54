/**
 * What became of the page last: somebody used it, came back to it, or opened the next part of it,
 * whose entry of the history may follow.
 */
type Place = 'used' | 'returned' | 'opened';
let place: Place = 'used';

export const placeNow = () => place;
export function setPlace(next: Place): void {
  place = next;
}

/** Shows the page from its top; one that was come back to stays where it was. */
export function beginAtTop(): void {
  if (place === 'returned' || location.hash) return;
  place = 'opened';
  scrollTo({ top: 0, behavior: 'instant' });
}
