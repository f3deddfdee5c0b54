import { expect } from 'vitest';
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { AdminTestPage } from '../../../web/admin/AdminTestPage.tsx';
import { CallsPage } from '../../../web/admin/calls/CallsPage.tsx';
import { AdminLabPage } from '../../../web/admin/labs/AdminLabPage.tsx';
import { AdminOfferPage } from '../../../web/admin/offers/AdminOfferPage.tsx';
import { ParametersPage } from '../../../web/admin/parameters/ParametersPage.tsx';
import { SettingsPage } from '../../../web/admin/SettingsPage.tsx';
import { adminCopy } from '../../../web/copy/admin.ts';
import { adminCallsCopy } from '../../../web/copy/adminCalls.ts';
import { adminLabsCopy as labs } from '../../../web/copy/adminLabs.ts';
import { adminOffersCopy } from '../../../web/copy/adminOffers.ts';
import { adminParametersCopy } from '../../../web/copy/adminParameters.ts';
import { staffPagesShown } from '../../shown/staffPages.shown.ts';
import { stockPagesShown } from '../../shown/stockPages.shown.ts';
import { field, paste, write } from './forms.ts';
import { labelled, press, put } from './page.ts';

type Fields = Record<string, unknown>;
/** A form of the staff that saves what is stored as a whole (PD-156). */
export interface WholeForm {
  name: string;
  page: ReactNode;
  at?: { path: string; url: string };
  reads: string;
  saves: string;
  before: Fields;
  /** What somebody else has saved meanwhile. */
  theirs: Fields;
  button: string;
  type: () => void;
  /** What shows that theirs has come. */
  shows: () => unknown;
  /** What the second save sends: both. */
  sends: Fields;
}

