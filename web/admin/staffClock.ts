import { readServerTime, setTime } from '../shared/serverTime.ts';
import { serverNow } from '../ui/serverNow.ts';
import { storeBehind, storedBehind } from './day/staffStorage.ts';

const presume = () => setTime(Date.now() + storedBehind());

const readTime = () =>
  readServerTime().then((isKnown) => {
    if (isKnown) storeBehind(serverNow() - Date.now());
    else presume();
  });

/**
 * Goes by the service's time; without a connection, by how far the clock of this device was off when
 * the service was asked last (PD-168).
 */
export function followServiceTime(): () => void {
  presume();
  const read = () => void readTime();
  read();
  addEventListener('online', read);
  return () => removeEventListener('online', read);
}
