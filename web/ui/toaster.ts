import type { Sentence } from '../copy/language.ts';

/** Milliseconds a toast stays (docs/product/limits.md). */
export const toastDurations = { success: 1500, error: 1000 } as const;

export interface ToastWords {
  id: number;
  kind: keyof typeof toastDurations;
  message: Sentence | string;
}

let shown = 0;
let waiting: readonly ToastWords[] = [];
const listeners = new Set<() => void>();
const change = (next: readonly ToastWords[]) => {
  waiting = next;
  for (const listener of listeners) listener();
};

/** The queue of messages for the toast area (web/app/Toasts.tsx). */
export const toaster = {
  /** Shows a message for the duration of its kind. */
  show(kind: ToastWords['kind'], message: Sentence | string): void {
    // Deferred, as a machine's action may run while React renders.
    queueMicrotask(() => change([...waiting, { id: ++shown, kind, message }]));
  },
  /** Returns the waiting messages and empties the queue. */
  take(): readonly ToastWords[] {
    const taken = waiting;
    if (taken.length > 0) change([]);
    return taken;
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
