// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AppointmentsPage } from '../../web/orders/AppointmentsPage.tsx';
import { OrdersPage } from '../../web/orders/OrdersPage.tsx';
import { PaymentsPage } from '../../web/orders/PaymentsPage.tsx';
import { ReportsPage } from '../../web/orders/ReportsPage.tsx';

import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';
import { order, pageOf } from './support/lists.ts';
import type { Changes } from './support/lists.ts';
import { serve } from './support/service.tsx';
import { alerts, buttons, links, texts } from './support/page.ts';
import { accountCopy } from '../../web/copy/account.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { datedStart, startOfSlot } from '../../web/ui/slotTimes.ts';

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T04:00:00Z') }),
);
afterEach(() => void vi.useRealTimers());

describe('my orders', () => {
  const failedVisit = { at: '2026-11-22T02:00:00.000Z', failure: 'OTHER', note: null } as const;
  /** How an order stands, where it is listed, and the words of its badge. */
  const standings: [string, Changes, 'Upcoming' | 'In progress' | 'Past', string][] = [
    [
      'unpaid',
      { paymentStatus: 'PENDING', availableActions: ['PAY', 'CANCEL'] },
      'Upcoming',
      'Payment pending',
    ],
    ['refused by the bank', { paymentStatus: 'FAILED' }, 'Upcoming', 'Payment pending'],
    ['placed', {}, 'Upcoming', 'Order placed'],
    ['assigned', { status: 'assigned' }, 'Upcoming', 'Technician assigned'],
    [
      'on its way',
      { status: 'assigned', onTheWayAt: '2026-11-23T01:00:00.000Z' },
      'In progress',
      'Technician assigned',
    ],
    [
      'late',
      {
        status: 'assigned',
        slot: { date: '2026-11-22', startTime: '09:00 am', endTime: '09:30 am' },
      },
      'In progress',
      'Technician assigned',
    ],
    [
      'waiting for another time',
      { failedVisit, availableActions: ['RESCHEDULE'] },
      'Upcoming',
      ordersCopy.badges.newTime,
    ],
    ['collected', { status: 'collection' }, 'In progress', 'Sample collection'],
    ['examined', { status: 'examining' }, 'In progress', 'Examining'],
    ['completed', { status: 'completed' }, 'Past', 'Completed'],
    ['never paid', { paymentStatus: 'EXPIRED' }, 'Past', 'Not paid in time'],
    ['cancelled', { status: 'cancelled' }, 'Past', 'Cancelled'],
    [
      'being refunded',
      { status: 'cancelled', paymentStatus: 'REFUND_PENDING' },
      'Past',
      'Refund on its way',
    ],
    ['refunded', { status: 'cancelled', paymentStatus: 'REFUNDED' }, 'Past', 'Refunded'],
  ];

  it.each(standings)(
    'one that is %s stands in its list, with its badge',
    async (_, changes, list, badge) => {
      await serve(<OrdersPage />, { Orders: pageOf('order', [order('o1', changes)]) });
      const [section, ...others] = await screen.findAllByRole('region');
      expect(others).toEqual([]);
      expect(section!.getAttribute('aria-label')).toBe(list);
      const [card, ...rest] = within(section!).getAllByRole('listitem');
      expect(rest).toEqual([]);
      for (const words of [
        'Lipid Profile',
        'Leela Menon',
        (list === 'Past' ? datedStart : startOfSlot)(changes?.slot ?? trackedOrder().slot),
        'Order number number-o1',
        badge,
        '₹549',
      ])
        expect(card!.textContent).toContain(words);
    },
  );

  it('an order that waits for its payment can be paid, every other one booked again', async () => {
    const orders = [
      order('o1', { paymentStatus: 'PENDING', availableActions: ['PAY', 'CANCEL'] }),
      order('o2', { status: 'completed', availableActions: [] }),
    ];
    await serve(<OrdersPage />, { Orders: pageOf('order', orders) });
    const [unpaid, done] = await screen.findAllByRole('listitem');
    expect(links(unpaid!)).toEqual([
      ['Pay now', '/checkout?order=o1'],
      ['Track', '/trackOrder/o1'],
    ]);
    expect(buttons(unpaid!)).toEqual([]);
    expect(links(done!)).toEqual([['Track', '/trackOrder/o2']]);
    expect(buttons(done!)).toEqual(['Book again']);
  });

  it('orders keep the order in which the service has them', async () => {
    const orders = ['o3', 'o1', 'o2'].map((id) => order(id));
    await serve(<OrdersPage />, { Orders: pageOf('order', orders) });
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map((card) => /number-(o\d)/.exec(card.textContent)?.[1])).toEqual([
      'o3',
      'o1',
      'o2',
    ]);
  });
});

