import { Secret, TOTP } from 'otpauth';
import type {
  RecoveryCodesJson,
  SecondFactorSecretJson,
} from '../../../api/secondFactor/secondFactor.contract.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';

/** What an authenticator app with this secret shows, so many steps of 30 seconds from now. */
export const shownCode = (secret: string, now: Date, steps = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: now.getTime() + steps * 30_000,
  });

/** Sets a second factor up. Its first code is used up then: the next one counts. */
export async function setUp(api: TestApi, client: Client & { password: string }) {
  const { password } = client;
  const begun = await client.post<SecondFactorSecretJson>('admin/me/second-factor', { password });
  if (begun.status !== 200) throw new Error(`It was not begun: ${begun.text}`);
  const { secret } = begun.body.data;
  const code = (steps = 0) => shownCode(secret, api.clock.now(), steps);
  const on = await client.post<RecoveryCodesJson>('admin/me/second-factor/confirm', {
    otp: code(),
  });
  if (on.status !== 200) throw new Error(`It was not confirmed: ${on.text}`);
  return { secret, code, recoveryCodes: on.body.data.recoveryCodes };
}
