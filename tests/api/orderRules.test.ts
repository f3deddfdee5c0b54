import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  hashOf,
  hasOverdueHold,
  isLive,
  itemsOf,
  madeBefore,
  requireExpected,
  requireFewHolds,
  requireOffered,
  requireSameRequest,
  requireUnpaid,
} from '../../api/orders/booking.rules.ts';
import type { OrderWithEvents } from '../../api/orders/orderRows.ts';
import { itemRow, orderRow } from './support/orderRow.ts';

const now = new Date('2026-11-21T04:30:00Z');
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
/** An order that waits for money. */
const unpaid = (changes: Partial<OrderWithEvents> = {}) =>
  orderRow({ payment_status: 'PENDING', hold_expires_at: at(15), ...changes });
const { lab_id: lab, slot_id: slot, address_id: address } = orderRow();
const sent = { patient: 'patient-1', test: 'tsh', lab, slot, address };
const [first, second] = [
  { patient: 'patient-1', test: 'tsh' },
  { patient: 'patient-2', test: 'hba1c' },
];
/** What a refusal says; undefined where nothing is refused. */
function refusal(work: () => unknown) {
  try {
    work();
    return undefined;
  } catch (error) {
    const { status, code, reason, params, data, retryAfter } = error as Record<string, unknown>;
    return { status, code, reason, params, data, retryAfter };
  }
}

describe('what is asked for', () => {
  it('is a test for a person, or the items, which count then', () => {
    expect(itemsOf(sent)).toEqual([first]);
    expect(itemsOf({ ...sent, items: [second] })).toEqual([second]);
  });

  it('is refused where the person or the test is missing, by its name', () => {
    for (const field of ['patient', 'test'])
      expect(refusal(() => itemsOf({ ...sent, [field]: undefined }))).toMatchObject({
        status: 400,
        reason: 'FIELD_MISSING',
        params: { field },
      });
  });

  it('is refused where a test is there twice for a person, and not where it is for another', () => {
    expect(refusal(() => itemsOf({ ...sent, items: [first, second, first] }))).toMatchObject({
      status: 400,
      reason: 'ITEM_TWICE',
    });
    const items = [first, { ...first, patient: 'patient-2' }, { ...first, test: 'hba1c' }];
    expect(itemsOf({ ...sent, items })).toEqual(items);
  });
});

describe('a slot', () => {
  it('may be booked from two hours ahead to the end of the sixth day after today', () => {
    const tried = (starts: string) =>
      refusal(() => requireOffered({ starts_at: new Date(starts) }, now));
    expect(tried('2026-11-21T06:30:00.000Z')).toBeUndefined();
    expect(tried('2026-11-27T18:29:59.999Z')).toBeUndefined();
    for (const starts of ['2026-11-21T06:29:59.999Z', '2026-11-27T18:30:00.000Z'])
      expect(tried(starts)).toMatchObject({ status: 409, code: 'SLOT_TAKEN' });
  });
});

describe('a hold', () => {
  it('lives until its end, while money is waited for', () => {
    expect(isLive(unpaid(), at(14.999))).toBe(true);
    expect(isLive(unpaid({ payment_status: 'FAILED' }), now)).toBe(true);
    expect(isLive(unpaid(), at(15))).toBe(false);
    expect(isLive(unpaid({ hold_expires_at: null }), now)).toBe(false);
    expect(isLive(unpaid({ payment_status: 'SUCCESS' }), now)).toBe(false);
  });

  it('is overdue from its end on, in its own slot', () => {
    expect(hasOverdueHold(unpaid(), slot, at(15))).toBe(true);
    expect(hasOverdueHold(unpaid(), slot, at(14.999))).toBe(false);
    expect(hasOverdueHold(unpaid(), 'another', at(15))).toBe(false);
    expect(hasOverdueHold(unpaid({ hold_expires_at: null }), slot, at(15))).toBe(false);
  });

  it('is what an order that is to be changed needs, and is answered', () => {
    expect(requireUnpaid(unpaid(), at(14.999))).toEqual(at(15));
    expect(requireUnpaid(unpaid({ payment_status: 'FAILED' }), now)).toEqual(at(15));
    expect(refusal(() => requireUnpaid(orderRow(), now))).toMatchObject({
      status: 409,
      code: 'ALREADY_PAID',
    });
    for (const [changes, when] of [
      [{}, at(15)],
      [{ hold_expires_at: null }, now],
      [{ payment_status: 'EXPIRED' }, now],
      [{ payment_status: 'REFUNDED' }, now],
    ] as [Partial<OrderWithEvents>, Date][])
      expect(refusal(() => requireUnpaid(unpaid(changes), when))).toMatchObject({
        status: 409,
        code: 'HOLD_EXPIRED',
      });
  });
});

