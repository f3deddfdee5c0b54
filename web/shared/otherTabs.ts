// The tabs of one browser share a session cookie, so each tells the others when its customer
// changes.

const key = 'assay.session';
const ended = 'ended';

interface Listener {
  /** Another tab now has this customer. */
  changed(customerId: string): void;
  /** The customer logged out in another tab. */
  ended(): void;
}

/** Tells the other tabs which customer this one has, or null after logging out. */
export function notifyOtherTabs(customerId: string | null): void {
  try {
    localStorage.setItem(key, customerId ?? ended);
    // The other tabs have received the event; no data of the customer may stay stored.
    localStorage.removeItem(key);
  } catch {
    // Without storage there is no channel between tabs; mutations still name the customer they are
    // for.
  }
}

/** Calls back for events from other tabs. */
export function onOtherTabs(listener: Listener): void {
  addEventListener('storage', (event: StorageEvent) => {
    if (event.key !== key || event.newValue === null) return;
    if (event.newValue === ended) listener.ended();
    else listener.changed(event.newValue);
  });
}
