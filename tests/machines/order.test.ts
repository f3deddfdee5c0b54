import { expect, it } from 'vitest';
import {
  isOver,
  nextStatus,
  possibleEvents,
  reachedStages,
  statusOf,
} from '../../machines/order/order.rules.ts';
import type { PaymentStatus } from '../../machines/generated/schema.ts';
import { isLaterThanUsual } from '../../machines/order/reportTime.ts';

it('a missing or unknown status counts as placed, and stages up to the current one are reached', () => {
  expect([statusOf(null), statusOf('sent'), statusOf('examining')], 'clause 4.1').toEqual([
    'placed',
    'placed',
    'examining',
  ]);
  expect(reachedStages('collection'), 'clause 4.1').toEqual({
    placed: true,
    assigned: true,
    collection: true,
    examining: false,
    completed: false,
  });
});

it('an order is over once it is cancelled or its money goes back', () => {
  const over = (status: string | null, paymentStatus: PaymentStatus) =>
    isOver({ status, paymentStatus });
  expect([over('cancelled', 'EXPIRED'), over('placed', 'REFUND_PENDING')]).toEqual([true, true]);
  expect([over('placed', 'SUCCESS'), over(null, 'PENDING')]).toEqual([false, false]);
});

it.each([
  ['07:00 am', '2026-11-23T19:00:00+05:30', false],
  ['07:00 am', '2026-11-23T19:01:00+05:30', true],
  ['12:30 pm', '2026-11-24T00:30:00+05:30', false],
  ['12:30 am', '2026-11-23T13:00:00+05:30', true],
])(
  'a report of a sample taken at %s and expected by %s is later than usual: %s',
  (startTime, by, later) => {
    const slot = { date: '2026-11-23', startTime };
    expect(isLaterThanUsual({ slot, reportExpectedAt: by })).toBe(later);
    expect(isLaterThanUsual({ slot, reportExpectedAt: null })).toBe(false);
  },
);

it('a stage is never jumped over', () => {
  expect(nextStatus('placed', { type: 'technician.assigned' })).toBe('assigned');
  expect(nextStatus('placed', { type: 'report.completed' })).toBeNull();
  expect(nextStatus('assigned', { type: 'examination.started' })).toBeNull();
});

it('cancelling and changing the slot end when collection starts', () => {
  const changes = (status: string) =>
    possibleEvents(status).filter(
      (event) => event === 'order.cancelled' || event === 'slot.changed',
    );
  expect(['placed', 'assigned'].map((status) => changes(status).length)).toEqual([2, 2]);
  expect(['collection', 'examining', 'completed', 'cancelled'].map(changes)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

it.each(['placed', 'assigned', 'collection', 'examining', 'completed', 'cancelled'])(
  'what is offered for a %s order is not refused when it is done',
  (status) => {
    for (const type of possibleEvents(status))
      expect([type, nextStatus(status, { type })]).not.toContain(null);
  },
);

it('a placed order that is moved stays placed, and a technician can be changed', () => {
  expect(nextStatus('placed', { type: 'slot.changed' })).toBe('placed');
  expect(nextStatus('assigned', { type: 'technician.assigned' })).toBe('assigned');
});
