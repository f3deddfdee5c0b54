import { administrator } from './administrator.ts';
import { expect } from '@playwright/test';
import type { addTestMachine } from '../../machines/addTest/addTest.machine.ts';
import { addTestModel } from '../../tests/models/addTest.model.ts';
import { addTestShown } from '../../tests/shown/flows.shown.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

/** The administrator's form that adds a test. */
export const addTestScreens = screensOf<typeof addTestMachine>({
  model: addTestModel,
  starts: [
    {
      open: '/admin/add-test',
      answers: { admin: administrator },
    },
  ],
  actions: {
    'test.submitted': async ({ page }, { input }) => {
      // In English the fields have these names for tools, in Hindi they have not.
      await page.locator('[name=testName]').fill(input.testName);
      await page.locator('[name=price]').fill(input.price);
      await page.locator('[name=report_time]').fill(input.reportTime);
      await press(page, 'Add Test');
    },
    'another.begun': ({ page }) => press(page, 'Add another test'),
  },
  shown: addTestShown,
  states: {
    editing: (page) =>
      expect(page.getByRole('button', { name: 'Add Test', exact: true })).toBeEnabled(),
    saving: (page) => expect(page.getByRole('button', { name: 'Add Test' })).toBeDisabled(),
    saved: (page) => expect(page.getByText('The test is in the catalogue.')).toBeVisible(),
  },
  trips: {
    answers: {},
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      editing: { ...stays('editing'), typed: 'testName' },
      saving: { ...leads('editing'), typed: 'testName' },
      saved: leads('editing'),
    },
  },
});
