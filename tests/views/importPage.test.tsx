// @vitest-environment jsdom
import { useQuery } from '@apollo/client/react';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { FaultTable } from '../../web/admin/catalogueFile/FaultTable.tsx';
import { ImportTestsPage } from '../../web/admin/catalogueFile/ImportTestsPage.tsx';
import { hindi } from '../../web/copy/hi/hi.ts';
import { setLanguage } from '../../web/copy/language.ts';
import { LabTestsDocument, PackagesDocument } from '../../web/generated/graphql.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { alerts, press } from './support/page.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  cleanup();
  setLanguage('en');
  vi.unstubAllGlobals();
});

const counts = (added: number, changed: number) => ({ added, changed, prices: 7, unchanged: 1200 });
const open = (answers: ServiceAnswers) => serve(<ImportTestsPage />, answers);
const field = (label: string) =>
  screen.getByLabelText<HTMLInputElement>(label, { selector: 'input' });
const file = () => new File(['code;name'], 'tests.csv', { type: 'text/csv' });
const choose = (label = 'Choose a CSV file') =>
  fireEvent.change(field(label), { target: { files: [file()] } });
const heading = (name: string) => screen.findByRole('heading', { name });
const numbers = () =>
  [...document.querySelectorAll('dl > div')].map(({ textContent }) => textContent);

it('a file is checked first, and imported at a press', async () => {
  const service = await open({ CheckCatalogueFile: { checkCatalogueFile: counts(3, 0) } });
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  choose();
  const checked = await heading('tests.csv can be imported');
  expect(document.activeElement).not.toBe(checked);
  expect(field('Choose another file').disabled).toBe(false);
  expect(numbers()).toEqual([
    'New tests3',
    'Changed tests0',
    "Labs' prices7",
    'Unchanged tests1,200',
  ]);
  expect(service.sent('CheckCatalogueFile')).toEqual([{ file: 'tests.csv' }]);
  expect(service.sent('ImportCatalogue')).toEqual([]);
  service.answers.ImportCatalogue = 'away';
  press('Import');
  const away = 'The file could not be importedWe cannot reach the service';
  expect((await screen.findByRole('alert')).textContent).toContain(away);
  service.answers.ImportCatalogue = { importCatalogue: counts(3, 0) };
  press('Retry');
  const done = await heading('Imported');
  expect(document.activeElement).toBe(done);
  // By the script alone: it is no stop on the way of the Tab key.
  expect(done.tabIndex).toBe(-1);
  expect(service.sent('ImportCatalogue')).toHaveLength(2);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/api/v1/admin/tests.csv', '/admin/tests']);
});

it.each([
  [counts(0, 1), 'tests.csv can be imported', 1],
  [counts(1, 1), 'tests.csv can be imported', 1],
  [counts(0, 0), 'Nothing to import', 0],
])('with %o the page says: %s', async (outcome, title, buttons) => {
  await open({ CheckCatalogueFile: { checkCatalogueFile: outcome } });
  choose();
  await heading(title);
  expect(screen.queryAllByRole('button', { name: 'Import' })).toHaveLength(buttons);
});

it('what is wrong in a file is listed by line and column', async () => {
  const faults = [
    { line: 2, column: 'price', message: 'It is no number.' },
    { line: 9, column: null, message: 'It is too short.' },
  ];
  const faulty = (count: number) =>
    refusal(`There are ${count} mistakes.`, {
      code: 'FILE_FAULTY',
      params: { count },
      data: { faults },
    });
  const service = await open({ CheckCatalogueFile: faulty(5) });
  choose();
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Line 2', 'price', 'It is no number.'],
    ['Line 9', 'Whole line', 'It is too short.'],
  ]);
  const correct = 'Correct these lines in the spreadsheet, save it and choose the file again.';
  expect(alerts()).toEqual([
    `tests.csv has mistakesThere are 5 mistakes.${correct} These are the first 2.`,
  ]);
  service.answers.CheckCatalogueFile = faulty(2);
  choose('Choose another file');
  await waitFor(() =>
    expect(alerts()).toEqual([`tests.csv has mistakesThere are 2 mistakes.${correct} `]),
  );
});

