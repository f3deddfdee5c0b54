let listener: () => void = () => undefined;

/** Whom to tell that the service said 'please log in': the session may have run out, or been ended elsewhere. */
export function whenUnauthenticated(tell: () => void): void {
  listener = tell;
}

/** Said by whoever got such an answer. */
export function tellUnauthenticated(): void {
  listener();
}
