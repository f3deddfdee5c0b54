import { assign } from 'xstate';
import type { EventObject } from 'xstate';
import { codeOf, messageOf } from './failure.ts';
import type { Message } from './notices.ts';

/** The context of a flow that can show a message on its current step. */
export interface WithMessage {
  message: Message | null;
}

/** A toast: its message, and whether it reports success or failure. */
export interface Notice {
  kind: 'success' | 'error';
  message: Message;
}

/** Actions that set and clear the message on the current step. */
export const messageActions = <Context extends WithMessage, Event extends EventObject>() => ({
  /** Shows a message on the step itself. */
  showMessage: assign<Context, Event, { message: Message | null }, Event, never>(
    (_, { message }) => ({ message }) as Partial<Context>,
  ),
  /** A message of one attempt or step does not apply to the next. */
  clearMessage: assign<Context, Event, undefined, Event, never>(
    () => ({ message: null }) as Partial<Context>,
  ),
});

/** Actions that machines name and the web supplies; the defaults do nothing. */
export const effects = {
  /** Shows a toast. */
  notify: (_: unknown, _params: Notice) => undefined,
  /** The session may have begun or ended and has to be loaded again. */
  notifySession: () => undefined,
  /** Writes to the log only (docs/product/errors.md, 'only logged'). */
  log: (_: unknown, _params: { message: Message }) => undefined,
};

type Failed = { event: { error: unknown } };

/** Parameters of `showMessage` and `log` for a port's rejection. */
export const failureMessage = ({ event }: Failed) => ({ message: messageOf(event.error) });
/**
 * Parameters of `showMessage` for what a port rejected with behind the login. A session that has
 * ended leads to the login page; 'Please log in' must not stand on the step after coming back.
 */
export const failureUnlessSignedOut = ({ event }: Failed) => ({
  message: codeOf(event.error) === 'UNAUTHENTICATED' ? null : messageOf(event.error),
});
/** Parameters of `notify` for a port's rejection. */
export const failureNotice = ({ event }: Failed): Notice => ({
  kind: 'error',
  message: messageOf(event.error),
});
/** An answer of the service that is one sentence. */
export interface Sentence {
  message: string;
  reason?: string | null;
}

/** Parameters of an action that shows such an answer. */
export const answerMessage = ({ event }: { event: { output: Sentence } }) => {
  const { message: text, reason } = event.output;
  return { message: { text, ...(reason && { reason }) } };
};
/** Parameters of `notify` for such an answer. */
export const successNotice = (args: { event: { output: Sentence } }): Notice => ({
  kind: 'success',
  ...answerMessage(args),
});
