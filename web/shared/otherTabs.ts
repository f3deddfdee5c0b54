// Tabs of one browser share a session cookie, so each says to the others when its customer changes.

const key = 'assay.session';
const ended = 'ended';

interface Listener {
  /** Another tab has this customer now. */
  changed(customerId: string): void;
  /** The customer logged out in another tab. */
  ended(): void;
}

/** Tells the other tabs which customer this one has, or null after logging out. */
export function notifyOtherTabs(customerId: string | null): void {
  try {
    localStorage.setItem(key, customerId ?? ended);
    // The others have their event; nothing of the customer stays stored.
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no channel: writes still say for whom they are.
  }
}

/** Calls back for what other tabs notify. */
export function onOtherTabs(listener: Listener): void {
  addEventListener('storage', (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    if (event.newValue === ended) listener.ended();
    else listener.changed(event.newValue);
  });
}
