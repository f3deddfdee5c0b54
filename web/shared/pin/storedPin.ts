import { pinCodeOf } from '../../../machines/pin/pinCode.ts';

// The PIN code of this device, for guests and customers alike, in all of its tabs. It is in no
// cookie: what the server sends does not depend on it.

const key = 'assay.pin';
const listeners = new Set<() => void>();

/** The PIN code that this device stored; null where none is. */
export function readPin(): string | null {
  try {
    return pinCodeOf(localStorage.getItem(key));
  } catch {
    // The storage may be closed, or not there at all.
    return null;
  }
}

/** Stores it for all tabs; null removes it. */
export function writePin(pin: string | null): void {
  if (pin === readPin()) return;
  try {
    if (pin === null) localStorage.removeItem(key);
    else localStorage.setItem(key, pin);
  } catch {
    // It is full, or closed: the PIN code is asked for again.
  }
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one stores another; gives what ends that. */
export function subscribePin(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
