import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { reasonOf } from './support/staff.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
afterAll(() => api.stop());

let keys = 0;
const order = (guest: Guest) =>
  guest.post<OrderJson>(
    'order/createorder',
    {
      patient: guest.patient,
      address: guest.address,
      test: 'tsh',
      lab,
      slot: `${lab}-20261124-0800`,
    },
    { 'idempotency-key': `limit-${(keys += 1)}` },
  );
/** Orders and gives up again, so that no seat stays held. */
async function orderAndCancel(guest: Guest): Promise<string> {
  const { status, body } = await order(guest);
  if (status === 201) await guest.post(`order/${body.data._id}/cancel`, {});
  return `${status} ${body.code ?? ''}`;
}
const ordersOf = async (guest: Guest) =>
  (await api.db.selectFrom('orders').select('id').where('user_id', '=', guest.user).execute())
    .length;

describe('new orders within an hour', () => {
  it('are 30 for a customer; one who is refused uses up nothing of a shared address', async () => {
    const [busy, other] = await crowd(api, 2);
    const counts = () =>
      api.db.selectFrom('limits').select('count').where('key', 'like', 'orders:%').execute();
    for (let made = 0; made < 30; made += 1) await orderAndCancel(busy!);
    expect(await ordersOf(busy!)).toBe(30);
    for (let refused = 0; refused < 5; refused += 1)
      expect(await orderAndCancel(busy!)).toBe('429 RATE_LIMITED');
    expect(await ordersOf(busy!)).toBe(30);
    // The customer's own count went on, the address's did not.
    expect(
      (await counts()).map(({ count }) => count).toSorted((one, other) => one - other),
    ).toEqual([30, 35]);
    expect(await orderAndCancel(other!)).toMatch(/^201 /);
  });
});

describe('moves of a paid order within a day', () => {
  it('are 5, as each is a message', async () => {
    const [guest] = await crowd(api, 1);
    const { _id: id } = (await order(guest!)).body.data;
    const { razorpayOrderId } = (
      await guest!.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: id })
    ).body.data;
    const proof = (
      await guest!.post<object>('sandbox/pay', {
        razorpayOrderId,
        outcome: 'paid',
        behaviour: 'noWebhook',
      })
    ).body.data;
    expect((await guest!.post('payment/verify', { ...proof, orderId: id })).status).toBe(200);
    const answers = [];
    for (const time of ['0900', '0800', '0900', '0800', '0900', '0800'])
      answers.push(
        (await guest!.post(`order/${id}/reschedule`, { slot: `${lab}-20261124-${time}` })).status,
      );
    expect(answers).toEqual([200, 200, 200, 200, 200, 429]);
    const { slot } = (await guest!.get<OrderJson>(`order/${id}`)).body.data;
    expect(slot.startTime).toBe('09:00 am');
  });
});

describe('changes of unpaid orders within an hour', () => {
  const tooMany = [429, 'TOO_MANY_CHANGES'];
  it('are 60 for a customer, whatever is changed; cancelling is always possible', async () => {
    const [busy, other] = await crowd(api, 2);
    const { _id: id } = (await order(busy!)).body.data;
    const extend = () => busy!.post(`order/${id}/extend`);
    expect((await extend()).status).toBe(200);
    for (let change = 1; change < 60; change += 1)
      expect(reasonOf(await extend())).toEqual([409, 'HOLD_ALREADY_EXTENDED']);
    const refused = await extend();
    expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([...tooMany, '3600']);
    const { patient, address } = busy!;
    const sent = { patient, address, test: 'hba1c', lab, slot: `${lab}-20261124-0800` };
    expect(reasonOf(await busy!.call('PUT', `order/${id}`, sent))).toEqual(tooMany);
    expect((await busy!.get<OrderJson>(`order/${id}`)).body.data.test._id).toBe('tsh');
    const { _id: others } = (await order(other!)).body.data;
    expect((await other!.post(`order/${others}/extend`)).status).toBe(200);
    expect((await busy!.post(`order/${id}/cancel`, {})).status).toBe(200);
  });

  it('are 60 more for its offers, taken and given back', async () => {
    const [busy] = await crowd(api, 1);
    const { _id: id } = (await order(busy!)).body.data;
    for (let change = 0; change < 60; change += 1)
      expect((await busy!.call('DELETE', `order/${id}/offer`)).status).toBe(200);
    expect(reasonOf(await busy!.call('DELETE', `order/${id}/offer`))).toEqual(tooMany);
    expect(reasonOf(await busy!.post(`order/${id}/offer`, { code: 'FIRST60' }))).toEqual(tooMany);
    expect((await busy!.get<OrderJson>(`order/${id}`)).body.data.offer).toBeNull();
  });
});

it('new orders are 300 within an hour for an address that many customers share', async () => {
  const [first, one, next] = await crowd(api, 3);
  await order(first!);
  await api.db.updateTable('limits').set({ count: 299 }).where('key', 'like', 'orders:%').execute();
  expect((await order(one!)).status).toBe(201);
  const refused = await order(next!);
  expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_ORDERS',
    '3600',
  ]);
  expect(await ordersOf(next!)).toBe(0);
});
