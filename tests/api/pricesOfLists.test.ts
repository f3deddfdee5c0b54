import { describe, expect, it } from 'vitest';
import type { LabTestJson } from '../../api/catalogue/catalogue.contract.ts';
import type { OfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { TestApi } from './support/api.ts';
import type { Guest } from './support/crowd.ts';
import { amountAt, labsFor, offeredOrder, returning, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

describe('lists have the price of the order', () => {
  const people: Record<string, () => Promise<Guest>> = {
    'somebody new': () => offers.newcomer(),
    'somebody who has ordered before': () => returning(offers),
  };
  it.each(Object.keys(people))('of %s, at each lab', async (who) => {
    const guest = await people[who]!();
    for (const lab of await labsFor(guest, 'tsh')) {
      const { body } = await guest.post<OrderJson>('order/createorder', {
        patient: guest.patient,
        address: guest.address,
        test: 'tsh',
        lab: lab._id,
        slot: `${lab._id}-20261125-0800`,
      });
      const { itemTotal, discount, amount, offer } = body.data;
      expect({ price: itemTotal, discount, amount, offer }).toEqual({
        price: lab.price,
        discount: lab.discount,
        amount: lab.amount,
        offer: lab.offer,
      });
      await guest.post(`order/${body.data._id}/cancel`, {});
    }
  });

  it('and a visitor’s is that of somebody new', async () => {
    const [visitor, guest] = [api.client(), await offers.newcomer()];
    expect(await labsFor(visitor, 'tsh')).toEqual(await labsFor(guest, 'tsh'));
  });

  it('and each gets their own, asked at the same moment', async () => {
    const [fresh, old] = [await offers.newcomer(), await returning(offers)];
    const amounts = await Promise.all(
      [fresh, old, api.client(), fresh, old].map((who) => amountAt(who, 'tsh')),
    );
    const [newcomers, usual] = amounts;
    expect(newcomers).toBeLessThan(usual!);
    expect(amounts).toEqual([newcomers, usual, newcomers, newcomers, usual]);
  });

  it('nobody learns anything by the order of somebody else', async () => {
    const [guest, stranger] = [await offers.newcomer(), await returning(offers)];
    const { _id: id } = await offeredOrder(guest);
    expect(await amountAt(stranger, 'tsh', id)).toBe(await amountAt(stranger, 'tsh'));
    expect(await amountAt(api.client(), 'tsh', id)).toBe(await amountAt(api.client(), 'tsh'));
  });

  it('a test starts from what is paid at the cheapest lab', async () => {
    const { body } = await api.client().get<LabTestJson[]>('tests/alltests');
    const { amounts } = body.data.find(({ _id }) => _id === 'tsh')!;
    const single = await api.client().get<LabTestJson>('tests/singleTest/tsh');
    expect(single.body.data.amounts).toEqual(amounts);
    const paid = async (guest: Guest) => {
      const own = (await guest.get<OfferJson[]>('users/me/offers')).body.data.map(
        (one) => one.code,
      );
      return Math.min(
        ...amounts
          .filter(({ offer }) => offer === null || own.includes(offer.code))
          .map(({ amount }) => amount),
      );
    };
    const lowest = async (guest: Guest) =>
      Math.min(...(await labsFor(guest, 'tsh')).map(({ amount }) => amount));
    for (const guest of [await offers.newcomer(), await returning(offers)])
      expect(await paid(guest)).toBe(await lowest(guest));
  });

  it('as soon as an offer is paused, without it', async () => {
    const list = () => api.client().get<LabTestJson[]>('tests/alltests');
    const amounts = async () => (await list()).body.data[0]!.amounts.length;
    const before = await list();
    expect(before.body.data[0]!.amounts).toHaveLength(2);
    await offers.change('FIRST60', { paused: true });
    // The database says it to each process a moment later.
    await expect.poll(amounts).toBe(1);
    expect((await list()).headers.etag).not.toBe(before.headers.etag);
    await offers.change('FIRST60', { paused: false });
  });
});
