import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import {
  adminLab,
  orderInTheWay,
  unpaidOrder,
} from '../../devtools/samples/labSchedule.samples.ts';
import type { OrderFate } from '../../machines/generated/schema.ts';
import { fateOf, fateOfAll } from '../../machines/labSchedule/labSchedule.rules.ts';
import { labScheduleModel } from '../../tests/models/labSchedule.model.ts';
import { labScheduleShown } from '../../tests/shown/labSchedule.shown.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const names = { KEEP: 'Keep the time', MOVE: 'Move', CANCEL: 'Cancel and refund' };
/** One that moves is so once its time is chosen. */
const choose = (page: Page, group: string, fate: OrderFate) =>
  page
    .getByRole('radiogroup', { name: group })
    .getByRole('radio', { name: names[fate], exact: true })
    .click();
const hasOrders = async (page: Page) => {
  await expect(page.getByText(`${unpaidOrder.patientName}, ${unpaidOrder.testName}`)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Close times' })).toHaveCount(0);
};
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
    'fate.chosen': {
      when: ({ context }, { orderId, fate }) => fateOf(context, orderId).action !== fate,
      do: ({ page }, { orderId, fate }) =>
        choose(page, orderId === 'o1' ? orderInTheWay.patientName : unpaidOrder.patientName, fate),
    },
    'fate.chosenForAll': {
      when: ({ context }, { fate }) => context.orders.length > 1 && fateOfAll(context) !== fate,
      do: ({ page }, { fate }) => choose(page, 'All orders', fate),
    },
    'slots.opened': {
      when: ({ context }) => context.picking === null,
      do: ({ page }) => press(page, `Choose another time for ${orderInTheWay.patientName}`),
    },
    'slot.selected': {
      when: ({ context }, { slotId }) => fateOf(context, context.picking!).slotId !== slotId,
      do: ({ page }) => page.getByRole('radio', { name: '08:00 am', exact: true }).check(),
    },
    'slots.closed': ({ page }) => press(page, 'Close times'),
    'orders.decided': ({ page }) => press(page, 'Save with these decisions'),
    'schedule.givenUp': ({ page }) => press(page, 'Change nothing'),
  },
  services: { saveSchedule: 'saveLabHolidays', loadStored: 'adminLab' },
  shown: labScheduleShown,
  states: {
    editing: (page) =>
      expect(page.getByRole('button', { name: 'Save holidays', exact: true })).toBeEnabled(),
    saving: (page) => expect(page.getByRole('button', { name: 'Add holiday' })).toBeDisabled(),
    loadingStored: (page) =>
      expect(page.getByRole('button', { name: 'Add holiday' })).toBeDisabled(),
    'deciding.listing': hasOrders,
    'deciding.pickingSlot': (page) =>
      expect(page.getByRole('button', { name: 'Close times' })).toBeVisible(),
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
      loadingStored: leads('editing'),
      'deciding.listing': leads('editing'),
      'deciding.pickingSlot': leads('editing'),
      saved: leads('editing'),
    },
  },
});
