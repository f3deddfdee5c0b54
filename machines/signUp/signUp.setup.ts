import { assign, setup } from 'xstate';
import { effects, messageActions } from '../messages.ts';
import type { Sentence } from '../messages.ts';
import type { Message } from '../notices.ts';
import type { Account, SignUpInput } from '../generated/schema.ts';
import type { Tag } from '../tags.ts';
import { port, toActors } from '../ports.ts';

const ports = {
  signUp: port<SignUpInput, Pick<Account, 'id'> & Sentence>(),
  sendCode: port<{ phone: string; userId: string }, Sentence>(),
  verifyCode: port<{ otp: string; userId: string }, Sentence>(),
};
export type SignUpPorts = typeof ports;

/** The state that survives a reload: the account, its number and when the code was sent. */
export interface SignUpProgress {
  userId: string | null;
  /** As typed; the service converts it to E.164. */
  phone: string | null;
  /** When the last code was sent, in milliseconds by this device's clock. */
  codeSentAt: number | null;
}

export interface SignUpContext extends SignUpProgress {
  /** The progress of this tab before a reload; used once its account is known to be signed in. */
  saved: SignUpProgress | null;
  message: Message | null;
}

export const noProgress: SignUpProgress = { userId: null, phone: null, codeSentAt: null };

export type SignUpEvent =
  /** With the mobile number, if it was typed already. */
  | { type: 'details.submitted'; input: SignUpInput; phone?: string }
  | { type: 'mobile.submitted'; phone: string }
  | { type: 'code.submitted'; otp: string }
  | { type: 'code.resendRequested' }
  | { type: 'mobile.changed' }
  /** The account that is signed in; if its number is not verified yet, it has to be (PD-3). */
  | { type: 'account.known'; userId: string; phone: string | null; phoneVerified: boolean }
  | { type: 'session.ended' }
  /** `userId`: who is here now; null when nobody is. */
  | { type: 'signUp.begun'; userId: string | null };

/** Digits of a one-time code (docs/product/limits.md). */
export const otpLength = 4;
/** Milliseconds from a successful sign-up to the mobile number (docs/product/states.md). */
export const afterSignUp = 1500;
/** Milliseconds until a code may be sent again (PD-4). */
export const resendAfter = 30_000;

export const signUp = setup({
  types: {
    context: {} as SignUpContext,
    input: {} as { saved: SignUpProgress | null } | undefined,
    events: {} as SignUpEvent,
    tags: {} as Tag,
    meta: {} as { clause: string },
  },
  actors: toActors(ports),
  guards: {
    hasAccount: ({ context }) => context.userId !== null,
    isVerified: ({ event }) => event.type === 'account.known' && event.phoneVerified,
    isOtherAccount: ({ context, event }) =>
      event.type === 'account.known' && context.userId !== null && event.userId !== context.userId,
    /** Whoever has just made this account goes on with it. */
    isSameAccount: ({ context, event }) =>
      event.type === 'signUp.begun' && event.userId !== null && event.userId === context.userId,
    hasPhone: ({ context }) => context.userId !== null && context.phone !== null,
    isNoCodeSent: ({ context }) => context.codeSentAt === null,
    isWholeCode: ({ event }) =>
      event.type === 'code.submitted' && event.otp.trim().length === otpLength,
  },
  delays: {
    afterSignUp,
    /** The rest of the wait since the last code; it survives reloads. */
    resendLeft: ({ context }) => Math.max(0, (context.codeSentAt ?? 0) + resendAfter - Date.now()),
  },
  actions: {
    ...effects,
    ...messageActions<SignUpContext, SignUpEvent>(),
    /**
     * An existing account keeps its number; one typed before the account existed goes to the new
     * account.
     */
    setAccount: assign(
      ({ context }, { userId, phone }: { userId: string; phone: string | null }) => {
        const own = [context, context.saved].find((progress) => progress?.userId === userId);
        const typed = context.userId === null ? context.phone : null;
        return { userId, phone: own?.phone ?? phone ?? typed, codeSentAt: own?.codeSentAt ?? null };
      },
    ),
    setPhone: assign((_, params: { phone: string | null }) => ({
      phone: params.phone,
      message: null,
    })),
    setCodeSent: assign(() => ({ codeSentAt: Date.now() })),
    reset: assign({ ...noProgress, saved: null, message: null }),
  },
});