const { adminLab, adminTest, adminOffer, adminParameters } = stockPagesShown;
const settings = { version: 'v1', serviceablePins: ['5600'], technicians: ['Ravi'] };
const { adminLab: lab } = adminLab.answers;
const [test] = adminTest.answers.adminTests;
const offer = adminOffer.answers.adminOffer;
const { testParameters } = adminParameters.answers;
const { doctorHours } = staffPagesShown.adminCalls.answers;
const version = 'v2';
const ofLab = {
  page: <AdminLabPage />,
  at: { path: '/admin/labs/:id', url: '/admin/labs/l1' },
  reads: 'AdminLab',
  before: adminLab.answers,
};
export const wholeForms: WholeForm[] = [
  {
    name: 'the settings',
    page: <SettingsPage />,
    reads: 'AdminSettings',
    saves: 'SaveAdminSettings',
    before: { adminSettings: settings },
    theirs: { adminSettings: { ...settings, version, technicians: ['Asha'] } },
    button: adminCopy.settings.save,
    type: () => paste(adminCopy.settings.technicians, 'Nina,'),
    shows: () => screen.getByText('Asha'),
    sends: { input: { version, serviceablePins: ['5600'], technicians: ['Asha', 'Nina'] } },
  },
  {
    name: 'a lab',
    ...ofLab,
    saves: 'ChangeLab',
    theirs: { adminLab: { ...lab, version, address: '5, Hill Road', pins: ['6001'] } },
    button: labs.save,
    type: () => {
      write('name', 'Kaveri Labs');
      paste(labs.pins, '7000,');
    },
    shows: () => expect(field('address').value).toBe('5, Hill Road'),
    sends: {
      version,
      input: { name: 'Kaveri Labs', address: '5, Hill Road', pins: ['6001', '7000'] },
    },
  },
  {
    name: 'the hours of a lab',
    ...ofLab,
    saves: 'SaveLabHours',
    theirs: {
      adminLab: { ...lab, version, hours: [{ ...lab.hours[0]!, places: 9 }] },
    },
    button: labs.saveHours,
    type: () => put(labs.slotMinutes, '60'),
    shows: () => expect(labelled(labs.hoursField(1, labs.weekdays[1]!)).value).toBe('9'),
    sends: {
      change: {
        version,
        slotMinutes: 60,
        hours: [{ weekdays: [1], opens: '07:00', closes: '12:30', places: 9 }],
      },
    },
  },
  {
    name: 'the holidays of a lab',
    ...ofLab,
    saves: 'SaveLabHolidays',
    theirs: {
      adminLab: { ...lab, version, holidays: [{ ...lab.holidays[0]!, date: '2026-09-09' }] },
    },
    button: labs.saveHolidays,
    type: () => {
      put(labs.date, '2026-09-08');
      press(labs.addHoliday);
    },
    shows: () => screen.getAllByText(/9 Sept/),
    sends: {
      change: {
        version,
        holidays: [
          { date: '2026-09-08', part: 'DAY' },
          { date: '2026-09-09', part: 'DAY' },
        ],
      },
    },
  },
  {
    name: 'a test',
    page: <AdminTestPage />,
    at: { path: '/admin/tests/:id', url: '/admin/tests/t1' },
    reads: 'AdminTests',
    saves: 'ChangeTest',
    before: adminTest.answers,
    theirs: {
      adminTests: [
        {
          ...test!,
          version,
          active: true,
          test: { ...test!.test, tat: '2 days', aliases: ['a'] },
        },
      ],
    },
    button: adminCopy.editTest.save,
    type: () => {
      write('description', 'Another text.');
      paste(adminCopy.addTest.fields.aliases, 'b,');
    },
    shows: () => expect(field('tat').value).toBe('2 days'),
    sends: {
      version,
      input: { description: 'Another text.', tat: '2 days', aliases: ['a', 'b'] },
    },
  },
  {
    name: 'what a test measures',
    page: <ParametersPage />,
    at: { path: '/admin/tests/:id/parameters', url: '/admin/tests/t1/parameters' },
    reads: 'TestParameters',
    saves: 'SaveTestParameters',
    before: adminParameters.answers,
    theirs: {
      ...adminParameters.answers,
      testParameters: {
        ...testParameters,
        version,
        parameters: [{ ...testParameters.parameters[0]!, unit: 'g/L' }],
      },
    },
    button: adminParametersCopy.save,
    type: () => press(adminParametersCopy.addValue),
    shows: () => screen.getByDisplayValue('g/L'),
    sends: {
      version,
      parameters: [{ parameter: 'Haemoglobin', unit: 'g/L' }, { parameter: '' }],
    },
  },
  {
    name: 'an offer',
    page: <AdminOfferPage />,
    at: { path: '/admin/offers/:code', url: '/admin/offers/FIRST60' },
    reads: 'AdminOffer',
    saves: 'ChangeOffer',
    before: adminOffer.answers,
    theirs: { adminOffer: { ...offer, version, budgetUses: 2000, paused: true } },
    button: adminOffersCopy.save,
    type: () => write('title', 'Monsoon'),
    shows: () => expect(field('budgetUses').value).toBe('2000'),
    sends: { version, input: { title: 'Monsoon', budgetUses: '2000', paused: true } },
  },
  {
    name: "a doctor's hours",
    page: <CallsPage />,
    reads: 'DoctorHours',
    saves: 'SaveDoctorHours',
    before: { doctorHours },
    theirs: { doctorHours: { ...doctorHours, version, daysOff: ['2026-12-26'] } },
    button: adminCallsCopy.save,
    type: () => {
      put(adminCallsCopy.until(adminCallsCopy.weekdays[1]!), '12:00');
      // It is not added before it is saved.
      write('anotherDay', '2026-12-24');
    },
    shows: () => screen.getByText(/26 Dec/),
    sends: {
      input: {
        version,
        days: [{ weekday: 1, opens: '10:00', closes: '12:00' }],
        daysOff: ['2026-12-24', '2026-12-26'],
      },
    },
  },
];
