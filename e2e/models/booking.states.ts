import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { choices } from '../../machines/booking/draft.ts';
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
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { bookedOrder } from '../../devtools/samples/orders.ts';
import { leads, stays, storedIn } from './trips.ts';
import type { Trips } from './trips.ts';

type State = StateOf<typeof bookingMachine>;

const has = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible();
const says = (sentence: string) => (page: Page) => expect(page.getByText(sentence)).toBeVisible();
const passing = () => Promise.resolve();

type Shows = 'passing' | 'elsewhere' | ((page: Page, context: BookingContext) => Promise<void>);

/** What is to be seen in each state of the funnel. */
export const bookingStates: Record<State, Shows> = {
  idle: 'elsewhere',
  'patient.loading': passing,
  'patient.loadFailed': has('Retry'),
  'patient.editing': has('Next'),
  'patient.saving': passing,
  'patient.choosing': has('New Patient'),
  'patient.fitting': passing,
  'patient.done': 'passing',
  'lab.loading': passing,
  'lab.loadFailed': says('The labs could not be loaded.'),
  'lab.testGone': says('A test of this booking is no longer offered.'),
  'lab.allFull': says('No lab has an open slot in the next 7 days.'),
  'lab.noneServing': (page, { pin }: BookingContext) =>
    says(`No lab for these tests comes to ${pin}.`)(page),
  'lab.noneComplete': says('No lab does all of these tests. Please take one out.'),
  'lab.adding': (page) =>
    expect(page.getByRole('dialog', { name: 'Add a test to this visit' })).toBeVisible(),
  'lab.choosing': (page) =>
    expect(page.getByRole('radio', { name: 'Kaveri Precision Labs' })).toBeVisible(),
  'lab.loadingPatients': passing,
  'lab.fitting': passing,
  'slot.loading': passing,
  'slot.loadFailed': says('The time slots could not be loaded.'),
  'slot.noneOpen': says('This lab has no open slot in the next 7 days.'),
  'slot.choosing': (page) => expect(page.getByRole('radiogroup', { name: 'Day' })).toBeVisible(),
  'slot.confirmingFasting': (page) =>
    expect(page.getByRole('alertdialog', { name: /^Did you last eat before/ })).toBeVisible(),
  'slot.done': 'passing',
  'address.loading': passing,
  'address.checking': passing,
  'address.ordering': 'passing',
  'address.loadFailed': says('Your saved addresses could not be loaded.'),
  'address.editing': has('Save Address'),
  'address.saving': passing,
  'address.choosing': has('Complete Order'),
  'address.creatingOrder': passing,
  'address.changingOrder': passing,
  'address.labElsewhere': has('Choose another lab'),
  'address.loadingOldest': passing,
  'address.tooManyHolds': has('Cancel that booking and continue'),
  'address.cancellingOldest': passing,
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
  const names = [...choices, 'added', 'orderId'].filter((name) => (draft[name] ?? null) !== null);
  return Object.fromEntries(names.map((name) => [name, draft[name]]));
}

/** 'Continue your booking' on the home page, where there is one to continue. */
async function continueBooking(page: Page): Promise<void> {
  await page.goto('/home');
  await page.locator('[data-resume]').getByRole('button', { name: 'Continue' }).click();
}

/** 'Continue' goes on with what is not chosen yet, or shows the order. */
const continuesAt = (tabClosed: State) => ({ tabClosed });
/** Nobody is chosen for the test, or nothing is known of the order: there is nothing to continue. */
const notBegun = { tabClosed: null };

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
    idle: 'passing',
    'patient.loading': { ...leads('patient.choosing'), ...notBegun },
    'patient.loadFailed': { ...leads('patient.choosing'), ...notBegun },
    // Back closes the form.
    'patient.editing': {
      ...stays('patient.editing'),
      ...notBegun,
      backForward: 'patient.choosing',
      typed: 'Name',
      opens: 'New Patient',
    },
    'patient.saving': {
      ...leads('patient.editing'),
      ...notBegun,
      backForward: 'patient.choosing',
      typed: 'Name',
      opens: 'New Patient',
    },
    'patient.choosing': { ...stays('patient.choosing'), ...continuesAt('lab.choosing') },
    'patient.fitting': { ...leads('patient.choosing'), ...continuesAt('lab.choosing') },
    'patient.done': 'passing',
    'lab.loading': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.loadFailed': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.testGone': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.noneServing': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.allFull': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.noneComplete': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    // What was added stays; the sheet is closed.
    'lab.adding': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    'lab.choosing': { ...stays('lab.choosing'), ...continuesAt('slot.choosing') },
    // The shortest way there changes the lab of an order, which 'Continue' shows as it is.
    'lab.loadingPatients': { ...leads('lab.choosing'), ...continuesAt('review.showing') },
    'lab.fitting': { ...leads('lab.choosing'), ...continuesAt('slot.choosing') },
    // The shortest way there changes the slot of an order, which 'Continue' shows as it is.
    'slot.loading': { ...leads('slot.choosing'), ...continuesAt('review.showing') },
    'slot.loadFailed': { ...leads('slot.choosing'), ...continuesAt('review.showing') },
    'slot.noneOpen': { ...leads('slot.choosing'), ...continuesAt('review.showing') },
    // Nobody has said yet that the chosen time can be kept to.
    'slot.confirmingFasting': leads('slot.choosing'),
    // The shortest way here begins with the last booking, which has no order yet.
    'slot.choosing': { ...stays('slot.choosing'), ...continuesAt('address.choosing') },
    'slot.done': 'passing',
    'address.loading': leads('address.choosing'),
    'address.checking': leads('address.choosing'),
    'address.ordering': 'passing',
    'address.loadFailed': leads('address.choosing'),
    'address.editing': {
      ...stays('address.editing'),
      ...continuesAt('address.choosing'),
      backForward: 'address.choosing',
      typed: 'Road/Area',
      opens: 'Add Address',
    },
    'address.saving': {
      ...leads('address.editing'),
      ...continuesAt('address.choosing'),
      backForward: 'address.choosing',
      typed: 'Road/Area',
      opens: 'Add Address',
    },
    'address.choosing': stays('address.choosing'),
    'address.creatingOrder': leads('address.choosing'),
    'address.changingOrder': leads('address.choosing'),
    'address.labElsewhere': leads('address.choosing'),
    'address.tooManyHolds': leads('address.choosing'),
    'address.loadingOldest': leads('address.choosing'),
    'address.cancellingOldest': leads('address.choosing'),
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
