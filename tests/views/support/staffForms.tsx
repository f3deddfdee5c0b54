import { fireEvent, screen } from '@testing-library/react';
import { emptyEntry, othersPdf } from '../../../devtools/samples/reportEntry.samples.ts';
import { AddTestPage } from '../../../web/admin/AddTestPage.tsx';
import { ContentPage } from '../../../web/admin/content/ContentPage.tsx';
import { AddLabPage } from '../../../web/admin/labs/AddLabPage.tsx';
import { AddOfferPage } from '../../../web/admin/offers/AddOfferPage.tsx';
import { LabPricesPage } from '../../../web/admin/labs/LabPricesPage.tsx';
import { StaffPage } from '../../../web/admin/staff/StaffPage.tsx';
import { ValuesPage } from '../../../web/admin/values/ValuesPage.tsx';
import { adminCopy } from '../../../web/copy/admin.ts';
import { adminContentCopy } from '../../../web/copy/adminContent.ts';
import { adminLabsCopy } from '../../../web/copy/adminLabs.ts';
import { adminOffersCopy } from '../../../web/copy/adminOffers.ts';
import { adminStaffCopy } from '../../../web/copy/adminStaff.ts';
import { adminValuesCopy } from '../../../web/copy/adminValues.ts';
import { staffPagesShown } from '../../shown/staffPages.shown.ts';
import { stockPagesShown } from '../../shown/stockPages.shown.ts';
import { write } from './forms.ts';
import { labelled, put } from './page.ts';
import { serve } from './service.tsx';
import type { Service, ServiceAnswers } from './service.tsx';
import { wholeForms } from './wholeForms.tsx';
import type { WholeForm } from './wholeForms.tsx';

/** A form of the staff, how it is filled in, and the button that sends it. */
export interface SentForm extends Pick<WholeForm, 'name' | 'page' | 'at' | 'type'> {
  answers: ServiceAnswers;
  /** What stands in a field of a new form. */
  usual?: string;
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
    name: 'a new lab',
    page: <AddLabPage />,
    answers: {},
    usual: '24',
    button: adminLabsCopy.save,
    type: () => write('name', 'City Lab'),
  },
  {
    name: 'a new offer',
    page: <AddOfferPage />,
    answers: {},
    button: adminOffersCopy.save,
    type: () => write('title', 'Diwali'),
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
    answers: {
      Staff: adminStaff.answers,
      LabsToFilter: { adminLabs: ['l1', 'l2'].map((id) => ({ id, name: `Lab ${id}` })) },
    },
    button: adminStaffCopy.send,
    type: () => {
      write('name', 'Asha Rao');
      put(adminStaffCopy.role, 'LAB');
    },
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
/** Every form of the staff that saves something. */
export const staffForms: SentForm[] = [
  ...wholeForms.map(({ reads, before, ...form }) => ({
    ...form,
    answers: { [reads]: before, DoctorCalls: { doctorCalls: [] } },
  })),
  ...others,
];
/** Opens a form, and waits until it is there. */
export async function openStaffForm({
  button,
  page,
  answers,
  at: place,
}: SentForm): Promise<Service> {
  const service = await serve(page, answers, place ? { at: place } : {});
  await screen.findByRole('button', { name: button });
  return service;
}
/** The fields that are sent with a button. */
export const fieldsOf = (button: string | RegExp) => [
  ...screen
    .getByRole('button', { name: button, hidden: true })
    .closest('form, [data-machine]')!
    .querySelectorAll<HTMLInputElement>('input, select, textarea'),
];