describe('an order that was made before', () => {
  const wish = { userId: 'user-1', sent };

  it('is the newest live one of the customer’s for the same choices', () => {
    const same = [unpaid({ id: 'older' }), unpaid({ id: 'newer' })];
    expect(madeBefore(same, wish, now)?.id).toBe('newer');
    for (const changes of [
      { lab_id: 'other' },
      { slot_id: 'other' },
      { address_id: 'other' },
      { patient_id: 'other' },
      { test_id: 'other' },
      { user_id: 'other' },
      { hold_expires_at: now },
      { payment_status: 'SUCCESS' as const },
    ])
      expect([changes, madeBefore([unpaid(changes)], wish, now)]).toEqual([changes, undefined]);
  });

  it('has the same items in the same order', () => {
    const items = [
      itemRow('one'),
      itemRow('two', { patient_id: second.patient, test_id: second.test }),
    ];
    const made = (wanted: (typeof first)[]) =>
      madeBefore([unpaid({ items })], { ...wish, sent: { ...sent, items: wanted } }, now)?.id;
    expect(made([first, second])).toBe('order-1');
    for (const other of [[second, first], [first], [first, second, { ...first, test: 'lipid' }]])
      expect(made(other)).toBeUndefined();
  });

  it('with a key is the customer’s with that key, and no other', () => {
    const orders = [
      unpaid({ id: 'without' }),
      unpaid({ id: 'somebody-elses', user_id: 'other', idempotency_key: 'k' }),
      unpaid({ id: 'with', idempotency_key: 'k', request_hash: hashOf(sent) }),
    ];
    expect(madeBefore(orders, { ...wish, key: 'k' }, now)?.id).toBe('with');
    expect(madeBefore(orders, { ...wish, key: 'k2' }, now)).toBeUndefined();
    const another = { ...wish, sent: { ...sent, address: 'address-2' }, key: 'k' };
    expect(refusal(() => madeBefore(orders, another, now))).toMatchObject({
      status: 422,
      code: 'KEY_REUSED',
      reason: 'KEY_REUSED',
    });
  });
});

describe('what was asked for', () => {
  it('has a hash of its own for each choice; what was shown as the amount is none', () => {
    const items = [first, second];
    const all = [
      sent,
      { ...sent, patient: 'patient-2' },
      { ...sent, test: 'hba1c' },
      { ...sent, lab: 'other' },
      { ...sent, slot: 'other' },
      { ...sent, address: 'other' },
      { ...sent, items },
      { ...sent, items: items.toReversed() },
    ];
    expect(new Set(all.map(hashOf)).size).toBe(all.length);
    expect(hashOf({ ...sent, expectedAmount: 500 })).toBe(hashOf(sent));
    expect(hashOf({ ...sent, patient: undefined, test: undefined, items: [first] })).toBe(
      hashOf(sent),
    );
  });

  it('of one test has the hash that orders of earlier versions have', () => {
    const content = JSON.stringify(['patient-1', 'tsh', lab, slot, address]);
    expect(hashOf(sent)).toBe(createHash('sha256').update(content).digest('base64url'));
  });

  it('is the same request where the hash is, and where an older order has none', () => {
    expect(refusal(() => requireSameRequest({ request_hash: null }, sent))).toBeUndefined();
    expect(refusal(() => requireSameRequest({ request_hash: hashOf(sent) }, sent))).toBeUndefined();
    expect(refusal(() => requireSameRequest({ request_hash: 'x' }, sent))?.status).toBe(422);
  });
});

describe('the amount that was shown', () => {
  const price = { item_total: 600, discount: 100, amount: 500 };

  it.each([500, null, undefined])('may be %s', (expectedAmount) => {
    expect(refusal(() => requireExpected({ expectedAmount }, price))).toBeUndefined();
  });

  it.each([499, 501, 0])('may not be %s: the new one is answered', (expectedAmount) => {
    const parts = { itemTotal: 600, discount: 100, amount: 500 };
    expect(refusal(() => requireExpected({ expectedAmount }, price))).toMatchObject({
      status: 409,
      code: 'PRICE_CHANGED',
      reason: 'PRICE_CHANGED',
      params: parts,
      data: parts,
    });
  });
});

describe('orders that wait for money', () => {
  const held = (id: string, minutes: number, changes = {}) =>
    unpaid({ id, hold_expires_at: at(minutes), ...changes });

  it('are three at most, others of the same phone counted; only the own ones are named', () => {
    const others = { user_id: 'user-2' };
    const three = [held('a', 9.5, others), held('b', 10), held('c', 15)];
    expect(refusal(() => requireFewHolds(three, 'user-1', now))).toEqual({
      status: 429,
      code: 'TOO_MANY_HOLDS',
      reason: 'TOO_MANY_HOLDS',
      params: { count: 3 },
      retryAfter: 570,
      data: { oldest: 'b', orders: ['b', 'c'] },
    });
    expect(refusal(() => requireFewHolds(three, 'user-3', now))?.data).toEqual({
      oldest: null,
      orders: [],
    });
    expect(refusal(() => requireFewHolds(three.slice(1), 'user-1', now))).toBeUndefined();
    // The first of them is over.
    expect(refusal(() => requireFewHolds(three, 'user-1', at(9.5)))).toBeUndefined();
  });

  it('are worth another try in whole seconds, one at least', () => {
    const wait = (seconds: number) =>
      refusal(() => requireFewHolds(Array(3).fill(held('a', seconds / 60)), 'user-1', now))
        ?.retryAfter;
    expect([wait(30), wait(30.2), wait(0.2)]).toEqual([30, 31, 1]);
  });
});
