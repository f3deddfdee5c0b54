import { Type } from 'typebox';
import type { Static } from 'typebox';
import { EnvelopeOf } from '../envelope.ts';
import { named } from '../named.ts';

/** What an import of tests and prices does, or would do. */
export const CatalogueImportJson = named(
  'CatalogueImport',
  'What an import of tests and prices does, or would do.',
  Type.Object({
    /** Tests that are new. */
    added: Type.Integer(),
    /** Tests of which something changes, prices included. */
    changed: Type.Integer(),
    /** Prices of labs that are set or taken away. */
    prices: Type.Integer(),
    /** Tests of the file that stay as they are. */
    unchanged: Type.Integer(),
  }),
  { added: 1, changed: 2, prices: 3, unchanged: 57 },
);
export type CatalogueImportJson = Static<typeof CatalogueImportJson>;

export const CatalogueImportAnswer = EnvelopeOf(CatalogueImportJson);

/** Whether a file is only to be checked. */
export const ImportQuery = Type.Object({
  dryRun: Type.Optional(
    Type.Boolean({
      description: 'Answers what the import would, and stores nothing.',
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
