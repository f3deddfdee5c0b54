import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
afterAll(() => api.stop());

async function customer() {
  const [guest] = await crowd(api, 1);
  const sent = {
    patient: guest!.patient,
    address: guest!.address,
    test: 'tsh',
    lab,
    slot: `${lab}-20261124-0700`,
  };
  const order = (changes: object = {}, key?: string) =>
    guest!.post<OrderJson & { amount: number }>(
      'order/createorder',
      { ...sent, ...changes },
      key === undefined ? {} : { 'idempotency-key': key },
    );
  return { guest: guest!, sent, order };
}

describe('an Idempotency-Key', () => {
  it('is refused for an order of other content, and stands for the first', async () => {
    const { order } = await customer();
    const first = await order({}, 'draft-1');
    for (const changes of [{ slot: `${lab}-20261124-0730` }, { test: 'hba1c' }]) {
      const { status, body } = await order(changes, 'draft-1');
      expect([status, body.code]).toEqual([422, 'KEY_REUSED']);
    }
    expect((await order({}, 'draft-1')).body.data._id).toBe(first.body.data._id);
  });

  it('of another customer is none', async () => {
    const [one, other] = [await customer(), await customer()];
    await one.order({}, 'draft-1');
    expect((await other.order({}, 'draft-1')).status).toBe(201);
  });
});

describe('the amount that was shown', () => {
  it('is held against the amount that is charged', async () => {
    const { order, guest } = await customer();
    const made = await order();
    const { itemTotal, discount, amount } = made.body.data;
    await guest.post(`order/${made.body.data._id}/cancel`, {});
    expect((await order({ expectedAmount: amount })).status).toBe(201);
    const refused = await order({ slot: `${lab}-20261124-0730`, expectedAmount: amount - 1 });
    expect([refused.status, refused.body.code, refused.body.data]).toEqual([
      409,
      'PRICE_CHANGED',
      { itemTotal, discount, amount },
    ]);
    expect((await guest.get<OrderJson[]>('order')).body.data).toHaveLength(2);
  });

  it('is told with each lab before anything is ordered', async () => {
    const { order, guest } = await customer();
    const labs = (await guest.get<LabJson[]>('lab/getlab?testId=tsh')).body.data;
    const { amount } = labs.find((one) => one._id === lab)!;
    expect((await order({ expectedAmount: amount })).body.data.amount).toBe(amount);
  });
});

describe('cancelling an order that is expected to be unpaid', () => {
  it('leaves it where it was paid meanwhile', async () => {
    const { order, guest } = await customer();
    const { _id } = (await order()).body.data;
    await api.db
      .updateTable('orders')
      .set({ payment_status: 'SUCCESS' })
      .where('id', '=', _id)
      .execute();
    const refused = await guest.post(`order/${_id}/cancel`, { onlyUnpaid: true });
    expect([refused.status, refused.body.code]).toEqual([409, 'ALREADY_PAID']);
    expect((await guest.get<OrderJson>(`order/${_id}`)).body.data.status).toBe('placed');
  });

  it('cancels one that is not', async () => {
    const { order, guest } = await customer();
    const { _id } = (await order()).body.data;
    expect((await guest.post(`order/${_id}/cancel`, { onlyUnpaid: true })).status).toBe(200);
    expect((await guest.get<OrderJson>(`order/${_id}`)).body.data.status).toBe('cancelled');
  });
});
