import { flushSync } from 'react-dom';

/** The placeholder of a panel, a sheet, a dialog or a page until its code is loaded. */
export interface LayerShell {
  kind: 'panel' | 'sheet' | 'lowSheet' | 'alert' | 'page';
  /** The attribute by which the panel is identified, as in its own code. */
  name?: string;
  title: string;
  lead?: string;
  close: string;
}

/** The id of the element that shells are rendered into. */
export const openingId = 'opening';

/**
 * For a button that may be pressed before the app is loaded: the document's inline script opens the
 * shell.
 */
export const earlyShell = (shell: LayerShell) => ({ 'data-opening': JSON.stringify(shell) });

let shown: LayerShell | null = null;
const left = new WeakSet<LayerShell>();
const listeners = new Set<() => void>();
const show = (next: LayerShell | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** The shell has already animated in, so the layer that replaces it must not do so again. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.effect?.getTiming().iterations === 1)
      animation.finish();
}

/** The layer that was opened by a press and whose code is being loaded. */
export const opening = {
  shown: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** The person closes the shell or goes back: the layer will not open. */
  leave(): void {
    if (shown) left.add(shown);
    show(null);
  },
  /**
   * A shell opened before the app was loaded is no longer needed once its layer has opened, or will
   * not open.
   */
  endEarly(): void {
    const element = document.getElementById(openingId);
    if (shown === null && element instanceof HTMLDialogElement && element.open) element.close();
  },
  /** Shows the shell in answer to a press; the returned function replaces it with the layer. */
  begin(shell: LayerShell): (open?: () => void) => void {
    const mine = { ...shell };
    show(mine);
    return (open) => {
      if (left.has(mine)) return;
      if (shown !== mine) {
        open?.();
        return;
      }
      // Flushed synchronously, so that the page is never seen without shell or layer.
      if (open) flushSync(open);
      flushSync(() => show(null));
      if (open) requestAnimationFrame(endAnimations);
    };
  },
};
