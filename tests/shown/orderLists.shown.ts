import { trackedOrder } from '../../devtools/samples/orders.ts';
import type { RouteName } from '../../web/routes.ts';
import { addressOnOneLine } from './addressLines.ts';
import { typed } from './shownOnPage.ts';
import type { ShownOnPage } from './shownOnPage.ts';

const tracked = trackedOrder({
  id: 'o7',
  status: 'assigned',
  technicianName: 'Ravi Kumar',
  slot: { date: '2026-09-07', startTime: '07:00 am', endTime: '07:30 am' },
});
/** A paid order with all that only the staff sees. */
export const order = typed('Order', {
  ...tracked,
  items: tracked.items.map((item) => ({ ...item, sampleId: 'BLR-004211' })),
  customerPhone: '+919000000001',
  dueAt: '2026-09-07T02:00:00.000Z',
  overdue: true,
  patient: typed('OrderPatient', tracked.patient),
  test: typed('OrderTest', tracked.test),
  lab: typed('OrderLab', tracked.lab),
  slot: typed('OrderSlot', tracked.slot),
  address: typed('OrderAddress', tracked.address),
});
/** What the staff's lists of orders ask for. */
export const orderAnswers = {
  adminOrders: typed('OrderPage', { items: [order], next: null }),
  adminLabs: [typed('AdminLab', { id: 'l1', name: 'Kaveri Precision Labs' })],
  labs: [typed('Lab', { id: 'l1', name: 'Kaveri Precision Labs' })],
  technicians: [typed('Technician', { id: 'a1', name: 'Ravi Kumar' })],
  visitCounts: Array.from({ length: 14 }, (_, n) =>
    typed('VisitCount', { date: `2026-09-${String(n + 1).padStart(2, '0')}`, visits: 30 + n }),
  ),
};
const card =
  'Lipid Profile · Leela Menon, 69 years Mon, 7 Sept, 07:00 am · Kaveri Precision Labs · ' +
  `${addressOnOneLine(tracked.address)} +919000000001 4821-7730 · o7 · Ravi Kumar ` +
  'Technician assigned Overdue since Mon, 7 Sept, 07:30 am Sample BLR-004211';
/** A slot with so many free places. */
const slot = (date: string, startTime: string, placesLeft: number) =>
  typed('Slot', {
    id: `${date} ${startTime}`,
    date,
    startTime,
    endTime: startTime,
    placesLeft,
    lastMealBy: null,
    fastingFits: true,
  });
const plot = [
  [
    'Last 7 days',
    'Tue 1 Sept Wed 2 Sept',
    'Thu 3 Sept Fri 4 Sept Sat 5 Sept Sun 6 Sept Mon 7 Sept',
  ],
  ['Mon 7 Sept', '30 31 32 33 34 35 36', 'Next 7 days'],
  ['Mon 14 Sept', '37 38 39 40 41 42 43'],
];

/** The staff's lists of orders as a phone shows them. */
export const orderListsShown = {
  adminAppointments: {
    answers: orderAnswers,
    blocks: [['Appointments'], ...plot, [card]],
    prices: [],
    opens: {
      'Choose another time': {
        answers: { slots: [slot('2026-09-08', '08:00 am', 1), slot('2026-09-09', '09:30 am', 3)] },
        blocks: [
          ['Another time for the customer', 'Tue 8', 'Wed 9'],
          ['08:00 am', '1 place left'],
        ],
      },
    },
  },
  adminReports: { answers: orderAnswers, blocks: [['Reports'], [card]], prices: [] },
} satisfies Partial<Record<RouteName, ShownOnPage>>;

/** The same as a desk shows them. */
export const orderTablesShown: ShownOnPage = {
  answers: orderAnswers,
  blocks: [
    ['Visit', 'Patient', 'Lab', 'Status', 'Booked', 'Amount'],
    ['Mon, 7 Sept, 07:00 am', '4821-7730', 'Leela Menon, 69 years', 'Lipid Profile'],
    ['Lipid Profile', 'Kaveri Precision Labs', 'Ravi Kumar', 'Technician assigned'],
    ['Overdue since Mon, 7 Sept, 07:30 am', 'Sample BLR-004211'],
  ],
  prices: [tracked.amount],
};
