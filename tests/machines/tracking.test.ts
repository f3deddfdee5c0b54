import type { Message } from '../../machines/notices.ts';
import { describe, expect, it } from 'vitest';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { trackingMachine } from '../../machines/tracking/tracking.machine.ts';
import { dotted } from '../../machines/dotted.ts';
import { messageOf } from '../../machines/failure.ts';
import { failure } from '../../devtools/samples/entities.ts';
import { trackedOrder, visitOrder } from '../../devtools/samples/orders.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

type Context = { order: FollowedOrder | null; message: Message | null };
const changed = (order: FollowedOrder): Step => ({ fact: { type: 'order.changed', order } });

/** An order is followed. */
async function following(order = trackedOrder()) {
  const one = listen(trackingMachine, { orderId: 'o1' });
  await one.go({ answers: 'loadOrder', with: order });
  return one;
}

describe('an order that is followed', () => {
  it('changes by itself, and what may be done with it changes too', async () => {
    const one = await following();
    expect(one.can({ type: 'cancel.requested' })).toBe(true);
    await one.go(changed(trackedOrder({ status: 'collection', availableActions: [] })));
    expect(one.context<Context>().order?.status).toBe('collection');
    expect([
      one.can({ type: 'cancel.requested' }),
      one.can({ type: 'reschedule.requested' }),
    ]).toEqual([false, false]);
  });
  it('is cancelled only after being asked back', async () => {
    const one = await following();
    await one.go({ fact: { type: 'cancel.requested' } });
    expect(one.calls('cancelOrder')).toEqual([]);
    await one.go(
      { fact: { type: 'cancel.confirmed', reason: 'Travelling' } },
      { answers: 'cancelOrder', with: trackedOrder({ status: 'cancelled', availableActions: [] }) },
    );
    expect(one.calls('cancelOrder')).toEqual([{ orderId: 'o1', reason: 'Travelling' }]);
    expect(one.context<Context>().order?.status).toBe('cancelled');
  });
  it('never goes back in time: news may overtake the answer to what was asked before', async () => {
    const event = (type: string) => ({
      id: type,
      at: '2026-11-21T04:30:00.000Z',
      actor: 'customer',
      type,
      note: null,
    });
    const cancelled = trackedOrder({
      status: 'cancelled',
      paymentStatus: 'REFUND_PENDING',
      events: [event('order.created'), event('order.cancelled')],
    });
    const refunded = {
      ...cancelled,
      paymentStatus: 'REFUNDED' as const,
      events: [...cancelled.events, event('refund.completed')],
    };
    const one = await following();
    await one.go(
      { fact: { type: 'cancel.requested' } },
      { fact: { type: 'cancel.confirmed', reason: null } },
      changed(refunded),
      { answers: 'cancelOrder', with: cancelled },
    );
    expect(one.value()).toEqual({ following: 'showing' });
    expect(one.context<Context>().order?.paymentStatus).toBe('REFUNDED');
  });
  it('whose cancelling is refused says why, and news does not wipe that away', async () => {
    const one = await following();
    await one.go(
      { fact: { type: 'cancel.requested' } },
      { fact: { type: 'cancel.confirmed', reason: null } },
      { fails: 'cancelOrder', with: new Error('The sample is collected') },
    );
    await one.go(changed(trackedOrder({ status: 'collection' })));
    expect(one.context<Context>().message?.text).toBe('The sample is collected');
    expect(one.effects).toEqual([['log', { message: { text: 'The sample is collected' } }]]);
  });
  it('whose new slot was just taken stays at picking one', async () => {
    const one = await following();
    await one.go(
      { fact: { type: 'reschedule.requested' } },
      { fact: { type: 'slot.picked', slotId: 's2', fastingFits: true } },
      { fails: 'rescheduleOrder', with: failure('SLOT_TAKEN') },
    );
    expect(one.value()).toEqual({ following: 'pickingSlot' });
    await one.go({ fact: { type: 'slot.picked', slotId: 's3', fastingFits: true } });
    expect(one.context<Context>().message).toBeNull();
    await one.go({ answers: 'rescheduleOrder', with: trackedOrder() });
    expect(one.value()).toEqual({ following: 'showing' });
  });
});

it('a visit is moved to a time whose last meal should be over by now only after a press', async () => {
  const one = await following();
  await one.go(
    { fact: { type: 'reschedule.requested' } },
    { fact: { type: 'slot.picked', slotId: 's0', fastingFits: false } },
    { fact: { type: 'fasting.declined' } },
  );
  expect(one.value()).toEqual({ following: 'pickingSlot' });
  await one.go({ fact: { type: 'slot.picked', slotId: 's0', fastingFits: false } });
  expect(one.calls('rescheduleOrder')).toEqual([]);
  await one.go({ fact: { type: 'fasting.confirmed' } });
  expect(one.calls('rescheduleOrder')).toEqual([{ orderId: 'o1', slotId: 's0' }]);
});

describe('an order that does not come', () => {
  it('is not there when the service says so', async () => {
    const one = listen(trackingMachine, { orderId: 'o9' });
    await one.go({ fails: 'loadOrder', with: failure('NOT_FOUND') });
    expect(one.value()).toBe('notFound');
  });
  it('is only logged else, with another try', async () => {
    const one = listen(trackingMachine, { orderId: 'o1' });
    await one.go(
      { fails: 'loadOrder' },
      { fact: { type: 'load.retried' } },
      { answers: 'loadOrder', with: trackedOrder() },
    );
    expect(one.value()).toEqual({ following: 'showing' });
    expect(one.effects).toEqual([['log', { message: messageOf(failure()) }]]);
  });
});

it.each([
  [{ type: 'cancel.requested' }],
  [{ type: 'itemCancel.requested', itemId: 'i1' }],
  [{ type: 'reschedule.requested' }],
])('what was opened by %o closes once the order was cancelled elsewhere', async (fact) => {
  const one = await following(visitOrder());
  await one.go({ fact });
  expect(dotted(one.value())).not.toBe('following.showing');
  const event = visitOrder().events[0]!;
  const items = visitOrder().items.map((item) => ({ ...item, cancellable: false }));
  const events = [...visitOrder().events, { ...event, type: 'order.cancelled' }];
  await one.go(
    changed({ ...visitOrder(), status: 'cancelled', availableActions: [], items, events }),
  );
  expect(dotted(one.value())).toBe('following.showing');
  expect(one.context<Context>().order?.status).toBe('cancelled');
});
