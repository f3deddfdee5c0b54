import type { secondFactorMachine } from '../../machines/secondFactor/secondFactor.machine.ts';
import type { SecondFactorContext } from '../../machines/secondFactor/secondFactor.machine.ts';
import { blocks, nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

const secretOf = ({ secret }: SecondFactorContext) =>
  blocks([secret!.secret.replaceAll(/.{4}(?=.)/g, '$& ')]);

/** What is read of a second factor: the secret while it is set up, and the recovery codes. */
export const secondFactorShown: ShownIn<typeof secondFactorMachine> = {
  starting: nothing,
  off: nothing,
  beginning: nothing,
  scanning: secretOf,
  verifying: secretOf,
  storingCodes: ({ codes }) => blocks(...codes!.map((code) => [code])),
  on: nothing,
  renewing: nothing,
  removing: nothing,
  removed: nothing,
};
