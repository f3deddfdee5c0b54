import { describe, expect, it } from 'vitest';
import type { Decision } from '../../api/labs/adminLabs.contract.ts';
import {
  decisionsByOrder,
  outdatedAmong,
  problemsOf,
  versionOf,
} from '../../api/labs/scheduleDecisions.ts';
import type { LockedSlot } from '../../api/orders/seats.repository.ts';
import { orderRow } from './support/orderRow.ts';
import { refusalOf } from './support/refusalOf.ts';

describe('decisions about orders in the way', () => {
  it('are one for each order, and a move says where to', async () => {
    const keep: Decision = { orderId: 'a', action: 'keep' };
    const move: Decision = { orderId: 'b', action: 'move', slotId: 's' };
    expect([...decisionsByOrder([keep, move])]).toEqual([
      ['a', keep],
      ['b', move],
    ]);
    expect(
      await refusalOf(() => decisionsByOrder([keep, move, { ...keep, action: 'cancel' }])),
    ).toEqual(['DECISION_TWICE', undefined]);
    expect(
      await refusalOf(() => decisionsByOrder([keep, { orderId: 'b', action: 'move' }])),
    ).toEqual(['FIELD_MISSING', { field: 'slotId' }]);
  });

  it('are about an order as it was: its time, and whether it was paid', () => {
    expect(versionOf({ slot_id: 's', payment_status: 'SUCCESS' })).toBe('s paid');
    expect(versionOf({ slot_id: 's', payment_status: 'FAILED' })).toBe('s unpaid');
  });

  const paid = (id: string) => orderRow({ id, slot_id: 'old' });
  const unpaid = orderRow({ id: 'unpaid', slot_id: 'old', payment_status: 'PENDING' });
  const slots = (placesLeft: number) => ({
    open: [
      { _id: 'new', date: '', startTime: '', endTime: '', placesLeft },
      { _id: 'another', date: '', startTime: '', endTime: '', placesLeft: 9 },
    ],
    planned: [{ id: 'new' }, { id: 'full' }] as LockedSlot[],
  });
  const problems = (orders: ReturnType<typeof orderRow>[], decided: Decision[], left = 1) => [
    ...problemsOf(orders, decisionsByOrder(decided), slots(left)),
  ];
  const move = (orderId: string, slotId = 'new', version?: string): Decision => ({
    orderId,
    action: 'move',
    slotId,
    ...(version && { version }),
  });

  it('can be carried out as long as there are seats, in the order of the request', () => {
    const orders = [paid('a'), paid('b'), paid('c')];
    expect(problems(orders, [move('b'), move('c'), move('a')], 2)).toEqual([['a', 'SLOT_TAKEN']]);
    expect(problems(orders.slice(0, 1), [move('a', 'full')])).toEqual([['a', 'SLOT_TAKEN']]);
    expect(problems(orders.slice(0, 1), [move('a', 'another')])).toEqual([
      ['a', 'SLOT_NOT_OFFERED'],
    ]);
    expect(problems(orders.slice(0, 1), [move('a')])).toEqual([]);
  });

  it('are outdated where the order has changed, unless it keeps its time', () => {
    const [a] = [paid('a')];
    const changed = 'old unpaid';
    expect(problems([a!], [{ orderId: 'a', action: 'keep', version: changed }])).toEqual([]);
    expect(problems([a!], [{ orderId: 'a', action: 'cancel', version: changed }])).toEqual([
      ['a', 'ORDER_CHANGED_MEANWHILE'],
    ]);
    expect(problems([a!], [move('a', 'new', changed)])).toEqual([['a', 'ORDER_CHANGED_MEANWHILE']]);
    expect(problems([a!], [move('a', 'new', 'old paid')])).toEqual([]);
    expect(problems([a!], [{ orderId: 'a', action: 'cancel' }])).toEqual([]);
  });

  it('move no unpaid order, and leave no order out', () => {
    expect(problems([unpaid], [move('unpaid')])).toEqual([['unpaid', 'ORDER_UNPAID_STAYS']]);
    expect(problems([unpaid], [{ orderId: 'unpaid', action: 'keep' }])).toEqual([]);
    expect(problems([paid('a'), paid('b')], [move('a')])).toEqual([['b', 'ORDER_CAME_MEANWHILE']]);
    expect(problems([paid('a')], [])).toEqual([]);
    expect(problems([], [move('gone')])).toEqual([]);
  });

  it('about orders that are no longer in the way are outdated where they did not come true', () => {
    const now = new Date('2026-11-21T05:00:00Z');
    const later = new Date('2026-11-21T05:10:00Z');
    const outdated = (decision: Decision, changes?: Parameters<typeof orderRow>[0]) =>
      outdatedAmong([decision], changes ? [paid('b'), orderRow({ id: 'a', ...changes })] : [], now)
        .length === 1;
    const cancel: Decision = { orderId: 'a', action: 'cancel' };
    const held = { payment_status: 'PENDING', hold_expires_at: later } as const;
    const over = { payment_status: 'PENDING', hold_expires_at: now } as const;
    expect(outdated({ orderId: 'a', action: 'keep' })).toBe(false);
    expect([outdated(cancel), outdated(move('a'))]).toEqual([true, true]);
    expect(outdated(cancel, { status: 'placed' })).toBe(true);
    expect(outdated(cancel, { status: 'cancelled' })).toBe(false);
    expect([outdated(cancel, held), outdated(cancel, over)]).toEqual([true, false]);
    expect(outdated(move('a'), { slot_id: 'new' })).toBe(false);
    expect(outdated(move('a'), { slot_id: 'old' })).toBe(true);
    expect(outdated(move('a'), { slot_id: 'new', status: 'cancelled' })).toBe(true);
    expect(outdated(move('a'), { slot_id: 'new', ...held })).toBe(false);
    expect(outdated(move('a'), { slot_id: 'new', ...over })).toBe(true);
  });
});
