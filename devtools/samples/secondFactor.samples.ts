import { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts';
import { failure } from './entities.ts';
import { samplesOf } from './samples.ts';

const proof = { password: 'my password', otp: '123456' };
const codes = ['aaaa-1111', 'bbbb-2222'];

/** Samples of the second factor, which may already be on. */
export const secondFactorSamples = (on = false) =>
  samplesOf<typeof secondFactorMachine>(secondFactorMachine, {
    input: { on },
    facts: {
      'password.submitted': [{ type: 'password.submitted', password: proof.password }],
      'code.submitted': [{ type: 'code.submitted', otp: proof.otp }],
      'recoveryCodes.stored': [{ type: 'recoveryCodes.stored' }],
      'recoveryCodes.wanted': [{ type: 'recoveryCodes.wanted', ...proof }],
      'removal.wanted': [{ type: 'removal.wanted', ...proof }],
    },
    outcomes: {
      beginSecondFactor: [
        {
          answers: { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/Assay?secret=ABCDEFGHIJ' },
        },
        { fails: failure() },
      ],
      confirmSecondFactor: [{ answers: codes }, { fails: failure() }],
      renewRecoveryCodes: [{ answers: codes }, { fails: failure() }],
      removeSecondFactor: [{ answers: { message: 'Done', reason: null } }, { fails: failure() }],
    },
  });
