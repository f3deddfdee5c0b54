import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { examine, paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

describe('after the visit', () => {
  const over = async () => {
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    for (const { _id } of visit.paid) await lab.upload(_id);
    await lab.complete();
    const rate = (body: object, guest = visit.guest) =>
      guest.post<OrderJson>(`order/${visit.id}/rating`, body);
    return { ...visit, rate };
  };

  it('the customer rates it once, from one to five stars', async () => {
    const visit = await over();
    expect((await visit.read()).rateable).toBe(true);
    for (const stars of [0, 6, 2.5, '5', null])
      expect((await visit.rate({ stars })).status).toBe(400);
    expect((await visit.rate({ stars: 5, comment: 'a'.repeat(301) })).status).toBe(400);
    const [stranger] = await crowd(shop.api, 1);
    expect((await visit.rate({ stars: 5 }, stranger)).status).toBe(404);
    const rated = (await visit.rate({ stars: 4, comment: ' On time 👨\u200d👩\u200d👧 ' })).body;
    expect([rated.message, rated.data.rating, rated.data.rateable]).toEqual([
      'Thank you for your rating',
      { stars: 4, comment: 'On time 👨\u200d👩\u200d👧' },
      false,
    ]);
    const again = await visit.rate({ stars: 1 });
    expect([again.status, again.body.message]).toEqual([409, 'You have already rated this visit']);
    const { rating, events } = await visit.read();
    expect(rating).toEqual({ stars: 4, comment: 'On time 👨\u200d👩\u200d👧' });
    expect(events.filter(({ type }) => type === 'visit.rated')).toMatchObject([
      { actor: 'customer', note: '4/5' },
    ]);
  });

  it('a comment of signs that nobody sees is none', async () => {
    const visit = await over();
    const { rating } = (await visit.rate({ stars: 3, comment: ' \u200b\u2800' })).body.data;
    expect(rating).toEqual({ stars: 3, comment: null });
  });

  it('two ratings at once are one', async () => {
    const visit = await over();
    const answers = await Promise.all([visit.rate({ stars: 1 }), visit.rate({ stars: 5 })]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  });

  it('a visit that is not over cannot be rated', async () => {
    const visit = await paidVisit(shop);
    const { status, body } = await visit.guest.post(`order/${visit.id}/rating`, { stars: 5 });
    expect([status, body.message]).toEqual([409, 'A visit can be rated once its report is there']);
    expect((await visit.read()).rateable).toBe(false);
  });

  it('a report is downloaded under the names of its test and person, in any script', async () => {
    const visit = await over();
    const nameOf = async () =>
      (await visit.guest.get(`report/${visit.paid[2]!._id}/file`)).headers['content-disposition'];
    expect(await nameOf()).toBe(
      `attachment; filename="TSH - Ravi.pdf"; filename*=UTF-8''TSH%20-%20Ravi.pdf`,
    );
    const booked = JSON.stringify({
      test: { _id: 'tsh', testName: 'T/S"H' },
      patient: { name: 'रवि' },
    });
    await shop.api.db
      .updateTable('order_items')
      .set({ booked })
      .where('id', '=', visit.paid[2]!._id)
      .execute();
    expect(await nameOf()).toBe(
      `attachment; filename="T S H - ___.pdf"; filename*=UTF-8''T%20S%20H%20-%20${encodeURIComponent('रवि')}.pdf`,
    );
  });

  it('a rating without words is its stars alone', async () => {
    const visit = await over();
    const { data } = (await visit.rate({ stars: 1, comment: '   ' })).body;
    expect(data.rating).toEqual({ stars: 1, comment: null });
    expect(data.events.at(-1)).toMatchObject({ type: 'visit.rated', note: '1/5' });
  });
});
