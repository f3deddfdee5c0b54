import { address, patient } from '../../devtools/samples/entities.ts';
import { addressLines } from './addressLines.ts';
import { bookingRoutes } from '../../web/bookingRoutes.ts';
import type { RouteName } from '../../web/routes.ts';
import { legalPagesShown } from './legalPages.shown.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';
import { order, orderAnswers, orderListsShown } from './orderLists.shown.ts';
import { repeat, report, reportShown } from './report.shown.ts';
import { staffPagesShown } from './staffPages.shown.ts';
import { homeShown } from './home.shown.ts';
import { amounts, firstOrder } from './offers.shown.ts';
import { labTest, stockPagesShown } from './stockPages.shown.ts';

const at = '2026-09-07T02:00:00.000Z';
const payment = typed('Payment', {
  id: 'y1',
  orderId: 'o7',
  testName: 'Lipid Profile',
  moreTests: 0,
  amount: 1529,
  refundedAmount: 0,
  status: 'REFUNDED',
  receiptUrl: '/api/v1/order/o7/receipt.pdf',
  method: 'card',
  createdAt: at,
  refundedAt: at,
});
const counters = { totalTests: 45, pendingReports: 12, appointmentsToday: 7, activeUsers: 1234 };
const customer = typed('AdminUser', {
  id: 'u7',
  name: 'Asha Menon',
  email: 'asha@example.com',
  phone: '+919000000001',
  orders: 13,
  createdAt: at,
});
const settings = typed('AdminSettings', {
  version: 'v1',
  technicians: ['Ravi Kumar'],
  serviceablePins: ['5600'],
});
const monsoon = typed('Offer', {
  ...firstOrder,
  code: 'MONSOON',
  title: '₹150 off',
  percent: null,
  rupees: 150,
  mostRupees: null,
  from: '2026-09-07',
  until: '2026-09-08',
  firstOrderOnly: false,
  perCustomer: null,
});
/** A test for which this customer may use an offer. */
const offered = { labTest: { ...labTest, amounts }, ownOffers: [firstOrder] };
const pays = '₹1,649 (usual price), you pay ₹128';
const insteadOf = 'In place of the ₹100 that every order has off, when it is more';
/** The steps of the funnel, by their routes. */
export const funnel = Object.fromEntries(
  Object.keys(bookingRoutes).map((name) => [name, 'flow']),
) as Record<keyof typeof bookingRoutes, 'flow'>;
/** `flow`: its screens are compared state by state. `texts`: nothing that the service says. */
export const pagesShown: Record<RouteName, ShownOnPage | 'flow' | 'texts'> = {
  signUp: 'flow',
  mobile: 'flow',
  verifyOtp: 'flow',
  login: 'flow',
  forgotPassword: 'flow',
  resetPassword: 'flow',
  changeNumber: 'flow',
  changeEmail: 'flow',
  confirmContact: 'flow',
  ...funnel,
  trackOrder: 'flow',
  adminLogin: 'flow',
  adminAddTest: 'flow',
  adminImportTests: 'flow',
  adminDay: 'flow',
  adminReport: 'flow',
  adminAddLab: 'texts',
  adminAddOffer: 'texts',
  // What it shows comes by a mutation (e2e/staff.e2e.ts).
  staffInvitation: 'texts',
  // So does what this one shows (e2e/reportLinks.e2e.ts).
  sharedReport: 'texts',
  endReminder: 'texts',
  again: 'texts',
  help: 'texts',
  ...legalPagesShown,
  home: homeShown,
  // Both halves of the address lead to the one answer here.
  compare: {
    answers: offered,
    blocks: [
      ['Lipid Profile – Lipid Profile'],
      ['Price from', pays, pays, 'Report in', '10 Hrs', '10 Hrs'],
      ['Fasting', 'Needed', 'Needed', 'Tests inside', '1', '1'],
      ['In both: 1', 'HDL', 'Only in Lipid Profile: 0', 'None'],
    ],
    prices: [1649, 128, 1649, 128],
  },
  testInfo: {
    answers: offered,
    blocks: [
      ['Lipid Profile', `Starting from ${pays}`],
      ['Reports ready in 10 Hrs', '60% off your first order'],
    ],
    prices: [1649, 128],
  },
  offers: {
    answers: { ownOffers: [firstOrder, monsoon] },
    blocks: [
      ['60% off your first order', '60% off what the tests cost, up to ₹500'],
      ['For your first paid order, by account and mobile number', 'Once for each customer'],
      ['Code FIRST60'],
      ['₹150 off', '₹150 off', 'From Mon, 7 Sept 2026', 'Until Tue, 8 Sept 2026'],
      ['Code MONSOON'],
    ],
    prices: [500, 150, 150],
    sentences: [insteadOf, insteadOf, '₹100 off every order'],
  },
  orders: {
    answers: {
      orderPage: typed('OrderPage', {
        items: [{ ...order, onTheWayAt: order.createdAt }],
        next: null,
      }),
    },
    blocks: [
      ['My orders', 'In progress', 'Lipid Profile', '₹549', 'Leela Menon', 'Mon, 7 Sept, 07:00 am'],
      ['Order number 4821-7730', 'Technician assigned', 'Track', 'Book again'],
    ],
    prices: [549],
  },
  appointments: {
    answers: { orderPage: typed('OrderPage', { items: [order], next: null }) },
    blocks: [['Mon, 7 Sept, 07:00 am Lipid Profile Leela Menon · Technician assigned Track']],
    prices: [],
  },
  payments: {
    answers: { paymentPage: typed('PaymentPage', { items: [payment], next: null }) },
    blocks: [['Payments Lipid Profile Mon, 7 Sept 2026, 07:30 am · Refunded ₹1,529 Receipt Order']],
    prices: [1529],
  },
  reports: {
    answers: { reportPage: typed('ReportPage', { items: [report], next: null }) },
    blocks: [
      ['Lipid Profile Leela Menon · Mon, 7 Sept 2026, 07:30 am 4 of 6 outside the usual range'],
    ],
    prices: [],
  },
  report: reportShown,
  reminders: {
    answers: { repeats: typed('Repeats', { sentBy: ['SMS'], items: [repeat] }) },
    blocks: [
      ['HbA1c for Leela Menon', 'We remind you every 3 months, next for February 2027.'],
      ['3 months', '24 months', 'End this reminder'],
    ],
    prices: [],
  },
  family: {
    answers: { patients: [typed('Patient', patient)] },
    blocks: [['Leela Menon Mother · Female · 69 years Edit']],
    prices: [],
  },
  address: {
    answers: { addresses: [typed('Address', address)] },
    blocks: [[`HOME ${addressLines(address).join(' ')} Edit`]],
    prices: [],
  },
  admin: {
    answers: {
      adminCounters: typed('AdminCounters', counters),
      adminOrders: orderAnswers.adminOrders,
      visitCounts: orderAnswers.visitCounts,
    },
    blocks: [['Total Tests 45 Pending Reports 12 Appointments Today 7 Active Users 1234']],
    prices: [],
  },
  ...orderListsShown,
  adminUsers: {
    answers: { adminUsers: typed('AdminUserPage', { items: [customer], next: null }) },
    blocks: [
      [
        'Asha Menon',
        'asha@example.com',
        '+919000000001',
        '13 orders',
        'Mon, 7 Sept 2026, 07:30 am',
      ],
    ],
    prices: [],
  },
  ...stockPagesShown,
  ...staffPagesShown,
  adminSettings: {
    answers: { adminSettings: settings },
    blocks: [
      ['PIN prefixes where samples are collected', '5600'],
      ['Technicians', 'Ravi Kumar'],
    ],
    prices: [],
  },
};
