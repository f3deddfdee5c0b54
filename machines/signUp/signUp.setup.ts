import { assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { Account, Message, SignUpInput } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import type { Port } from '../ports.ts';

export type SignUpPorts = {
  signUp: Port<SignUpInput, Pick<Account, 'id' | 'message'>>;
  sendCode: Port<{ phone: string; userId: string }, Message>;
  verifyCode: Port<{ otp: string; userId: string }, Message>;
};

export interface SignUpContext {
  userId: string | null;
  /** As typed; the service makes it E.164. */
  phone: string | null;
  message: string | null;
}

export type SignUpEvent =
  | { type: 'details.submitted'; input: SignUpInput }
  | { type: 'mobile.submitted'; phone: string }
  | { type: 'code.submitted'; otp: string }
  | { type: 'code.resendRequested' }
  | { type: 'mobile.changed' }
  /** An account that is there already has to prove its number (decisions 3). */
  | { type: 'account.known'; userId: string; phone: string | null }
  | { type: 'signUp.begun' };

/** Digits of a one-time code (specification 9). */
export const otpLength = 4;
/** Milliseconds from a successful sign-up to the mobile number (specification 4). */
export const afterSignUp = 1500;
/** Milliseconds until a code may be sent again (decisions 4). */
export const resendAfter = 30_000;

/** The vocabulary of sign-up. */
export const signUp = setup({
  types: {
    context: {} as SignUpContext,
    events: {} as SignUpEvent,
    tags: {} as 'busy' | 'failed',
    meta: {} as { clause: string },
  },
  actors: toActors<SignUpPorts>({
    signUp: missing('signUp'),
    sendCode: missing('sendCode'),
    verifyCode: missing('verifyCode'),
  }),
  guards: {
    hasAccount: ({ context }) => context.userId !== null,
    hasPhone: ({ context }) => context.userId !== null && context.phone !== null,
    isWholeCode: ({ event }) =>
      event.type === 'code.submitted' && event.otp.trim().length === otpLength,
  },
  delays: { afterSignUp, resendAfter },
  actions: {
    notify: (_, _params: { kind: 'success' | 'error'; message: string }) => undefined,
    log: (_, _params: { message: string }) => undefined,
    /** Shows a sentence on the step itself. */
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** What one try or step said is not true of the next. */
    hush: assign({ message: null }),
    keepAccount: assign(({ context }, params: { userId: string; phone: string | null }) => ({
      userId: params.userId,
      phone: params.phone ?? context.phone,
    })),
    keepPhone: assign((_, params: { phone: string }) => ({ phone: params.phone, message: null })),
    forget: assign({ userId: null, phone: null, message: null }),
  },
});

/** Parameters of `notify` for a failed port. */
export const errorNotice = ({ event }: { event: { error: unknown } }) => ({
  kind: 'error' as const,
  message: messageOf(event.error),
});
/** Parameters of `log` and `say` for a failed port. */
export const failureMessage = ({ event }: { event: { error: unknown } }) => ({
  message: messageOf(event.error),
});
