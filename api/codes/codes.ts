import type { Deps } from '../deps.ts';
import { createLimits, HOUR } from '../limits/limits.repository.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { badRequest, Refusal, tooMany } from '../refusal.ts';
import { codeTexts, originLine } from './codeTexts.ts';
import { enqueueMessage } from '../messages/outbox.repository.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { keyFor } from '../secrets/encryption.ts';
import { hmac, sameSignature } from '../secrets/signatures.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import {
  CODES_PER_ADDRESS,
  CODES_PER_DAY,
  CODES_PER_HOUR,
  CODES_WHEN_SLOW,
  makeCode,
  NEW_NUMBERS_PER_NETWORK,
  newNumbersKey,
  readCode,
  RESEND_SECONDS,
  TRIES_PER_CODE,
  TRIES_WHEN_SLOW,
  WRONG_BEFORE_SLOW,
  WRONG_PER_NETWORK,
  WRONG_PER_NETWORK_WHEN_SLOW,
} from './codes.rules.ts';
import { createCodeRepository } from './codes.repository.ts';
import type { CodeOwner, CodePurpose } from './codes.repository.ts';

/** The key that counts wrong codes for one e-mail or number, whoever types them. */
const wrongOf = ({ purpose, target }: Pick<CodePurpose, 'purpose' | 'target'>) =>
  `codes:wrong:${purpose}:${target}`;

/** The key that counts wrong codes from one network. */
const wrongFrom = (purpose: CodePurpose['purpose'], network: string) =>
  `tries:${purpose}:${network}`;

/** Where a code was typed: the IP address, and the browser's token if it has one. */
export interface CodeFrom {
  address: string;
  device?: string | undefined;
}

/**
 * Whether the e-mail belongs to another account, which then gets a mail that says so in place of a
 * code.
 */
type MaybeTaken = { isTaken?: boolean };

