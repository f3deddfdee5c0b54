import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { FastifyRequest } from 'fastify';
import { audit } from '../admin/audit.repository.ts';
import type { AuditedAction } from '../admin/audit.repository.ts';
import type { Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { rememberDevice } from '../plugins/device.ts';
import { handOver, startSession } from '../plugins/session.ts';
import { badRequest, conflict } from '../refusal.ts';
import { decrypt, encrypt } from '../secrets/encryption.ts';
import { createKnownDeviceRepository } from '../sessions/knownDevices.repository.ts';
import { createSessionRepository } from '../sessions/sessions.repository.ts';
import { needsSecondFactor } from '../staffAccess.ts';
import { confirmPassword, staffFrom } from '../users/confirmPassword.ts';
import {
  BeginSecondFactorRequest,
  OtpAndPasswordRequest,
  OtpRequest,
  RecoveryCodesAnswer,
  SecondFactorAnswer,
  SecondFactorSecretAnswer,
} from './secondFactor.contract.ts';
import { createSecondFactorRepository } from './secondFactor.repository.ts';
import { newRecoveryCodes, newSecret, recoveryHash, stepOf, uriOf } from './secondFactor.rules.ts';
import { createTakeCode } from './takeCode.ts';

const tags = ['administration'] as const;

/** Each member of staff manages the second factor of their own account (PD-86). */
export function secondFactorRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock, config } = deps;
  const takeCode = createTakeCode(deps);

  /** Stores new recovery codes and returns them, the only time that they are shown. */
  const renewCodes = async (trx: Trx, id: string) => {
    const recoveryCodes = newRecoveryCodes();
    await createSecondFactorRepository(trx).replaceRecoveryCodes(
      id,
      recoveryCodes.map(recoveryHash),
    );
    return { recoveryCodes };
  };

  /**
   * Ends every session of the account, as a new password does, and opens a new one for the caller.
   */
  const startAnew = async (trx: Trx, request: FastifyRequest, id: string, act: AuditedAction) => {
    await createSessionRepository(trx).closeAllOfStaff(id);
    await createKnownDeviceRepository(trx).forgetAllOf(id);
    await audit(trx, id, act, clock());
    return startSession(request, 'admin', id, trx);
  };

  return async (app) => {
    app.get(
      '/admin/me/second-factor',
      operation({
        operationId: 'ownSecondFactor',
        access: 'admin',
        tags,
        summary: "One's own second factor",
        description:
          'Whether a log-in requires a code, how many recovery codes are left, and whether the second factor is required.',
        refuses: [],
        response: { 200: SecondFactorAnswer },
      }),
      async (request) => {
        const admin = adminOf(request);
        const factors = createSecondFactorRepository(db);
        const since = (await factors.find(admin.id))?.confirmed_at ?? null;
        return envelope({
          on: since !== null,
          since: since && since.toISOString(),
          recoveryCodesLeft: await factors.recoveryCodesLeft(admin.id),
          required: needsSecondFactor({ ...admin, secondFactor: false }, config),
        });
      },
    );

    app.post(
      '/admin/me/second-factor',
      operation({
        operationId: 'beginSecondFactor',
        access: 'admin',
        tags,
        summary: 'Begin to set up a second factor',
        description:
          'Returns a secret for an authenticator app (RFC 6238, SHA-1, 6 digits, 30 seconds); it takes effect once a code has confirmed it. An earlier unconfirmed secret becomes invalid.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: BeginSecondFactorRequest,
        response: { 200: SecondFactorSecretAnswer },
      }),
      async (request) => {
        const { id, email } = adminOf(request);
        await confirmPassword(request, request.body.password);
        const secret = newSecret();
        const stored = encrypt(secret, config.secretsKey, id);
        if (!(await createSecondFactorRepository(db).begin(id, stored, clock())))
          throw conflict('SECOND_FACTOR_IS_ON');
        return envelope({ secret, uri: uriOf(secret, email) });
      },
    );

    app.post(
      '/admin/me/second-factor/confirm',
      operation({
        operationId: 'confirmSecondFactor',
        access: 'admin',
        tags,
        summary: 'Switch the second factor on',
        description:
          'Takes a code of the app and returns the recovery codes, only this once. Every other session of the account ends; this one continues with a new cookie.',
        refuses: ['CONFLICT'],
        body: OtpRequest,
        response: { 200: RecoveryCodesAnswer },
      }),
      async (request, reply) => {
        const { id } = adminOf(request);
        const begun = await createSecondFactorRepository(db).find(id);
        if (!begun) throw conflict('SECOND_FACTOR_NOT_BEGUN');
        if (begun.confirmed_at) throw conflict('SECOND_FACTOR_IS_ON');
        const secret = decrypt(begun.secret, config.secretsKey, id);
        if (secret === undefined) throw conflict('SECOND_FACTOR_NOT_BEGUN');
        const step = stepOf(request.body.otp, secret, clock());
        if (step === undefined) throw badRequest('SECOND_FACTOR_WRONG');
        const { codes, session } = await db.transaction().execute(async (trx) => {
          const factors = createSecondFactorRepository(trx);
          if (!(await factors.confirm(id, begun.secret, step, clock())))
            throw conflict('SECOND_FACTOR_IS_ON');
          const codes = await renewCodes(trx, id);
          return { codes, session: await startAnew(trx, request, id, 'secondFactor.on') };
        });
        handOver(request, reply, 'admin', session);
        await rememberDevice(request, reply, id);
        return envelope(codes, 'SECOND_FACTOR_ON');
      },
    );

    app.post(
      '/admin/me/second-factor/recovery-codes',
      operation({
        operationId: 'renewRecoveryCodes',
        access: 'admin',
        tags,
        summary: 'New recovery codes',
        description:
          'Returns ten new recovery codes, only this once; the previous ones become invalid.',
        refuses: ['RATE_LIMITED'],
        body: OtpAndPasswordRequest,
        response: { 200: RecoveryCodesAnswer },
      }),
      async (request) => {
        const { id } = adminOf(request);
        const { password, otp } = request.body;
        await confirmPassword(request, password);
        const codes = await takeCode(id, otp, staffFrom(request), async (trx) => {
          await audit(trx, id, 'recoveryCodes.renewed', clock());
          return renewCodes(trx, id);
        });
        return envelope(codes, 'RECOVERY_CODES_RENEWED');
      },
    );

    app.post(
      '/admin/me/second-factor/remove',
      operation({
        operationId: 'removeSecondFactor',
        access: 'admin',
        tags,
        summary: 'Switch the second factor off',
        description:
          'Takes the password and a code, or a recovery code. Every other session of the account ends; this one continues with a new cookie.',
        refuses: ['RATE_LIMITED'],
        body: OtpAndPasswordRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        const { id } = adminOf(request);
        const { password, otp } = request.body;
        await confirmPassword(request, password);
        const session = await takeCode(id, otp, staffFrom(request), async (trx) => {
          await createSecondFactorRepository(trx).remove(id);
          return startAnew(trx, request, id, 'secondFactor.off');
        });
        handOver(request, reply, 'admin', session);
        await rememberDevice(request, reply, id);
        return envelope(null, 'SECOND_FACTOR_OFF');
      },
    );
  };
}
