import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { adminIfAny, adminOf, openCalls } from '../plugins/access.ts';
import { deviceOf, rememberDevice } from '../plugins/device.ts';
import { closeSession, handOver, startSession } from '../plugins/session.ts';
import { createSignIn } from './signIn.ts';
import { readFields } from '../readFields.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import { beginSignIn } from '../plugins/begunSignIn.ts';
import { readEmail } from './users.rules.ts';
import { AdminAnswer, LoginRequest, TextAnswer } from './users.contract.ts';
import { countWithoutLab } from '../sessions/labsOfStaff.repository.ts';
import { countWithoutTechnician } from '../orders/technicians.repository.ts';
import { createUserRepository } from './users.repository.ts';

/** users/adminlogin, admin/me, admin/logout (docs/product/calls.md; PD-7, PD-8, PD-10). */
export function administratorRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const users = createUserRepository(deps.db);
    const signIn = createSignIn(deps);
    const tags = ['administration'] as const;

    app.post(
      '/users/adminlogin',
      operation({
        operationId: 'signInAdmin',
        access: 'everyone',
        tags,
        summary: 'Log in as an administrator',
        description:
          "Opens an administrator's session, with a different cookie than a customer's. With a second factor it opens none: 202 asks for a code, which goes to users/adminlogin/code with the cookie of this answer.",
        refuses: ['UNAUTHENTICATED', 'RATE_LIMITED'],
        body: LoginRequest,
        response: { 200: TextAnswer, 202: TextAnswer },
      }),
      async (request, reply) => {
        const { email } = await readFields({ email: () => readEmail(request.body.email) });
        const { id, firstName } = await signIn(
          'admin',
          email,
          request.body.password,
          { address: request.ip, device: deviceOf(request) },
          users.adminCredentials,
        );
        if (await users.hasSecondFactor(id)) {
          await beginSignIn(request, reply, id);
          return reply
            .code(202)
            .send(envelope(sentenceOf('SECOND_FACTOR_ASKED'), 'SECOND_FACTOR_ASKED'));
        }
        const token = await deps.db.transaction().execute(async (trx) => {
          await audit(trx, id, 'logged.in', deps.clock());
          return startSession(request, 'admin', id, trx);
        });
        handOver(request, reply, 'admin', token);
        await rememberDevice(request, reply, id);
        return envelope(`Welcome, ${firstName}`, 'LOGGED_IN');
      },
    );

    app.get(
      '/admin/me',
      operation({
        operationId: 'admin',
        access: 'admin',
        tags,
        summary: 'Who of the staff is signed in',
        description:
          'The name, e-mail, role and labs of whoever the session belongs to, and the calls that are open to them. Owners are told how many of the lab’s people have no lab yet; owners and operations, how many visits lost their technician.',
        refuses: [],
        response: { 200: AdminAnswer },
      }),
      async (request) => {
        const admin = adminOf(request);
        const { id, email, name, role, labs } = admin;
        const calls = openCalls(request, admin);
        const staffWithoutLab = calls.includes('staff') ? await countWithoutLab(deps.db) : 0;
        const visitsWithoutTechnician = calls.includes('technicians')
          ? await countWithoutTechnician(deps.db)
          : 0;
        return envelope({
          _id: id,
          email,
          name,
          staffRole: role,
          labs,
          calls,
          staffWithoutLab,
          visitsWithoutTechnician,
        });
      },
    );

    app.post(
      '/admin/logout',
      operation({
        operationId: 'signOutAdmin',
        access: 'everyone',
        tags,
        summary: 'Log out',
        description: 'Ends the session of the cookie, if there is one, and clears the cookie.',
        refuses: [],
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        const admin = await adminIfAny(request);
        if (admin) await audit(deps.db, admin.id, 'logged.out', deps.clock());
        await closeSession(request, reply, 'admin');
        return envelope(null, 'LOGGED_OUT');
      },
    );
  };
}
