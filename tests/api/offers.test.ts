import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OfferJson, OrderOfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { countOf, tried } from '../attack/figures.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { adminClient } from './support/people.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
let made = 0;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db.updateTable('slots').set({ capacity: 60 }).execute();
});
afterAll(() => api.stop());

/** A new offer of 300 rupees, with its code. */
async function offer(changes: object = {}): Promise<string> {
  const code = `OFFER${(made += 1)}`;
  const titles = { title: '₹300 off', titleHindi: '₹300 की छूट' };
  const admin = await adminClient(api);
  const body = { code, ...titles, rupees: 300, ...changes };
  expect((await admin.post('admin/content/offers', body)).status).toBe(201);
  return code;
}
async function change(code: string, changes: object): Promise<void> {
  const admin = await adminClient(api);
  expect((await admin.call('PATCH', `admin/content/offers/${code}`, changes)).status).toBe(200);
}
const order = async (guest: Guest, test = 'lipid-profile', slot = `${lab}-20261124-0800`) => {
  const { patient, address } = guest;
  const body = { patient, address, test, lab, slot };
  return (await guest.post<OrderJson>('order/createorder', body)).body.data;
};
const take = (guest: Guest, id: string, code = 'FIRST60') =>
  guest.post<OrderJson>(`order/${id}/offer`, { code });
const drop = (guest: Guest, id: string) => guest.call<OrderJson>('DELETE', `order/${id}/offer`);
const offersOf = async (guest: Guest, id: string) =>
  (await guest.get<OrderOfferJson[]>(`order/${id}/offers`)).body.data;
const read = async (guest: Guest, id: string) =>
  (await guest.get<OrderJson>(`order/${id}`)).body.data;
const pay = async (guest: Guest, id: string, behaviour?: string) => {
  const opened = await guest.post<{ razorpayOrderId: string; amount: number }>(
    'payment/create-order',
    { orderId: id },
  );
  if (opened.status !== 200) return opened;
  const { razorpayOrderId } = opened.body.data;
  const proof = await guest.post<object>('sandbox/pay', {
    razorpayOrderId,
    outcome: 'paid',
    behaviour,
  });
  await guest.post('payment/verify', { ...proof.body.data, orderId: id });
  return opened;
};
const usesOf = async (code: string) =>
  (
    await api.db
      .selectFrom('offer_uses')
      .select(['order_id', 'rupees'])
      .where('offer_code', '=', code)
      .execute()
  ).map(({ order_id: id, rupees }) => ({ id, rupees }));
const newcomer = async () => (await crowd(api, 1))[0]!;
const sweep = () => api.app.jobs.runOnce('expire holds');

