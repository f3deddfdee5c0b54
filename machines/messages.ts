import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import { codeOf, messageOf } from './failure.ts';
import type { Message } from './notices.ts';

/** The memory of a flow that can show a sentence on its current step. */
export interface WithMessage {
  message: Message | null;
}

/** A toast: its message, and whether it reports success or failure. */
export interface Notice {
  kind: 'success' | 'error';
  message: Message;
}

/** The actions by which a flow sets and clears the sentence that its current step shows. */
export const messageActions = <Context extends WithMessage, Event extends EventObject>() => ({
  /** Shows a sentence on the step itself. */
  showMessage: assign<Context, Event, { message: Message | null }, Event, never>(
    (_, { message }) => ({ message }) as Partial<Context>,
  ),
  /** A message of one attempt or step does not apply to the next. */
  clearMessage: assign<Context, Event, undefined, Event, never>(
    () => ({ message: null }) as Partial<Context>,
  ),
});

/** Actions that machines name and the web supplies; without them nothing happens. */
export const effects = {
  /** Shows a toast. */
  notify: (_: unknown, _params: Notice) => undefined,
  /** The session may have begun or ended: it has to be loaded again. */
  notifySession: () => undefined,
  /** Writes to the log only (docs/product/errors.md, 'only logged'). */
  log: (_: unknown, _params: { message: Message }) => undefined,
};

type Failed = { event: { error: unknown } };

/** Parameters of `showMessage` and `log` for what a port rejected with. */
export const failureMessage = ({ event }: Failed) => ({ message: messageOf(event.error) });
/**
 * Parameters of `showMessage` for what a port rejected with behind the login. A session that has
 * ended leads to the login page; 'Please log in' must not stand on the step after coming back.
 */
export const failureUnlessSignedOut = ({ event }: Failed) => ({
  message: codeOf(event.error) === 'UNAUTHENTICATED' ? null : messageOf(event.error),
});
/** Parameters of `notify` for what a port rejected with. */
export const failureNotice = ({ event }: Failed): Notice => ({
  kind: 'error',
  message: messageOf(event.error),
});
/** An answer of the service that is a sentence. */
export interface Sentence {
  message: string;
  reason?: string | null;
}

/** Parameters of an action that takes an answer which is a sentence. */
export const answerMessage = ({ event }: { event: { output: Sentence } }) => {
  const { message: text, reason } = event.output;
  return { message: { text, ...(reason && { reason }) } };
};
/** Parameters of `notify` for the same. */
export const successNotice = (args: { event: { output: Sentence } }): Notice => ({
  kind: 'success',
  ...answerMessage(args),
});
