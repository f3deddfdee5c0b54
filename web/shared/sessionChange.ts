let listener: () => void = () => undefined;

/** Who is told that the session may have begun, run out, or been ended elsewhere. */
export function onSessionChange(changed: () => void): void {
  listener = changed;
}

/** Called by flows that begin a session, and for each answer that says 'please log in'. */
export function notifySessionChange(): void {
  listener();
}
