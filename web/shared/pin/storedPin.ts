import { pinCodeOf } from '../../../machines/pin/pinCode.ts';

// The PIN code of this device, for guests and customers alike, in all its tabs. Only the cookie of
// a customer's draft contains it, so that no public page depends on it.

const key = 'assay.pin';
/** If storage is full, disabled or missing, the PIN code is kept while the page is open. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** The stored PIN code of this device; null if there is none. */
export function readPin(): string | null {
  try {
    return pinCodeOf(localStorage.getItem(key)) ?? unstored;
  } catch {
    return unstored;
  }
}

/** Stores it for all tabs; null removes it. */
export function writePin(pin: string | null): void {
  if (pin === readPin()) return;
  unstored = null;
  try {
    if (pin === null) localStorage.removeItem(key);
    else localStorage.setItem(key, pin);
  } catch {
    unstored = pin;
  }
  showAnswer();
  for (const listener of listeners) listener();
}

/** Reserves the space of the answer from the start; web/index.html sets the same attribute. */
function showAnswer(): void {
  document.documentElement.toggleAttribute('data-pin', readPin() !== null);
}

/** Calls back when this or another tab stores another one; returns the function that ends that. */
export function subscribePin(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if (event.key !== key && event.key !== null) return;
    showAnswer();
    listener();
  };
  listeners.add(listener);
  addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    removeEventListener('storage', onStorage);
  };
}
