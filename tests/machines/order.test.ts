import { expect, it } from 'vitest';
import { orderMachine } from '../../machines/order/order.machine.ts';
import {
  isOrder,
  isOver,
  nextOrderState,
  orderStateOf,
  possibleEvents,
  reachedStages,
  statusIn,
  statusOf,
} from '../../machines/order/order.rules.ts';
import type { OrderFacts } from '../../machines/order/order.rules.ts';
import type { OrderState } from '../../machines/order/order.rules.ts';
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
  expect(nextOrderState('placed', { type: 'technician.assigned' })).toBe('assigned');
  expect(nextOrderState('placed', { type: 'report.completed' })).toBeNull();
  expect(nextOrderState('assigned', { type: 'examination.started' })).toBeNull();
});

it('cancelling and changing the slot end when collection starts', () => {
  const changes = (state: OrderState) =>
    possibleEvents(state).filter(
      (event) => event === 'order.cancelled' || event === 'slot.changed',
    );
  const open = ['placed', 'notCollected', 'assigned', 'onTheWay'] as const;
  expect(open.map((state) => changes(state).length)).toEqual([2, 2, 2, 2]);
  expect((['collection', 'examining', 'completed', 'cancelled'] as const).map(changes)).toEqual([
    [],
    [],
    [],
    [],
  ]);
});

const states = Object.keys(orderMachine.states) as OrderState[];

it.each(states)(
  'what is offered for an order that is %s is not refused when it is done',
  (state) => {
    for (const type of possibleEvents(state))
      expect([type, nextOrderState(state, { type })]).not.toContain(null);
  },
);

it.each(states)(
  '%s is a stage or a part of one, and all that is asked of the stage is true of it',
  (state) => {
    const status = statusIn(state);
    // A fact has the name of the part of a stage that it leads to.
    const facts = { status, [state]: true } as unknown as OrderFacts;
    expect(orderStateOf(facts)).toBe(state);
    for (const tag of ['awaited', 'collected', 'reportable', 'over'] as const)
      expect(orderMachine.resolveState({ value: state }).hasTag(tag)).toBe(isOrder(status, tag));
  },
);

it('what was true of a visit before says nothing of a stage that has no such part', () => {
  const after = (status: string) =>
    orderStateOf({ status, onTheWay: true, notCollected: true } as OrderFacts);
  expect([after('collection'), after('cancelled')]).toEqual(['collection', 'cancelled']);
});

it('a placed order that is moved stays placed, and a technician can be changed', () => {
  expect(nextOrderState('placed', { type: 'slot.changed' })).toBe('placed');
  expect(nextOrderState('assigned', { type: 'technician.assigned' })).toBe('assigned');
});

it('another technician, and another time, begin before anybody has set out', () => {
  expect(nextOrderState('onTheWay', { type: 'technician.assigned' })).toBe('assigned');
  expect(nextOrderState('onTheWay', { type: 'slot.changed' })).toBe('placed');
  expect(nextOrderState('notCollected', { type: 'slot.changed' })).toBe('placed');
});
