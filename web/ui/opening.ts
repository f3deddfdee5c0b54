import { flushSync } from 'react-dom';

/** What stands in the place of a panel, a sheet, a question or a page until its code is there. */
export interface LayerShell {
  kind: 'panel' | 'sheet' | 'lowSheet' | 'alert' | 'page';
  /** What marks the panel, as its own code marks it. */
  name?: string;
  title: string;
  lead?: string;
  close: string;
}

/** Of the one element that shells are drawn in. */
export const openingId = 'opening';

/** For a button that is pressed before the app is there: the document's inline script opens it. */
export const earlyShell = (shell: LayerShell) => ({ 'data-opening': JSON.stringify(shell) });

let shown: LayerShell | null = null;
const left = new WeakSet<LayerShell>();
const listeners = new Set<() => void>();
const show = (next: LayerShell | null) => {
  shown = next;
  for (const listener of listeners) listener();
};

/** The shell stood there already: what takes its place must not move in again. */
function endAnimations(): void {
  for (const animation of document.getAnimations())
    if (animation instanceof CSSAnimation && animation.effect?.getTiming().iterations === 1)
      animation.finish();
}

/** The layer that was pressed for and whose code is on its way. */
export const opening = {
  shown: () => shown,
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Whoever pressed for it closes it again, or goes back: it opens no more. */
  leave(): void {
    if (shown) left.add(shown);
    show(null);
  },
  /** What was pressed before the app was there opened at once, or nothing: its shell is not needed. */
  endEarly(): void {
    const element = document.getElementById(openingId);
    if (shown === null && element instanceof HTMLDialogElement && element.open) element.close();
  },
  /** Answers a press by the shell; what is returned ends it, with what opens in its place. */
  begin(shell: LayerShell): (open?: () => void) => void {
    const mine = { ...shell };
    show(mine);
    return (open) => {
      if (left.has(mine)) return;
      if (shown !== mine) {
        open?.();
        return;
      }
      // In one step, so that the page is never seen without either.
      if (open) flushSync(open);
      flushSync(() => show(null));
      if (open) requestAnimationFrame(endAnimations);
    };
  },
};
