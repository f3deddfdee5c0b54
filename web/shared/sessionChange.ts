let listener: () => void = () => undefined;

/** Sets what is called when the session may have begun, expired, or been ended elsewhere. */
export function onSessionChange(changed: () => void): void {
  listener = changed;
}

/** Called by flows that begin a session, and for each answer that requires a login. */
export function notifySessionChange(): void {
  listener();
}
