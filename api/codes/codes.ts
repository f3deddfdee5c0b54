import type { Deps } from '../deps.ts';
import { createLimits, household } from '../limits/limits.ts';
import { badRequest, tooMany } from '../refusal.ts';
import { codeTexts } from './codeTexts.ts';
import { enqueueMessage } from '../messages/enqueue.ts';
import type { MessageLanguage } from '../messages/language.ts';
import { hashSecret, isSecret } from '../users/passwords.ts';
import {
  CODES_PER_ADDRESS,
  CODES_PER_DAY,
  CODES_PER_HOUR,
  CODES_WHEN_SLOW,
  makeCode,
  readCode,
  RESEND_SECONDS,
  TRIES_PER_CODE,
  TRIES_WHEN_SLOW,
  WRONG_BEFORE_SLOW,
  WRONG_TRIES_PER_ADDRESS,
} from './codeRules.ts';
import { createCodeRepository } from './codes.repository.ts';
import type { CodePurpose } from './codes.repository.ts';

const TOO_MANY_CODES = 'Too many codes were asked for. Please try again later';
const SLOW =
  'Many wrong codes were typed here lately, so for now there is one code a day. Please try again later, or ask us for help';
const EXPIRED = 'The code is wrong or has expired. Please ask for a new one';

/** What wrong codes for one e-mail or number are counted under, whoever types them. */
const wrongOf = ({ purpose, target }: Pick<CodePurpose, 'purpose' | 'target'>) =>
  `codes:wrong:${purpose}:${target}`;

/** Sends and checks one-time codes (decisions.md 4). */
export function createCodes(deps: Deps) {
  const { db, clock } = deps;
  const limits = createLimits(deps);

  return {
    /** Sends a new code, with words in the given language. For an unknown e-mail (userId null) it does all the same work and sends nothing. */
    async send(to: CodePurpose, address: string, language: MessageLanguage): Promise<void> {
      const scopes = [
        `${to.purpose}:${to.target}`,
        ...(to.purpose === 'phone' ? [`account:${to.userId}`] : []),
      ];
      await limits.spend(`codes:address:${household(address)}`, CODES_PER_ADDRESS, TOO_MANY_CODES);
      const code = makeCode();
      const hash = await hashSecret(code);
      const now = clock();
      await db.transaction().execute(async (trx) => {
        const codes = createCodeRepository(trx);
        const counted = createLimits({ ...deps, db: trx });
        await codes.lockTarget(to);
        const last = await codes.lastSent(to);
        const wait = last ? Math.ceil((last.getTime() - now.getTime()) / 1000) + RESEND_SECONDS : 0;
        if (wait > 0)
          throw tooMany(
            `Please wait ${wait} ${wait === 1 ? 'second' : 'seconds'} before asking for another code`,
            wait,
          );
        for (const scope of scopes) {
          await counted.spend(`codes:hour:${scope}`, CODES_PER_HOUR, TOO_MANY_CODES);
          await counted.spend(`codes:day:${scope}`, CODES_PER_DAY, TOO_MANY_CODES);
        }
        const slow = (await counted.countOf(wrongOf(to))) >= WRONG_BEFORE_SLOW.max;
        if (slow) await counted.spend(`codes:slow:${scopes[0]}`, CODES_WHEN_SLOW, SLOW);
        const { id, expiresAt } = await codes.replace(
          to,
          hash,
          now,
          slow ? TRIES_WHEN_SLOW : TRIES_PER_CODE,
        );
        await enqueueMessage(trx, {
          key: `code:${id}`,
          channel: to.purpose === 'phone' ? 'sms' : 'email',
          to: to.target,
          kind: to.purpose === 'phone' ? 'otp' : 'passwordReset',
          text: codeTexts[language][to.purpose](code),
          language,
          code,
          now,
          expiresAt,
          wanted: to.userId !== null,
        });
      });
    },

    /**
     * Checks a typed code. Answers the code's id (to be used up with what it allows, in one transaction), its account
     * and its target; 400 when it is wrong, 429 when there were too many tries.
     */
    async check(
      by: Parameters<ReturnType<typeof createCodeRepository>['open']>[0],
      typed: string,
      address: string,
    ): Promise<{ id: string; userId: string; target: string }> {
      const code = readCode(typed);
      const repository = createCodeRepository(db);
      const tries = `tries:address:${household(address)}`;
      await limits.spend(
        tries,
        WRONG_TRIES_PER_ADDRESS,
        'Too many wrong codes. Please try again tomorrow',
      );
      const open = await repository.open(by, clock());
      const left = open && (await repository.countTry(open.id));
      if (open && left === undefined)
        throw tooMany('Too many wrong codes. Please ask for a new one', RESEND_SECONDS);
      const right = await isSecret(code, open?.code_hash);
      if (!open || left === undefined) {
        // Nothing was guessed: there was no code.
        await limits.giveBack(tries);
        throw badRequest(EXPIRED);
      }
      if (!right || open.user_id === null) {
        await limits.count(
          wrongOf({ purpose: by.purpose, target: open.target }),
          WRONG_BEFORE_SLOW.seconds,
        );
        throw badRequest(
          left > 0
            ? `The code is wrong. ${left} ${left === 1 ? 'try is' : 'tries are'} left`
            : 'The code is wrong. Please ask for a new one',
        );
      }
      await limits.giveBack(tries);
      await limits.forget(wrongOf({ purpose: by.purpose, target: open.target }));
      return { id: open.id, userId: open.user_id, target: open.target };
    },

    /** The answer to a code that was used up between check and use. */
    expired: () => badRequest(EXPIRED),
  };
}
