import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPublicList } from '../content/publicList.ts';
import type { Deps } from '../deps.ts';
import { operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { notFound } from '../refusal.ts';
import { adminCatalogueRoutes } from './catalogue.admin.routes.ts';
import { TestAnswer, TestParams, TestsAnswer } from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { catalogueTopic } from './catalogueChanges.repository.ts';

/**
 * GET tests/alltests and tests/singleTest/{id} (docs/product/calls.md), open to everyone, and the
 * administrator's calls.
 */
export function catalogueRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, changes } = deps;
  return async (app) => {
    const catalogue = createCatalogueRepository(db);
    const all = createPublicList({ load: catalogue.list, changes, topic: catalogueTopic });
    app.addHook('onClose', async () => all.close());

    app.get(
      '/tests/alltests',
      operation({
        operationId: 'labTests',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'All tests',
        description: 'The whole catalogue; with an ETag, so that a client that has it gets 304.',
        refuses: [],
        sends: { 200: { 'application/json': TestsAnswer } },
      }),
      all.answer,
    );

    app.get(
      '/tests/singleTest/:id',
      operation({
        operationId: 'labTest',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'One test',
        description: 'A test by its id.',
        refuses: [],
        params: TestParams,
        response: { 200: TestAnswer },
      }),
      async (request) => {
        const test = await catalogue.find(request.params.id);
        if (!test) throw notFound('TEST_NOT_FOUND');
        return envelope(test);
      },
    );

    await app.register(adminCatalogueRoutes(deps, all.purge));
  };
}
