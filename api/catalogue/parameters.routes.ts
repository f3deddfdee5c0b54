import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { audit } from '../admin/audit.repository.ts';
import type { Db, Trx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest, notFound } from '../refusal.ts';
import { refuseIfChanged, withVersion } from '../version.ts';
import { TestParams } from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { ParametersAnswer, ParametersRequest } from './parameters.contract.ts';
import type { TestParametersJson } from './parameters.contract.ts';
import { lockTest, parametersOf, storeParameters } from './parameters.repository.ts';
import { faultInParameters, readParameters } from './parameters.rules.ts';

/** Administrators read and write a test's parameters with their normal ranges. */
export function parameterRoutes({ db, clock }: Deps): FastifyPluginAsyncTypebox {
  const read = async (from: Db | Trx, id: string): Promise<TestParametersJson> =>
    withVersion({ _id: id, parameters: await parametersOf(from, id) });
  return async (app) => {
    app.get(
      '/admin/tests/:id/parameters',
      operation({
        operationId: 'testParameters',
        access: 'admin',
        tags: ['administration'],
        summary: 'What a test measures',
        description:
          'The parameters of the test in the order of its report, with their normal ranges.',
        refuses: [],
        params: TestParams,
        response: { 200: ParametersAnswer },
      }),
      async ({ params: { id } }) => {
        if (!(await createCatalogueRepository(db).findAny(id))) throw notFound('TEST_NOT_FOUND');
        return envelope(await read(db, id));
      },
    );

    app.put(
      '/admin/tests/:id/parameters',
      operation({
        operationId: 'saveTestParameters',
        access: 'admin',
        tags: ['administration'],
        summary: 'Set what a test measures',
        description:
          'Replaces the parameters. Refused if they have changed since their `version` was read. Reports keep the ranges that they were entered with.',
        refuses: ['CONFLICT'],
        params: TestParams,
        body: ParametersRequest,
        response: { 200: ParametersAnswer },
      }),
      async (request) => {
        const { id } = request.params;
        if (!(await createCatalogueRepository(db).findAny(id))) throw notFound('TEST_NOT_FOUND');
        const parameters = readParameters(request.body.parameters);
        const fault = faultInParameters(parameters);
        if (fault) throw badRequest('PARAMETER_FAULTY', { parameter: fault });
        const stored = await db.transaction().execute(async (trx) => {
          await lockTest(trx, id);
          refuseIfChanged(request.body.version, await read(trx, id));
          await storeParameters(trx, id, parameters);
          await audit(trx, adminOf(request).id, 'test.changed', clock(), { detail: id });
          return read(trx, id);
        });
        return envelope(stored, 'TEST_SAVED');
      },
    );
  };
}
