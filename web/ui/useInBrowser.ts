import { useSyncExternalStore } from 'react';

/** What is read never says that it has changed: a page that opens reads it. */
const neverChanges = () => () => undefined;

/**
 * What the browser alone knows. A page that comes rendered does not know it, and is hydrated with
 * `rendered` in its place.
 */
export const useInBrowser = <Value>(read: () => Value, rendered: Value): Value =>
  useSyncExternalStore(neverChanges, read, () => rendered);
