import { describe, expect, it } from 'vitest';
import type { OfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import { offered, offerLab, order, pay, read, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

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
    expect(headers.etag).toMatch(/^(W\/)?"[^"]+"$/);
  });

  it('takes 60% off in place of the ₹100, at most ₹500, and is paid as it is said', async () => {
    const guest = await offers.newcomer();
    const { _id: id, itemTotal, discount } = await order(guest);
    expect(discount).toBe(100);
    const worth = Math.min(500, Math.floor(itemTotal * 0.6));
    expect(await offered(guest, id)).toContainEqual(
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
      'offer.dropped',
      'offer.taken',
    ]);
    expect((await pay(guest, id)).body.data.amount).toBe((itemTotal - worth) * 100);
    expect(await read(guest, id)).toMatchObject({
      paymentStatus: 'SUCCESS',
      amount: itemTotal - worth,
    });
    expect(await offered(guest, id)).toEqual([]);
  });

  it('is capped at ₹500', async () => {
    const guest = await offers.newcomer();
    const items = ['tsh', 'lipid-profile', 'hba1c'].map((test) => ({
      patient: guest.patient,
      test,
    }));
    const slot = `${offerLab}-20261124-0930`;
    const visit = { items, address: guest.address, lab: offerLab, slot };
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
    expect((await offered(sibling!, others._id))[0]!.refusal).toBeNull();
    await api.db.updateTable('users').set({ phone }).where('id', '=', sibling!.user).execute();
    expect(await take(sibling!, others._id)).toMatchObject(refused);
    expect(await offered(sibling!, others._id)).toContainEqual(
      expect.objectContaining({
        code: 'FIRST60',
        refusal: { message: refused.body.message, reason: refused.body.reason },
      }),
    );
    expect((await read(sibling!, others._id)).discount).toBe(100);
  });

  it('goes when another order is paid first: the price is said anew before anything is paid', async () => {
    const guest = await offers.newcomer();
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
    const after = await read(guest, one._id);
    expect(after).toMatchObject({ amount: one.amount, offer: null });
    expect(after.events.at(-1)).toMatchObject({
      type: 'offer.dropped',
      actor: 'service',
      note: 'FIRST60',
    });
    expect(amount).toBeLessThan(one.amount);
    expect((await pay(guest, one._id)).body.data.amount).toBe(one.amount * 100);
  });

  it('that would not take more off than the ₹100 is not taken', async () => {
    const guest = await offers.newcomer();
    const code = await offers.add({ rupees: null, percent: 1 });
    const { _id: id } = await order(guest);
    expect(await take(guest, id, code)).toMatchObject({
      status: 409,
      body: { reason: 'OFFER_GIVES_NO_MORE' },
    });
    expect((await read(guest, id)).discount).toBe(100);
  });
});
