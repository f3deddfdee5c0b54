// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { FaultTable } from '../../web/admin/catalogueFile/FaultTable.tsx';
import { ImportTestsPage } from '../../web/admin/catalogueFile/ImportTestsPage.tsx';
import { adminImportCopy as copy } from '../../web/copy/adminImport.ts';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { alerts, button, hrefs, press, says, texts, textsOf } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { show } from './support/show.tsx';

const changes = [
  { testName: 'TSH', column: 'price', before: '450', after: '400' },
  { testName: 'TSH', column: 'kaveri', before: '', after: '390' },
];
const counts = (added: number, changed: number) => ({
  added,
  changed,
  prices: 7,
  unchanged: 1200,
  version: 'v1',
  changes: changed > 0 ? changes : [],
});
const open = (answers: ServiceAnswers) => serve(<ImportTestsPage />, answers);
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const file = () => new File(['code;name'], 'tests.csv', { type: 'text/csv' });
const choose = (label: string = copy.choose) =>
  fireEvent.change(field(label), { target: { files: [file()] } });
const heading = (name: string) => screen.findByRole('heading', { name });
const ready = copy.ready('tests.csv');
const away = 'We cannot reach the service';

it('a file is checked first, and imported at a press', async () => {
  const service = await open({ CheckCatalogueFile: { checkCatalogueFile: counts(3, 0) } });
  const bodies: FormData[] = [];
  const answered = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request.body instanceof FormData) bodies.push(request.body);
    return answered(url, request);
  });
  expect(texts('button')).not.toContain('Import');
  choose();
  const checked = await heading(ready);
  expect(document.activeElement).not.toBe(checked);
  expect(field(copy.chooseAnother).disabled).toBe(false);
  expect(textsOf('dl > div')).toEqual([
    'New tests3',
    'Changed tests0',
    "Labs' prices7",
    'Unchanged tests1,200',
  ]);
  expect(service.sent('CheckCatalogueFile')).toEqual([{ file: 'tests.csv' }]);
  // It is on its way, and what was checked stays until it is imported.
  press('Import');
  await waitFor(() => expect(button(/Import/).hasAttribute('data-loading')).toBe(true));
  expect(screen.getAllByText(ready)).toHaveLength(1);
  cleanup();
  const again = await open({ ...service.answers, ImportCatalogue: 'away' });
  choose();
  await heading(ready);
  press('Import');
  expect((await screen.findByRole('alert')).textContent).toContain(copy.importFailed + away);
  again.answers.ImportCatalogue = { importCatalogue: counts(3, 0) };
  press('Retry');
  const done = await heading('Imported');
  // By the script alone: it is no stop on the way of the Tab key.
  expect([document.activeElement, done.tabIndex]).toEqual([done, -1]);
  expect(again.sent('ImportCatalogue')).toHaveLength(2);
  expect(hrefs()).toEqual(['/api/v1/admin/tests.csv', '/admin/tests']);
  const [first] = bodies.map((body) => body.get('file') as File);
  expect([first!.name, first!.type, await first!.text()]).toEqual([
    'tests.csv',
    'text/csv',
    'code;name',
  ]);
});

it.each([
  [counts(0, 1), ready, 1],
  [counts(0, 0), 'Nothing to import', 0],
])('with %o the page says: %s', async (outcome, title, times) => {
  await open({ CheckCatalogueFile: { checkCatalogueFile: outcome } });
  choose();
  await heading(title);
  expect(screen.queryAllByRole('button', { name: 'Import' })).toHaveLength(times);
  const named = ['TSH price: 450 → 400', 'TSH kaveri: – → 390'];
  expect(textsOf('section li')).toEqual(outcome.changed > 0 ? named : []);
});

it('what is wrong in a file is listed by line and column', async () => {
  const faults = [
    { line: 2, column: 'price', message: 'It is no number.' },
    { line: 9, column: null, message: 'It is too short.' },
  ];
  const faulty = (count: number) => {
    const extensions = { code: 'FILE_FAULTY', params: { count }, data: { faults } };
    return refusal(`There are ${count} mistakes.`, extensions);
  };
  const service = await open({ CheckCatalogueFile: faulty(5) });
  choose();
  const title = 'tests.csv has mistakes';
  const correct = 'Correct these lines in the spreadsheet, save it and choose the file again.';
  await says(`${title}There are 5 mistakes.${correct} These are the first 2.`);
  expect(textsOf('tbody td, tbody th')).toEqual([
    'Line 2',
    'price',
    'It is no number.',
    'Line 9',
    'Whole line',
    'It is too short.',
  ]);
  service.answers.CheckCatalogueFile = faulty(2);
  choose(copy.chooseAnother);
  await says(`${title}There are 2 mistakes.${correct} `);
});

it('a file is dropped; what is no file is not, nor is another one while it is checked', async () => {
  const service = await open({});
  const area = field(copy.choose).closest('label')!;
  const drop = (files: File[]) => fireEvent.drop(area, { dataTransfer: { files } });
  fireEvent.dragOver(area);
  expect(area.dataset.over).toBe('true');
  fireEvent.dragLeave(area);
  expect(area.dataset.over).toBeUndefined();
  drop([]);
  fireEvent.dragOver(area);
  drop([file()]);
  expect(area.dataset.over).toBeUndefined();
  expect(await screen.findAllByText(copy.checking)).toHaveLength(1);
  expect([area.querySelector('input')!.getAttribute('aria-disabled'), alerts()]).toEqual([
    'true',
    [],
  ]);
  drop([file()]);
  await Promise.resolve();
  expect(service.sent('CheckCatalogueFile')).toHaveLength(1);
});

it('a file that cannot be checked says so, and what is none is refused where it was chosen', async () => {
  const service = await open({ CheckCatalogueFile: 'away' });
  choose();
  expect((await screen.findByRole('alert')).textContent).toContain(copy.checkFailed + away);
  cleanup();
  await open({ ...service.answers, CheckCatalogueFile: refusal('This is no CSV file.') });
  choose();
  await says('This is no CSV file.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('mistakes are said in the language of who looks, where their reason is known', async () => {
  setLanguage('hi', hindi);
  const faults = [
    { line: 2, column: 'x', message: 'Faulty.', reason: 'FILE_FAULTY', params: { count: 7 } },
    { line: 3, column: 'x', message: 'It is no number.', reason: null, params: null },
  ];
  await show(<FaultTable faults={faults as never} />);
  expect(textsOf('tbody td:last-child')).toEqual([
    'कुछ भी इम्पोर्ट नहीं हुआ: फ़ाइल में 7 ग़लतियाँ हैं',
    'It is no number.',
  ]);
});
