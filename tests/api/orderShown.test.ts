import { describe, expect, it } from 'vitest';
import { orderJson } from '../../api/orders/orderJson.ts';
import type { OrderWithEvents } from '../../api/orders/orderRows.ts';
import { reportExpectedAt } from '../../api/orders/instructions.ts';
import { itemRow, orderRow } from './support/orderRow.ts';

const now = new Date('2026-11-21T04:40:00.500Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const forCustomer = (changes: Partial<OrderWithEvents>, when = now) =>
  orderJson(orderRow(changes), when, 'customer');

describe('a hold is shown', () => {
  it.each(['PENDING', 'FAILED'] as const)('of an order that is %s, to the second', (status) => {
    const held = { payment_status: status, hold_expires_at: at(5) };
    expect(forCustomer(held, new Date(now.getTime() + 1))).toMatchObject({
      holdExpiresAt: at(5).toISOString(),
      holdSecondsLeft: 299,
      holdExtendable: true,
    });
    expect(forCustomer({ ...held, hold_extended_at: now }).holdExtendable).toBe(false);
    expect(forCustomer(held, at(5))).toMatchObject({ holdSecondsLeft: 0, holdExtendable: false });
    expect(forCustomer(held, at(9)).holdSecondsLeft).toBe(0);
  });

  it('of no other order', () => {
    for (const status of ['SUCCESS', 'EXPIRED', 'REFUNDED'] as const)
      expect(forCustomer({ payment_status: status, hold_expires_at: at(5) })).toMatchObject({
        holdExpiresAt: null,
        holdSecondsLeft: null,
        holdExtendable: false,
      });
    expect(forCustomer({ payment_status: 'PENDING' })).toMatchObject({
      holdExpiresAt: null,
      holdSecondsLeft: null,
      holdExtendable: false,
    });
  });
});

describe('when the report comes', () => {
  it('is said once the order is paid, of the order and of its test', () => {
    const expected = '2026-11-24T14:30:00.000Z';
    const { reportExpectedAt, items } = forCustomer({});
    expect([reportExpectedAt, items[0]!.reportExpectedAt]).toEqual([expected, expected]);
    const unpaid = forCustomer({ payment_status: 'PENDING' });
    expect([unpaid.reportExpectedAt, unpaid.items[0]!.reportExpectedAt]).toEqual([null, null]);
    const unknown = forCustomer({ report_expected_at: null });
    expect([unknown.reportExpectedAt, unknown.items[0]!.reportExpectedAt]).toEqual([null, null]);
  });
});

describe('when the report comes after the collection', () => {
  it.each([
    ['12 Hrs', 12],
    ['within 6 hours', 6],
    ['soon', 24],
  ])('is %j: %i hours', (reportTime, hours) => {
    expect(reportExpectedAt(now, reportTime)).toEqual(at(hours * 60));
  });
});

describe('an order of one test', () => {
  it('has the order as its only item, with what the lab asks for it', () => {
    expect(forCustomer({}).items).toEqual([
      {
        _id: 'order-1',
        patientId: 'patient-1',
        patient: orderRow().booked.patient,
        test: orderRow().booked.test,
        price: 600,
        status: 'placed',
        refundAmount: 0,
        refundedAt: null,
        reportExpectedAt: '2026-11-24T14:30:00.000Z',
        report: null,
        cancellable: false,
        refundIfCancelled: 0,
        sampleId: null,
        reportWaits: false,
      },
    ]);
  });

  it('has its report at the order', () => {
    const done = forCustomer({ report_file: 'reports/1.pdf' });
    expect([done.reportUrl, done.items[0]!.report, done.items[0]!.status]).toEqual([
      '/api/v1/report/order-1/file',
      '/api/v1/report/order-1/file',
      'completed',
    ]);
    expect(forCustomer({}).reportUrl).toBeNull();
  });

  it('can be completed once its report is there', () => {
    const actions = (report_file: string | null) =>
      orderJson(orderRow({ status: 'examining', report_file }), now, 'lab').availableActions;
    expect(actions(null)).not.toContain('complete');
    expect(actions('reports/1.pdf')).toContain('complete');
  });
});

describe('an order of several tests', () => {
  const several = {
    item_count: 2,
    items: [
      itemRow('one', {
        cancelled_at: '2026-11-21T04:35:00+00:00',
        refund_paise: 25_000,
        refunded_at: '2026-11-22T04:35:00.123+05:30',
      }),
      itemRow('two'),
      itemRow('three', { report_file: 'reports/3.pdf' }),
    ],
  };

  it('says of each how far it is, and what went back for it', () => {
    const shown = forCustomer({ ...several, status: 'examining' });
    expect(
      shown.items.map(({ _id, status, refundAmount, refundedAt, reportExpectedAt, report }) => [
        _id,
        status,
        refundAmount,
        refundedAt,
        reportExpectedAt === null,
        report,
      ]),
    ).toEqual([
      ['one', 'cancelled', 250, '2026-11-21T23:05:00.123Z', true, null],
      ['two', 'examining', 0, null, false, null],
      ['three', 'completed', 0, null, false, '/api/v1/report/three/file'],
    ]);
    expect(shown.reportUrl).toBe('/api/v1/report/three/file');
  });

  it('lets each be cancelled that stays without a report, while the order is paid and nothing was collected', () => {
    const cancellable = (changes: Partial<OrderWithEvents>) =>
      forCustomer({ ...several, ...changes }).items.map((item) => item.cancellable);
    expect(cancellable({})).toEqual([false, true, false]);
    expect(cancellable({ status: 'assigned' })).toEqual([false, true, false]);
    for (const changes of [
      { status: 'collection' as const },
      { status: 'cancelled' as const },
      { payment_status: 'PENDING' as const },
      { item_count: 1 },
    ])
      expect(cancellable(changes)).toEqual([false, false, false]);
  });

  it('whose order is cancelled are cancelled', () => {
    expect(
      forCustomer({ ...several, status: 'cancelled' }).items.map(({ status }) => status),
    ).toEqual(['cancelled', 'cancelled', 'cancelled']);
  });

  it('can be completed once each that stays has its report', () => {
    const actions = (items: OrderWithEvents['items']) =>
      orderJson(orderRow({ ...several, status: 'examining', items }), now, 'lab').availableActions;
    expect(actions(several.items)).not.toContain('complete');
    expect(actions([several.items[0]!, several.items[2]!])).toContain('complete');
  });
});

describe('a calendar link', () => {
  const hasLinks = (changes: Partial<OrderWithEvents>) => {
    const { calendarFileUrl, googleCalendarUrl } = forCustomer(changes);
    return [calendarFileUrl !== null, googleCalendarUrl !== null];
  };

  it('is there while the visit is to come', () => {
    for (const payment_status of ['PENDING', 'FAILED', 'SUCCESS'] as const)
      for (const status of ['placed', 'assigned'] as const)
        expect(hasLinks({ payment_status, status })).toEqual([true, true]);
    for (const changes of [
      { payment_status: 'EXPIRED' as const },
      { payment_status: 'REFUND_PENDING' as const },
      { status: 'collection' as const },
      { status: 'cancelled' as const },
    ])
      expect(hasLinks(changes)).toEqual([false, false]);
  });

  it('says what, when and where', () => {
    const shown = forCustomer({});
    expect(shown.calendarFileUrl).toBe('/api/v1/order/order-1/visit.ics');
    const url = new URL(shown.googleCalendarUrl!);
    expect(`${url.origin}${url.pathname}`).toBe('https://calendar.google.com/calendar/render');
    expect(Object.fromEntries(url.searchParams)).toEqual({
      action: 'TEMPLATE',
      text: 'Sample collection: TSH',
      dates: '20261124T023000Z/20261124T030000Z',
      ctz: 'Asia/Kolkata',
      details: 'Order 4821-7730, Kaveri Labs',
      location: '12, MG Road, Bengaluru, Karnataka 560038',
    });
  });
});
