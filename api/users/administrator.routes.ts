import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { adminOf, requireAdmin } from '../plugins/access.ts';
import { closeSession, openSession } from '../plugins/session.ts';
import { createSignIn } from './signIn.ts';
import { readEmail } from './userRules.ts';
import { AdminAnswer, EmptyAnswer, LoginRequest, TextAnswer } from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

/** users/adminlogin, admin/me, admin/logout (specification 7; decisions.md 7, 8, 10). */
export function administratorRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const users = createUserRepository(deps.db);
    const signIn = createSignIn(deps);
    const tags = ['administration'];

    app.post(
      '/users/adminlogin',
      {
        schema: {
          tags,
          summary: 'Log in as an administrator',
          body: LoginRequest,
          response: { 200: TextAnswer },
        },
      },
      async (request, reply) => {
        const { id, firstName } = await signIn(
          'admin',
          readEmail(request.body.email),
          request.body.password,
          request.ip,
          users.adminCredentials,
        );
        await openSession(request, reply, 'admin', id);
        return envelope(`Welcome, ${firstName}`, 'Logged in');
      },
    );

    app.get(
      '/admin/me',
      {
        onRequest: requireAdmin,
        schema: { tags, summary: 'The signed-in administrator', response: { 200: AdminAnswer } },
      },
      async (request) => {
        const { id, email, name } = adminOf(request);
        return envelope({ _id: id, email, name });
      },
    );

    app.post(
      '/admin/logout',
      { schema: { tags, summary: 'Log out', response: { 200: EmptyAnswer } } },
      async (request, reply) => {
        await closeSession(request, reply, 'admin');
        return envelope(null, 'Logged out');
      },
    );
  };
}
