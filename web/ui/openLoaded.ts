import { errorCopy } from '../copy/home.ts';
import { earlyShell, opening } from './opening.ts';
import type { LayerShell } from './opening.ts';
import { toaster } from './toaster.ts';

/** What a lazy part or actor rejects with; a part says what it was caused by. */
interface LoadFailure {
  cause?: unknown;
  reason?: string;
  message: string;
}

interface Part<Loaded> {
  load(): Promise<Loaded>;
  /** Whether it opens at once. */
  isLoaded?(): boolean;
}

/** Once the browser has drawn what a press changed: to fetch takes a slow phone some frames. */
const afterPaint = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Opens a panel or a dialog when its code is there, and not some time after the press; a toast
 * says why it cannot be fetched. A `shell` answers the press meanwhile.
 */
export function openLoaded<Loaded>(
  part: Part<Loaded>,
  open: (loaded: Loaded) => void,
  shell?: LayerShell,
): void {
  const isWaiting = shell !== undefined && part.isLoaded?.() !== true;
  const end = isWaiting ? opening.begin(shell) : (opens?: () => void) => opens?.();
  const opens = (loaded: Loaded) => end(() => open(loaded));
  const loading = isWaiting ? afterPaint().then(() => part.load()) : part.load();
  loading.then(opens, (failure: LoadFailure) => {
    end();
    const { message: text, reason } = (failure.cause ?? failure) as LoadFailure;
    toaster.show('error', reason === 'PAGE_OUTDATED' ? { text, reason } : errorCopy.unreachable);
  });
}

/** Of a button that opens something by {@link openLoaded}: its shell answers before the app is there, too. */
export const opensLoaded = <Loaded>(
  part: Part<Loaded>,
  open: (loaded: Loaded) => void,
  shell: LayerShell,
) => ({ ...earlyShell(shell), onClick: () => openLoaded(part, open, shell) });

/** The same of a button that asks before it does something; `close` says that it is not to be done. */
export const asksFirst = (
  part: Part<unknown>,
  ask: () => void,
  question: Pick<LayerShell, 'title' | 'lead' | 'close'>,
) => opensLoaded(part, ask, { kind: 'alert', ...question });
