import { useSyncExternalStore } from 'react';

/** The value does not change while a page is open, so there is nothing to subscribe to. */
const neverChanges = () => () => undefined;

/**
 * A value that only the browser knows. The server renders, and the browser hydrates, with
 * `rendered` in its place.
 */
export const useInBrowser = <Value>(read: () => Value, rendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => rendered);
