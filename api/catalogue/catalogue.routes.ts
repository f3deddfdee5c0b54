import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { createPublicList } from '../content/publicList.ts';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { notFound } from '../refusal.ts';
import { adminCatalogueRoutes } from './catalogue.admin.routes.ts';
import { TestAnswer, TestParams } from './catalogue.contract.ts';
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
      { schema: { tags: ['catalogue'], summary: 'All tests' } },
      all.answer,
    );

    app.get(
      '/tests/singleTest/:id',
      {
        schema: {
          tags: ['catalogue'],
          summary: 'One test',
          params: TestParams,
          response: { 200: TestAnswer },
        },
      },
      async (request) => {
        const test = await catalogue.find(request.params.id);
        if (!test) throw notFound('TEST_NOT_FOUND');
        return envelope(test);
      },
    );

    await app.register(adminCatalogueRoutes(deps, all.purge));
  };
}
