let listener: () => void = () => undefined;

/** Sets the function to call when the session may have begun, expired or been ended elsewhere. */
export function onSessionChange(changed: () => void): void {
  listener = changed;
}

let customerId: string | null = null;

/** Sets the customer whose data this tab shows; null if nobody is logged in. */
export function setCustomer(id: string | null): void {
  customerId = id;
}

/** The customer in whose name this tab sends mutations. */
export const currentCustomer = (): string | null => customerId;

/** Called by flows that begin a session, and for each answer that requires a login. */
export function notifySessionChange(): void {
  listener();
}
