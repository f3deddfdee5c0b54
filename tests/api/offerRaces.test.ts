import { describe, expect, it } from 'vitest';
import type { OfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { countOf, tried } from '../attack/figures.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import { drop, offered, offerLab, order, pay, read, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

describe('at the same moment', () => {
  it('of twenty customers one has the last use', async () => {
    const code = await offers.add({ budgetUses: 3 });
    const guests = await crowd(api, 22);
    const orders = await Promise.all(
      guests.map((guest, index) =>
        order(guest, 'tsh', `${offerLab}-20261126-0${8 + (index % 2)}00`),
      ),
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
    expect(await offers.uses(code)).toHaveLength(3);
    expect(
      (await api.client().get<OfferJson[]>('offers')).body.data.map((one) => one.code),
    ).toContain('FIRST60');
  });

  it('of three orders of one customer one has the offer', async () => {
    const guest = await offers.newcomer();
    const orders: OrderJson[] = [];
    for (const test of ['tsh', 'lipid-profile', 'hba1c'])
      orders.push(await order(guest, test, `${offerLab}-20261126-1000`));
    const answers = await Promise.all(orders.map(({ _id: id }) => take(guest, id)));
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 1, 409: 2 });
    const taken = answers.find(({ status }) => status === 200)!.body.data._id;
    expect(
      (await offers.uses('FIRST60')).filter(({ id }) => orders.some((one) => one._id === id)),
    ).toEqual([{ id: taken, rupees: expect.any(Number) as number }]);
  });

  it('a budget in rupees is not overdrawn', async () => {
    const code = await offers.add({ budgetRupees: 1000 });
    const guests = await crowd(api, 6);
    const orders = await Promise.all(guests.map((guest) => order(guest, 'lipid-profile')));
    const answers = await Promise.all(
      guests.map((guest, index) => take(guest, orders[index]!._id, code)),
    );
    expect(countOf(answers.map(({ status }) => status))).toEqual({ 200: 3, 409: 3 });
    const spent = (await offers.uses(code)).reduce((sum, { rupees }) => sum + rupees, 0);
    expect(spent).toBe(900);
  });

  it('taken, dropped, paid and cancelled, order and use agree', async () => {
    for (let round = 0; round < 5; round += 1) {
      const guest = await offers.newcomer();
      const { _id: id, itemTotal } = await order(guest, 'tsh', `${offerLab}-20261127-0800`);
      await Promise.all([
        take(guest, id),
        drop(guest, id),
        pay(guest, id),
        take(guest, id),
        guest.post(`order/${id}/cancel`, { onlyUnpaid: true }),
      ]);
      const after = await read(guest, id);
      expect(after.amount + after.discount).toBe(itemTotal);
      const uses = (await offers.uses('FIRST60')).filter((use) => use.id === id);
      const holds = after.offer !== null && after.paymentStatus === 'SUCCESS';
      const waits = after.offer !== null && ['PENDING', 'FAILED'].includes(after.paymentStatus);
      expect(uses).toEqual(holds || waits ? [{ id, rupees: after.discount }] : []);
    }
  });
});

describe('offers run', () => {
  it('on their days in India, and while nobody paused them', async () => {
    const guest = await offers.newcomer();
    const { _id: id } = await order(guest);
    const code = await offers.add({ from: '2026-11-23', until: '2026-11-23' });
    const runs = async () => {
      await api.app.jobs.runOnce('offers');
      const listed = (await offered(guest, id)).some((one) => one.code === code);
      return [listed, (await take(guest, id, code)).status];
    };
    const today = api.clock.now().toISOString();
    expect([today.slice(0, 10), await runs()]).toEqual(['2026-11-21', [false, 409]]);
    await offers.change(code, { from: null });
    expect(await runs()).toEqual([true, 200]);
    await drop(guest, id);
    await offers.change(code, { paused: true });
    expect(await runs()).toEqual([false, 409]);
    await offers.change(code, { paused: false, until: '2026-11-20' });
    expect(await runs()).toEqual([false, 409]);
  });

  it('and whoever has taken one that is paused then keeps it', async () => {
    const code = await offers.add();
    const guest = await offers.newcomer();
    const { _id: id } = await order(guest);
    const { amount } = (await take(guest, id, code)).body.data;
    await offers.change(code, { paused: true, rupees: 200 });
    expect((await offered(guest, id)).find((one) => one.code === code)).toMatchObject({
      amount,
      refusal: null,
    });
    expect((await pay(guest, id)).body.data.amount).toBe(amount * 100);
  });
});
