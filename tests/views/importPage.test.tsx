// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { ImportTestsPage } from '../../web/admin/catalogueFile/ImportTestsPage.tsx';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { press } from './support/page.ts';

afterEach(() => {
  cleanup();
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
  await heading('tests.csv can be imported');
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
  expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the service');
  service.answers.ImportCatalogue = { importCatalogue: counts(3, 0) };
  press('Retry');
  const done = await heading('Imported');
  expect(document.activeElement).toBe(done);
  expect(service.sent('ImportCatalogue')).toHaveLength(2);
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/api/v1/admin/tests.csv', '/admin/tests']);
});

it.each([
  [counts(0, 1), 'tests.csv can be imported', 1],
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
  await open({
    CheckCatalogueFile: refusal('There are 5 mistakes.', {
      code: 'FILE_FAULTY',
      params: { count: 5 },
      data: { faults },
    }),
  });
  choose();
  await waitFor(() => expect(document.querySelectorAll('tbody tr')).toHaveLength(2));
  const rows = [...document.querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Line 2', 'price', 'It is no number.'],
    ['Line 9', 'Whole line', 'It is too short.'],
  ]);
  expect(screen.getByRole('alert').textContent).toContain('There are 5 mistakes.');
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
