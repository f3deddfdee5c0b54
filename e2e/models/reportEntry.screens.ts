import { expect } from '@playwright/test';
import {
  emptyEntry,
  othersEntry,
  othersPdf,
  ownEntry,
  ownPdf,
  releasedEntry,
} from '../../devtools/samples/reportEntry.samples.ts';
import type { ReportEntry } from '../../machines/generated/schema.ts';
import type { reportEntryMachine } from '../../machines/reportEntry/reportEntry.machine.ts';
import { reportEntryModel } from '../../tests/models/reportEntry.model.ts';
import { reportEntryShown } from '../../tests/shown/reportEntry.shown.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answers = { admin: administrator };
/** What the service has of the report in each state; nothing was entered in the others. */
const entryIn: Partial<Record<string, ReportEntry>> = {
  awaitingRelease: ownEntry,
  reviewing: othersEntry,
  releasing: othersEntry,
  published: releasedEntry,
  fileWaiting: ownPdf,
  checkingFile: othersPdf,
  releasingFile: othersPdf,
  addingPdf: releasedEntry,
  rejecting: othersPdf,
  withdrawing: ownPdf,
};

/** The values and the PDF of a report. */
export const reportEntryScreens = screensOf<typeof reportEntryMachine>({
  model: reportEntryModel,
  starts: [{ open: '/admin/reports/r1', answers }],
  actions: {
    'values.submitted': async ({ page }) => {
      await page.getByLabel('Haemoglobin').fill('11.4');
      await press(page, 'Save for release');
    },
    'valuesFile.chosen': async ({ page }) => {
      const field = page.getByLabel('Choose a CSV file');
      // Whoever chooses a file has pressed the field.
      await field.focus();
      const buffer = Buffer.from('v\n');
      await field.setInputFiles({ name: 'values.csv', mimeType: 'text/csv', buffer });
    },
    'entering.resumed': ({ page }) =>
      page.getByRole('button', { name: /Enter (again|values)|Correct/ }).click(),
    'release.confirmed': ({ page }) => press(page, 'Release'),
    'pdf.chosen': async ({ page }) => {
      const field = page.getByLabel(/Choose the (corrected )?PDF/);
      await field.focus();
      const buffer = Buffer.from('%PDF-1.4');
      await field.setInputFiles({ name: 'report.pdf', mimeType: 'application/pdf', buffer });
    },
    'pdf.released': async ({ page }) => {
      await page.getByLabel('Name in the file').fill('Leela Menon');
      await page.getByLabel('Age in the file').fill('69');
      await press(page, 'Release the PDF');
    },
    'pdf.rejected': async ({ page }) => {
      await page.getByLabel('What is wrong with it').fill('The report of somebody else');
      await page.getByRole('button', { name: 'Reject' }).click();
    },
    'pdf.withdrawn': async ({ page }) => {
      await page.getByLabel('What is wrong with it').fill('The wrong test');
      await press(page, 'Take back');
    },
    'load.retried': ({ page }) => press(page, 'Retry'),
  },
  services: {
    addReport: 'uploadReport',
    withdrawReportFile: 'rejectReportFile',
  },
  shown: reportEntryShown,
  states: {
    loading: (page) => expect(page.getByText('Loading...')).toBeVisible(),
    loadFailed: (page) => expect(page.getByText('The report could not be loaded.')).toBeVisible(),
    entering: (page) => expect(page.getByLabel('Haemoglobin')).toBeEnabled(),
    saving: (page) => expect(page.getByRole('button', { name: 'Save for release' })).toBeDisabled(),
    importing: (page) =>
      expect(page.getByRole('button', { name: 'Save for release' })).toBeDisabled(),
    awaitingRelease: (page) => expect(page.getByText('Waiting for release')).toBeVisible(),
    reviewing: (page) => expect(page.getByText('Please check and release')).toBeVisible(),
    releasing: (page) => expect(page.getByRole('button', { name: 'Release' })).toBeDisabled(),
    published: (page) => expect(page.getByRole('heading', { name: 'Released' })).toBeVisible(),
    uploading: (page) =>
      expect(page.getByLabel(/Choose the (corrected )?PDF/)).toHaveAttribute('aria-disabled'),
    fileWaiting: (page) =>
      expect(page.getByRole('heading', { name: 'Uploaded, to be checked' })).toBeVisible(),
    checkingFile: (page) => expect(page.getByLabel('Name in the file')).toBeVisible(),
    releasingFile: (page) =>
      expect(page.getByRole('button', { name: 'Release the PDF' })).toBeDisabled(),
    rejecting: (page) => expect(page.getByRole('button', { name: 'Reject' })).toBeDisabled(),
    withdrawing: (page) => expect(page.getByRole('button', { name: 'Take back' })).toBeDisabled(),
    addingPdf: (page) =>
      expect(page.getByLabel(/Choose the (corrected )?PDF/)).toHaveAttribute('aria-disabled'),
  },
  trips: {
    answers: (state) => ({ ...answers, reportEntry: entryIn[state] ?? emptyEntry }),
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      loading: leads('entering'),
      loadFailed: leads('entering'),
      entering: stays('entering'),
      saving: leads('entering'),
      importing: leads('entering'),
      awaitingRelease: stays('awaitingRelease'),
      reviewing: stays('reviewing'),
      releasing: leads('reviewing'),
      published: stays('published'),
      uploading: leads('entering'),
      fileWaiting: stays('fileWaiting'),
      checkingFile: stays('checkingFile'),
      releasingFile: leads('checkingFile'),
      addingPdf: leads('published'),
      rejecting: leads('checkingFile'),
      withdrawing: leads('fileWaiting'),
    },
  },
});
