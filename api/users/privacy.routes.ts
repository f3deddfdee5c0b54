import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { EmptyAnswer, envelope } from '../envelope.ts';
import { customerOf } from '../plugins/access.ts';
import { closeSession } from '../plugins/session.ts';
import { confirmOwnPassword } from './confirmPassword.ts';
import { deleteAccount, exportPersonalData } from './personalData.ts';
import { DeleteAccountRequest, PersonalData } from './users.contract.ts';

/** A customer's rights over the data that we hold: download it, or have it deleted. */
export function privacyRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  return async (app) => {
    app.get(
      '/users/me/export',
      operation({
        operationId: 'exportPersonalData',
        access: 'customer',
        tags: ['users'],
        summary: 'Everything that is stored about me, as a file',
        description:
          'The account with all its patients, addresses, orders, payments and reports (with the URL of their PDF), and under `stored` every row of the database that belongs to it, as one JSON file to download.',
        refuses: [],
        sends: { 200: { 'application/json': PersonalData } },
      }),
      async (request, reply) =>
        reply
          .header('content-disposition', 'attachment; filename="assay-my-data.json"')
          .type('application/json; charset=utf-8')
          .send(JSON.stringify(await exportPersonalData(deps, customerOf(request)), null, 2)),
    );

    app.post(
      '/users/deleteAccount',
      operation({
        operationId: 'deleteAccount',
        access: 'customer',
        tags: ['users'],
        summary: 'Delete my account',
        description:
          "Deletes everything personal, including reports; unpaid orders are cancelled. Refused while an order is in progress or a refund is pending. The password proves that the request is the customer's own.",
        refuses: ['CONFLICT', 'RATE_LIMITED'],
        body: DeleteAccountRequest,
        response: { 200: EmptyAnswer },
      }),
      async (request, reply) => {
        const customer = customerOf(request);
        await confirmOwnPassword(request, request.body.password);
        await deleteAccount(deps, customer);
        await closeSession(request, reply, 'customer');
        return envelope(null, 'ACCOUNT_DELETED');
      },
    );
  };
}
