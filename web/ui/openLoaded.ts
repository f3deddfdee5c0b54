import { errorCopy } from '../copy/home.ts';
import { toaster } from './toaster.ts';

/**
 * Opens a panel or a dialog when its code is there, and not some time after the press; a toast
 * says that it cannot be fetched.
 */
export function openLoaded(part: { load(): Promise<unknown> }, open: () => void): void {
  part.load().then(open, () => toaster.show('error', errorCopy.unreachable));
}
