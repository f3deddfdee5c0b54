import { catalogueImportMachine } from '../../machines/catalogueImport/catalogueImport.machine.ts';
import { failure, refused } from './entities.ts';
import { samplesOf } from './samples.ts';

/** The result of an import that changes something. */
export const importOutcome = {
  added: 1,
  changed: 2,
  prices: 3,
  unchanged: 57,
  changes: [{ testName: 'TSH', column: 'price', before: '450', after: '400' }],
  version: 'v1',
};
const nothingToDo = { added: 0, changed: 0, prices: 0, unchanged: 60, changes: [], version: 'v0' };
/** A faulty line of a file. */
export const faultyLine = {
  line: 7,
  column: 'price',
  message: 'The price must be whole rupees, from 1 to 10,00,000',
  reason: 'PRICE_INVALID',
};
const faulty = { fails: failure('FILE_FAULTY', { faults: [faultyLine] }) };

export const catalogueImportSamples = samplesOf<typeof catalogueImportMachine>(
  catalogueImportMachine,
  {
    facts: {
      'file.chosen': [{ type: 'file.chosen', file: { name: 'tests.csv' } }],
      'import.confirmed': [{ type: 'import.confirmed' }],
      'load.retried': [{ type: 'load.retried' }],
    },
    outcomes: {
      checkCatalogueFile: [
        { answers: importOutcome },
        { answers: nothingToDo },
        faulty,
        { fails: refused('FILE_EMPTY') },
        { fails: failure() },
      ],
      importCatalogue: [
        { answers: importOutcome },
        faulty,
        { fails: refused('CATALOGUE_CHANGED_SINCE', { code: 'CONFLICT' }) },
        { fails: failure() },
      ],
    },
  },
);
