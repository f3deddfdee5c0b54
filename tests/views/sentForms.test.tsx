// @vitest-environment jsdom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { addressParts, patient } from '../../devtools/samples/entities.ts';
import { completedOrder } from '../../devtools/samples/orders.ts';
import { emptyEntry, othersPdf } from '../../devtools/samples/reportEntry.samples.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { emptyDraft } from '../../machines/booking/draft.ts';
import { FamilyPage, PersonForm } from '../../web/account/FamilyPage.tsx';
import { ProfileForm } from '../../web/account/ProfileForm.tsx';
import { AddTestPage } from '../../web/admin/AddTestPage.tsx';
import { ContentPage } from '../../web/admin/content/ContentPage.tsx';
import { LabPricesPage } from '../../web/admin/labs/LabPricesPage.tsx';
import { StaffPage } from '../../web/admin/staff/StaffPage.tsx';
import { ValuesPage } from '../../web/admin/values/ValuesPage.tsx';
import { AddressStep } from '../../web/booking/AddressStep.tsx';
import { PatientStep } from '../../web/booking/PatientStep.tsx';
import { accountCopy } from '../../web/copy/account.ts';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminContentCopy } from '../../web/copy/adminContent.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { adminValuesCopy } from '../../web/copy/adminValues.ts';
import { bookingCopy } from '../../web/copy/booking.ts';
import { profileCopy } from '../../web/copy/profile.ts';
import { visitCopy } from '../../web/copy/visit.ts';
import { staffPagesShown } from '../shown/staffPages.shown.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { newPage } from './support/browserBack.ts';
import { follow } from './support/followedOrder.tsx';
import { write, writeAll } from './support/forms.ts';
import { at, chosen, comes, showFunnel } from './support/funnel.tsx';
import { alerts, isBusy, labelled, press, put } from './support/page.ts';
import { refusal, serve } from './support/service.tsx';
import type { Service, ServiceAnswers } from './support/service.tsx';
import { wholeForms } from './support/wholeForms.tsx';
import type { WholeForm } from './support/wholeForms.tsx';

beforeAll(() => PersonForm.load());
beforeEach(() => void newPage());

interface SentForm extends Pick<WholeForm, 'name' | 'page' | 'at' | 'type'> {
  answers: ServiceAnswers;
  button: string | RegExp;
}
const { adminLabPrices, adminContent } = stockPagesShown;
const { adminStaff } = staffPagesShown;
const others: SentForm[] = [
  {
    name: 'a new test',
    page: <AddTestPage />,
    answers: {},
    button: adminCopy.addTest.action,
    type: () => write('testName', 'Vitamin D'),
  },
  {
    name: 'the prices of a lab',
    page: <LabPricesPage />,
    at: { path: '/admin/labs/:id/prices', url: '/admin/labs/l1/prices' },
    answers: { LabPrices: adminLabPrices.answers },
    button: /^Save/,
    type: () => put('TSH', '349'),
  },
  {
    name: 'what customers read',
    page: <ContentPage />,
    at: { path: '/admin/content/:kind', url: adminContent.url },
    answers: { AdminContent: adminContent.answers },
    button: adminContentCopy.publish,
    type: () => write('entries.0.answer', 'At eight.'),
  },
  {
    name: 'an invitation',
    page: <StaffPage />,
    answers: { Staff: adminStaff.answers },
    button: adminStaffCopy.send,
    type: () => write('name', 'Asha Rao'),
  },
  {
    name: 'the values of a report',
    page: <ValuesPage />,
    at: { path: '/admin/reports/:id', url: '/admin/reports/r1' },
    answers: { ReportEntry: { reportEntry: emptyEntry } },
    button: adminValuesCopy.save,
    type: () => put('Haemoglobin, g/dL', '11.4'),
  },
  {
    name: 'what the PDF of a report says',
    page: <ValuesPage />,
    at: { path: '/admin/reports/:id', url: '/admin/reports/r1' },
    answers: { ReportEntry: { reportEntry: othersPdf } },
    button: adminValuesCopy.pdf.release,
    type: () => {
      write('patient', 'Leela Menon');
      fireEvent.click(labelled('Female'));
    },
  },
  {
    name: 'why a PDF is rejected',
    page: <ValuesPage />,
    at: { path: '/admin/reports/:id', url: '/admin/reports/r1' },
    answers: { ReportEntry: { reportEntry: othersPdf } },
    button: adminValuesCopy.pdf.reject,
    type: () => write('reason', 'Of another test'),
  },
];
const staffForms = [
  ...wholeForms.map(({ reads, before, ...form }) => ({
    ...form,
    answers: { [reads]: before, DoctorCalls: { doctorCalls: [] } },
  })),
  ...others,
];
async function open({ button, page, answers, at: place }: SentForm): Promise<Service> {
  const service = await serve(page, answers, place ? { at: place } : {});
  await screen.findByRole('button', { name: button });
  return service;
}
/** Each is opened and filled in, and sent by the button. */
type Row = [name: string, button: string | RegExp, open: () => Promise<unknown>, type: () => void];
const ofStaff = staffForms.map((form: SentForm): Row => [
  form.name,
  form.button,
  () => open(form),
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
const fieldsOf = (button: string | RegExp) => [
  ...screen
    .getByRole('button', { name: button, hidden: true })
    .closest('form, [data-machine]')!
    .querySelectorAll<HTMLInputElement>('input, select, textarea'),
];
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
    await open({ ...form, answers: refusing });
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
    const typed = seen();
    expect(typed).not.toEqual(before);
    cleanup();
    await openForm();
    expect(seen()).toEqual(typed);
  },
);