/** Sends and checks one-time codes (PD-4, PD-56). */
export function createCodes(deps: Deps) {
  const { db, clock, config } = deps;
  const limits = createLimits(deps);
  const devices = createKnownDeviceRepository(db);

  /**
   * The hash of a code that is stored. With only ten thousand codes, even a slow hash could be
   * reversed by trying them all, so it uses a key that is not in the database.
   */
  const hashOf = (code: string, { purpose, target }: Pick<CodePurpose, 'purpose' | 'target'>) =>
    hmac(keyFor('one-time codes', config.secretsKey), `${purpose}:${target}:${code}`);

  /**
   * Counts a network's try before the code is compared. Returns the key to give back if it was
   * right.
   */
  async function spendTry(
    purpose: CodePurpose['purpose'],
    userId: string | null,
    { network, device }: CodeFrom & { network: string },
  ): Promise<string> {
    const known = device !== undefined && (await devices.isKnown(device, userId ?? ''));
    const key = known ? `tries:device:${device}` : wrongFrom(purpose, network);
    if (known || purpose !== 'reset') {
      await limits.count(key, WRONG_PER_NETWORK.seconds);
      return key;
    }
    if ((await limits.countOf(key)) < WRONG_PER_NETWORK.max) {
      try {
        await limits.spend(key, WRONG_PER_NETWORK, 'CODE_TRIES_PAUSED');
        return key;
      } catch (error) {
        if (!(error instanceof Refusal)) throw error;
      }
    }
    const slowly = `tries:slow:${network}`;
    await limits.spend(slowly, WRONG_PER_NETWORK_WHEN_SLOW, 'CODE_TRIES_PAUSED');
    return slowly;
  }

  /**
   * Counts an SMS to a number that nobody has proved yet, and uncounts it if it is not sent after
   * all: customers who are over their own limit must not use up the shared budget.
   */
  async function countingNewNumber(
    to: CodePurpose,
    network: string,
    send: () => Promise<void>,
  ): Promise<void> {
    if (to.purpose !== 'phone' || (await createCodeRepository(db).isVerifiedPhone(to.target)))
      return send();
    const ofNetwork = `sms:network:${network}`;
    await limits.spend(ofNetwork, NEW_NUMBERS_PER_NETWORK, 'CODES_TOO_MANY');
    await limits.spend(newNumbersKey, { max: config.smsBudget, seconds: HOUR }, 'CODES_TOO_MANY');
    try {
      await send();
    } catch (error) {
      for (const key of [ofNetwork, newNumbersKey]) await limits.giveBack(key);
      throw error;
    }
  }

  /** Sends a code that has been counted against the budgets. */
  async function sendCounted(
    to: CodePurpose & MaybeTaken,
    scopes: string[],
    network: string,
    language: MessageLanguage,
  ): Promise<void> {
    const code = makeCode();
    const now = clock();
    await db.transaction().execute(async (trx) => {
      const codes = createCodeRepository(trx);
      const counted = createLimits({ ...deps, db: trx });
      await codes.lockTarget(to);
      const last = await codes.lastSent(to);
      const wait = last ? Math.ceil((last.getTime() - now.getTime()) / 1000) + RESEND_SECONDS : 0;
      if (wait > 0) throw tooMany('CODE_TOO_SOON', wait, { count: wait });
      for (const scope of scopes) {
        await counted.spend(`codes:hour:${scope}`, CODES_PER_HOUR, 'CODES_TOO_MANY');
        await counted.spend(`codes:day:${scope}`, CODES_PER_DAY, 'CODES_TOO_MANY');
      }
      const slow = (await counted.countOf(wrongOf(to))) >= WRONG_BEFORE_SLOW.max;
      if (slow) await counted.spend(`codes:slow:${scopes[0]}`, CODES_WHEN_SLOW, 'CODES_SLOWED');
      const guessedHere =
        to.purpose !== 'reset' &&
        (await counted.countOf(wrongFrom(to.purpose, network))) >= WRONG_PER_NETWORK.max;
      const { id, expiresAt } = await codes.replace(
        to,
        hashOf(code, to),
        now,
        slow || guessedHere ? TRIES_WHEN_SLOW : TRIES_PER_CODE,
      );
      await enqueueMessage(trx, {
        key: `code:${id}`,
        channel: to.purpose === 'phone' ? 'sms' : 'email',
        to: to.target,
        ...(to.isTaken
          ? { kind: 'emailTaken', text: codeTexts[language].taken }
          : {
              kind: to.purpose === 'reset' ? 'passwordReset' : 'otp',
              text:
                codeTexts[language][to.purpose](code) +
                (to.purpose === 'phone' ? originLine(code, config.publicUrl) : ''),
              code,
            }),
        language,
        now,
        expiresAt,
        wanted: to.userId !== null,
      });
    });
  }

  return {
    /**
     * Sends a new code, with a text in the given language. For an unknown e-mail (userId null) it
     * does the same work but sends nothing, so that the time taken reveals nothing.
     */
    async send(
      to: CodePurpose & MaybeTaken,
      address: string,
      language: MessageLanguage,
    ): Promise<void> {
      const scopes = [
        `${to.purpose}:${to.target}`,
        ...(to.purpose === 'reset' ? [] : [`account:${to.userId}`]),
      ];
      const network = rateLimitKey(address);
      await limits.spend(`codes:address:${network}`, CODES_PER_ADDRESS, 'CODES_TOO_MANY');
      await countingNewNumber(to, network, () => sendCounted(to, scopes, network, language));
    },

    /**
     * Checks a typed code. Returns the code's id (to be used up in the same transaction as the
     * change that it permits), its account and its target; 400 if it is wrong, 429 after too many
     * tries.
     */
    async check(
      by: CodeOwner,
      typed: string,
      from: CodeFrom,
    ): Promise<{ id: string; userId: string; target: string }> {
      const code = readCode(typed);
      const repository = createCodeRepository(db);
      const open = await repository.open(by, clock());
      // There is nothing to guess, and nothing to hash. This reveals no account, as an unknown
      // e-mail gets a code, too.
      if (!open) throw badRequest('CODE_EXPIRED');
      const network = rateLimitKey(from.address);
      const spent = await spendTry(by.purpose, open.user_id, { ...from, network });
      const left = await repository.countTry(open.id);
      if (left === undefined || left === 'closed') {
        await limits.giveBack(spent);
        throw left === 'closed'
          ? badRequest('CODE_EXPIRED')
          : tooMany('CODE_TRIES_USED', RESEND_SECONDS);
      }
      const isRight = sameSignature(open.code_hash, hashOf(code, { ...by, target: open.target }));
      if (!isRight || open.user_id === null) {
        await limits.count(
          wrongOf({ purpose: by.purpose, target: open.target }),
          WRONG_BEFORE_SLOW.seconds,
        );
        throw left > 0
          ? badRequest('CODE_WRONG', { count: left })
          : badRequest('CODE_WRONG_LAST_TRY');
      }
      await limits.giveBack(spent);
      await limits.forget(wrongOf({ purpose: by.purpose, target: open.target }));
      return { id: open.id, userId: open.user_id, target: open.target };
    },

    /** The error for a code that was used up between check and use. */
    expired: () => badRequest('CODE_EXPIRED'),
  };
}
