import { describe, expect, it } from 'vitest';
import type { OfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { fixedDiscount } from '../../api/pricing/pricing.rules.ts';
import { pauseOffers } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import type { Guest } from './support/crowd.ts';
import {
  amountAt,
  drop,
  offeredOrder,
  offerLab,
  pay,
  read,
  returning,
  take,
  withOffers,
} from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

const slot = `${offerLab}-20261124-0800`;
const worth = (total: number) => Math.min(500, Math.floor(total * 0.6));
const usesOf = async (guest: Guest) =>
  (
    await api.db
      .selectFrom('offer_uses')
      .select('order_id')
      .where('user_id', '=', guest.user)
      .execute()
  ).map(({ order_id: id }) => id);
/** The offer of a first order is the only one again. */
async function onlyFirst(): Promise<void> {
  await pauseOffers(api.db, true);
  await offers.change('FIRST60', { paused: false });
}
const change = (guest: Guest, id: string, test: string, expectedAmount?: number) =>
  guest.call<OrderJson>('PUT', `order/${id}`, {
    patient: guest.patient,
    address: guest.address,
    lab: offerLab,
    slot,
    test,
    expectedAmount,
  });

describe('the offer of a first order', () => {
  it('is in the price from the moment in which the order is made', async () => {
    const guest = await offers.newcomer();
    const made = await offeredOrder(guest);
    const { _id: id, itemTotal, discount, amount, offer } = made;
    expect([discount, amount, offer?.code]).toEqual([
      worth(itemTotal),
      itemTotal - worth(itemTotal),
      'FIRST60',
    ]);
    expect(await usesOf(guest)).toEqual([id]);
    expect((await pay(guest, id)).body.data.amount).toBe(amount * 100);
    expect(await read(guest, id)).toMatchObject({ paymentStatus: 'SUCCESS', amount, offer });
  });

  it('is taken away by one call, and does not come back by itself', async () => {
    const guest = await offers.newcomer();
    const { _id: id, itemTotal } = await offeredOrder(guest);
    const usual = { discount: fixedDiscount, amount: itemTotal - fixedDiscount, offer: null };
    expect((await drop(guest, id)).body.data).toMatchObject(usual);
    expect(await usesOf(guest)).toEqual([]);
    expect(await amountAt(guest, 'lipid-profile', id)).toBe(usual.amount);
    const other = (await change(guest, id, 'tsh', await amountAt(guest, 'tsh', id))).body.data;
    expect([other.discount, other.offer]).toEqual([fixedDiscount, null]);
    expect((await change(guest, id, 'lipid-profile')).body.data).toMatchObject(usual);
    // Taken by hand it is the order's as before, and stays with another test.
    expect((await take(guest, id)).body.data.discount).toBe(worth(itemTotal));
    const listed = await amountAt(guest, 'tsh', id);
    expect((await change(guest, id, 'tsh', listed)).body.data).toMatchObject({
      amount: listed,
      offer: { code: 'FIRST60' },
    });
  });

  it('comes with a change that makes it worth more than the ₹100', async () => {
    const guest = await offers.newcomer();
    const [changed] = await api.db
      .updateTable('lab_prices')
      .set({ price: 150 })
      .where('lab_id', '=', offerLab)
      .where('test_id', '=', 'esr')
      .execute();
    expect(Number(changed!.numUpdatedRows)).toBe(1);
    const made = await offeredOrder(guest, 'esr');
    expect(made).toMatchObject({ discount: fixedDiscount, offer: null });
    expect((await change(guest, made._id, 'lipid-profile')).body.data.offer?.code).toBe('FIRST60');
  });

  it('is on one of two open orders, and on the next one when that lapses', async () => {
    const guest = await offers.newcomer();
    const first = await offeredOrder(guest);
    const listed = await amountAt(guest, 'tsh');
    expect(await guest.get<OfferJson[]>('users/me/offers')).toMatchObject({ body: { data: [] } });
    const second = await offeredOrder(guest, 'tsh');
    expect(second).toMatchObject({ discount: fixedDiscount, amount: listed, offer: null });
    expect(await usesOf(guest)).toEqual([first._id]);
    api.clock.advance({ minutes: 16 });
    await offers.sweep();
    expect((await offeredOrder(guest, 'tsh')).offer?.code).toBe('FIRST60');
  });

  it('is used once by a hundred orders that are made at the same moment', async () => {
    const guest = await offers.newcomer();
    const { patient, address } = guest;
    const tests = ['tsh', 'lipid-profile', 'hba1c', 'esr'];
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        guest.post<OrderJson>(
          'order/createorder',
          {
            patient,
            address,
            test: tests[index % 4],
            lab: offerLab,
            slot: `${offerLab}-20261126-${String(8 + (index % 3)).padStart(2, '0')}00`,
          },
          { 'idempotency-key': `same-moment-${index}` },
        ),
      ),
    );
    // Whoever asks for what another one has just made is answered with that.
    const kept = answers.filter(({ status }) => status < 300).map(({ body }) => body.data);
    const made = [...new Map(kept.map((order) => [order._id, order])).values()];
    expect(made.length).toBeGreaterThan(1);
    const offered = made.filter(({ offer }) => offer !== null);
    expect(offered).toHaveLength(1);
    expect(await usesOf(guest)).toEqual([offered[0]!._id]);
    for (const order of made.filter(({ offer }) => offer === null))
      expect(order.discount).toBe(fixedDiscount);
  });

  it('is refused at another amount than was shown, whatever that is', async () => {
    const guest = await offers.newcomer();
    const { patient, address } = guest;
    const amount = await amountAt(guest, 'tsh');
    const wish = { patient, address, test: 'tsh', lab: offerLab, slot };
    const usual = { ...wish, expectedAmount: amount + 1 };
    expect(await guest.post('order/createorder', usual)).toMatchObject({
      status: 409,
      body: { code: 'PRICE_CHANGED', data: { amount } },
    });
    const right = { ...wish, expectedAmount: amount };
    expect((await guest.post<OrderJson>('order/createorder', right)).body.data.amount).toBe(amount);
  });
});

describe('an order has no offer', () => {
  it('of somebody whom none fits', async () => {
    const guest = await returning(offers);
    expect(await offeredOrder(guest, 'tsh')).toMatchObject({
      discount: fixedDiscount,
      offer: null,
    });
  });

  const closed: [how: string, offer: object][] = [
    ['is paused', { paused: true }],
    ['is over', { until: '2026-11-20' }],
    ['is to come', { from: '2026-12-01' }],
    ['has been used up', { budgetRupees: 1 }],
  ];
  it.each(closed)('when the only one %s', async (_, changes) => {
    await pauseOffers(api.db, true);
    await offers.add(changes);
    const guest = await offers.newcomer();
    const listed = await amountAt(guest, 'tsh');
    expect(await offeredOrder(guest, 'tsh')).toMatchObject({
      amount: listed,
      discount: fixedDiscount,
      offer: null,
    });
    await onlyFirst();
  });

  it('beyond a budget that everybody shares, however many order at the same moment', async () => {
    await pauseOffers(api.db, true);
    const code = await offers.add({ budgetUses: 3 });
    const guests = await Promise.all(Array.from({ length: 12 }, () => offers.newcomer()));
    const made = await Promise.all(guests.map((guest) => offeredOrder(guest, 'lipid-profile')));
    expect(made.filter(({ offer }) => offer?.code === code)).toHaveLength(3);
    expect(await offers.uses(code)).toHaveLength(3);
    await onlyFirst();
  });
});
