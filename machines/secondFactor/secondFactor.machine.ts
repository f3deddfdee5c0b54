import { assertEvent, assign, setup } from 'xstate';
import type { SecondFactorSecret } from '../generated/schema.ts';
import { effects, messageActions } from '../messages.ts';
import type { Message } from '../notices.ts';
import { port, toActors } from '../ports.ts';
import { backTo, sending } from '../sending.ts';
import type { Tag } from '../tags.ts';

/** A password and a code, required to change a second factor. */
interface Proof {
  password: string;
  otp: string;
}

const ports = {
  beginSecondFactor: port<{ password: string }, SecondFactorSecret>(),
  confirmSecondFactor: port<{ otp: string }, readonly string[]>(),
  renewRecoveryCodes: port<Proof, readonly string[]>(),
  removeSecondFactor: port<Proof, unknown>(),
};
export type SecondFactorPorts = typeof ports;

export interface SecondFactorContext {
  /** Whether signing in asks for a code. */
  on: boolean;
  /** The secret for the authenticator app; null until created. */
  secret: SecondFactorSecret | null;
  /** The recovery codes, until the person has stored them. */
  codes: readonly string[] | null;
  message: Message | null;
}

export type SecondFactorEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'code.submitted'; otp: string }
  | { type: 'recoveryCodes.stored' }
  | ({ type: 'recoveryCodes.wanted' } & Proof)
  | ({ type: 'removal.wanted' } & Proof);

type Happened = { event: SecondFactorEvent };
/** The person's proof of identity. */
const proofOf = ({ event }: Happened) => {
  assertEvent(event, ['recoveryCodes.wanted', 'removal.wanted']);
  return { password: event.password, otp: event.otp };
};
const codesCame = {
  target: 'storingCodes',
  actions: [
    {
      type: 'setFactor',
      params: ({ event }: { event: { output: readonly string[] } }) => ({
        on: true,
        codes: event.output,
      }),
    },
    'notifyChange',
  ],
} as const;

/**
 * The second factor of a member of staff: setting it up, renewing its recovery codes, switching it
 * off.
 */
export const secondFactorMachine = setup({
  types: {
    context: {} as SecondFactorContext,
    input: {} as { on: boolean },
    events: {} as SecondFactorEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: { isSwitchedOn: ({ context }) => context.on },
  actions: {
    log: effects.log,
    ...messageActions<SecondFactorContext, SecondFactorEvent>(),
    setFactor: assign((_, params: Partial<Omit<SecondFactorContext, 'message'>>) => params),
    /** Reloads the person's permissions and sessions. */
    notifyChange: () => undefined,
  },
}).createMachine({
  id: 'secondFactor',
  description: 'The second factor of somebody of the staff: set up, changed, switched off.',
  meta: { clause: 'PD-86' },
  context: ({ input }) => ({ on: input.on, secret: null, codes: null, message: null }),
  initial: 'starting',
  states: {
    starting: {
      description: 'It is known whether there is one.',
      always: [{ guard: 'isSwitchedOn', target: 'on' }, { target: 'off' }],
    },
    off: {
      description: 'There is none; the password is asked for to set one up.',
      tags: 'editing',
      on: { 'password.submitted': 'beginning' },
    },
    beginning: sending('beginSecondFactor', {
      description: 'The password is checked, and a secret made.',
      input: ({ event }: Happened) => {
        assertEvent(event, 'password.submitted');
        return { password: event.password };
      },
      onDone: {
        target: 'scanning',
        actions: {
          type: 'setFactor',
          params: ({ event }: { event: { output: SecondFactorSecret } }) => ({
            secret: event.output,
          }),
        },
      },
      onError: backTo('off'),
    }),
    scanning: {
      description: 'The secret is shown for the authenticator app, whose code is being typed.',
      tags: ['editing', 'codeAsked'],
      on: { 'code.submitted': 'verifying' },
    },
    verifying: sending('confirmSecondFactor', {
      description: 'The code is checked; with it every log-in asks for one.',
      tags: ['editing', 'codeAsked', 'busy'],
      input: ({ event }: Happened) => {
        assertEvent(event, 'code.submitted');
        return { otp: event.otp };
      },
      onDone: codesCame,
      onError: backTo('scanning'),
    }),
    storingCodes: {
      description: 'The recovery codes are shown, this once, until the person has stored them.',
      exit: { type: 'setFactor', params: { codes: null, secret: null } },
      on: { 'recoveryCodes.stored': 'on' },
    },
    on: {
      description: 'It is on; by password and code there are new recovery codes, or it goes off.',
      tags: 'editing',
      on: { 'recoveryCodes.wanted': 'renewing', 'removal.wanted': 'removing' },
    },
    renewing: sending('renewRecoveryCodes', {
      description: 'Password and code are checked, and new recovery codes made.',
      input: proofOf,
      onDone: codesCame,
      onError: backTo('on'),
    }),
    removing: sending('removeSecondFactor', {
      description: 'Password and code are checked, and the second factor is switched off.',
      input: proofOf,
      onDone: {
        target: 'removed',
        actions: [{ type: 'setFactor', params: () => ({ on: false }) }, 'notifyChange'],
      },
      onError: backTo('on'),
    }),
    removed: {
      description: 'It was just switched off; the password is asked for to set one up again.',
      tags: ['editing', 'ended'],
      on: { 'password.submitted': 'beginning' },
    },
  },
});
