import { expect, it } from 'vitest';
import { orderInTheWay } from '../../devtools/samples/labSchedule.samples.ts';
import { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import type { Step } from '../../devtools/simulation/walk.ts';
import { listen } from './support/listen.ts';

const change = { labId: 'lab0', holidays: [{ date: '2030-01-07', part: 'DAY' as const }] };
const submitted: Step = { fact: { type: 'schedule.submitted', change } };
const decisions = [{ orderId: 'o1', action: 'CANCEL' as const }];
const refused = (orders: object[]): Step => ({
  fails: 'saveSchedule',
  with: Object.assign(new Error('Orders are in the way'), {
    code: 'ORDERS_IN_THE_WAY',
    data: { orders },
  }),
});

it('what was decided of the orders in the way is sent with the change that they stood in', async () => {
  const one = listen(labScheduleMachine);
  await one.go(submitted, refused([orderInTheWay]));
  expect(one.value()).toBe('deciding');
  expect(one.context()).toMatchObject({
    orders: [orderInTheWay],
    message: { text: 'Orders are in the way' },
  });
  await one.go({ fact: { type: 'orders.decided', decisions } });
  expect(one.calls('saveSchedule')).toEqual([
    { change, decisions: [] },
    { change, decisions },
  ]);
  await one.go({ answers: 'saveSchedule', with: null });
  expect(one.value()).toBe('saved');
  expect(one.context()).toMatchObject({ orders: [], message: null });
});

it('an order that came meanwhile is asked about, too', async () => {
  const one = listen(labScheduleMachine);
  const second = { ...orderInTheWay, _id: 'o2' };
  await one.go(submitted, refused([orderInTheWay]), {
    fact: { type: 'orders.decided', decisions },
  });
  await one.go(refused([second]));
  expect(one.value()).toBe('deciding');
  expect(one.context()).toMatchObject({ orders: [second] });
});

it('given up, or failed otherwise, nothing is asked about any longer', async () => {
  const one = listen(labScheduleMachine);
  await one.go(submitted, refused([orderInTheWay]), { fact: { type: 'schedule.givenUp' } });
  expect(one.value()).toBe('editing');
  expect(one.context()).toMatchObject({ orders: [], message: null });
  await one.go(submitted, refused([orderInTheWay]), {
    fact: { type: 'orders.decided', decisions },
  });
  await one.go({ fails: 'saveSchedule', with: new Error('It failed') });
  expect(one.value()).toBe('editing');
  expect(one.context()).toMatchObject({ orders: [], message: { text: 'It failed' } });
});
