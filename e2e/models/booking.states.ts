import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { answers, choices } from '../../machines/booking/draft.ts';
import type { StateOf } from '../../tests/models/model.ts';
import {
  address,
  lab,
  laterSlot,
  otherLab,
  patient,
  slot,
  soonSlot,
} from '../../devtools/samples/entities.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { choosing, continuesAt, notBegun } from './booking.choosing.ts';
import { has, passing, says } from './screens.ts';
import type { StatesOf } from './screens.ts';
import { leads, stays, storedIn } from './trips.ts';
import type { Trips } from './trips.ts';

type State = StateOf<typeof bookingMachine>;

/** What is to be seen in each state of the funnel. */
export const bookingStates: StatesOf<typeof bookingMachine> = {
  ...choosing.states,
  idle: 'elsewhere',
  'review.showing': has('Continue'),
  'review.extendingHold': passing,
  'review.takingOffer': passing,
  'review.droppingOffer': passing,
  'review.reloading': passing,
  'payment.ready': has('Pay Now'),
  'payment.extendingHold': passing,
  'payment.creating': passing,
  'payment.windowOpen': (page) =>
    expect(page.getByRole('dialog', { name: 'lab test payment' })).toBeVisible(),
  'payment.onPage.waiting': says('You pay on the page of the payment provider.'),
  'payment.onPage.asking': says('You pay on the page of the payment provider.'),
  'payment.declined': says('The payment did not go through.'),
  'payment.verifying': passing,
  'payment.verificationFailed': (page) =>
    expect(page.getByRole('alertdialog')).toContainText(
      /Payment verification failed \(status: failed\)|Something went wrong during verification\./,
    ),
  'payment.confirming.asking': says('Confirming with your bank…'),
  'payment.confirming.waiting': says('Confirming with your bank…'),
  'payment.reloading': passing,
  'repeating.loadingPatients': passing,
  'repeating.loadingLabs': passing,
  'opening.loading': passing,
  'opening.loadFailed': says('Your order could not be loaded.'),
  'opening.notFound': says('There is no such order.'),
  'opening.over': has('Choose another slot'),
  'opening.released': 'passing',
  placed: (page) =>
    expect(page.getByRole('heading', { name: 'Your order has been placed' })).toBeVisible(),
};

/** What the tab has stored as chosen; what is not chosen yet may be given its default later. */
async function chosenIn(page: Page): Promise<Record<string, unknown>> {
  const { draft: text } = (await storedIn(page, 'draft')) as { draft?: string };
  const { draft } = JSON.parse(text ?? '{"draft":{}}') as { draft: Record<string, unknown> };
  const kept = [...choices, ...Object.keys(answers), 'added', 'orderId'];
  const names = kept.filter((name) => (draft[name] ?? null) !== null);
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/** 'Continue your booking' on the home page, where there is one to continue. */
async function continueBooking(page: Page): Promise<void> {
  await page.goto('/home');
  await page.locator('[data-resume]').getByRole('button', { name: 'Continue' }).click();
}

/**
 * What must be the same after a trip, for every state that a person can stay in. A new state
 * without its row does not compile.
 */
export const bookingTrips: Trips<State> = {
  answers: (state) => ({
    patients: [patient],
    labs: [lab, otherLab],
    slots: [state === 'slot.confirmingFasting' ? { ...soonSlot, id: slot.id } : slot, laterSlot],
    addresses: [address],
    order: bookedOrder(state === 'placed' ? { paymentStatus: 'SUCCESS' } : {}),
  }),
  chosen: chosenIn,
  reopen: continueBooking,
  states: {
    ...choosing.trips,
    idle: 'passing',
    'review.showing': stays('review.showing'),
    // An order that is loaded anew comes with the time that it has left.
    'review.extendingHold': leads('review.showing'),
    'review.takingOffer': leads('review.showing'),
    'review.droppingOffer': leads('review.showing'),
    'review.reloading': leads('review.showing'),
    'payment.ready': { ...stays('payment.ready'), ...continuesAt('review.showing') },
    'payment.extendingHold': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.creating': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.windowOpen': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.onPage.waiting': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.onPage.asking': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.declined': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.verifying': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.verificationFailed': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.confirming.asking': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.confirming.waiting': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    'payment.reloading': { ...leads('payment.ready'), ...continuesAt('review.showing') },
    // What is looked up again is chosen already.
    'repeating.loadingPatients': leads('slot.choosing'),
    'repeating.loadingLabs': leads('slot.choosing'),
    'opening.loading': { ...leads('review.showing'), ...notBegun },
    'opening.loadFailed': { ...leads('review.showing'), ...notBegun },
    'opening.notFound': { ...leads('review.showing'), ...notBegun },
    'opening.over': { ...leads('review.showing'), ...notBegun },
    'opening.released': 'passing',
    // It is booked: the home page has nothing to continue, and My orders has it.
    placed: { ...stays('placed'), tabClosed: null },
  },
};
