import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { laterSlot, soonSlot } from '../../devtools/samples/entities.ts';
import { orderToActOn } from '../../devtools/samples/orderActs.samples.ts';
import type { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';
import { orderActsModel } from '../../tests/models/orderActs.model.ts';
import { orderActsShown } from '../../tests/shown/orderActs.shown.ts';
import { orderAnswers } from '../../tests/shown/orderLists.shown.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminDayCopy } from '../../web/copy/adminDay.ts';
import { administrator } from './administrator.ts';
import { press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const copy = adminDayCopy.card;
const answers = {
  admin: administrator,
  ...orderAnswers,
  adminOrders: {
    ...orderAnswers.adminOrders,
    items: [orderToActOn],
  },
  slots: [soonSlot, laterSlot],
};
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const collect = (page: Page) => button(page, adminCopy.actions.COLLECT);
/** Days and times are radios, by their value. */
const choose = (page: Page, value: string) =>
  page.locator(`input[type="radio"][value="${value}"]`).check();

/** What the staff does with an order, on its card in the list. */
export const orderActsScreens = screensOf<typeof orderActsMachine>({
  model: orderActsModel,
  starts: [{ open: '/admin/appointments', answers }],
  actions: {
    'act.chosen': ({ page }) => collect(page).click(),
    'report.chosen': async ({ page }) => {
      const field = page.locator('main input[type="file"]');
      await field.focus();
      const buffer = Buffer.from('%PDF-1.4');
      await field.setInputFiles({ name: 'lipid.pdf', mimeType: 'application/pdf', buffer });
    },
    'otherTime.wanted': ({ page }) => press(page, copy.move),
    'otherTime.cancelled': ({ page }) => press(page, copy.close),
    'date.selected': ({ page }, { date }) => choose(page, date),
    'slot.selected': {
      do: ({ page }, { slotId }) => choose(page, slotId),
      when: ({ context, value }) => value === 'pickingSlot' && context.date !== null,
    },
    'slot.confirmed': ({ page }) => press(page, copy.save),
  },
  shown: orderActsShown,
  states: {
    ready: (page) => expect(collect(page)).toBeEnabled(),
    acting: (page) => expect(collect(page)).toHaveAttribute('aria-disabled', 'true'),
    uploading: (page) => expect(collect(page)).toHaveAttribute('aria-disabled', 'true'),
    pickingSlot: (page) => expect(button(page, copy.close)).toBeVisible(),
    moving: (page) => expect(button(page, copy.save)).toHaveAttribute('data-loading'),
  },
  trips: {
    answers,
    async logIn(page) {
      await page.getByLabel('Email').fill('admin@example.com');
      await page.getByLabel('Password').fill('password');
      await press(page, 'Log in');
    },
    states: {
      ready: stays('ready'),
      acting: leads('ready'),
      uploading: leads('ready'),
      // Back closes it.
      pickingSlot: leads('ready'),
      moving: leads('ready'),
    },
  },
});
