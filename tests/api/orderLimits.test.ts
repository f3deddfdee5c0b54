import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
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
