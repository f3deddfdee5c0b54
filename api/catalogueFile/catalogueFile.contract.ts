import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';
import { exampleVersion, Version } from '../version.ts';

/** A value of a test that an import changes, as the file writes it. */
export const CatalogueChangeJson = named(
  'CatalogueChange',
  'A value of a test that an import changes, as the file writes it.',
  Type.Object({
    /** The name that the test has now. */
    testName: Type.String(),
    /** The column of the file: for the price of a lab, its id. */
    column: Type.String(),
    /** Empty where there is none. */
    before: Type.String(),
    after: Type.String(),
  }),
  { testName: 'TSH', column: 'price', before: '450', after: '400' },
);
export type CatalogueChangeJson = Static<typeof CatalogueChangeJson>;

/** The effect of an import of tests and prices, or of its dry run. */
export const CatalogueImportJson = named(
  'CatalogueImport',
  'The effect of an import of tests and prices, or of its dry run.',
  Type.Object({
    /** New tests. */
    added: Type.Integer(),
    /** Tests that change, including their prices. */
    changed: Type.Integer(),
    /** Prices at labs that are set, follow a changed starting price or are removed. */
    prices: Type.Integer(),
    /** Tests in the file that do not change. */
    unchanged: Type.Integer(),
    /** What changes in tests that are there already: the first 200 values, long ones cut. */
    changes: Type.Array(CatalogueChangeJson),
    /** Changes with all that the import does; the import sends it back (PD-163). */
    version: Version,
  }),
  {
    added: 1,
    changed: 2,
    prices: 3,
    unchanged: 57,
    changes: [{ testName: 'TSH', column: 'price', before: '450', after: '400' }],
    version: exampleVersion,
  },
);
export type CatalogueImportJson = Static<typeof CatalogueImportJson>;

export const CatalogueImportAnswer = EnvelopeOf(CatalogueImportJson);

/** Whether the file is only to be checked, or what was said of it when it was. */
export const ImportQuery = Type.Object({
  dryRun: Type.Optional(
    Type.Boolean({
      description: 'Answers what the import would do, and stores nothing.',
      examples: [true],
    }),
  ),
  version: Type.Optional(
    Type.String({
      maxLength: 100,
      description:
        'The version of the dry run: refused with CATALOGUE_CHANGED_SINCE if the import would do something else by now.',
      examples: [exampleVersion],
    }),
  ),
});

export const CatalogueFileForm = named(
  'CatalogueFileForm',
  'A CSV file as the export writes it, in UTF-8, at most 2 MB and 5,000 lines.',
  Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }) }),
  { file: 'id,price\r\ntsh,350\r\n' },
);
