import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

const Password = Type.String({ maxLength: 200 });
/** The six digits of the app, or a recovery code where that is allowed. */
const Otp = Type.String({ maxLength: 100 });
const password = 'a good long password';
const recoveryCodes = ['k3fw-9dmp-x7ra-2hzc', 'b8tn-c4qe-w6yu-5gsj'];

export const SecondFactorJson = named(
  'SecondFactor',
  "The state of the account's second factor.",
  Type.Object({
    /** Whether logging in requires a code. */
    on: Type.Boolean(),
    /** Since when; null if it is off. */
    since: Type.Union([Type.String(), Type.Null()]),
    recoveryCodesLeft: Type.Integer(),
    /** Whether it must be turned on before anything else may be done. */
    required: Type.Boolean(),
  }),
  { on: true, since: '2026-11-22T03:30:00.000Z', recoveryCodesLeft: 10, required: true },
);
export type SecondFactorJson = Static<typeof SecondFactorJson>;

export const BeginSecondFactorRequest = named(
  'BeginSecondFactorRequest',
  "The account's password, again.",
  Type.Object({ password: Password }),
  { password },
);

export const SecondFactorSecretJson = named(
  'SecondFactorSecret',
  'The secret for an authenticator app; it is answered only once.',
  Type.Object({
    /** Base32, for typing. */
    secret: Type.String(),
    /** The same as an otpauth URL, for a QR code. */
    uri: Type.String(),
  }),
  {
    secret: 'DUZTQT23EQDZEWNFS7ZI2YQYMGVEP6JS',
    uri: 'otpauth://totp/Assay:meera%40example.com?issuer=Assay&secret=DUZTQT23EQDZEWNFS7ZI2YQYMGVEP6JS&algorithm=SHA1&digits=6&period=30',
  },
);
export type SecondFactorSecretJson = Static<typeof SecondFactorSecretJson>;

export const OtpRequest = named('SecondFactorCodeRequest', 'A code.', Type.Object({ otp: Otp }), {
  otp: '287082',
});

export const OtpAndPasswordRequest = named(
  'SecondFactorChangeRequest',
  "The account's password and a code, or a recovery code.",
  Type.Object({ password: Password, otp: Otp }),
  { password, otp: '287082' },
);

export const RecoveryCodesJson = named(
  'RecoveryCodes',
  'New recovery codes; they are answered only once.',
  Type.Object({ recoveryCodes: Type.Array(Type.String()) }),
  { recoveryCodes },
);
export type RecoveryCodesJson = Static<typeof RecoveryCodesJson>;

export const SecondFactorAnswer = EnvelopeOf(SecondFactorJson);
export const SecondFactorSecretAnswer = EnvelopeOf(SecondFactorSecretJson);
export const RecoveryCodesAnswer = EnvelopeOf(RecoveryCodesJson);
