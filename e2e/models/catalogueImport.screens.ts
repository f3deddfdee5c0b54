import { expect } from '@playwright/test';
import type { catalogueImportMachine } from '../../machines/catalogueImport/catalogueImport.machine.ts';
import { faultyLine } from '../../devtools/samples/catalogueImport.samples.ts';
import { catalogueImportModel } from '../../tests/models/catalogueImport.model.ts';
import { catalogueImportShown } from '../../tests/shown/flows.shown.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answers = { admin: administrator };

/** The import of tests and prices. */
export const catalogueImportScreens = screensOf<typeof catalogueImportMachine>({
  model: catalogueImportModel,
  starts: [{ open: '/admin/import-tests', answers }],
  actions: {
    'file.chosen': async ({ page }) => {
      const field = page.locator('input[type=file]');
      // Whoever chooses a file has pressed the field.
      await field.focus();
      await field.setInputFiles({
        name: 'tests.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from('id\n'),
      });
    },
    'import.confirmed': ({ page }) => press(page, 'Import'),
    'load.retried': ({ page }) => press(page, 'Retry'),
  },
  shown: catalogueImportShown,
  states: {
    choosing: (page) => expect(page.locator('input[type=file]')).toBeEnabled(),
    checking: (page) => expect(page.getByText('The file is being checked…')).toBeVisible(),
    checkFailed: (page) => expect(page.getByText('The file could not be checked')).toBeVisible(),
    faulty: (page) => expect(page.getByText(faultyLine.message)).toBeVisible(),
    unchanged: (page) => expect(page.getByText('Nothing to import')).toBeVisible(),
    ready: (page) => expect(page.getByText('tests.csv can be imported')).toBeVisible(),
    importing: (page) =>
      expect(page.getByRole('button', { name: 'Import', exact: true })).toBeDisabled(),
    importFailed: (page) => expect(page.getByText('The file could not be imported')).toBeVisible(),
    done: (page) =>
      expect(page.getByRole('heading', { name: 'Imported', exact: true })).toBeFocused(),
  },
  trips: {
    answers,
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      choosing: stays('choosing'),
      checking: leads('choosing'),
      checkFailed: leads('choosing'),
      faulty: leads('choosing'),
      unchanged: leads('choosing'),
      ready: leads('choosing'),
      importing: leads('choosing'),
      importFailed: leads('choosing'),
      done: leads('choosing'),
    },
  },
});
