import { errorCopy } from '../copy/home.ts';
import { toaster } from './toaster.ts';

/** What a lazy part or actor rejects with; a part says what it was caused by. */
interface LoadFailure {
  cause?: unknown;
  reason?: string;
  message: string;
}

/**
 * Opens a panel or a dialog when its code is there, and not some time after the press; a toast
 * says why it cannot be fetched.
 */
export function openLoaded<Loaded>(
  part: { load(): Promise<Loaded> },
  open: (loaded: Loaded) => void,
): void {
  part.load().then(open, (failure: LoadFailure) => {
    const { message: text, reason } = (failure.cause ?? failure) as LoadFailure;
    toaster.show('error', reason === 'PAGE_OUTDATED' ? { text, reason } : errorCopy.unreachable);
  });
}
