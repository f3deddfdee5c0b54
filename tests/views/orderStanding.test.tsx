// @vitest-environment jsdom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';
import { ordersCopy } from '../../web/copy/orders.ts';
import { alerts, textsOf } from './support/page.ts';
import { follow } from './support/followedOrder.tsx';

type Changes = Partial<FollowedOrder>;
const showChanged = (changes: Changes) => follow(trackedOrder(changes));
const linksNamed = (name: string | RegExp) =>
  screen.queryAllByRole('link', { name }).map((link) => link.getAttribute('href'));

const expired = 'This order was not paid in time.';
const cancelled = 'This order was cancelled.';
const onItsWay = 'Your refund is on its way; it takes 5 to 7 working days.';
const refunded = 'Your money has been refunded.';
/** What stands above an order, whether it says what was paid, and whether it can be paid. */
const standings: [Changes, string[], boolean, boolean][] = [
  [{}, [], true, false],
  [{ paymentStatus: 'PENDING', availableActions: ['PAY'] }, [], false, true],
  [{ paymentStatus: 'FAILED', availableActions: ['PAY'] }, [], false, true],
  [{ paymentStatus: 'EXPIRED', availableActions: [] }, [expired], false, false],
  [
    { paymentStatus: 'EXPIRED', status: 'cancelled', availableActions: [] },
    [cancelled],
    false,
    false,
  ],
  [{ status: 'cancelled', availableActions: [] }, [cancelled], true, false],
  [{ status: 'cancelled', paymentStatus: 'REFUND_PENDING' }, [cancelled, onItsWay], true, false],
  [{ status: 'cancelled', paymentStatus: 'REFUNDED' }, [cancelled, refunded], true, false],
];
it.each(standings)('an order that is %o says %o', async (changes, messages, isPaid, isPayable) => {
  await showChanged(changes);
  expect(alerts()).toEqual(messages);
  expect(screen.queryAllByText('Total paid')).toHaveLength(isPaid ? 1 : 0);
  const stageCount = changes.status === 'cancelled' ? 1 : 5;
  expect(document.querySelectorAll('[data-stage]')).toHaveLength(isPaid ? stageCount : 0);
  expect(screen.queryAllByText(ordersCopy.next.again)).toHaveLength(
    messages.some((text) => text === expired || text === cancelled) ? 1 : 0,
  );
  expect(linksNamed('Pay now')).toEqual(isPayable ? ['/checkout?order=o1'] : []);
  expect(screen.queryAllByText('Payment pending')).toHaveLength(isPayable ? 1 : 0);
  expect(screen.queryAllByRole('button', { name: 'Book again' })).toHaveLength(isPayable ? 0 : 1);
});

describe('how far an order is', () => {
  const stages = () =>
    [...document.querySelectorAll<HTMLElement>('[data-stage]')].map(({ dataset, textContent }) => [
      dataset.stage,
      dataset.reached,
      textContent,
    ]);
  const moments = {
    assignedAt: '2026-11-22T04:30:00.000Z',
    technicianName: 'Ravi Kumar',
    completedAt: '2026-11-24T04:30:00.000Z',
  };
  const usualNotes = [
    'Sat, 21 Nov, 10:00 am',
    '',
    'Mon, 23 Nov, 07:00 am – 07:30 am',
    '24 hrs',
    '',
  ];
  const at = (reached: number, notes: Record<number, string> = {}) =>
    Object.entries(ordersCopy.stages).map(([stage, { title, ...texts }], index) => {
      const isReached = index < reached;
      const earlier = isReached ? texts.done : texts.ahead;
      const text = index === reached - 1 ? texts.now : earlier;
      return [
        stage,
        String(isReached),
        `${isReached ? '' : index + 1}${title}${isReached ? ', reached' : ', not yet'}${text}${notes[index] ?? usualNotes[index]}`,
      ];
    });

  it.each([
    ['placed', 1, {}],
    ['assigned', 2, { technicianName: 'Ravi Kumar' }],
    ['collection', 3, { technicianName: 'Ravi Kumar' }],
    ['examining', 4, { technicianName: 'Ravi Kumar' }],
    ['completed', 5, moments],
  ] as const)('%s', async (status, reached, changes) => {
    await showChanged({ ...changes, status });
    const notes: Record<number, string> = {};
    if (reached > 1) notes[1] = 'Technician: Ravi Kumar';
    if (reached === 5) notes[4] = 'Tue, 24 Nov, 10:00 am';
    const dated = ([stage, is, text]: string[]) => [
      stage,
      is,
      text!.replace(' Nov,', ' Nov 2026,'),
    ];
    expect(stages()).toEqual(status === 'completed' ? at(5, notes).map(dated) : at(reached, notes));
    const bars = [...document.querySelectorAll<HTMLElement>('[data-bar]')];
    expect(bars.map(({ dataset }) => dataset.bar)).toEqual(
      [2, 3, 4, 5].map((next) => (next <= reached ? 'reached' : 'ahead')),
    );
  });

  it('with when somebody set out, and when it was collected', async () => {
    await showChanged({
      status: 'collection',
      technicianName: 'Ravi Kumar',
      onTheWayAt: '2026-11-23T01:00:00.000Z',
      collectedAt: '2026-11-23T01:45:00.000Z',
    });
    expect(stages()).toEqual(
      at(3, {
        1: 'Technician: Ravi Kumar · On the way since Mon, 23 Nov, 06:30 am',
        2: 'Collected Mon, 23 Nov, 07:15 am',
      }),
    );
  });
});

