import { expect, it } from 'vitest';
import { faultyLine, importOutcome } from '../../devtools/samples/catalogueImport.samples.ts';
import { catalogueImportMachine } from '../../machines/catalogueImport/catalogueImport.machine.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const file = { name: 'tests.csv' };
const chosen: Step = { fact: { type: 'file.chosen', file } };
const confirmed: Step = { fact: { type: 'import.confirmed' } };
const retried: Step = { fact: { type: 'load.retried' } };
const checked: Step = { answers: 'checkCatalogueFile', with: importOutcome };
const faulty = (port: string): Step => ({
  fails: port,
  with: Object.assign(new Error('1 entry is wrong'), {
    code: 'FILE_FAULTY',
    data: { faults: [faultyLine] },
  }),
});
const away = (port: string): Step => ({ fails: port, with: new Error('It failed') });

it('nothing is imported before it was said what would happen, and confirmed', async () => {
  const one = listen(catalogueImportMachine);
  await one.go(chosen, confirmed, checked);
  expect([one.value(), one.context()]).toMatchObject(['ready', { outcome: importOutcome }]);
  expect(one.calls('importCatalogue')).toEqual([]);
  await one.go(confirmed);
  expect(one.calls('importCatalogue')).toEqual([{ file, version: importOutcome.version }]);
  await one.go({ answers: 'importCatalogue', with: { ...importOutcome, added: 5 } });
  expect([one.value(), one.context()]).toMatchObject(['done', { outcome: { added: 5 } }]);
});

it('a file that does nothing cannot be imported', async () => {
  const one = listen(catalogueImportMachine);
  const outcome = { ...importOutcome, added: 0, changed: 0 };
  await one.go(chosen, { answers: 'checkCatalogueFile', with: outcome }, confirmed);
  expect(one.value()).toBe('unchanged');
  expect(one.calls('importCatalogue')).toEqual([]);
});

it('faulty lines are shown until another file is chosen', async () => {
  const one = listen(catalogueImportMachine);
  await one.go(chosen, faulty('checkCatalogueFile'), confirmed);
  expect([one.value(), one.context()]).toMatchObject(['faulty', { faults: [faultyLine] }]);
  await one.go(chosen);
  expect([one.value(), one.context()]).toMatchObject(['checking', { faults: [], message: null }]);
});

it('a file that became faulty after it was checked is not offered again', async () => {
  const one = listen(catalogueImportMachine);
  await one.go(chosen, checked, confirmed, faulty('importCatalogue'), confirmed);
  expect([one.value(), one.context()]).toMatchObject([
    'faulty',
    { faults: [faultyLine], outcome: null },
  ]);
  expect(one.calls('importCatalogue')).toHaveLength(1);
});

it('what would do something else than was said, as somebody else has saved since, is to be chosen again', async () => {
  const one = listen(catalogueImportMachine);
  const changed = Object.assign(new Error('It was changed'), { code: 'CONFLICT' });
  await one.go(chosen, checked, confirmed, { fails: 'importCatalogue', with: changed }, confirmed);
  expect([one.value(), one.context()]).toMatchObject([
    'choosing',
    { outcome: null, message: { text: 'It was changed' } },
  ]);
  expect(one.calls('importCatalogue')).toHaveLength(1);
});

it('what cannot be taken is refused beside the choice, and what failed is tried again', async () => {
  const one = listen(catalogueImportMachine);
  const tooLarge = Object.assign(new Error('File is larger than 2 MB'), { code: 'TOO_LARGE' });
  await one.go(chosen, { fails: 'checkCatalogueFile', with: tooLarge });
  expect([one.value(), one.context()]).toMatchObject([
    'choosing',
    { message: { text: 'File is larger than 2 MB' } },
  ]);
  await one.go(chosen, away('checkCatalogueFile'));
  expect(one.value()).toBe('checkFailed');
  await one.go(retried, checked, confirmed, away('importCatalogue'));
  expect([one.value(), one.context()]).toMatchObject(['importFailed', { outcome: importOutcome }]);
  await one.go(retried, { answers: 'importCatalogue', with: importOutcome });
  expect(one.value()).toBe('done');
  expect(one.calls('checkCatalogueFile')).toHaveLength(3);
});
