import { errorCopy } from '../copy/shell.ts';
import { earlyShell, opening } from './opening.ts';
import type { LayerShell } from './opening.ts';
import { toaster } from './toaster.ts';

/**
 * The error of a lazy part or actor that failed to load; a part has the underlying error in
 * `cause`.
 */
interface LoadFailure {
  cause?: unknown;
  reason?: string;
  message: string;
}

interface Part<Loaded> {
  load(): Promise<Loaded>;
  /** Whether its code is already loaded. */
  isLoaded?(): boolean;
}

/**
 * Waits until the browser has painted the result of a press: starting a fetch costs a slow phone
 * some frames.
 */
const afterPaint = () =>
  new Promise<void>((resolve) => void requestAnimationFrame(() => setTimeout(resolve)));

/**
 * Opens a panel or a dialog once its code is loaded; a toast says if it cannot be. Meanwhile a
 * `shell` answers the press.
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

/**
 * The props of a button that opens something by {@link openLoaded}; its shell works even before the
 * app is loaded.
 */
export const opensLoaded = <Loaded>(
  part: Part<Loaded>,
  open: (loaded: Loaded) => void,
  shell: LayerShell,
) => ({ ...earlyShell(shell), onClick: () => openLoaded(part, open, shell) });

/**
 * The props of a button that asks for confirmation first; `close` labels the button that declines.
 */
export const asksFirst = (
  part: Part<unknown>,
  ask: () => void,
  question: Pick<LayerShell, 'title' | 'lead' | 'close'>,
) => opensLoaded(part, ask, { kind: 'alert', ...question });
