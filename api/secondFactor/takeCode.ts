import type { Deps } from '../deps.ts';
import type { Trx } from '../db/database.ts';
import { createLimits } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { badRequest } from '../refusal.ts';
import { decrypt } from '../secrets/encryption.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import type { SignInFrom } from '../users/signIn.ts';
import { createSecondFactorRepository } from './secondFactor.repository.ts';
import {
  isRecoveryCode,
  RECOVERY_TRIES,
  recoveryHash,
  stepOf,
  WRONG_CODES,
  WRONG_CODES_PER_ACCOUNT,
  WRONG_CODES_WHEN_KNOWN,
} from './secondFactor.rules.ts';

/** Whether the app's code or a recovery code was accepted. */
export type TakenCode = 'code' | 'recoveryCode';

const refused = 'CODE_TRIES_PAUSED';

/**
 * Accepts a code of the second factor, or a recovery code, and uses it up in one transaction with
 * what it permits (`then`). A wrong one is 400. Tries are counted before the code is compared,
 * separately for a known browser and for a session (PD-56, PD-86). Tries of recovery codes have a
 * counter of their own, so that somebody else's wrong codes do not lock the owner out of this way
 * back.
 */
export function createTakeCode({ db, clock, config, log }: Deps) {
  const limits = createLimits({ db, clock, config });
  const devices = createKnownDeviceRepository(db);

  const spend = async (id: string, typed: string, { address, device, session }: SignInFrom) => {
    if (isRecoveryCode(typed)) {
      const key = `recoveryCode:${id}:${rateLimitKey(address)}`;
      await limits.spend(key, RECOVERY_TRIES, refused);
      return [key];
    }
    const known = session ?? (device && (await devices.isKnown(device, id)) && device);
    const own = `secondFactor:${id}:${known || rateLimitKey(address)}`;
    const ofAccount = `secondFactor:${id}`;
    if (known) {
      await limits.spend(own, WRONG_CODES_WHEN_KNOWN, refused);
      return [own];
    }
    await limits.spendBoth(
      [
        { key: own, limit: WRONG_CODES },
        { key: ofAccount, limit: WRONG_CODES_PER_ACCOUNT },
      ],
      refused,
    );
    return [own, ofAccount];
  };

  /** Which kind of code was typed, now used up; undefined for a wrong one. */
  const use = async (trx: Trx, id: string, typed: string): Promise<TakenCode | undefined> => {
    const factors = createSecondFactorRepository(trx);
    const factor = await factors.find(id);
    if (!factor?.confirmed_at) return undefined;
    const secret = decrypt(factor.secret, config.secretsKey, id);
    if (secret === undefined)
      log.error('a second factor cannot be read: SECRETS_KEY is not the one it was stored with');
    if (isRecoveryCode(typed))
      return (await factors.useRecoveryCode(id, recoveryHash(typed))) ? 'recoveryCode' : undefined;
    const step = secret && stepOf(typed, secret, clock());
    return step && (await factors.useStep(id, step)) ? 'code' : undefined;
  };

  return async <Result>(
    id: string,
    typed: string,
    from: SignInFrom,
    then: (trx: Trx, taken: TakenCode) => Promise<Result>,
  ): Promise<Result> => {
    const keys = await spend(id, typed, from);
    const result = await db.transaction().execute(async (trx) => {
      const taken = await use(trx, id, typed);
      if (!taken) throw badRequest('SECOND_FACTOR_WRONG');
      return then(trx, taken);
    });
    for (const key of keys) await limits.giveBack(key);
    return result;
  };
}
