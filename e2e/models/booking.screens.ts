import type { Page } from '@playwright/test';
import type { EventFrom, SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { lastBookingOf } from '../../machines/booking/lastBooking.ts';
import { childPatient } from '../../devtools/samples/childPatient.ts';
import { patient } from '../../devtools/samples/entities.ts';
import { bookingModel } from '../../tests/models/booking.model.ts';
import { bookingShown } from '../../tests/shown/booking.shown.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { paths } from '../../web/paths.ts';
import { hasItem } from '../../machines/booking/draft.ts';
import { serializeDraft } from '../../machines/booking/storedDraft.ts';
import { addTest, choose, choosePin, fillAddress, fillPatient, press } from './booking.actions.ts';
import { answers, begun, storeDraft } from './booking.answers.ts';
import { bookingServices } from './booking.services.ts';
import { bookingStates, bookingTrips } from './booking.states.ts';
import { openAddress } from './drive.ts';
import { screensOf } from './screens.ts';

type Funnel = SnapshotFrom<typeof bookingMachine>;

const stepOf = ({ value }: Funnel) => (typeof value === 'string' ? value : Object.keys(value)[0]);
const isFree = (snapshot: Funnel) => !snapshot.hasTag('busy');
/** No dialog is in the way. */
const isPlain = (snapshot: Funnel) =>
  isFree(snapshot) && !snapshot.hasTag('alert') && !snapshot.matches({ payment: 'windowOpen' });
type Target = Extract<EventFrom<typeof bookingMachine>, { type: 'xstate.route' }>['to'];
/** The path of each step that has one of its own. */
const addresses: Record<Target, string | null> = {
  '#patient': paths.addPatient,
  '#lab': paths.lab,
  '#slot': paths.selectAppointment,
  '#address': paths.addAddress,
  '#review': null,
  '#payment': null,
};

/** The names of the buttons of review's cards. */
const { changes } = bookingCopy.review;
const nameOfPatient = (id: string) => (id === childPatient.id ? childPatient : patient).name;
/** The button that leads on names review where all else was decided. */
const pressNext = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^(${name}|Review order)$`) }).click();

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
    'pin.changed': {
      do: ({ page }, { pin }) => choosePin(page, pin!),
      when: (snapshot) =>
        stepOf(snapshot) === 'lab' &&
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
    'offer.chosen': ({ page }) => press(page, 'Use this offer'),
    'offer.removed': ({ page }) => press(page, 'Remove offer'),
    'hold.extensionRequested': ({ page }) => press(page, 'Keep my slot for 5 more minutes'),
    'change.wanted': ({ page }, { step }) => press(page, changes[step]),
    'review.confirmed': ({ page }) => press(page, 'Continue'),
    'payment.requested': ({ page, before }) =>
      before.hasTag('busy') || stepOf(before) !== 'review'
        ? press(page, 'Pay Now')
        : page.getByRole('button', { name: /^Pay \S+$/ }).click(),
    'fasting.confirmed': ({ page }) => press(page, 'Yes, book this time'),
    'fasting.declined': ({ page }) => press(page, 'Choose another time'),
    'page.seen': 'app',
    'alert.closed': ({ page }) =>
      page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click(),
    'xstate.route': {
      do: async ({ page, before }, { to }) => {
        // A form that is left with something typed opens by itself later, which trips look at.
        if (before.hasTag('editing')) await forgetTyped(page);
        await openAddress(page, addresses[to]!);
      },
      // An address that is open already tells nothing; review and payment are opened by their
      // order.
      when: (snapshot, { to }) =>
        addresses[to] !== null && isPlain(snapshot) && stepOf(snapshot) !== to.slice(1),
    },
  },
  services: bookingServices,
  shown: bookingShown,
  states: bookingStates,
});
