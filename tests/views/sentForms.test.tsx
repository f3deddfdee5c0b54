// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addressParts, patient } from '../../devtools/samples/entities.ts';
import { completedOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { FamilyPage, PersonForm } from '../../web/account/FamilyPage.tsx';
import { ProfileForm } from '../../web/account/ProfileForm.tsx';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { accountCopy } from '../../web/copy/account.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { profileCopy } from '../../web/copy/profile.ts';
import { visitCopy } from '../../web/copy/visit.ts';
import { newPage } from './support/browserBack.ts';
import { follow } from './support/followedOrder.tsx';
import { changeField, sentFieldsOf } from './support/changeField.ts';
import { foreignValues } from './support/foreignValues.ts';
import { writeAll } from './support/forms.ts';
import { at, chosen, comes, showFunnel } from './support/funnel.tsx';
import { alerts, isBusy, press, put } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { fieldsOf, openStaffForm, staffForms } from './support/staffForms.tsx';

beforeAll(() => PersonForm.load());
beforeEach(() => void newPage());

/** Each is opened and filled in, and sent by the button. */
type Row = [name: string, button: string | RegExp, open: () => Promise<unknown>, type: () => void];
const ofStaff = staffForms.map((form): Row => [
  form.name,
  form.button,
  () => openStaffForm(form),
  form.type,
]);
const { family } = accountCopy;
const ofCustomers: Row[] = [
  [
    'the own name',
    profileCopy.panel.save,
    () =>
      serve(
        <ProfileForm user={{ firstName: 'Asha', lastName: '' }} onDone={() => undefined} />,
        {},
      ),
    () => put(profileCopy.panel.lastName, 'Rao'),
  ],
  [
    'a saved person',
    profileCopy.panel.save,
    async () => {
      await serve(<FamilyPage />, { Patients: { patients: [patient] } });
      press(family.edit, await screen.findByRole('listitem'));
      await screen.findByRole('group', { name: family.edit });
    },
    () => put(bookingCopy.patient.name, 'Leela Rao'),
  ],
  [
    'a patient',
    bookingCopy.patient.next,
    async () => {
      const toForm: Step = { fact: { type: 'patient.edited', patientId: patient.id } };
      const steps = [at('patient'), comes('loadPatients', patient), toForm];
      await showFunnel({ draft: { ...emptyDraft('d1'), testId: 't1' }, steps, View: PatientStep });
    },
    () => put(bookingCopy.patient.name, 'Leela Rao'),
  ],
  [
    'an address',
    bookingCopy.address.save,
    async () => {
      const steps = [at('address'), comes('loadAddresses')];
      await showFunnel({ draft: { ...chosen, addressId: null }, steps, View: AddressStep });
    },
    () => writeAll(addressParts),
  ],
  [
    'a rating',
    visitCopy.rating.send,
    () => follow(completedOrder()),
    () => {
      fireEvent.click(screen.getByRole('radio', { name: '4 stars' }));
      put(visitCopy.rating.comment, 'They came at seven.');
    },
  ],
];

const off = ':disabled, [aria-disabled="true"]';
const valuesOf = (fields: HTMLInputElement[]) =>
  fields.map(({ value, checked }) => [value, checked]);

it.each([...ofStaff, ...ofCustomers])(
  'nothing can be typed into %s while it is sent',
  async (_, button, openForm, type) => {
    await openForm();
    type();
    const fields = fieldsOf(button);
    expect(fields.filter((field) => field.matches(off))).toEqual([]);
    press(button);
    await waitFor(() => expect(isBusy(button)).toBe(true));
    expect(fields.filter((field) => !field.matches(off))).toEqual([]);
  },
);

it.each(staffForms)(
  '$name, when it is refused, stays as it was typed and is sent again',
  async (form) => {
    const { answers, button } = form;
    const sent: string[] = [];
    const refusing = new Proxy<ServiceAnswers>(answers, {
      get(reads, call: string) {
        if (call in reads) return reads[call];
        sent.push(call);
        return refusal('It cannot be done now.');
      },
    });
    await openStaffForm({ ...form, answers: refusing });
    expect(foreignValues([answers, form.usual])).toEqual([]);
    form.type();
    const fields = fieldsOf(button);
    const typed = valuesOf(fields);
    sent.length = 0;
    press(button);
    await waitFor(() => expect(alerts()).toEqual(['It cannot be done now.']));
    expect(fields.filter((field) => field.matches(off) || !field.isConnected)).toEqual([]);
    expect(valuesOf(fields)).toEqual(typed);
    press(button);
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(new Set(sent).size).toBe(1);
  },
);

it.each([...ofStaff, ...ofCustomers])(
  '%s is there as it was typed after a reload',
  async (_, button, openForm, type) => {
    const seen = () => {
      const fields = fieldsOf(button);
      return [fields[0]!.form?.textContent, valuesOf(fields)];
    };
    await openForm();
    const before = seen();
    type();
    for (const [index, field] of sentFieldsOf(button).entries()) changeField(field, index);
    const typed = seen();
    expect(typed).not.toEqual(before);
    cleanup();
    await openForm();
    expect(seen()).toEqual(typed);
  },
);
