// @vitest-environment jsdom
import { cleanup, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { address, patient, trackedOrder } from '../../devtools/samples/entities.ts';
import { bookingActor } from '../../web/shared/flows/flows.ts';
import { TestInfoPage } from '../../web/catalogue/TestInfoPage.tsx';
import { routes } from '../../web/routes.ts';
import type { PageLoader, Route } from '../../web/shared/route.ts';
import { missingIn } from '../shown/shown.ts';
import { show } from './support/show.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  cleanup();
});

/** Every object says of what type it is, as the gateway's answers do. */
const typed = (__typename: string, fields: object) => ({ __typename, ...fields });
const tracked = trackedOrder({
  id: 'o7',
  status: 'assigned',
  technicianName: 'Ravi Kumar',
  slot: { date: '2026-09-07', startTime: '07:00 am', endTime: '07:30 am' },
});
const order = typed('Order', {
  ...tracked,
  patient: typed('OrderPatient', tracked.patient),
  test: typed('OrderTest', tracked.test),
  lab: typed('OrderLab', tracked.lab),
  slot: typed('OrderSlot', tracked.slot),
  address: typed('OrderAddress', tracked.address),
});
const at = '2026-09-07T02:00:00.000Z';

const payment = {
  id: 'y1',
  orderId: 'o7',
  testName: 'Lipid Profile',
  amount: 1529,
  status: 'REFUNDED',
  method: 'card',
  createdAt: at,
  refundedAt: at,
};
const report = {
  id: 'r1',
  orderId: 'o7',
  testName: 'Lipid Profile',
  patientName: 'Leela Menon',
  readyAt: at,
  url: '/r1.pdf',
};
const counters = { totalTests: 45, pendingReports: 12, appointmentsToday: 7, activeUsers: 1234 };
const labTest = {
  id: 't1',
  name: 'Lipid Profile',
  icon: null,
  image: null,
  priceInRupees: 1649,
  reportTime: '10 Hrs',
  tat: null,
  description: 'About it.',
  disclaimers: ['Note one'],
  whyBook: [],
  inclusions: ['HDL'],
  features: [],
  fasting: 'NEEDED',
};
const pageOf = (name: keyof typeof routes) => (routes[name] as Route).load as PageLoader;

/** What pages show of an answer: words that follow each other, and every price. */
const pages: [
  page: keyof typeof routes,
  answers: Record<string, unknown>,
  words: string,
  prices: number[],
][] = [
  [
    'orders',
    { orders: [order] },
    'My orders Lipid Profile Leela Menon Mon, 7 Sept, 07:00 am Technician assigned ₹549 Track',
    [549],
  ],
  [
    'appointments',
    { orders: [order] },
    'Mon, 7 Sept, 07:00 am Lipid Profile Leela Menon · Technician assigned Track',
    [],
  ],
  [
    'payments',
    { payments: [typed('Payment', payment)] },
    'Payments Lipid Profile Mon, 7 Sept, 07:30 am · Refunded ₹1,529 Order',
    [1529],
  ],
  [
    'reports',
    { reports: [typed('Report', report)] },
    'Lipid Profile Leela Menon · Mon, 7 Sept, 07:30 am Download',
    [],
  ],
  [
    'family',
    { patients: [typed('Patient', patient)] },
    'Leela Menon Mother · Female · 69 years Edit',
    [],
  ],
  [
    'address',
    { addresses: [typed('Address', address)] },
    'HOME 17, Third Cross Street Chennai, Tamil Nadu 600020 Edit',
    [],
  ],
  [
    'admin',
    { adminCounters: typed('AdminCounters', counters) },
    'Total Tests 45 Pending Reports 12 Appointments Today 7 Active Users 1234',
    [],
  ],
  [
    'adminAppointments',
    {
      adminSettings: typed('AdminSettings', { technicians: ['Ravi Kumar'], serviceablePins: [] }),
      adminOrders: typed('AdminOrderPage', { items: [order], next: null }),
    },
    'Lipid Profile · Leela Menon, 69 Mon, 7 Sept, 07:00 am · Kaveri Precision Labs · ' +
      'Third Cross Street, Chennai, Tamil Nadu 600020 o7 · Ravi Kumar Technician assigned Cancel',
    [],
  ],
  [
    'testInfo',
    { labTest: typed('LabTest', labTest) },
    'Lipid Profile Starting from ₹1,649 Reports ready in 10 Hrs',
    [1649],
  ],
];

it.each(pages)('%s shows what the service said', async (name, answers, words, prices) => {
  // The test's own page begins a booking.
  bookingActor.makeBy(() => new Promise(() => undefined));
  // Public pages fetch by themselves.
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json({ data: answers })));
  const Page = name === 'testInfo' ? TestInfoPage : await pageOf(name)();
  await show(<Page />, answers);
  await waitFor(() =>
    expect(missingIn(document.body.textContent, { blocks: [[words]], prices })).toEqual([]),
  );
});
