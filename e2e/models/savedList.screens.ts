import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';
import { address, patient, serviceability, user } from '../../devtools/samples/entities.ts';
import type { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import { savedListModel } from '../../tests/models/savedList.model.ts';
import { savedListShown } from '../../tests/shown/savedList.shown.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { profileCopy } from '../../web/copy/profile.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { fillAddress, press } from './booking.actions.ts';
import { screensOf } from './screens.ts';
import { leads, stays } from './trips.ts';

type Written = Parameters<typeof screensOf<typeof savedListMachine>>[0];

const row = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });
const confirm = (page: Page, yes: string) =>
  page.getByRole('alertdialog').getByRole('button', { name: yes, exact: true }).click();
const form = (page: Page) => page.getByRole('group').filter({ has: page.locator('form') });
const isOpen = (page: Page) => expect(form(page).first()).toBeVisible();
const isSaving = (page: Page) =>
  expect(page.locator('main form button[type="submit"]')).toHaveAttribute('data-loading');
const isListed = (page: Page) => expect(page.getByRole('listitem').first()).toBeVisible();

/** What both lists have in common. */
const both: Pick<Written, 'model' | 'label' | 'shown' | 'states'> = {
  model: savedListModel,
  label: 'data-saved-list',
  shown: savedListShown,
  states: {
    'form.closed': (page) => expect(page.locator('main form')).toBeHidden(),
    'form.editing': isOpen,
    'form.saving': isSaving,
    'list.ready': isListed,
    'list.removing': isListed,
    'list.choosingDefault': isListed,
  },
};
const isEditing = (snapshot: { matches(value: object): boolean }) =>
  snapshot.matches({ form: 'editing' });
const isReady = (snapshot: { matches(value: object): boolean }) =>
  snapshot.matches({ list: 'ready' });
const listTrips = {
  'list.ready': stays('list.ready'),
  'list.removing': leads('list.ready'),
  'list.choosingDefault': leads('list.ready'),
} as const;
/** The form is open again in its tab; Back has closed it. */
const formTrips = {
  'form.closed': stays('form.closed'),
  'form.editing': {
    ...stays('form.editing'),
    backForward: 'form.closed',
    sessionEnded: 'form.closed',
    tabClosed: 'form.closed',
    scroll: 'browser',
  },
  'form.saving': {
    ...stays('form.editing'),
    backForward: 'form.closed',
    sessionEnded: 'form.closed',
    tabClosed: 'form.closed',
    scroll: 'browser',
  },
} as const;

const people = {
  me: user,
  patients: [
    patient,
    { ...patient, id: 'e2', name: 'Suresh Menon', relation: 'FATHER', gender: 'MALE' },
  ],
};
const words = bookingCopy.patient;

/** The people whom somebody books for. */
export const savedPersonScreens = screensOf<typeof savedListMachine>({
  ...both,
  name: 'savedPerson',
  starts: [{ open: '/family', answers: people }],
  actions: {
    'entry.opened': {
      do: async ({ page }, { id }) => {
        if (id === 'new') return press(page, accountCopy.family.add);
        await row(page, 'Suresh Menon').getByRole('button', { name: words.edit }).click();
      },
      when: (snapshot) => snapshot.matches({ form: 'closed' }) || isEditing(snapshot),
    },
    'editing.cancelled': {
      do: ({ page }) => press(page, words.cancel),
      when: isEditing,
    },
    'patient.submitted': {
      do: async ({ page }, { patient: written }) => {
        const inForm = form(page);
        await inForm.locator(`input[value="${written.relation}"]`).check();
        await inForm.getByLabel(words.name).fill(written.name);
        await inForm.getByLabel(words.birth).fill(written.dateOfBirth);
        await inForm.locator(`input[value="${written.gender}"]`).check();
        await press(page, profileCopy.panel.save);
      },
      when: isEditing,
    },
    // The form of an address is on the other page.
    'address.submitted': 'app',
    'default.chosen': 'app',
    'entry.removed': {
      do: async ({ page }) => {
        await row(page, 'Suresh Menon')
          .getByRole('button', { name: accountCopy.family.remove })
          .click();
        await confirm(page, accountCopy.family.yes);
      },
      when: isReady,
    },
  },
  services: {
    saveEntry: 'savePatient',
    removeEntry: 'deletePatient',
  },
  trips: { answers: people, states: { ...formTrips, ...listTrips } },
});

const places = {
  me: user,
  serviceability,
  addresses: [address, { ...address, id: 'e2', houseNo: '302', isDefault: false }],
};
const copy = accountCopy.address;

/** The addresses where samples are collected. */
export const savedAddressScreens = screensOf<typeof savedListMachine>({
  ...both,
  name: 'savedAddress',
  starts: [{ open: '/address', answers: places }],
  actions: {
    'entry.opened': {
      do: async ({ page }, { id }) => {
        if (id === 'new') return press(page, copy.add);
        await row(page, '302').getByRole('button', { name: copy.edit }).click();
      },
      when: (snapshot) => snapshot.matches({ form: 'closed' }) || isEditing(snapshot),
    },
    'editing.cancelled': {
      do: ({ page }) => press(page, words.cancel),
      when: isEditing,
    },
    'patient.submitted': 'app',
    'address.submitted': {
      do: async ({ page }, { address: written }) => {
        await fillAddress(form(page), written);
        await press(page, bookingCopy.address.save);
      },
      when: isEditing,
    },
    'default.chosen': {
      do: ({ page }) => press(page, copy.makeDefault),
      when: isReady,
    },
    'entry.removed': {
      do: async ({ page }) => {
        await row(page, '302').getByRole('button', { name: copy.remove }).click();
        await confirm(page, copy.yes);
      },
      when: isReady,
    },
  },
  services: {
    saveEntry: 'saveAddress',
    removeEntry: 'deleteAddress',
  },
  trips: { answers: places, states: { ...formTrips, ...listTrips } },
});