describe('the offer for a first order', () => {
  it('is there from the start, for everybody to read', async () => {
    const { body, headers } = await api.client().get<OfferJson[]>('offers');
    expect(body.data).toContainEqual({
      code: 'FIRST60',
      title: '60% off your first order',
      titleHindi: 'आपके पहले ऑर्डर पर 60% की छूट',
      percent: 60,
      rupees: null,
      mostRupees: 500,
      from: null,
      until: null,
      firstOrderOnly: true,
      perCustomer: 1,
    });
    expect(headers.etag).toBeDefined();
  });

  it('takes 60% off in place of the ₹100, at most ₹500, and is paid as it is said', async () => {
    const guest = await newcomer();
    const { _id: id, itemTotal, discount } = await order(guest);
    expect(discount).toBe(100);
    const worth = Math.min(500, Math.floor(itemTotal * 0.6));
    expect(await offersOf(guest, id)).toContainEqual(
      expect.objectContaining({
        code: 'FIRST60',
        discount: worth,
        amount: itemTotal - worth,
        refusal: null,
      }),
    );
    const taken = await take(guest, id, ' first60 ');
    expect([taken.status, taken.body.message]).toEqual([200, 'Offer applied']);
    expect(taken.body.data).toMatchObject({
      itemTotal,
      discount: worth,
      amount: itemTotal - worth,
      offer: { code: 'FIRST60', title: '60% off your first order' },
    });
    expect((await take(guest, id)).body.data.amount).toBe(itemTotal - worth);
    expect(taken.body.data.events.map(({ type }) => type)).toEqual([
      'order.created',
      'offer.taken',
    ]);
    expect((await pay(guest, id)).body.data.amount).toBe((itemTotal - worth) * 100);
    expect(await read(guest, id)).toMatchObject({
      paymentStatus: 'SUCCESS',
      amount: itemTotal - worth,
    });
    expect(await offersOf(guest, id)).toEqual([]);
  });

  it('is capped at ₹500', async () => {
    const guest = await newcomer();
    const items = ['tsh', 'lipid-profile', 'hba1c', 'diabetes-care-panel'].map((test) => ({
      patient: guest.patient,
      test,
    }));
    const slot = `${lab}-20261124-0930`;
    const visit = { items, address: guest.address, lab, slot };
    const { body } = await guest.post<OrderJson>('order/createorder', visit);
    expect(body.data.itemTotal).toBeGreaterThan(834);
    expect((await take(guest, body.data._id)).body.data.discount).toBe(500);
  });

  it('is not for whoever has a paid order, by account and by phone', async () => {
    const [guest, sibling] = await crowd(api, 2);
    const phone = (
      await api.db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', guest!.user)
        .executeTakeFirstOrThrow()
    ).phone;
    await pay(guest!, (await order(guest!))._id);
    const refused = {
      status: 409,
      body: {
        code: 'OFFER_UNAVAILABLE',
        reason: 'OFFER_FIRST_ORDER_ONLY',
        message:
          'This offer is for a first order. There is already a paid order with your account or mobile number.',
      },
    };
    const second = await order(guest!, 'tsh');
    expect(await take(guest!, second._id)).toMatchObject(refused);
    const others = await order(sibling!);
    expect((await offersOf(sibling!, others._id))[0]!.refusal).toBeNull();
    await api.db.updateTable('users').set({ phone }).where('id', '=', sibling!.user).execute();
    expect(await take(sibling!, others._id)).toMatchObject(refused);
    expect(await offersOf(sibling!, others._id)).toContainEqual(
      expect.objectContaining({
        code: 'FIRST60',
        refusal: { message: refused.body.message, reason: refused.body.reason },
      }),
    );
    expect((await read(sibling!, others._id)).discount).toBe(100);
  });

  it('goes when another order is paid first: the price is said anew before anything is paid', async () => {
    const guest = await newcomer();
    const one = await order(guest);
    const other = await order(guest, 'tsh');
    const { amount } = (await take(guest, one._id)).body.data;
    expect((await take(guest, other._id)).body.code).toBe('OFFER_UNAVAILABLE');
    await pay(guest, other._id);
    const refused = await pay(guest, one._id);
    expect(refused).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { amount: one.amount } },
    });
    expect(await read(guest, one._id)).toMatchObject({ amount: one.amount, offer: null });
    expect(amount).toBeLessThan(one.amount);
    expect((await pay(guest, one._id)).body.data.amount).toBe(one.amount * 100);
  });

  it('that would not take more off than the ₹100 is not taken', async () => {
    const guest = await newcomer();
    const code = await offer({ rupees: null, percent: 1 });
    const { _id: id } = await order(guest);
    expect(await take(guest, id, code)).toMatchObject({
      status: 409,
      body: { reason: 'OFFER_GIVES_NO_MORE' },
    });
    expect((await read(guest, id)).discount).toBe(100);
  });
});

