const key = 'assay.known';

/**
 * Whether anyone has logged in on this device before. It does not say who, and remains after
 * logout.
 */
export function isDeviceKnown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that the person has an account. */
export function rememberDevice(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Storage is unavailable: next time sign-up is offered first again.
  }
}
