import { administrator } from './administrator.ts';
import { expect } from '@playwright/test';
import type { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import { adminLab, orderInTheWay } from '../../devtools/samples/labSchedule.samples.ts';
import { labScheduleModel } from '../../tests/models/labSchedule.model.ts';
import { labScheduleShown } from '../../tests/shown/labSchedule.shown.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const answers = { admin: administrator, adminLab };

/** The closed days of a lab; its opening hours are changed in the same way. */
export const labScheduleScreens = screensOf<typeof labScheduleMachine>({
  model: labScheduleModel,
  label: 'data-holidays-state',
  starts: [{ open: '/admin/labs/lab0', answers }],
  actions: {
    'schedule.submitted': async ({ page }, { change }) => {
      const [holiday] = 'holidays' in change ? change.holidays : [];
      await page.getByRole('textbox', { name: 'Day', exact: true }).fill(holiday!.date);
      await press(page, 'Add holiday');
      await press(page, 'Save holidays');
    },
    'orders.decided': async ({ page }) => {
      await page.getByRole('radio', { name: 'Cancel and refund', exact: true }).check();
      await press(page, 'Save with these decisions');
    },
    'schedule.givenUp': ({ page }) => press(page, 'Change nothing'),
  },
  services: { saveSchedule: 'saveLabHolidays' },
  shown: labScheduleShown,
  states: {
    editing: (page) =>
      expect(page.getByRole('button', { name: 'Save holidays', exact: true })).toBeEnabled(),
    saving: (page) => expect(page.getByRole('button', { name: 'Add holiday' })).toBeDisabled(),
    deciding: (page) =>
      expect(
        page.getByText(`${orderInTheWay.patientName}, ${orderInTheWay.testName}`),
      ).toBeVisible(),
    saved: (page) => expect(page.getByText('Saved.', { exact: true })).toBeVisible(),
  },
  trips: {
    answers,
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      editing: stays('editing'),
      saving: leads('editing'),
      deciding: leads('editing'),
      saved: leads('editing'),
    },
  },
});
