import { pinCodeOf } from '../../../machines/pin/pinCode.ts';

// The PIN code of this device, for guests and customers alike, in all of its tabs. It is in no
// cookie but that of a customer's draft: no page for everybody depends on it.

const key = 'assay.pin';
/** Where the storage is full, closed or not there at all, it is known as long as the page is open. */
let unstored: string | null = null;
const listeners = new Set<() => void>();

/** The PIN code that this device stored; null where none is. */
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

/** The answer has its room on the pages from the start: web/index.html sets the same mark. */
function showAnswer(): void {
  document.documentElement.toggleAttribute('data-pin', readPin() !== null);
}

/** Calls back when this tab or another one stores another; gives what ends that. */
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
