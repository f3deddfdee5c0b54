import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createCodes } from '../codes/codes.ts';
import { createCodeRepository } from '../codes/codes.repository.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { DAY } from '../limits/limits.repository.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf } from '../plugins/access.ts';
import { deviceOf } from '../plugins/device.ts';
import { tokenOf } from '../plugins/session.ts';
import { conflict } from '../refusal.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { readFields } from '../readFields.ts';
import { enqueueAccountNotices } from './accountNotices.ts';
import { confirmOwnPassword } from './confirmPassword.ts';
import { contactTexts } from './contactTexts.ts';
import { createFormerEmailRepository } from './formerEmails.repository.ts';
import { FORMER_EMAIL_DAYS, readEmail } from './users.rules.ts';
import { SendEmailCodeRequest, VerifyEmailCodeRequest } from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

/** users/sendemailcode, verifyemail: changing a customer's e-mail (PD-125). */
export function emailRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { db, clock } = deps;
    const codes = createCodes(deps);
    const tags = ['users'] as const;

    /** Whether another account has this e-mail, or may still be recovered with it. */
    async function isTaken(email: string, customerId: string): Promise<boolean> {
      const owners = [
        (await createUserRepository(db).credentials(email))?.id,
        await createFormerEmailRepository(db).accountOf(email, clock()),
      ];
      return owners.some((owner) => owner !== undefined && owner !== customerId);
    }

    app.post(
      '/users/sendemailcode',
      operation({
        operationId: 'sendEmailCode',
        access: 'customer',
        tags,
        summary: 'Send a one-time code to another e-mail',
        description:
          "Sends a four-digit code to the account's new e-mail. The password proves that the request is the customer's own. The answer is the same if the e-mail belongs to another account, which then gets a mail that says so.",
        refuses: ['RATE_LIMITED'],
        body: SendEmailCodeRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { id } = customerOf(request);
        const { email } = await readFields({ email: () => readEmail(request.body.email) });
        await confirmOwnPassword(request, request.body.password);
        await codes.send(
          { purpose: 'email', userId: id, target: email, isTaken: await isTaken(email, id) },
          request.ip,
          languageOf(request),
        );
        return envelope(null, 'CODE_SENT');
      },
    );

    app.post(
      '/users/verifyemail',
      operation({
        operationId: 'verifyEmailCode',
        access: 'customer',
        tags,
        summary: 'Change the e-mail with its code',
        description:
          "Makes the e-mail to which the last code was sent the account's. Every other session ends; the former e-mail and the verified number get a message. The former e-mail can still set a new password for 7 days, which recovers the account.",
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: VerifyEmailCodeRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { id } = customerOf(request);
        const proof = await codes.check({ purpose: 'email', userId: id }, request.body.otp, {
          address: request.ip,
        });
        if (await isTaken(proof.target, id)) throw conflict('EMAIL_TAKEN');
        const now = clock();
        const language = languageOf(request);
        await db
          .transaction()
          .execute(async (trx) => {
            if (!(await createCodeRepository(trx).use(proof.id, now))) throw codes.expired();
            const { formerEmail, wasProved, phone } = await createUserRepository(trx).changeEmail(
              id,
              proof.target,
              now,
            );
            if (formerEmail === proof.target) return;
            const formerEmails = createFormerEmailRepository(trx);
            await formerEmails.remove(proof.target);
            const usableUntil = new Date(now.getTime() + FORMER_EMAIL_DAYS * DAY * 1000);
            await formerEmails.add(formerEmail, id, usableUntil);
            // A reset code that was sent to the former e-mail must no longer work.
            await createCodeRepository(trx).closeAllOf(id, now);
            await createKnownDeviceRepository(trx).forgetAllOf(id, deviceOf(request));
            await createSessionRepository(trx).closeAllOf(id, tokenOf(request, 'customer'));
            const texts = contactTexts[language];
            const text = texts.email(FORMER_EMAIL_DAYS);
            // An unverified former e-mail may be a stranger's, so only the message to the phone
            // says what to do.
            const toFormer = wasProved || !phone ? text : texts.unproved;
            await enqueueAccountNotices(
              trx,
              { userId: id, about: proof.id, kind: 'emailChanged', language, now },
              [
                { channel: 'email', to: formerEmail, text: toFormer },
                ...(phone ? [{ channel: 'sms' as const, to: phone, text }] : []),
              ],
            );
          })
          .catch((error: unknown) => {
            throw isDuplicate(error, 'users_email_key') ? conflict('EMAIL_TAKEN') : error;
          });
        return envelope(null, 'EMAIL_CHANGED');
      },
    );
  };
}
