import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { itemsPerSeat } from '../../machines/order/visit.ts';
import { createPublicList } from '../content/publicList.ts';
import type { Deps } from '../deps.ts';
import { attachment } from '../files/attachment.ts';
import { Bytes, operation } from '../operation.ts';
import { envelope } from '../envelope.ts';
import { offersTopic } from '../offers/offers.repository.ts';
import { languageOf } from '../messages/language.ts';
import { drawApart } from '../parsing/drawApart.ts';
import { notFound } from '../refusal.ts';
import { adminCatalogueRoutes } from './catalogue.admin.routes.ts';
import type { TestJson } from './catalogue.contract.ts';
import {
  RelatedQuery,
  TestAnswer,
  TestParams,
  TestsAnswer,
  VisitTestsQuery,
} from './catalogue.contract.ts';
import { createCatalogueRepository } from './catalogue.repository.ts';
import { catalogueTopic } from './catalogueChanges.repository.ts';
import { withAmounts } from './startingAmounts.ts';
import { createRelatedTestsFinder } from './relatedTests.ts';

/**
 * GET tests/alltests and tests/singleTest/{id} (docs/product/calls.md), open to everyone, and the
 * administrator's calls.
 */
export function catalogueRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, changes } = deps;
  return async (app) => {
    const catalogue = createCatalogueRepository(db);
    const priced = (tests: Promise<TestJson[]>) => withAmounts(deps, tests);
    const list = () => priced(catalogue.list());
    const topics = [catalogueTopic, offersTopic];
    const all = createPublicList({ load: list, changes, topics });
    const packages = createPublicList({
      load: () => priced(catalogue.listPackages()),
      changes,
      topics,
    });
    const related = createRelatedTestsFinder(list, changes);
    const cached = [all, packages, related];
    app.addHook('onClose', async () => cached.forEach((one) => one.close()));

    app.get(
      '/tests/alltests',
      operation({
        operationId: 'labTests',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'All tests',
        description: 'The whole catalogue, with an ETag.',
        refuses: [],
        sends: { 200: { 'application/json': TestsAnswer } },
      }),
      all.answer,
    );

    app.get(
      '/tests/packages',
      operation({
        operationId: 'packages',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'All packages',
        description: 'The tests that are packages of several tests, with their contents.',
        refuses: [],
        sends: { 200: { 'application/json': TestsAnswer } },
      }),
      packages.answer,
    );

    app.get(
      '/tests/related',
      operation({
        operationId: 'relatedTests',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'Tests that a text may mean',
        description:
          'Tests other than those whose name, in the language of the page (cookie assay_lang), contains the text: found by their other names, by their purpose, and despite misspellings; best match first, at most eight.',
        refuses: [],
        querystring: RelatedQuery,
        response: { 200: TestsAnswer },
      }),
      async (request) => envelope(await related.find(request.query.text, languageOf(request))),
    );

    app.get(
      '/tests/some',
      operation({
        operationId: 'visitTests',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'Some tests',
        description:
          'The tests of a visit by their ids: whom each is for, what it contains, and which tests need a separate sample. A test that is not offered is left out.',
        refuses: [],
        querystring: VisitTestsQuery,
        response: { 200: TestsAnswer },
      }),
      async (request) => {
        const ids = request.query.ids.split(',').slice(0, itemsPerSeat);
        return envelope(await priced(catalogue.listSome(ids)));
      },
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
        const [test] = await priced(catalogue.listSome([request.params.id]));
        if (!test) throw notFound('TEST_NOT_FOUND');
        return envelope(test);
      },
    );

    app.get(
      '/sample-reports/:id',
      operation({
        operationId: 'sampleReport',
        access: 'everyone',
        tags: ['catalogue'],
        summary: 'A sample of the report of a test, as PDF',
        description:
          "The layout of the test's report: its parameters without values, marked as a sample on each page.",
        refuses: [],
        params: TestParams,
        sends: { 200: { 'application/pdf': Bytes } },
      }),
      async (request, reply) => {
        const test = await catalogue.find(request.params.id);
        if (!test) throw notFound('TEST_NOT_FOUND');
        return reply
          .headers(attachment('application/pdf', `Sample report - ${test.testName}.pdf`))
          .send(await drawApart('sampleReport', test));
      },
    );

    await app.register(adminCatalogueRoutes(deps, () => cached.forEach((one) => one.purge())));
  };
}
