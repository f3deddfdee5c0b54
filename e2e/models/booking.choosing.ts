import { expect } from '@playwright/test';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { hasItem } from '../../machines/booking/draft.ts';
import { lastBookingOf } from '../../machines/booking/lastBooking.ts';
import { paths } from '../../web/paths.ts';
import { childPatient } from '../../devtools/samples/childPatient.ts';
import type { StateOf } from '../../tests/models/model.ts';
import {
  addTest,
  choose,
  choosePin,
  fillAddress,
  fillPatient,
  nameOfPatient,
  press,
  pressNext,
} from './booking.actions.ts';
import { answers } from './booking.answers.ts';
import { has, isFree, passing, says } from './screens.ts';
import type { ScreenPart } from './screens.ts';
import { leads, stays } from './trips.ts';

type State = StateOf<typeof bookingMachine>;

/** 'Continue' goes on with what is not chosen yet, or shows the order. */
export const continuesAt = (tabClosed: State) => ({ tabClosed });
/** Nobody is chosen for the test, or nothing is known of the order: there is nothing to continue. */
export const notBegun = { tabClosed: null };

// Back closes the form.
const patientForm = {
  ...notBegun,
  backForward: 'patient.choosing',
  typed: 'Name',
  opens: 'New Patient',
} as const;
const addressForm = {
  ...continuesAt('address.choosing'),
  backForward: 'address.choosing',
  typed: 'Road/Area',
  opens: 'Add Address',
} as const;

/** The paths of the steps in which something is chosen. */
export const addresses = {
  '#patient': paths.addPatient,
  '#lab': paths.lab,
  '#slot': paths.selectAppointment,
  '#address': paths.addAddress,
};
/** Those steps, up to the order. */
export const choosing = {
  actions: {
    'pin.changed': {
      do: ({ page }, { pin }) => choosePin(page, pin!),
      when: (snapshot) =>
        snapshot.matches('lab') &&
        isFree(snapshot) &&
        !snapshot.hasTag('adding') &&
        snapshot.context.pin === null,
    },
    'patient.submitted': ({ page }, { patient }) => fillPatient(page, patient),
    'patient.ticked': {
      do: ({ page }, { patientId }) =>
        page.getByRole('checkbox', { name: nameOfPatient(patientId) }).check(),
      when: ({ context }, { patientId }) =>
        context.draft.patientId !== patientId &&
        context.patients.some(({ id }) => id === patientId),
    },
    'patient.unticked': {
      do: ({ page }) => page.getByRole('checkbox', { checked: true }).uncheck(),
      when: ({ context }) => context.draft.patientId !== null,
    },
    // The first of them is the one that the fact names.
    'patient.edited': ({ page }) =>
      page.getByRole('button', { name: 'Edit', exact: true }).first().click(),
    'patient.added': ({ page }) => press(page, 'New Patient'),
    'patient.confirmed': ({ page }) => pressNext(page, 'Select Lab'),
    'lastBooking.chosen': {
      do: ({ page }) => press(page, 'Choose a time'),
      when: ({ context }) => lastBookingOf(context) !== null,
    },
    'editing.cancelled': ({ page }) => press(page, 'Cancel'),
    'lab.selected': {
      do: ({ page }, { labId }) => choose(page, labId),
      when: ({ context }, { labId }) => context.draft.labId !== labId,
    },
    'item.wanted': ({ page }) => press(page, 'Add Test'),
    'item.added': {
      async do({ page }, { item }) {
        if (item.patientId === childPatient.id)
          await page.getByRole('radio', { name: childPatient.name }).check();
        await addTest(page, answers.labTests, item.testId);
      },
      // What is in the visit cannot be pressed.
      when: ({ context }, { item }) =>
        !hasItem(context.draft, item) && context.patients.some(({ id }) => id === item.patientId),
    },
    'item.removed': ({ page }) =>
      page.getByRole('button', { name: /^Remove Lipid Profile/ }).click(),
    'adding.cancelled': ({ page }) => press(page, 'Close'),
    'labs.sorted': async ({ page }) => {
      await press(page, 'Sort');
      await page.getByRole('menuitem', { name: 'Price' }).click();
    },
    'lab.confirmed': ({ page }) => pressNext(page, 'Select Appointment'),
    'date.selected': {
      do: ({ page }, { date }) => choose(page, date),
      when: ({ context }, { date }) => context.date !== date,
    },
    'slot.selected': {
      do: ({ page }, { slotId }) => choose(page, slotId),
      when: ({ context }, { slotId }) =>
        context.draft.slotId !== slotId &&
        context.slots.some((slot) => slot.id === slotId && slot.date === context.date),
    },
    'earliest.selected': ({ page }) => page.getByRole('button', { name: /^Earliest/ }).click(),
    'slot.confirmed': ({ page }) => pressNext(page, 'Add Address'),
    'address.submitted': async ({ page }, { address }) => {
      await fillAddress(page, address);
      await press(page, 'Save Address');
    },
    'address.ticked': {
      do: ({ page }) => page.getByRole('checkbox', { name: 'HOME' }).check(),
      when: ({ context }) => context.draft.addressId === null,
    },
    'address.unticked': {
      do: ({ page }) => page.getByRole('checkbox', { name: 'HOME' }).uncheck(),
      when: (snapshot) => isFree(snapshot) && snapshot.context.draft.addressId !== null,
    },
    'address.added': ({ page, before }) =>
      before.matches({ address: 'loadFailed' })
        ? press(page, 'Enter an address')
        : page.getByRole('link', { name: 'Add Address' }).click(),
    'otherLab.wanted': {
      do: ({ page }) => press(page, 'Choose another lab'),
      // In the form it depends on what is typed; stories do it.
      when: (snapshot) => snapshot.matches({ address: 'labElsewhere' }),
    },
    'order.requested': ({ page }) => press(page, 'Complete Order'),
    'oldest.givenUp': ({ page }) => press(page, 'Cancel that booking and continue'),
    'fasting.confirmed': ({ page }) => press(page, 'Yes, book this time'),
    'fasting.declined': ({ page }) => press(page, 'Choose another time'),
  },
  states: {
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
  },
  trips: {
    'patient.loading': { ...leads('patient.choosing'), ...notBegun },
    'patient.loadFailed': { ...leads('patient.choosing'), ...notBegun },
    'patient.editing': { ...stays('patient.editing'), ...patientForm },
    'patient.saving': { ...leads('patient.editing'), ...patientForm },
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
    'address.editing': { ...stays('address.editing'), ...addressForm },
    'address.saving': { ...leads('address.editing'), ...addressForm },
    'address.choosing': stays('address.choosing'),
    'address.creatingOrder': leads('address.choosing'),
    'address.changingOrder': leads('address.choosing'),
    'address.labElsewhere': leads('address.choosing'),
    'address.tooManyHolds': leads('address.choosing'),
    'address.loadingOldest': leads('address.choosing'),
    'address.cancellingOldest': leads('address.choosing'),
  },
} satisfies ScreenPart<typeof bookingMachine>;
