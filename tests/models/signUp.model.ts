import type { SnapshotFrom } from 'xstate';
import type { signUpMachine } from '../../machines/signUp/signUp.machine.ts';
import { signUpSamples } from '../../devtools/samples/signUp.samples.ts';
import { always, isBusy, modelOf } from './model.ts';

type SignUp = SnapshotFrom<typeof signUpMachine>;

const hasAccount = ({ context }: SignUp) => context.userId !== null;
const hasPhone = (snapshot: SignUp) => hasAccount(snapshot) && snapshot.context.phone !== null;

/** Sign-up: details, mobile number, one-time code. */
export const signUpModel = modelOf<typeof signUpMachine>(signUpSamples, {
  distinguish: ({ userId, phone }) => [userId !== null, phone !== null],
  states: {
    'details.editing': ({ context }) => context.userId === null,
    'details.saving': isBusy,
    'details.pausing': hasAccount,
    'details.done': 'passing',
    'mobile.editing': hasAccount,
    'mobile.sending': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'mobile.sendFailed': (snapshot) => hasPhone(snapshot) && snapshot.context.message !== null,
    'mobile.done': 'passing',
    'code.entry.editing': hasPhone,
    'code.entry.verifying': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'code.resend.waiting': hasPhone,
    'code.resend.ready': hasPhone,
    'code.resend.sending': (snapshot) => hasPhone(snapshot) && isBusy(snapshot),
    'code.resend.sendFailed': hasPhone,
    verified: hasAccount,
    finished: always,
    elsewhere: hasAccount,
  },
});
