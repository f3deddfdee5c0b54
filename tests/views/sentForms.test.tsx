// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { emptyEntry } from '../../devtools/samples/reportEntry.samples.ts';
import { AddTestPage } from '../../web/admin/AddTestPage.tsx';
import { ContentPage } from '../../web/admin/content/ContentPage.tsx';
import { LabPricesPage } from '../../web/admin/labs/LabPricesPage.tsx';
import { StaffPage } from '../../web/admin/staff/StaffPage.tsx';
import { ValuesPage } from '../../web/admin/values/ValuesPage.tsx';
import { adminCopy } from '../../web/copy/admin.ts';
import { adminContentCopy } from '../../web/copy/adminContent.ts';
import { adminStaffCopy } from '../../web/copy/adminStaff.ts';
import { adminValuesCopy } from '../../web/copy/adminValues.ts';
import { staffPagesShown } from '../shown/staffPages.shown.ts';
import { stockPagesShown } from '../shown/stockPages.shown.ts';
import { newPage } from './support/browserBack.ts';
import { write } from './support/forms.ts';
import { isBusy, press, put } from './support/page.ts';
import { serve } from './support/service.tsx';
import type { ServiceAnswers } from './support/service.tsx';
import { wholeForms } from './support/wholeForms.tsx';
import type { WholeForm } from './support/wholeForms.tsx';

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
    type: () => write('value0', '11.4'),
  },
];
const forms: SentForm[] = [
  ...wholeForms.map(({ reads, before, ...form }) => ({
    ...form,
    answers: { [reads]: before, DoctorCalls: { doctorCalls: [] } },
  })),
  ...others,
];

const off = ':disabled, [aria-disabled="true"]';
const fieldsOf = (button: string | RegExp) =>
  screen
    .getByRole('button', { name: button, hidden: true })
    .closest('form, [data-machine]')!
    .querySelectorAll('input, select, textarea');

it.each(forms)('nothing can be typed into $name while it is sent', async (form) => {
  const { page, answers, at, button, type } = form;
  await serve(page, answers, at ? { at } : {});
  await screen.findByRole('button', { name: button });
  type();
  const fields = [...fieldsOf(button)];
  expect(fields.filter((field) => field.matches(off))).toEqual([]);
  press(button);
  await waitFor(() => expect(isBusy(button)).toBe(true));
  expect(fields.filter((field) => !field.matches(off))).toEqual([]);
});
