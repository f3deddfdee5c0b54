import { toaster } from '../ui/toaster.ts';
import { log } from './log.ts';

/** Toasts and the log: what machines ask for by name. */
export const effects = {
  notify: (_: unknown, { kind, message }: { kind: 'success' | 'error'; message: string }) =>
    toaster.show(kind, message),
  log: (_: unknown, { message }: { message: string }) => log(message),
};
