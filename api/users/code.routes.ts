import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createCodes } from '../codes/codes.ts';
import { createCodeRepository } from '../codes/codes.repository.ts';
import { isDuplicate } from '../db/databaseErrors.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { rateLimitKey } from '../../server/shared/rateLimitKey.ts';
import { languageOf } from '../messages/language.ts';
import { customerOf } from '../plugins/access.ts';
import { deviceOf } from '../plugins/device.ts';
import { forbidden } from '../refusal.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { hashSecret } from '../secrets/hashing.ts';
import { phoneMark } from '../secrets/phoneMark.ts';
import { readFields } from '../readFields.ts';
import { enqueueAccountNotices } from './accountNotices.ts';
import { confirmOwnPassword } from './confirmPassword.ts';
import { contactTexts } from './contactTexts.ts';
import { createFormerEmailRepository } from './formerEmails.repository.ts';
import { passwordTexts } from './passwordTexts.ts';
import { readEmail, readPassword, readPhone } from './users.rules.ts';
import {
  ForgotPasswordRequest,
  ResetPasswordRequest,
  SendOtpRequest,
  TextAnswer,
  VerifyOtpRequest,
} from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

/**
 * users/sendotp, verifyotp, forgotPassword, resetPassword (docs/product/calls.md; PD-3 to PD-6).
 */
export function codeRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const { db, clock } = deps;
    const users = createUserRepository(db);
    const codes = createCodes(deps);
    const tags = ['users'] as const;
    const ownOnly = (own: string, given: string) => {
      if (given !== own) throw forbidden('ACCOUNT_NOT_YOURS');
    };

    app.post(
      '/users/sendotp',
      operation({
        operationId: 'sendCode',
        access: 'customer',
        tags,
        summary: 'Send a one-time code to a phone',
        description:
          'Sends a four-digit code by SMS to an Indian mobile number. `userID` has to be the id of the signed-in customer. To replace a verified number, the `password` is required as well.',
        refuses: ['RATE_LIMITED'],
        body: SendOtpRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const customer = customerOf(request);
        const { id } = customer;
        ownOnly(id, request.body.userID);
        const { phoneNumber: phone } = await readFields({
          phoneNumber: () => readPhone(request.body.phoneNumber),
        });
        // Somebody who finds an unlocked phone must not be able to take over the account.
        if (customer.phoneVerified && customer.phone !== phone)
          await confirmOwnPassword(request, request.body.password ?? '');
        await codes.send(
          { purpose: 'phone', userId: id, target: phone },
          request.ip,
          languageOf(request),
        );
        return envelope(null, 'CODE_SENT');
      },
    );

    app.post(
      '/users/verifyotp',
      operation({
        operationId: 'verifyCode',
        access: 'customer',
        tags,
        summary: 'Prove a phone by its code',
        description:
          'Verifies the number to which the last code was sent. `userID` has to be the id of the signed-in customer. If another number was verified before, a message goes to it and to the e-mail.',
        refuses: ['RATE_LIMITED'],
        body: VerifyOtpRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { id, email } = customerOf(request);
        ownOnly(id, request.body.userID);
        const proof = await codes.check({ purpose: 'phone', userId: id }, request.body.otp, {
          address: request.ip,
        });
        await db.transaction().execute(async (trx) => {
          if (!(await createCodeRepository(trx).use(proof.id, clock()))) throw codes.expired();
          const former = await createUserRepository(trx).verifyPhone(
            id,
            proof.target,
            phoneMark(proof.target, deps.config.secretsKey),
            clock(),
          );
          if (former === undefined) return;
          const language = languageOf(request);
          const text = contactTexts[language].phone;
          await enqueueAccountNotices(
            trx,
            { userId: id, about: proof.id, kind: 'phoneChanged', language, now: clock() },
            [
              { channel: 'sms', to: former, text },
              { channel: 'email', to: email, text },
            ],
          );
        });
        return envelope(null, 'PHONE_VERIFIED');
      },
    );

    app.post(
      '/users/forgotPassword',
      operation({
        operationId: 'requestPasswordReset',
        access: 'everyone',
        tags,
        summary: 'Send a reset code, if the e-mail has an account',
        description:
          'Sends a code by e-mail if the address has an account. The answer is the same if it has none.',
        refuses: ['RATE_LIMITED'],
        body: ForgotPasswordRequest,
        response: { 200: TextAnswer },
      }),
      async (request) => {
        const { email } = await readFields({ email: () => readEmail(request.body.email) });
        const user = await users.credentials(email);
        const former = await createFormerEmailRepository(db).accountOf(email, clock());
        await codes.send(
          { purpose: 'reset', userId: user?.id ?? former ?? null, target: email },
          request.ip,
          languageOf(request),
        );
        return envelope(email, 'RESET_CODE_SENT');
      },
    );

    app.post(
      '/users/resetPassword',
      operation({
        operationId: 'resetPassword',
        access: 'everyone',
        tags,
        summary: 'Set a new password by the code',
        description:
          'Sets the password with the code of `requestPasswordReset`, ends all sessions of the account and sends a mail about it. A former e-mail works for 7 days, and belongs to the account again. With an e-mail that is a former one or was not verified before, a verified phone has to be verified again before the next booking; existing bookings keep it.',
        refuses: ['RATE_LIMITED'],
        body: ResetPasswordRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request) => {
        const { body } = request;
        const { email, newPassword: password } = await readFields({
          email: () => readEmail(body.email),
          newPassword: () => readPassword(body.newPassword, [body.email.trim()], 'newPassword'),
        });
        const proof = await codes.check({ purpose: 'reset', target: email }, body.otp, {
          address: request.ip,
          device: deviceOf(request),
        });
        const passwordHash = await hashSecret(password, rateLimitKey(request.ip));
        const language = languageOf(request);
        const numberStays = await db
          .transaction()
          .execute(async (trx) => {
            const now = clock();
            if (!(await createCodeRepository(trx).use(proof.id, now))) throw codes.expired();
            const unproved = await createUserRepository(trx).resetPassword(
              proof.userId,
              email,
              passwordHash,
              now,
            );
            await createFormerEmailRepository(trx).removeAllOf(proof.userId);
            const text = passwordTexts[language][unproved ? 'numberStays' : 'changed'];
            await enqueueAccountNotices(
              trx,
              { userId: proof.userId, about: proof.id, kind: 'passwordChanged', language, now },
              [{ channel: 'email', to: email, text }],
            );
            await createKnownDeviceRepository(trx).forgetAllOf(proof.userId);
            await createSessionRepository(trx).closeAllOf(proof.userId);
            return unproved;
          })
          .catch((error: unknown) => {
            // A former e-mail that somebody else has by now.
            throw isDuplicate(error, 'users_email_key') ? codes.expired() : error;
          });
        return envelope(null, numberStays ? 'PASSWORD_CHANGED_NUMBER_STAYS' : 'PASSWORD_CHANGED');
      },
    );
  };
}
