import { createToaster } from '@chakra-ui/react';

/** Milliseconds a toast stays (specification 9). */
export const toastDurations = { success: 1500, error: 1000 } as const;

/** Where toasts stand: top right, no icon (specification 9). */
export const toastStore = createToaster({ placement: 'top-end', pauseOnPageIdle: false, offsets: '72px' });

export const toaster = {
  /** Shows a sentence for as long as its kind says. */
  show(kind: 'success' | 'error', message: string): void {
    // From a machine's action, which may run while React renders.
    queueMicrotask(() => toastStore.create({ type: kind, description: message, duration: toastDurations[kind] }));
  },
};
