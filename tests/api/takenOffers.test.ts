import { describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Guest } from './support/crowd.ts';
import { drop, offerLab, order, pay, read, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

describe('an offer that is taken', () => {
  it('drops the payment prepared before; money for the old amount goes back', async () => {
    const one = await checkout(api, `${offerLab}-20261125-0800`);
    const proof = (await one.pay('noWebhook')).body.data;
    const { amount } = (await drop(one.guest, one.id)).body.data;
    await one.verify(proof);
    expect((await one.order()).paymentStatus).toBe('PENDING');
    expect(await one.payments()).toEqual([`${one.amount} REFUND_PENDING`]);
    expect((await pay(one.guest, one.id)).body.data.amount).toBe(amount * 100);
    expect(await one.status()).toBe('SUCCESS');
  });

  const ends: Record<string, (guest: Guest, id: string) => Promise<unknown>> = {
    'the customer drops it': drop,
    'the order is cancelled': (guest, id) => guest.post(`order/${id}/cancel`, {}),
    'the hold ends': async () => {
      api.clock.advance({ minutes: 15 });
      await offers.sweep();
    },
  };
  it.each(Object.keys(ends))('is given back when %s', async (end) => {
    const guest = await offers.newcomer();
    const { _id: id } = await order(guest);
    await take(guest, id);
    expect((await offers.uses('FIRST60')).map((use) => use.id)).toContain(id);
    await ends[end]!(guest, id);
    expect((await offers.uses('FIRST60')).map((use) => use.id)).not.toContain(id);
    const next = await order(guest, 'tsh');
    expect((await take(guest, next._id)).status).toBe(200);
  });

  it('leaves the order at its usual price when it is dropped, however often', async () => {
    const guest = await offers.newcomer();
    const { _id: id, amount } = await order(guest);
    await take(guest, id);
    const dropped = await drop(guest, id);
    expect(dropped.body.data).toMatchObject({ amount, offer: null, discount: 100 });
    expect((await drop(guest, id)).status).toBe(200);
    const { events } = await read(guest, id);
    expect(events.map(({ type, actor, note }) => [type, actor, note])).toEqual([
      ['order.created', 'customer', null],
      ['offer.dropped', 'customer', 'FIRST60'],
      ['offer.taken', 'customer', 'FIRST60'],
      ['offer.dropped', 'customer', 'FIRST60'],
    ]);
  });

  it('stays with the order when lab or test are changed, at the new price', async () => {
    const guest = await offers.newcomer();
    const { patient, address } = guest;
    const slot = `${offerLab}-20261124-1000`;
    const { _id: id } = await order(guest, 'lipid-profile', slot);
    await take(guest, id);
    const labs = await guest.get<LabJson[]>(`lab/getlab?testId=tsh&orderId=${id}`);
    const listed = labs.body.data.find(({ _id: lab }) => lab === offerLab)!.amount;
    const changed = await guest.call<OrderJson>('PUT', `order/${id}`, {
      patient,
      address,
      lab: offerLab,
      slot,
      test: 'tsh',
      expectedAmount: listed,
    });
    expect(changed.status).toBe(200);
    const { itemTotal, amount, discount, offer: taken } = changed.body.data;
    expect([discount, taken?.code]).toEqual([
      Math.min(500, Math.floor(itemTotal * 0.6)),
      'FIRST60',
    ]);
    expect(await offers.uses('FIRST60')).toContainEqual({ id, rupees: discount });
    const wrong = {
      patient,
      address,
      lab: offerLab,
      slot,
      test: 'tsh',
      expectedAmount: amount + 1,
    };
    expect((await guest.call('PUT', `order/${id}`, wrong)).body.code).toBe('PRICE_CHANGED');
  });

  it('is for unpaid orders of one’s own alone', async () => {
    const guest = await offers.newcomer();
    const stranger = await offers.newcomer();
    const { _id: id } = await order(guest);
    expect((await take(stranger, id)).status).toBe(404);
    expect((await drop(stranger, id)).status).toBe(404);
    expect((await stranger.get(`order/${id}/offers`)).status).toBe(404);
    expect(await take(guest, id, 'NONE')).toMatchObject({
      status: 404,
      body: { message: 'There is no such offer' },
    });
    expect((await guest.post(`order/${id}/offer`, {})).status).toBe(400);
    await pay(guest, id);
    expect((await take(guest, id)).body.code).toBe('ALREADY_PAID');
    expect((await drop(guest, id)).body.code).toBe('ALREADY_PAID');
    const late = await order(stranger);
    api.clock.advance({ minutes: 15 });
    expect((await take(stranger, late._id)).body.code).toBe('HOLD_EXPIRED');
  });

  it('is replaced by another one that is taken', async () => {
    const guest = await offers.newcomer();
    const code = await offers.add();
    const { _id: id } = await order(guest);
    await take(guest, id);
    const replaced = await take(guest, id, code);
    expect(replaced.body.data).toMatchObject({ discount: 300, offer: { code } });
    expect((await offers.uses('FIRST60')).map((use) => use.id)).not.toContain(id);
    expect(await offers.uses(code)).toEqual([{ id, rupees: 300 }]);
  });

  it('is claimed again by a payment that comes after the hold, or the money goes back', async () => {
    for (const isTaken of [false, true]) {
      const code = await offers.add({ budgetUses: 1 });
      const guest = await offers.newcomer();
      const { _id: id } = await order(guest);
      await take(guest, id, code);
      const opened = await guest.post<{ razorpayOrderId: string }>('payment/create-order', {
        orderId: id,
      });
      api.clock.advance({ minutes: 15 });
      await offers.sweep();
      expect(await offers.uses(code)).toEqual([]);
      const other = await offers.newcomer();
      if (isTaken) await take(other, (await order(other))._id, code);
      const { razorpayOrderId } = opened.body.data;
      const proof = await guest.post<object>('sandbox/pay', { razorpayOrderId, outcome: 'paid' });
      await guest.post('payment/verify', { ...proof.body.data, orderId: id });
      expect((await read(guest, id)).paymentStatus).toBe(isTaken ? 'REFUND_PENDING' : 'SUCCESS');
      const uses = await offers.uses(code);
      expect(uses.map((use) => use.id === id)).toEqual([!isTaken]);
    }
  });
});
