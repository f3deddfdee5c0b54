const key = 'assay.known';

/** Whether somebody has logged in on this device before. It does not say who, and stays after logging out. */
export function isDeviceKnown(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

/** Remembers that somebody has an account. */
export function rememberDevice(): void {
  try {
    localStorage.setItem(key, 'yes');
  } catch {
    // Nothing can be stored: an account is offered first the next time, too.
  }
}
