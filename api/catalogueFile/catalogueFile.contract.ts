import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

/** The effect of an import of tests and prices, or of its dry run. */
export const CatalogueImportJson = named(
  'CatalogueImport',
  'The effect of an import of tests and prices, or of its dry run.',
  Type.Object({
    /** New tests. */
    added: Type.Integer(),
    /** Tests that change, including their prices. */
    changed: Type.Integer(),
    /** Prices at labs that are set or removed. */
    prices: Type.Integer(),
    /** Tests in the file that do not change. */
    unchanged: Type.Integer(),
  }),
  { added: 1, changed: 2, prices: 3, unchanged: 57 },
);
export type CatalogueImportJson = Static<typeof CatalogueImportJson>;

export const CatalogueImportAnswer = EnvelopeOf(CatalogueImportJson);

/** Whether the file is only to be checked. */
export const ImportQuery = Type.Object({
  dryRun: Type.Optional(
    Type.Boolean({
      description: 'Answers what the import would do, and stores nothing.',
      examples: [true],
    }),
  ),
});

export const CatalogueFileForm = named(
  'CatalogueFileForm',
  'A CSV file as the export writes it, in UTF-8, at most 2 MB and 5,000 lines.',
  Type.Object({ file: Type.Unsafe<string>({ type: 'string', format: 'binary' }) }),
  { file: 'id,price\r\ntsh,350\r\n' },
);