it('a file is dropped; what is no file is not', async () => {
  const service = await open({});
  const area = field('Choose a CSV file').closest('label')!;
  fireEvent.dragOver(area);
  expect(area.dataset.over).toBe('true');
  fireEvent.dragLeave(area);
  expect(area.dataset.over).toBeUndefined();
  fireEvent.drop(area, { dataTransfer: { files: [] } });
  fireEvent.dragOver(area);
  fireEvent.drop(area, { dataTransfer: { files: [file()] } });
  expect(area.dataset.over).toBeUndefined();
  await waitFor(() => expect(service.sent('CheckCatalogueFile')).toHaveLength(1));
  await waitFor(() => expect(area.querySelector('input')!.disabled).toBe(true));
  fireEvent.drop(area, { dataTransfer: { files: [file()] } });
  await Promise.resolve();
  expect(service.sent('CheckCatalogueFile')).toHaveLength(1);
});

describe('on the way', () => {
  it('a file is said to be checked; what could not be is checked again', async () => {
    const service = await open({});
    choose();
    expect(await screen.findAllByText('The file is being checked…')).toHaveLength(1);
    expect(alerts()).toEqual([]);
    cleanup();
    service.answers.CheckCatalogueFile = 'away';
    await open(service.answers);
    choose();
    const away = 'The file could not be checkedWe cannot reach the service';
    expect((await screen.findByRole('alert')).textContent).toContain(away);
  });

  it('a file that is none is refused beside where it was chosen', async () => {
    await open({ CheckCatalogueFile: refusal('This is no CSV file.') });
    choose();
    await waitFor(() => expect(alerts()).toEqual(['This is no CSV file.']));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('what was checked stays until it is imported', async () => {
    const service = await open({ CheckCatalogueFile: { checkCatalogueFile: counts(3, 0) } });
    choose();
    await heading('tests.csv can be imported');
    press('Import');
    const button = screen.getByRole('button', { name: /Import/ });
    await waitFor(() => expect(button.hasAttribute('data-loading')).toBe(true));
    expect(screen.getAllByText('tests.csv can be imported')).toHaveLength(1);
    expect(service.sent('ImportCatalogue')).toHaveLength(1);
  });
});

it('what is imported is what was chosen, and customers see it at once', async () => {
  function Customers() {
    useQuery(LabTestsDocument);
    useQuery(PackagesDocument);
    return null;
  }
  const service = await serve(
    <>
      <Customers />
      <ImportTestsPage />
    </>,
    {
      LabTests: { labTests: [] },
      Packages: { packages: [] },
      CheckCatalogueFile: { checkCatalogueFile: counts(3, 0) },
      ImportCatalogue: { importCatalogue: counts(3, 0) },
    },
  );
  const bodies: FormData[] = [];
  const answered = fetch;
  vi.stubGlobal('fetch', (url: string, request: RequestInit) => {
    if (request.body instanceof FormData) bodies.push(request.body);
    return answered(url, request);
  });
  const read = () => ['LabTests', 'Packages'].map((name) => service.sent(name).length);
  await waitFor(() => expect(read()).toEqual([1, 1]));
  choose();
  await heading('tests.csv can be imported');
  expect(read()).toEqual([1, 1]);
  press('Import');
  await heading('Imported');
  await waitFor(() => expect(read()).toEqual([2, 2]));
  const files = bodies.map((body) => body.get('file') as File);
  expect(await Promise.all(files.map((sent) => sent.text()))).toEqual(['code;name', 'code;name']);
  expect(files.map(({ name, type }) => [name, type])).toEqual([
    ['tests.csv', 'text/csv'],
    ['tests.csv', 'text/csv'],
  ]);
});

it('mistakes are said in the language of who looks, where their reason is known', async () => {
  setLanguage('hi', hindi);
  const faults = [
    { line: 2, column: 'x', message: 'Faulty.', reason: 'FILE_FAULTY', params: { count: 7 } },
    { line: 3, column: 'x', message: 'It is no number.', reason: null, params: null },
  ];
  await show(<FaultTable faults={faults as never} />);
  const said = [...document.querySelectorAll('tbody td:last-child')];
  expect(said.map(({ textContent }) => textContent)).toEqual([
    'कुछ भी इम्पोर्ट नहीं हुआ: फ़ाइल में 7 ग़लतियाँ हैं',
    'It is no number.',
  ]);
});