it.each([
  ['orders', OrdersPage],
  ['appointments', AppointmentsPage],
] as [string, ComponentType][])(
  'a visit among my %s names everybody whom it is for',
  async (_, Listed) => {
    const [one, two] = visitOrder().items;
    const visit = order('o1', { items: [one!, two!, { ...one!, id: 'i3' }] });
    await serve(<Listed />, { Orders: pageOf('order', [visit]) });
    const card = await screen.findByRole('listitem');
    expect(card.textContent).toContain('Leela Menon and Suresh Menon');
  },
);

describe('my appointments', () => {
  it('are the paid visits that nobody has begun', async () => {
    const orders = [
      order('unpaid', { paymentStatus: 'PENDING' }),
      order('placed'),
      order('assigned', { status: 'assigned' }),
      order('collected', { status: 'collection' }),
      order('done', { status: 'completed' }),
      order('refunded', { paymentStatus: 'REFUNDED' }),
      order('cancelled', { status: 'cancelled' }),
    ];
    await serve(<AppointmentsPage />, { Orders: pageOf('order', orders) });
    const cards = await screen.findAllByRole('listitem');
    expect(cards.map(({ textContent }) => textContent)).toEqual([
      'Mon, 23 Nov, 07:00 amLipid ProfileLeela Menon · Order placedTrack',
      'Mon, 23 Nov, 07:00 amLipid ProfileLeela Menon · Technician assignedTrack',
    ]);
    expect(cards.map(links)).toEqual([
      [['Track', '/trackOrder/placed']],
      [['Track', '/trackOrder/assigned']],
    ]);
    expect(screen.queryByText('No Appointments Yet')).toBeNull();
  });

  it('where every visit is over, say that there is none', async () => {
    await serve(<AppointmentsPage />, {
      Orders: pageOf('order', [order('o1', { status: 'completed' })]),
    });
    expect(await screen.findAllByText('No Appointments Yet')).toHaveLength(1);
    expect(screen.queryAllByRole('listitem')).toEqual([]);
  });
});

it('a report is read on its page, and downloaded', async () => {
  const report = (id: string) => ({
    id,
    orderId: `order-${id}`,
    testName: 'TSH',
    testNameHindi: null,
    patientName: 'Leela Menon',
    readyAt: '2026-11-23T12:00:00.000Z',
    url: `/api/v1/report/${id}/file`,
    values: [],
  });
  await serve(<ReportsPage />, { Reports: pageOf('report', [report('r1'), report('r2')]) });
  const { downloadOf, read, readOf } = accountCopy.reports;
  const cards = await screen.findAllByRole('listitem');
  expect(cards.map(links)).toEqual(
    ['r1', 'r2'].map((id) => [
      ['TSH', `/reports/${id}`],
      [downloadOf('TSH', 'Leela Menon'), `/api/v1/report/${id}/file`],
      [`${read}${readOf('TSH', 'Leela Menon')}`, `/reports/${id}`],
    ]),
  );
  expect(cards[0]!.textContent).toContain('Leela Menon · Mon, 23 Nov 2026, 05:30 pm');
});

type Words = Record<'empty' | 'emptyText', string>;
/** What is said where there is nothing, and where its link leads. */
const empty: [string, ComponentType, Words, string][] = [
  ['Orders', OrdersPage, ordersCopy.list, '/home'],
  ['Payments', PaymentsPage, accountCopy.payments, '/home'],
  ['Reports', ReportsPage, accountCopy.reports, '/home#tests'],
];
it.each(empty)('without %s the page says so, with a way on', async (name, Shown, words, way) => {
  await serve(<Shown />, { [name]: pageOf(name.toLowerCase().slice(0, -1), []) });
  for (const text of [words.empty, words.emptyText])
    expect(await screen.findAllByText(text)).toHaveLength(1);
  expect(links()).toEqual([[ordersCopy.list.book, way]]);
  expect([texts('status'), alerts()]).toEqual([[], []]);
});
