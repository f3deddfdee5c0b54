// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { adminLab } from '../../devtools/samples/labSchedule.samples.ts';
import { plannedVisit } from '../../devtools/samples/technicianDay.samples.ts';
import { walk } from '../../devtools/simulation/walk.ts';
import { technicianDayMachine } from '../../machines/technicianDay/technicianDay.machine.ts';
import { CollectForm } from '../../web/admin/day/CollectForm.tsx';
import { FailForm } from '../../web/admin/day/FailForm.tsx';
import { LabHolidaysForm } from '../../web/admin/labs/LabHolidaysForm.tsx';
import { LabHoursForm } from '../../web/admin/labs/LabHoursForm.tsx';
import { SetUpSecondFactor } from '../../web/admin/staff/SetUpSecondFactor.tsx';
import { saidFields } from './support/fieldWords.ts';
import { page, view } from './support/openForm.tsx';
import type { FormRow } from './support/openForm.tsx';

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const visit = {
  visit: plannedVisit as never,
  actor: walk(technicianDayMachine, { outbox: { acts: [], refused: [] }, stored: null })
    .actor as never,
};

const forms: FormRow[] = [
  [
    'a new test',
    page('adminAddTest'),
    [
      'testName',
      'price · keys for numeric',
      'report_time',
      'tat',
      'description',
      'inclusions · “Comma-separated”',
      'disclaimers · filled in: off · capitals: none · “Enter or comma adds”',
      'features · filled in: off · capitals: none · “Enter or comma adds”',
      'why_book · filled in: off · capitals: none · “Enter or comma adds”',
      'Other names that the search knows · filled in: off · capitals: none · “Enter or comma adds”',
      'Hindi: what the test is called · in hi',
      'Hindi: what it is · in hi',
      'Hindi: what is measured · in hi · “Comma-separated”',
      'Hindi: what to know before · filled in: off · capitals: none · “Enter or comma adds”',
      'Hindi: what comes with it · filled in: off · capitals: none · “Enter or comma adds”',
      'Hindi: why to book it · filled in: off · capitals: none · “Enter or comma adds”',
      'icon · file · image/png,image/jpeg,image/webp · “PNG, JPEG or WebP, 2 MB at most”',
      'image · file · image/png,image/jpeg,image/webp · “PNG, JPEG or WebP, 2 MB at most”',
    ],
  ],
  [
    'a new lab',
    page('adminAddLab'),
    [
      'Name',
      'Address',
      'Hours until the report · keys for numeric',
      'Rating, from 0 to 5 · keys for decimal · “Customers see a rating only with its source.”',
      'Where the rating comes from',
      'How many gave it · keys for numeric',
      'Number of the accreditation',
      'PIN codes where this lab collects, or their first digits · filled in: off · capitals: none · “Enter or comma adds. None: wherever samples are collected.”',
    ],
  ],
  [
    'opening hours',
    view(<LabHoursForm lab={adminLab as never} />),
    [
      'Minutes that a slot lasts · keys for numeric',
      'Opens · time',
      'Closes · time',
      'Visits in each slot · keys for numeric',
    ],
  ],
  ['holidays', view(<LabHolidaysForm lab={adminLab as never} />), ['Day · date']],
  [
    'prices',
    page('adminLabPrices'),
    [
      'Change all by percent · keys for text · filled in: off',
      'Lipid Profile · keys for numeric · filled in: off',
      'TSH · keys for numeric · filled in: off · “₹349 from Mon, 7 Sept on”',
      'Ferritin · keys for numeric · filled in: off · “Not offered from Mon, 7 Sept on”',
      'From · date · “Empty: at once”',
    ],
  ],
  [
    'a new offer',
    page('adminAddOffer'),
    [
      'Code · filled in: off · “3 to 20 letters and digits. It cannot be changed later.”',
      'Title · filled in: off',
      'Title in Hindi · filled in: off · in hi',
      'Percentage off · keys for numeric · filled in: off · “Either a percentage or an amount”',
      'Amount off in rupees · keys for numeric · filled in: off · “Either a percentage or an amount”',
      'At most so many rupees · keys for numeric · filled in: off · “Empty: no limit”',
      'First day · date · filled in: off · “Empty: no limit”',
      'Last day · date · filled in: off · “Empty: no limit”',
      'Uses per customer · keys for numeric · filled in: off · “Empty: no limit”',
      'Uses in all · keys for numeric · filled in: off · “Empty: no limit”',
      'Budget in rupees · keys for numeric · filled in: off · “Empty: no limit”',
    ],
  ],
  [
    'a question that is published',
    page('adminContent'),
    [
      'Question · filled in: off',
      'Question in Hindi · filled in: off · in hi',
      'Answer',
      'Answer in Hindi · in hi',
      'Question · filled in: off',
      'Question in Hindi · filled in: off · in hi',
      'Answer',
      'Answer in Hindi · in hi',
    ],
  ],
  ['a file of tests', page('adminImportTests'), ['Choose a CSV file · file · .csv,text/csv']],
  [
    'orders that are looked for',
    page('adminReports'),
    [
      'Search by name, phone, test, order number, sample id or id · search',
      'Visits from · date',
      'Visits to · date',
    ],
  ],
  [
    'customers who are looked for',
    page('adminUsers'),
    ['Search by name, e-mail, phone or order id · search'],
  ],
  [
    'settings',
    page('adminSettings'),
    [
      'PIN prefixes where samples are collected · filled in: off · capitals: none · “Enter or comma adds”',
      'Technicians · filled in: off · capitals: none · “Enter or comma adds”',
    ],
  ],
  [
    'an invitation',
    page('adminStaff'),
    ['Name · filled in: off', 'Email · email · keys for email · filled in: off'],
  ],
  ['what was done on a day', page('adminAudit'), ['Day · date']],
  [
    'an own account',
    page('adminAccount'),
    [
      'Current password · password · filled in: current-password',
      'New password · password · filled in: new-password · “At least 8 characters. You are logged out everywhere else.”',
      'Your password · password · filled in: current-password',
      'Code · filled in: one-time-code · capitals: none · spelling: not checked · “The six digits that the app shows now, or a recovery code”',
    ],
  ],
  [
    'a second factor',
    view(<SetUpSecondFactor onCodes={() => undefined} />),
    ['Your password · password · filled in: current-password'],
  ],
  [
    'labels of samples',
    view(<CollectForm {...visit} before={undefined} />),
    [
      'TSH, Leela Menon · filled in: off · capitals: characters · spelling: not checked · 40 at most · “As on the label of the tube or cup”',
    ],
  ],
  ['a visit that failed', view(<FailForm {...visit} />), ['What happened · 300 at most']],
];
it.each(forms)('%s: each field says what it is for', async (_, open, wanted) => {
  await open();
  await waitFor(() => expect(saidFields()).toEqual(wanted));
});
