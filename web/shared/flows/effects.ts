import type { Notice } from '../../../machines/messages.ts';
import type { Message } from '../../../machines/notices.ts';
import { toaster } from '../../ui/toaster.ts';
import { log } from '../log.ts';
import { notifySessionChange } from '../sessionChange.ts';

/** Toasts and the log: effects that machines name and the web supplies. */
export const effects = {
  notify: (_: unknown, { kind, message }: Notice) => toaster.show(kind, message),
  log: (_: unknown, { message }: { message: Message }) => log(message.text),
};

/** The effects of flows that begin a customer's session. */
export const sessionEffects = { ...effects, notifySession: () => notifySessionChange() };