describe('an offer that is taken', () => {
  it('drops the payment prepared before; money for the old amount goes back', async () => {
    const one = await checkout(api, `${lab}-20261125-0800`);
    const proof = (await one.pay('noWebhook')).body.data;
    const { amount } = (await take(one.guest, one.id)).body.data;
    await one.verify(proof);
    expect((await one.order()).paymentStatus).toBe('PENDING');
    expect(await one.payments()).toEqual([`${one.amount} REFUND_PENDING`]);
    expect((await pay(one.guest, one.id)).body.data.amount).toBe(amount * 100);
    expect(await one.status()).toBe('SUCCESS');
  });

  it('is given back by the customer, when the hold ends, and when the order is cancelled', async () => {
    for (const end of ['dropped', 'lapsed', 'cancelled'] as const) {
      const guest = await newcomer();
      const { _id: id, amount } = await order(guest);
      await take(guest, id);
      expect((await usesOf('FIRST60')).map((use) => use.id)).toContain(id);
      if (end === 'dropped') {
        const dropped = await drop(guest, id);
        expect(dropped.body.data).toMatchObject({ amount, offer: null, discount: 100 });
        expect((await drop(guest, id)).status).toBe(200);
      }
      if (end === 'cancelled') await guest.post(`order/${id}/cancel`, {});
      if (end === 'lapsed') {
        api.clock.advance({ minutes: 15 });
        await sweep();
      }
      expect((await usesOf('FIRST60')).map((use) => use.id)).not.toContain(id);
      const next = await order(guest, 'tsh');
      expect((await take(guest, next._id)).status).toBe(200);
    }
  });

  it('stays with the order when lab or test are changed, at the new price', async () => {
    const guest = await newcomer();
    const { patient, address } = guest;
    const slot = `${lab}-20261124-1000`;
    const { _id: id } = await order(guest, 'lipid-profile', slot);
    await take(guest, id);
    const plain = (await order(await newcomer(), 'tsh', slot)).amount;
    const changed = await guest.call<OrderJson>('PUT', `order/${id}`, {
      patient,
      address,
      lab,
      slot,
      test: 'tsh',
      // As the list of labs says it, without the offer.
      expectedAmount: plain,
    });
    expect(changed.status).toBe(200);
    const { itemTotal, amount, discount, offer: taken } = changed.body.data;
    expect([discount, taken?.code]).toEqual([
      Math.min(500, Math.floor(itemTotal * 0.6)),
      'FIRST60',
    ]);
    expect(await usesOf('FIRST60')).toContainEqual({ id, rupees: discount });
    const wrong = { patient, address, lab, slot, test: 'tsh', expectedAmount: amount + 1 };
    expect((await guest.call('PUT', `order/${id}`, wrong)).body.code).toBe('PRICE_CHANGED');
  });

  it('is for unpaid orders of one’s own alone', async () => {
    const guest = await newcomer();
    const stranger = await newcomer();
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
    const guest = await newcomer();
    const code = await offer();
    const { _id: id } = await order(guest);
    await take(guest, id);
    const replaced = await take(guest, id, code);
    expect(replaced.body.data).toMatchObject({ discount: 300, offer: { code } });
    expect((await usesOf('FIRST60')).map((use) => use.id)).not.toContain(id);
    expect(await usesOf(code)).toEqual([{ id, rupees: 300 }]);
  });

  it('is claimed again by a payment that comes after the hold, or the money goes back', async () => {
    for (const isTaken of [false, true]) {
      const code = await offer({ budgetUses: 1 });
      const guest = await newcomer();
      const { _id: id } = await order(guest);
      await take(guest, id, code);
      const opened = await guest.post<{ razorpayOrderId: string }>('payment/create-order', {
        orderId: id,
      });
      api.clock.advance({ minutes: 15 });
      await sweep();
      expect(await usesOf(code)).toEqual([]);
      const other = await newcomer();
      if (isTaken) await take(other, (await order(other))._id, code);
      const { razorpayOrderId } = opened.body.data;
      const proof = await guest.post<object>('sandbox/pay', { razorpayOrderId, outcome: 'paid' });
      await guest.post('payment/verify', { ...proof.body.data, orderId: id });
      expect((await read(guest, id)).paymentStatus).toBe(isTaken ? 'REFUND_PENDING' : 'SUCCESS');
      const uses = await usesOf(code);
      expect(uses.map((use) => use.id === id)).toEqual([!isTaken]);
    }
  });
});

