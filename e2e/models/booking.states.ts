import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { serviceability } from '../../devtools/samples/entities.ts';
import type { StateOf } from '../../tests/models/model.ts';
import type { Screens } from './screens.ts';

const has = (name: string) => (page: Page) =>
  expect(page.getByRole('button', { name, exact: true })).toBeVisible();
const says = (sentence: string) => (page: Page) => expect(page.getByText(sentence)).toBeVisible();
const passing = () => Promise.resolve();

/** What is to be seen in each state of the funnel. */
export const bookingStates: Record<StateOf<typeof bookingMachine>, Screens['states'][string]> = {
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
  'lab.allFull': says('No lab has an open slot in the next 7 days.'),
  'lab.noneServing': says(`No lab for these tests comes to ${serviceability.pin}.`),
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
      /Payment verification failed \(status: FAILED\)|Something went wrong during verification\./,
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
