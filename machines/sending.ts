import { failureMessage, failureUnlessSignedOut } from './messages.ts';
import type { Tag } from './tags.ts';

/**
 * After a refusal the log has the reason, and the message is shown where the person typed or
 * pressed.
 */
export const refused = [
  { type: 'log', params: failureMessage },
  { type: 'showMessage', params: failureUnlessSignedOut },
] as const;

/** A refusal or a lost connection leads back: the typed text is kept and may be sent again. */
export const backTo = <const Target extends string>(target: Target) =>
  ({ target, actions: refused }) as const;

/**
 * The state in which something typed or pressed is being sent. Nothing is sent twice meanwhile, and
 * the message of the previous attempt is cleared. `call` names the port, the invoke and the
 * mutation.
 */
export const sending = <const Call extends string, Args, Input, const Done, const Failed>(
  call: Call,
  state: {
    description: string;
    tags?: readonly Tag[];
    input: (args: Args) => Input;
    onDone: Done;
    /**
     * Usually `backTo(…)`, after transitions for special cases, such as somebody else having acted
     * first.
     */
    onError: Failed;
  },
) => {
  const { description, tags = ['editing', 'busy'] satisfies Tag[], input, onDone, onError } = state;
  return {
    description,
    tags,
    entry: 'clearMessage',
    invoke: { id: call, src: call, input, onDone, onError },
  } as const;
};
