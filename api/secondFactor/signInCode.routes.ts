import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { begunSignIn, endBegunSignIn } from '../plugins/begunSignIn.ts';
import { deviceOf, rememberDevice } from '../plugins/device.ts';
import { handOver, startSession } from '../plugins/session.ts';
import { conflict } from '../refusal.ts';
import { createBegunSignInRepository } from '../sessions/begunSignIns.repository.ts';
import { TextAnswer } from '../users/users.contract.ts';
import { OtpRequest } from './secondFactor.contract.ts';
import { createTakeCode } from './takeCode.ts';

const tags = ['administration'] as const;

/** users/adminlogin/code: the second half of a log-in with a second factor (PD-86). */
export function signInCodeRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const takeCode = createTakeCode(deps);

    app.post(
      '/users/adminlogin/code',
      operation({
        operationId: 'confirmSignInAdmin',
        access: 'everyone',
        tags,
        summary: 'Log in: the code',
        description:
          'After users/adminlogin has answered 202: takes a code of the authenticator app, or a recovery code, and opens the session.',
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: OtpRequest,
        response: { 200: TextAnswer },
      }),
      async (request, reply) => {
        const begun = await begunSignIn(request);
        const from = { address: request.ip, device: deviceOf(request) };
        const { otp } = request.body;
        const token = await takeCode(begun.id, otp, from, async (trx, taken) => {
          if (!(await createBegunSignInRepository(trx).take(begun.token)))
            throw conflict('SECOND_FACTOR_EXPIRED');
          if (taken === 'recoveryCode')
            await audit(trx, begun.id, 'recoveryCode.used', deps.clock());
          await audit(trx, begun.id, 'logged.in', deps.clock());
          return startSession(request, 'admin', begun.id, trx);
        });
        endBegunSignIn(request, reply);
        handOver(request, reply, 'admin', token);
        await rememberDevice(request, reply, begun.id);
        return envelope(`Welcome, ${begun.name}`, 'LOGGED_IN');
      },
    );
  };
}
