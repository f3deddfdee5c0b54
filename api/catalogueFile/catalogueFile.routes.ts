import multipart from '@fastify/multipart';
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import type { Deps } from '../deps.ts';
import { envelope } from '../envelope.ts';
import { readForm } from '../files/form.ts';
import { Bytes, operation } from '../operation.ts';
import { adminOf } from '../plugins/access.ts';
import { badRequest } from '../refusal.ts';
import { indianDate } from '../slots/times.ts';
import { scopeOf } from '../staffScope.ts';
import { CatalogueFileForm, CatalogueImportAnswer, ImportQuery } from './catalogueFile.contract.ts';
import { readCatalogueState } from './catalogueState.repository.ts';
import { checkCatalogueFile, importCatalogue } from './importCatalogue.ts';
import { testColumnNames } from './testColumns.ts';
import { writeCatalogue } from './writeCatalogue.ts';

const tags = ['administration'] as const;

/** The two files: tests with prices, or prices alone. */
const files = [
  {
    name: 'tests',
    exportId: 'testsFile',
    importId: 'importCatalogue',
    columns: testColumnNames,
  },
  {
    name: 'prices',
    exportId: 'pricesFile',
    importId: 'importPrices',
    columns: ['testName', 'price'],
  },
] as const;

/** The administrator's export and import of tests and prices as a file. */
export function catalogueFileRoutes(deps: Deps): FastifyPluginAsyncTypebox {
  const { db, clock } = deps;
  return async (app) => {
    await app.register(multipart, { throwFileSizeLimit: false });

    for (const { name, exportId, importId, columns } of files) {
      app.get(
        `/admin/${name}.csv`,
        operation({
          operationId: exportId,
          access: 'admin',
          tags,
          summary: `All ${name} as a CSV file`,
          description: `A line for each test, hidden ones too, with the columns id, ${columns.join(', ')} and one for the price of each lab, named by the lab's id, for the lab its own labs; an empty one: the lab does not offer it. Lists have one item per line of their cell. UTF-8 with a byte order mark; an apostrophe stands before what a spreadsheet would run as a formula.`,
          refuses: [],
          sends: { 200: { 'text/csv': Bytes } },
        }),
        async (request, reply) => {
          const { labs } = scopeOf(adminOf(request), exportId);
          return reply
            .headers({
              'content-type': 'text/csv; charset=utf-8',
              'cache-control': 'private, no-store',
              'x-content-type-options': 'nosniff',
              'content-disposition': `attachment; filename="${name}-${indianDate(clock())}.csv"`,
            })
            .send(writeCatalogue(await readCatalogueState(db, labs), columns));
        },
      );

      app.post(
        `/admin/${name}.csv`,
        operation({
          operationId: importId,
          access: 'admin',
          tags,
          summary: `Change ${name} by a CSV file (multipart, field file)`,
          description:
            'Takes a file as the export writes it, all of it or nothing. A line with an id changes that test, one without adds a test; columns that are left out stay as they are. A changed starting price comes first, then the prices of labs that differ from what is stored. With `dryRun=1` the answer is the same, and nothing is stored.',
          refuses: ['FILE_FAULTY', 'CONFLICT'],
          querystring: ImportQuery,
          response: { 200: CatalogueImportAnswer },
          form: CatalogueFileForm,
        }),
        async (request) => {
          const file = (await readForm(request, ['file'])).file('file');
          if (!file) throw badRequest('FILE_EMPTY');
          const { dryRun, version } = request.query;
          if (dryRun) return envelope(await checkCatalogueFile(db, file, columns));
          const outcome = await importCatalogue(deps, file, columns, adminOf(request).id, version);
          return envelope(outcome, 'CATALOGUE_IMPORTED');
        },
      );
    }
  };
}
