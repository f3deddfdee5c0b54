import { describe, expect, it } from 'vitest';
import {
  newSlot,
  orderInTheWay,
  otherNewSlot,
  unpaidOrder,
} from '../../devtools/samples/labSchedule.samples.ts';
import { dotted } from '../../machines/dotted.ts';
import { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import { fatesFor, fatesForAll, slotsFor } from '../../machines/labSchedule/labSchedule.rules.ts';
import type {
  LabScheduleContext,
  NewSlot,
  OrderInTheWay,
} from '../../machines/labSchedule/labSchedule.types.ts';
import type { OrderFate } from '../../machines/generated/schema.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const change = { labId: 'lab0', holidays: [{ date: '2030-01-07', part: 'DAY' as const }] };
const submitted: Step = { fact: { type: 'schedule.submitted', change } };
const decided: Step = { fact: { type: 'orders.decided' } };
const chosen = (orderId: string, fate: OrderFate): Step => ({
  fact: { type: 'fate.chosen', orderId, fate },
});
const forAll = (fate: OrderFate): Step => ({ fact: { type: 'fate.chosenForAll', fate } });
const refused = (orders: OrderInTheWay[], slots: NewSlot[] = [newSlot, otherNewSlot]): Step => ({
  fails: 'saveSchedule',
  with: Object.assign(new Error('Orders are in the way'), {
    code: 'ORDERS_IN_THE_WAY',
    data: { orders, slots },
  }),
});
const second: OrderInTheWay = { ...orderInTheWay, _id: 'o3', startTime: '07:30 am' };
const full = { reason: 'SLOT_TAKEN', message: 'That slot was just taken.' };
const changed = { reason: 'ORDER_CHANGED_MEANWHILE', message: 'This order has changed.' };

/** A walk up to the question about these orders. */
async function askedAbout(orders: OrderInTheWay[], slots?: NewSlot[]) {
  const one = listen(labScheduleMachine);
  await one.go(submitted, refused(orders, slots));
  const context = () => one.context() as LabScheduleContext;
  const value = () => dotted(one.value());
  return { ...one, value, context, fates: () => context().fates };
}
const moveTo = (slotId: string) => ({ action: 'MOVE', slotId });

it('what was decided of the orders in the way is sent with the change that they stood in', async () => {
  const one = await askedAbout([orderInTheWay, unpaidOrder, second]);
  expect(one.value()).toBe('deciding.listing');
  expect(one.context()).toMatchObject({
    orders: [orderInTheWay, unpaidOrder, second],
    message: { text: 'Orders are in the way' },
  });
  await one.go(chosen('o1', 'MOVE'), chosen('o3', 'CANCEL'), decided);
  expect(one.calls('saveSchedule')).toEqual([
    { change, decisions: [] },
    {
      change,
      decisions: [
        { orderId: 'o1', action: 'MOVE', slotId: 's2', version: 's1 paid' },
        { orderId: 'o2', action: 'KEEP', slotId: null, version: 's1 unpaid' },
        { orderId: 'o3', action: 'CANCEL', slotId: null, version: 's1 paid' },
      ],
    },
  ]);
  await one.go({ answers: 'saveSchedule', with: null });
  expect(one.value()).toBe('saved');
  expect(one.context()).toMatchObject({ orders: [], slots: [], fates: {}, message: null });
});

describe('where an order moves to', () => {
  it('is the nearest free time, once for each place', async () => {
    const one = await askedAbout([orderInTheWay, second]);
    await one.go(forAll('MOVE'));
    expect(one.fates()).toEqual({ o1: moveTo('s2'), o3: moveTo('s3') });
    await one.go(chosen('o1', 'KEEP'));
    expect(slotsFor(one.context(), 'o3').map((slot) => [slot._id, slot.placesLeft])).toEqual([
      ['s2', 1],
      ['s3', 4],
    ]);
    // The time that was given stays, although a nearer one is free again.
    await one.go(forAll('MOVE'));
    expect(one.fates()).toEqual({ o3: moveTo('s3'), o1: moveTo('s2') });
  });

  it('can be picked, but nowhere that is full', async () => {
    const one = await askedAbout([orderInTheWay, second]);
    const open = (orderId: string): Step => ({ fact: { type: 'slots.opened', orderId } });
    const select = (slotId: string): Step => ({ fact: { type: 'slot.selected', slotId } });
    await one.go(open('o1'));
    expect(one.value()).toBe('deciding.listing');
    await one.go(forAll('MOVE'), open('o3'), select('s2'));
    expect(one.fates().o3).toEqual(moveTo('s3'));
    await one.go(open('o1'), select('s3'));
    expect(one.value()).toBe('deciding.pickingSlot');
    expect(one.context().picking).toBe('o1');
    await one.go(open('o3'), select('s2'), { fact: { type: 'slots.closed' } });
    expect(one.value()).toBe('deciding.listing');
    expect(one.context().picking).toBeNull();
    expect(one.fates()).toEqual({ o1: moveTo('s3'), o3: moveTo('s2') });
  });

  it('is nowhere while it is not paid for, or nothing is free', async () => {
    const one = await askedAbout([orderInTheWay, unpaidOrder, second], [newSlot]);
    expect(fatesFor(one.context(), 'o2')).toEqual(['KEEP', 'CANCEL']);
    await one.go(forAll('MOVE'));
    expect(one.fates()).toEqual({ o1: moveTo('s2') });
    expect(fatesFor(one.context(), 'o3')).toEqual(['KEEP', 'CANCEL']);
    await one.go(chosen('o3', 'MOVE'), chosen('o2', 'MOVE'), chosen('none', 'MOVE'));
    expect(one.fates()).toEqual({ o1: moveTo('s2') });
    const other = await askedAbout([unpaidOrder]);
    expect(fatesForAll(other.context())).toEqual(['KEEP', 'CANCEL']);
  });

  it('is no time that no list of times shows', async () => {
    const one = await askedAbout([orderInTheWay], [{ ...newSlot, startTime: '05:00 am' }]);
    expect(one.context().slots).toEqual([]);
  });
});

describe('asked again', () => {
  it('about an order that came meanwhile, what was decided of the others stays', async () => {
    const one = await askedAbout([orderInTheWay, unpaidOrder]);
    await one.go(chosen('o1', 'MOVE'), chosen('o2', 'CANCEL'), decided);
    await one.go(refused([orderInTheWay, unpaidOrder, second]));
    expect(one.value()).toBe('deciding.listing');
    expect(one.fates()).toEqual({ o1: moveTo('s2'), o2: { action: 'CANCEL', slotId: null } });
  });

  it('because a time is full, that order has the next one and the others keep theirs', async () => {
    const one = await askedAbout([orderInTheWay, second], [{ ...newSlot, placesLeft: 2 }]);
    await one.go(forAll('MOVE'), decided);
    await one.go(refused([{ ...orderInTheWay, problem: full }, second]));
    expect(one.fates()).toEqual({ o1: moveTo('s3'), o3: moveTo('s2') });
    await one.go(decided, refused([{ ...orderInTheWay, problem: full }, second], [newSlot]));
    expect(one.fates()).toEqual({ o3: moveTo('s2') });
  });

  it('because an order was paid for, it is not cancelled until that is said again', async () => {
    const one = await askedAbout([unpaidOrder]);
    await one.go(chosen('o2', 'CANCEL'), decided);
    await one.go(refused([{ ...unpaidOrder, paid: true, version: 's1 paid', problem: changed }]));
    expect(one.fates()).toEqual({});
    await one.go(chosen('o2', 'CANCEL'), decided);
    expect(one.calls('saveSchedule').at(-1)).toMatchObject({
      decisions: [{ orderId: 'o2', action: 'CANCEL', version: 's1 paid' }],
    });
  });
});

it('given up, nothing is asked about any longer', async () => {
  const one = await askedAbout([orderInTheWay]);
  await one.go(chosen('o1', 'MOVE'), { fact: { type: 'schedule.givenUp' } });
  expect(one.value()).toBe('editing');
  expect(one.context()).toMatchObject({ orders: [], fates: {}, message: null });
  await one.go(submitted);
  expect(one.calls('saveSchedule').at(-1)).toEqual({ change, decisions: [] });
});

it.each([
  ['there is no connection', new Error('No connection'), 'deciding.listing', 'CANCEL'],
  [
    'the session has ended',
    Object.assign(new Error('Log in'), { code: 'UNAUTHENTICATED' }),
    'deciding.listing',
    'CANCEL',
  ],
  [
    'the change itself is refused',
    Object.assign(new Error('No such day'), { code: 'BAD_REQUEST' }),
    'editing',
    undefined,
  ],
])('what was decided where %s', async (_, error, state, fate) => {
  const one = await askedAbout([orderInTheWay]);
  await one.go(chosen('o1', 'CANCEL'), decided, { fails: 'saveSchedule', with: error });
  expect([one.value(), one.fates().o1?.action]).toEqual([state, fate]);
  expect(one.context().message).toMatchObject({ text: error.message });
});
