import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { customerOf, requireCustomer } from '../plugins/access.ts';
import { closeSession, tokenOf } from '../plugins/session.ts';
import { badRequest, Refusal } from '../refusal.ts';
import { deleteAccount, exportPersonalData } from './personalData.ts';
import { createSignIn } from './signIn.ts';
import { DeleteAccountRequest } from './users.contract.ts';
import { createUserRepository } from './users.repository.ts';

/** A customer's rights over the data that we hold: download it, or have it deleted. */
export function privacyRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    const signIn = createSignIn(deps);
    const users = createUserRepository(deps.db);
    app.addHook('onRequest', requireCustomer);

    app.get(
      '/users/me/export',
      { schema: { tags: ['users'], summary: 'Everything that we keep of me, as a file' } },
      async (request, reply) =>
        reply
          .header('content-disposition', 'attachment; filename="assay-my-data.json"')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(await exportPersonalData(deps, customerOf(request)), null, 2)),
    );

    app.post(
      '/users/deleteAccount',
      {
        schema: {
          tags: ['users'],
          summary: 'Delete my account',
          body: DeleteAccountRequest,
          response: { 200: EmptyAnswer },
        },
      },
      async (request, reply) => {
        const customer = customerOf(request);
        // Whoever finds an unlocked phone must not be able to do this.
        await signIn(
          'customer',
          customer.email,
          request.body.password,
          // Others who guess passwords do not lock out a customer who is logged in.
          { address: request.ip, session: tokenOf(request, 'customer') },
          users.credentials,
        ).catch((error: unknown) => {
          throw error instanceof Refusal && error.status === 429
            ? error
            : badRequest('PASSWORD_WRONG');
        });
        await deleteAccount(deps, customer);
        await closeSession(request, reply, 'customer');
        return envelope(null, 'ACCOUNT_DELETED');
      },
    );
  };
}