describe('at the same moment', () => {
  it('of twenty customers one has the last use', async () => {
    const code = await offer({ budgetUses: 3 });
    const guests = await crowd(api, 22);
    const orders = await Promise.all(
      guests.map((guest, index) => order(guest, 'tsh', `${lab}-20261126-0${8 + (index % 2)}00`)),
    );
    for (const index of [20, 21]) await take(guests[index]!, orders[index]!._id, code);
    const answers = await Promise.all(
      guests.slice(0, 20).map((guest, index) => take(guest, orders[index]!._id, code)),
    );
    tried('races', answers.length, countOf(answers.map(({ status }) => status)));
    expect(countOf(answers.map(({ status, body }) => `${status} ${body.code ?? ''}`))).toEqual({
      '200 ': 1,
      '409 OFFER_UNAVAILABLE': 19,
    });
    const discounts = await Promise.all(
      guests.map(async (guest, index) => read(guest, orders[index]!._id)),
    );
    expect(countOf(discounts.map(({ discount }) => discount))).toEqual({ 100: 19, 300: 3 });
    expect(await usesOf(code)).toHaveLength(3);
    expect(
      (await api.client().get<OfferJson[]>('offers')).body.data.map((one) => one.code),
    ).toContain('FIRST60');
  });

  it('of three orders of one customer one has the offer', async () => {
    const guest = await newcomer();
    const orders = [];
    for (const test of ['tsh', 'lipid-profile', 'hba1c'])
      orders.push(await order(guest, test, `${lab}-20261126-1000`));
    const answers = await Promise.all(orders.map(({ _id: id }) => take(guest, id)));
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 });
    const taken = answers.find(({ status }) => status === 200)!.body.data._id;
    expect(
      (await usesOf('FIRST60')).filter(({ id }) => orders.some((one) => one._id === id)),
    ).toEqual([{ id: taken, rupees: expect.any(Number) as number }]);
  });

  it('a budget in rupees is not overdrawn', async () => {
    const code = await offer({ budgetRupees: 1000 });
    const guests = await crowd(api, 6);
    const orders = await Promise.all(guests.map((guest) => order(guest, 'lipid-profile')));
    const answers = await Promise.all(
      guests.map((guest, index) => take(guest, orders[index]!._id, code)),
    );
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 3, 409: 3 });
    const spent = (await usesOf(code)).reduce((sum, { rupees }) => sum + rupees, 0);
    expect(spent).toBe(900);
  });

  it('taken, dropped, paid and cancelled, order and use agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await newcomer();
      const { _id: id, itemTotal } = await order(guest, 'tsh', `${lab}-20261127-0800`);
      await Promise.all([
        take(guest, id),
        drop(guest, id),
        pay(guest, id),
        take(guest, id),
        guest.post(`order/${id}/cancel`, { onlyUnpaid: true }),
      ]);
      const after = await read(guest, id);
      expect(after.amount + after.discount).toBe(itemTotal);
      const uses = (await usesOf('FIRST60')).filter((use) => use.id === id);
      const holds = after.offer !== null && after.paymentStatus === 'SUCCESS';
      const waits = after.offer !== null && ['PENDING', 'FAILED'].includes(after.paymentStatus);
      expect(uses).toEqual(holds || waits ? [{ id, rupees: after.discount }] : []);
    }
  });
});

describe('offers run', () => {
  it('on their days in India, and while nobody paused them', async () => {
    const guest = await newcomer();
    const { _id: id } = await order(guest);
    const code = await offer({ from: '2026-11-23', until: '2026-11-23' });
    const runs = async () => {
      await api.app.jobs.runOnce('offers');
      const listed = (await offersOf(guest, id)).some((one) => one.code === code);
      return [listed, (await take(guest, id, code)).status];
    };
    const today = api.clock.now().toISOString();
    expect([today.slice(0, 10), await runs()]).toEqual(['2026-11-21', [false, 409]]);
    await change(code, { from: null });
    expect(await runs()).toEqual([true, 200]);
    await drop(guest, id);
    await change(code, { paused: true });
    expect(await runs()).toEqual([false, 409]);
    await change(code, { paused: false, until: '2026-11-20' });
    expect(await runs()).toEqual([false, 409]);
  });

  it('and whoever has taken one that is paused then keeps it', async () => {
    const code = await offer();
    const guest = await newcomer();
    const { _id: id } = await order(guest);
    const { amount } = (await take(guest, id, code)).body.data;
    await change(code, { paused: true, rupees: 200 });
    expect((await offersOf(guest, id)).find((one) => one.code === code)).toMatchObject({
      amount,
      refusal: null,
    });
    expect((await pay(guest, id)).body.data.amount).toBe(amount * 100);
  });
});
