import { describe, expect, it } from 'vitest';
import { orderJson } from '../../api/orders/orderJson.ts';
import type { OrderWithEvents } from '../../api/orders/orderRows.ts';
import { itemRow, orderRow } from './support/orderRow.ts';

const now = new Date('2026-11-21T04:40:00.500Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const forCustomer = (changes: Partial<OrderWithEvents>, when = now) =>
  orderJson(orderRow(changes), when, 'customer');

describe('of one and the same order', () => {
  const events = [
    {
      id: 'e1',
      at: '2026-11-21T10:00:00+05:30',
      actor: 'customer',
      type: 'order.created',
      note: null,
    },
    {
      id: 'e2',
      at: '2026-11-21T10:01:00+05:30',
      actor: 'asha@lab.example',
      type: 'technician.assigned',
      note: 'Ravi',
    },
  ];
  const row = orderRow({
    status: 'assigned',
    technician: 'Ravi',
    assigned_at: at(1),
    on_the_way_at: at(2),
    due_at: now,
    events,
  });

  it('customers learn who comes, not who of the staff did what, nor what is overdue', () => {
    const shown = orderJson(row, now, 'customer');
    expect(shown).toMatchObject({
      labTechnician: { name: 'Ravi' },
      assignedAt: at(1).toISOString(),
      onTheWayAt: at(2).toISOString(),
      dueAt: null,
      overdue: false,
      customerPhone: null,
      refundDelayedSince: null,
    });
    expect(shown.events).toEqual([
      {
        _id: 'e1',
        at: '2026-11-21T04:30:00.000Z',
        actor: 'customer',
        type: 'order.created',
        note: null,
      },
      {
        _id: 'e2',
        at: '2026-11-21T04:31:00.000Z',
        actor: 'administrator',
        type: 'technician.assigned',
        note: 'Ravi',
      },
    ]);
  });

  it('the staff sees both, and what only it may know', () => {
    const shown = orderJson(row, now, 'operations', {
      refundDelayedSince: at(-60),
      customerPhone: '+919000000001',
      sampleIds: new Map([['order-1', 'S-1']]),
      waitingReports: new Set(['order-1']),
    });
    expect(shown).toMatchObject({
      dueAt: now.toISOString(),
      overdue: true,
      customerPhone: '+919000000001',
      refundDelayedSince: at(-60).toISOString(),
    });
    expect(shown.events[1]!.actor).toBe('asha@lab.example');
    expect(shown.items[0]).toMatchObject({ sampleId: 'S-1', reportWaits: true });
    expect(orderJson(row, at(-0.001), 'operations').overdue).toBe(false);
    expect(orderJson(orderRow(), now, 'operations')).toMatchObject({ dueAt: null, overdue: false });
  });

  it('each may do what the charts and the own role allow', () => {
    const onItsDay = new Date('2026-11-23T18:30:00Z');
    const assigned = { ...row, on_the_way_at: null };
    const actions = (reader: Parameters<typeof orderJson>[2], when = onItsDay) =>
      orderJson(assigned, when, reader).availableActions;
    expect(actions('customer')).toEqual(['cancel', 'reschedule']);
    expect(actions('technician')).toEqual(['depart', 'collect', 'failVisit']);
    expect(actions('technician', new Date(onItsDay.getTime() - 1))).toEqual([]);
    // Nobody sets out twice.
    expect(orderJson(row, onItsDay, 'technician').availableActions).toEqual([
      'collect',
      'failVisit',
    ]);
    expect(actions('owner')).toEqual(
      expect.arrayContaining(['assign', 'reschedule', 'depart', 'collect', 'failVisit', 'cancel']),
    );
    expect(actions('lab')).toEqual([]);
  });
});

describe('a visit from which nothing was brought back', () => {
  const failed = {
    technician: 'Ravi',
    visit_failed_at: at(3),
    visit_failure: 'nobodyThere' as const,
    visit_failure_note: 'rang twice',
  };

  it('is shown to both, its note to the staff alone, and nobody comes until there is another time', () => {
    const said = { at: at(3).toISOString(), failure: 'nobodyThere' };
    expect(forCustomer(failed)).toMatchObject({
      failedVisit: { ...said, note: null },
      labTechnician: null,
    });
    expect(orderJson(orderRow(failed), now, 'technician').failedVisit).toEqual({
      ...said,
      note: 'rang twice',
    });
  });

  it('is none where either the time or the reason is missing', () => {
    expect(forCustomer({ ...failed, visit_failed_at: null }).failedVisit).toBeNull();
    expect(forCustomer({ ...failed, visit_failure: null }).failedVisit).toBeNull();
  });
});

describe('what the person is to keep to', () => {
  const fasting = (value: 'needed' | 'unknown') => ({ ...orderRow().booked.test, fasting: value });

  it('is that of the strictest test that stays, ten hours before the visit', () => {
    const strict = itemRow('two', {
      booked: { patient: orderRow().booked.patient, test: fasting('unknown') },
    });
    const shown = forCustomer({ item_count: 2, items: [itemRow('one'), strict] });
    expect([shown.fastingFrom, shown.instructionReasons[0]]).toEqual([
      '2026-11-23T16:30:00.000Z',
      'FASTING_WATER_ONLY',
    ]);
    const gone = forCustomer({
      item_count: 2,
      items: [itemRow('one'), { ...strict, cancelled_at: now.toISOString() }, itemRow('three')],
    });
    expect([gone.fastingFrom, gone.instructionReasons]).toEqual([
      null,
      ['FASTING_NOT_NEEDED', 'TECHNICIAN_WINDOW', 'MEDICINES_CONTINUE'],
    ]);
    expect(gone.instructions).toHaveLength(3);
  });

  it('is that of the one test, also where all of several are cancelled', () => {
    const strict = { ...orderRow().booked, test: fasting('needed') };
    expect(forCustomer({ booked: strict }).fastingFrom).toBe('2026-11-23T16:30:00.000Z');
    const cancelled = itemRow('one', { cancelled_at: now.toISOString() });
    expect(forCustomer({ booked: strict, items: [cancelled] }).fastingFrom).toBe(
      '2026-11-23T16:30:00.000Z',
    );
  });
});

describe('what is over', () => {
  it('says when, and may be rated once', () => {
    const done = { status: 'completed' as const, collected_at: at(1), completed_at: at(2) };
    expect(forCustomer(done)).toMatchObject({
      collectedAt: at(1).toISOString(),
      completedAt: at(2).toISOString(),
      cancelledAt: null,
      rateable: true,
      rating: null,
    });
    const rating = { stars: 4, comment: 'On time' };
    expect(forCustomer({ ...done, rating })).toMatchObject({ rateable: false, rating });
    expect(forCustomer({ ...done, payment_status: 'REFUNDED' }).rateable).toBe(false);
    expect(forCustomer({}).rateable).toBe(false);
    expect(forCustomer({ status: 'cancelled', cancelled_at: at(4) }).cancelledAt).toBe(
      at(4).toISOString(),
    );
  });

  it('has its receipt where it was paid, and its credit notes', () => {
    const note = { number: 'C/2026-27/000001', kind: 'creditNote' as const, rupees: 250 };
    const issued_at = '2026-11-22T10:00:00+05:30';
    const receiptUrl = '/api/v1/order/order-1/receipt.pdf';
    expect(forCustomer({})).toMatchObject({ receiptUrl, creditNotes: [] });
    expect(forCustomer({ payment_status: 'EXPIRED' }).receiptUrl).toBeNull();
    expect(
      forCustomer({
        payment_status: 'REFUNDED',
        receipts: [
          { number: 'R/2026-27/000001', kind: 'receipt', rupees: 500, issued_at },
          { ...note, issued_at },
        ],
      }),
    ).toMatchObject({
      receiptUrl,
      creditNotes: [
        {
          number: 'C/2026-27/000001',
          amount: 250,
          issuedAt: '2026-11-22T04:30:00.000Z',
          url: '/api/v1/order/order-1/creditnotes/C-2026-27-000001',
        },
      ],
    });
    expect(
      forCustomer({ payment_status: 'EXPIRED', receipts: [{ ...note, issued_at }] }).receiptUrl,
    ).toBeNull();
  });

  it('keeps what was paid and the offer, and says what went back for single tests', () => {
    const offer = { code: 'FIRST60', title: '60% off', titleHindi: '60% की छूट' };
    expect(forCustomer({ offer, refunded: 250 })).toMatchObject({
      number: '4821-7730',
      addressId: 'address-1',
      itemTotal: 600,
      discount: 100,
      amount: 500,
      offer,
      refundedAmount: 250,
      createdAt: '2026-11-21T04:30:00.000Z',
      collectionSlot: '2026-11-24, 08:00 am - 08:30 am',
      assignedAt: null,
      labTechnician: null,
      onTheWayAt: null,
      failedVisit: null,
    });
  });
});
