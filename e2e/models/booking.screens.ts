import type { Page } from '@playwright/test';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { bookingModel } from '../../tests/models/booking.model.ts';
import { bookingShown } from '../../tests/shown/booking.shown.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { paths } from '../../web/paths.ts';
import { serializeDraft } from '../../machines/booking/storedDraft.ts';
import { press } from './booking.actions.ts';
import { answers, begun, storeDraft } from './booking.answers.ts';
import { addresses, choosing } from './booking.choosing.ts';
import { bookingServices } from './booking.services.ts';
import { bookingStates, bookingTrips } from './booking.states.ts';
import { openAddress } from './drive.ts';
import { isFree, screensOf } from './screens.ts';

type Funnel = SnapshotFrom<typeof bookingMachine>;

const stepOf = ({ value }: Funnel) => (typeof value === 'string' ? value : Object.keys(value)[0]);
/** No dialog is in the way. */
const isPlain = (snapshot: Funnel) =>
  isFree(snapshot) && !snapshot.hasTag('alert') && !snapshot.matches({ payment: 'windowOpen' });
type Target = Extract<EventFrom<typeof bookingMachine>, { type: 'xstate.route' }>['to'];
/** Review and payment are opened by their order. */
const pathOf: Record<Target, string | null> = {
  ...addresses,
  '#review': null,
  '#payment': null,
};

/** The names of the buttons of review's cards. */
const { changes } = bookingCopy.review;

const forgetTyped = (page: Page) =>
  page.evaluate(() => {
    for (const form of ['patient', 'address']) sessionStorage.removeItem(`assay.tab.typed.${form}`);
  });

/** The funnel. */
export const bookingScreens = screensOf<typeof bookingMachine>({
  model: bookingModel,
  trips: bookingTrips,
  starts: [
    {
      open: paths.addPatient,
      answers,
      prepare: (page) => page.addInitScript(storeDraft, serializeDraft(begun, null, Date.now())),
      received: [
        { type: 'draft.restored', draft: begun },
        { type: 'xstate.route', to: '#patient' },
      ],
    },
    {
      open: '/reviewOrder/o1',
      answers,
      received: [{ type: 'order.opened', orderId: 'o1', wanted: 'review' }],
    },
    {
      open: '/checkout?order=o1',
      answers,
      received: [{ type: 'order.opened', orderId: 'o1', wanted: 'checkout' }],
    },
  ],
  actions: {
    ...choosing.actions,
    // The button leads on to the patient in the same press; stories do it.
    'booking.begun': 'app',
    'order.changed': 'app',
    'session.renewed': 'app',
    'booking.resumed': {
      do: ({ page }) => press(page, 'Choose another slot'),
      when: ({ value }) => value !== 'idle',
    },
    'booking.forgotten': 'app',
    'draft.restored': 'app',
    // On the pages of orders, which are none of the funnel's; stories do it.
    'order.repeated': 'app',
    'order.opened': 'app',
    'load.retried': ({ page }) => press(page, 'Retry'),
    'offer.chosen': ({ page }) => press(page, 'Use this offer'),
    'offer.removed': ({ page }) => press(page, 'Remove offer'),
    'hold.extensionRequested': ({ page }) => press(page, 'Keep my slot for 5 more minutes'),
    'change.wanted': ({ page }, { step }) => press(page, changes[step]),
    'review.confirmed': ({ page }) => press(page, 'Continue'),
    'payment.requested': ({ page, before }) =>
      before.hasTag('busy') || stepOf(before) !== 'review'
        ? press(page, 'Pay Now')
        : page.getByRole('button', { name: /^Pay \S+$/ }).click(),
    'page.seen': 'app',
    'alert.closed': ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click(),
    'xstate.route': {
      do: async ({ page, before }, { to }) => {
        // A form that is left with something typed opens by itself later, which trips look at.
        if (before.hasTag('editing')) await forgetTyped(page);
        await openAddress(page, pathOf[to]!);
      },
      // An address that is open already tells nothing.
      when: (snapshot, { to }) =>
        pathOf[to] !== null && isPlain(snapshot) && stepOf(snapshot) !== to.slice(1),
    },
  },
  services: bookingServices,
  shown: bookingShown,
  states: bookingStates,
});