describe('what can be had of an order', () => {
  const report = '/api/v1/report/o1/file';
  it.each([
    [
      'one test with its report',
      trackedOrder({ status: 'completed', reportUrl: report }),
      ['/reports/o1'],
    ],
    ['one test without', trackedOrder({ status: 'examining' }), []],
    ['a visit, where each test has its own', { ...visitOrder(), reportUrl: report }, []],
  ])('the report of %s', async (_, order, links) => {
    await follow(order);
    expect(linksNamed(ordersCopy.next.report)).toEqual(links);
  });

  it('a receipt, and a credit note for each time that money went back', async () => {
    const note = (number: string, amount: number) => ({
      number,
      amount,
      issuedAt: '2026-11-22T04:30:00.000Z',
      url: `/credit/${number}.pdf`,
    });
    await showChanged({ creditNotes: [note('C-1', 200), note('C-2', 1200)] });
    expect(linksNamed('Receipt')).toEqual(['/api/v1/order/o1/receipt.pdf']);
    expect(linksNamed('Credit note C-1: ₹200')).toEqual(['/credit/C-1.pdf']);
    expect(linksNamed('Credit note C-2: ₹1,200')).toEqual(['/credit/C-2.pdf']);
    cleanup();
    await showChanged({ receiptUrl: null });
    expect(linksNamed('Receipt')).toEqual([]);
  });

  it.each([
    [{}, true],
    [{ paymentStatus: 'PENDING' }, false],
    [{ calendarFileUrl: null }, false],
    [{ googleCalendarUrl: null }, false],
  ] as const)('the calendar and the way to prepare, for %o', async (changes, isShown) => {
    await showChanged(changes);
    const times = isShown ? 1 : 0;
    expect(linksNamed('Calendar file')).toHaveLength(times);
    expect(linksNamed('Google Calendar')).toHaveLength(times);
    expect(screen.queryAllByText(/Nothing but water after 09:00 pm on Sunday/)).toHaveLength(times);
    expect(screen.queryAllByRole('button', { name: 'Share with family' })).toHaveLength(times);
  });

  it('its instructions, which open and close', async () => {
    await showChanged({ instructions: ['Only water', 'Keep reports'], instructionReasons: [] });
    const opener = screen.getByRole('button', { name: 'Instructions' });
    const list = () => document.getElementById(opener.getAttribute('aria-controls')!)!;
    const isOpen = () => [opener.getAttribute('aria-expanded'), list().hidden];
    expect(isOpen()).toEqual(['false', true]);
    fireEvent.click(opener);
    expect(isOpen()).toEqual(['true', false]);
    expect([...list().children].map(({ textContent }) => textContent)).toEqual([
      'Only water',
      'Keep reports',
    ]);
    fireEvent.click(opener);
    expect(isOpen()).toEqual(['false', true]);
  });
});

it.each([
  [
    'NOBODY_THERE',
    ['RESCHEDULE'],
    ' Nobody was home. Please choose another slot below; nothing is lost.',
  ],
  ['NOT_FASTING', [], ' The patient was not fasting.'],
  ['REFUSED', [], ' The patient declined.'],
  // What a technician writes besides is not for customers.
  ['OTHER', [], ''],
] as const)(
  'a visit that failed because of %s says so',
  async (failure, availableActions, words) => {
    const failedVisit = { at: '2026-11-23T02:00:00.000Z', failure, note: 'A note' };
    await showChanged({ failedVisit, availableActions: [...availableActions] });
    expect(alerts()).toEqual([`We could not collect the sample (Mon, 23 Nov, 07:30 am).${words}`]);
    // Nobody is looked for until there is another time.
    expect(document.body.textContent).not.toContain(ordersCopy.stages.placed.now);
  },
);

it.each([
  ['2026-11-23T12:00:00.000Z', 'Report expected by Mon, 23 Nov, 05:30 pm'],
  ['2026-11-24T12:00:00.000Z', 'This test takes longer: report expected by Tue, 24 Nov, 05:30 pm'],
])('a report expected at %s does not contradict the usual time', async (at, words) => {
  await showChanged({
    paymentStatus: 'SUCCESS',
    status: 'assigned',
    slot: { date: '2026-11-23', startTime: '07:00 am', endTime: '07:30 am' },
    reportExpectedAt: at,
  });
  expect(document.body.textContent).toContain('E-Reports by 12hrs');
  expect(document.body.textContent).toContain(words);
});

it('a visit shows how each of its tests stands, with its own report', async () => {
  const [one, two] = visitOrder().items;
  await showChanged({
    status: 'examining',
    amount: 1000,
    refundedAmount: 400,
    items: [
      { ...one!, id: 'i0', status: 'cancelled', refundAmount: 400, cancellable: false },
      { ...one!, status: 'completed', reportUrl: '/api/v1/report/i1/file', cancellable: false },
      { ...two!, status: 'examining', cancellable: false },
    ],
    reportUrl: '/api/v1/report/i1/file',
  });
  const words = document.body.textContent;
  expect(words).toContain('Tests of this visit (3)');
  expect(words).toContain('Cancelled · ₹400 on its way back');
  expect(words).toContain(ordersCopy.track.items.refund('₹400'));
  expect(words).toContain('Lipid Profile and 1 more');
  const reports = [...document.querySelectorAll('[data-item] a[download]')];
  expect(reports.map((link) => link.getAttribute('href'))).toEqual(['/api/v1/report/i1/file']);
  expect(words).not.toContain('Cancel this test');
  // Each test says whose it is; that of an order of one test, in the facts.
  const facts = () => textsOf('dt');
  expect(facts()).not.toContain('Patient');
  cleanup();
  await showChanged({ items: [one!] });
  expect(facts()).toContain('Patient');
});
