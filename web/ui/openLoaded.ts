import { errorCopy } from '../copy/home.ts';
import { opening } from './opening.ts';
import type { LayerShell } from './opening.ts';
import { toaster } from './toaster.ts';

/** What a lazy part or actor rejects with; a part says what it was caused by. */
interface LoadFailure {
  cause?: unknown;
  reason?: string;
  message: string;
}

/**
 * Opens a panel or a dialog when its code is there, and not some time after the press; a toast
 * says why it cannot be fetched. A `shell` answers the press meanwhile.
 */
export function openLoaded<Loaded>(
  part: { load(): Promise<Loaded> },
  open: (loaded: Loaded) => void,
  shell?: LayerShell,
): void {
  const end = shell ? opening.begin(shell) : (opens?: () => void) => opens?.();
  const opens = (loaded: Loaded) => end(() => open(loaded));
  part.load().then(opens, (failure: LoadFailure) => {
    end();
    const { message: text, reason } = (failure.cause ?? failure) as LoadFailure;
    toaster.show('error', reason === 'PAGE_OUTDATED' ? { text, reason } : errorCopy.unreachable);
  });
}
