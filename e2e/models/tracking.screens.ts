import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { laterSlot, soonSlot, user } from '../../devtools/samples/entities.ts';
import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';
import { inside } from '../../tests/models/model.ts';
import { trackingModel } from '../../tests/models/tracking.model.ts';
import { trackingShown } from '../../tests/shown/flows.shown.ts';
import { questionOf } from '../pages/question.ts';
import { passing, screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const stage = (page: Page) => page.locator('[data-stage="placed"]');

/** The track page. */
export const trackingScreens = screensOf<typeof trackingMachine>({
  model: trackingModel(),
  starts: [
    {
      open: '/trackOrder/o1',
      answers: {
        me: { ...user, phone: '+919000000001', phoneVerified: true },
        slots: [soonSlot, laterSlot],
      },
    },
  ],
  actions: {
    // Comes over a stream from the service, which the story of the administrator walks for real.
    'order.changed': 'app',
    'load.retried': ({ page }) => press(page, 'Retry'),
    'cancel.requested': ({ page }) => press(page, 'Cancel order'),
    'cancel.confirmed': ({ page }) => press(page, 'Yes, cancel it'),
    'itemCancel.requested': ({ page }, { itemId }) =>
      page.locator(`[data-item="${itemId}"]`).getByRole('button').click(),
    'itemCancel.confirmed': ({ page }) => press(page, 'Yes, cancel this test'),
    'reschedule.requested': ({ page }) => press(page, 'Change the slot'),
    'slot.picked': async ({ page }, { slotId }) => {
      // Each has a day of its own.
      const { date } = [laterSlot, soonSlot].find(({ id }) => id === slotId)!;
      await page.locator(`input[type="radio"][value="${date}"]`).check();
      await page.locator(`input[type="radio"][value="${slotId}"]`).check();
      await page.getByRole('button', { name: 'Change the slot', exact: true }).last().click();
    },
    'fasting.confirmed': ({ page }) => press(page, 'Yes, book this time'),
    'fasting.declined': ({ page }) => press(page, 'Choose another time'),
    'rating.submitted': async ({ page }, { stars }) => {
      await page.getByRole('radio', { name: `${stars} stars` }).check();
      await press(page, 'Send rating');
    },
    // In the question, or under the times that can be picked.
    'change.abandoned': ({ page }) =>
      questionOf(page)
        .or(page.getByRole('main'))
        .getByRole('button', { name: 'Keep it', exact: true })
        .click(),
  },
  shown: trackingShown,
  states: {
    starting: 'passing',
    loading: passing,
    loadFailed: (page) => expect(page.getByText('Your order could not be loaded.')).toBeVisible(),
    notFound: (page) => expect(page.getByText('There is no such order.')).toBeVisible(),
    'following.showing': (page) => expect(stage(page)).toHaveAttribute('data-reached', 'true'),
    'following.askingToCancel': (page) =>
      expect(page.getByRole('alertdialog')).toContainText('Cancel this order?'),
    'following.cancelling': passing,
    'following.askingToCancelItem': (page) =>
      expect(page.getByRole('alertdialog')).toContainText('Cancel Lipid Profile for Leela Menon?'),
    'following.cancellingItem': passing,
    'following.rating': passing,
    'following.pickingSlot': (page) =>
      expect(page.getByRole('heading', { name: 'Pick another slot' })).toBeVisible(),
    'following.confirmingFasting': (page) =>
      expect(page.getByRole('alertdialog', { name: /^Did you last eat before/ })).toBeVisible(),
    'following.moving': passing,
  },
  trips: {
    answers: (state) => ({ order: state.endsWith('Item') ? visitOrder() : trackedOrder() }),
    states: {
      starting: 'passing',
      loading: leads('following.showing'),
      loadFailed: leads('following.showing'),
      notFound: leads('following.showing'),
      // Nothing was done yet: it is asked anew.
      ...inside(trackingMachine, 'following', leads('following.showing')),
      'following.showing': stays('following.showing'),
    },
  },
});
