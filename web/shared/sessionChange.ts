let listener: () => void = () => undefined;

/** Sets what is called when the session may have begun, expired, or been ended elsewhere. */
export function onSessionChange(changed: () => void): void {
  listener = changed;
}

let customerId: string | null = null;

/** Sets whose data this tab shows; null while nobody is logged in. */
export function setCustomer(id: string | null): void {
  customerId = id;
}

/** The customer for whom this tab writes. */
export const currentCustomer = (): string | null => customerId;

/** Called by flows that begin a session, and for each answer that requires a login. */
export function notifySessionChange(): void {
  listener();
}
