import { failureMessage, failureUnlessSignedOut } from './messages.ts';
import type { Tag } from './tags.ts';

/** What was sent was refused: the log has the reason, and it stands where it was typed or pressed. */
export const refused = [
  { type: 'log', params: failureMessage },
  { type: 'showMessage', params: failureUnlessSignedOut },
] as const;

/** A refusal or a lost connection leads back: what was typed still stands, and may be sent again. */
export const backTo = <const Target extends string>(target: Target) =>
  ({ target, actions: refused }) as const;

/**
 * The shape of whatever is typed or pressed, sent and answered: the state in which it is on its way.
 * Nothing is sent twice meanwhile, and the message of the attempt before is gone. `call` is the name
 * of port, invoke and mutation.
 */
export const sending = <const Call extends string, Args, Input, const Done, const Failed>(
  call: Call,
  state: {
    description: string;
    tags?: readonly Tag[];
    input: (args: Args) => Input;
    onDone: Done;
    /** Usually `backTo(…)`; before it what leads elsewhere, as when somebody else was faster. */
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
