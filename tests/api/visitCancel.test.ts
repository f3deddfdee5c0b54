import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
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

const settle = async () => {
  for (let times = 0; times < 3; times += 1) {
    await shop.refundJob();
    shop.api.clock.advance({ minutes: 30 });
  }
};
const rupeesBack = (payment: { amount_refunded: number }) => payment.amount_refunded / 100;

describe('one test of a visit that is cancelled', () => {
  it('gets its share of what was paid back; the others stay', async () => {
    const visit = await paidVisit(shop);
    const { amount, itemTotal } = await visit.read();
    const [first] = visit.paid;
    const answer = await visit.cancelItem(first!._id);
    const share = Math.floor((amount * first!.price) / itemTotal);
    expect(answer.body.data).toMatchObject({
      status: 'placed',
      paymentStatus: 'SUCCESS',
      amount,
      refundedAmount: share,
      test: { _id: 'lipid-profile' },
    });
    expect(answer.body.data.items.map(({ status }) => status)).toEqual([
      'cancelled',
      'placed',
      'placed',
    ]);
    await settle();
    expect(rupeesBack(visit.payment)).toBe(share);
    const after = await visit.read();
    expect(after.paymentStatus).toBe('SUCCESS');
    expect(after.items[0]).toMatchObject({ refundAmount: share, refundedAt: expect.any(String) });
    expect(after.events.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['item.cancelled', 'payment.refunded']),
    );
  });

  it('is told in Hindi to who booked in Hindi', async () => {
    const told = async () => (await shop.api.outbox()).map(({ text }) => text);
    const before = (await told()).length;
    const visit = await paidVisit(shop, 'hi');
    await visit.cancelItem(visit.paid[1]!._id);
    const { refundedAmount: share } = await visit.read();
    await settle();
    expect((await told()).slice(before)).toEqual([
      expect.stringMatching(/^3 टेस्ट के लिए आपकी विज़िट Kaveri Precision Labs में 24 नवंबर, /),
      `लिपिड प्रोफ़ाइल आपकी विज़िट से हटा दिया गया है। ₹${share} 5 से 7 कामकाजी दिनों में उसी तरीक़े से लौटा दिए जाएँगे जिससे पेमेंट हुआ था।`,
      `लिपिड प्रोफ़ाइल के ₹${share} लौटा दिए गए हैं।`,
    ]);
  });

  it('one after the other cancel the order: all that was paid goes back, not a rupee more', async () => {
    const visit = await paidVisit(shop);
    for (const item of visit.paid) expect((await visit.cancelItem(item._id)).status).toBe(200);
    const over = await visit.read();
    expect([over.status, over.paymentStatus]).toEqual(['cancelled', 'REFUND_PENDING']);
    await settle();
    expect((await visit.read()).paymentStatus).toBe('REFUNDED');
    expect(visit.payment.amount_refunded).toBe(visit.payment.amount);
    expect(visit.refunds()).toHaveLength(3);
  });

  it.each([['lost'], [500], ['failed']] as const)(
    'and then the whole order: all goes back once, whatever the provider answers (%s)',
    async (mishap) => {
      const visit = await paidVisit(shop);
      await visit.cancelItem(visit.paid[1]!._id);
      if (mishap === 'failed') shop.provider.refundStatuses.push(mishap);
      else shop.provider.mishaps.push(mishap);
      await shop.refundJob();
      await visit.guest.post(`order/${visit.id}/cancel`, {});
      await settle();
      expect((await visit.read()).paymentStatus).toBe('REFUNDED');
      expect(visit.payment.amount_refunded).toBe(visit.payment.amount);
    },
  );

  it('keeps the cancelled order waiting while its share is on its way', async () => {
    const visit = await paidVisit(shop);
    await visit.cancelItem(visit.paid[1]!._id);
    shop.provider.refundStatuses.push('pending');
    await shop.refundJob();
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    await settle();
    expect((await visit.read()).paymentStatus).toBe('REFUND_PENDING');
    const [pending] = visit.refunds();
    pending!.status = 'processed';
    const event = { event: 'refund.processed', payload: { refund: { entity: pending } } };
    expect((await shop.webhook(event)).status).toBe(200);
    expect((await visit.read()).paymentStatus).toBe('REFUNDED');
    expect(visit.payment.amount_refunded).toBe(visit.payment.amount);
  });

  it('does not take one refund for another of the same amount', async () => {
    const visit = await paidVisit(shop);
    const [first, , third] = visit.paid;
    expect(first!.price).toBe(third!.price);
    await visit.cancelItem(first!._id);
    shop.provider.mishaps.push('lost', 'dropped');
    await shop.refundJob();
    const [lost] = visit.refunds();
    await visit.cancelItem(third!._id);
    // Whose it is, only our own next call can tell.
    await shop.webhook({ event: 'refund.processed', payload: { refund: { entity: lost } } });
    await settle();
    const { items, refundedAmount } = await visit.read();
    expect(items.map((item) => item.refundedAt !== null)).toEqual([true, false, true]);
    expect(rupeesBack(visit.payment)).toBe(refundedAmount);
  });

  it('at the same moment as others and the order: never more goes back than was paid', async () => {
    const visit = await paidVisit(shop);
    const [first, second] = visit.paid;
    await Promise.all([
      visit.cancelItem(first!._id),
      visit.cancelItem(first!._id),
      visit.cancelItem(second!._id),
      visit.guest.post(`order/${visit.id}/cancel`, {}),
      shop.refundJob(),
      shop.refundJob(),
      visit.cancelItem(second!._id),
    ]);
    await settle();
    expect((await visit.read()).paymentStatus).toBe('REFUNDED');
    expect(visit.payment.amount_refunded).toBe(visit.payment.amount);
  });

  it('is refused to others, before it is paid, and once the sample is being taken', async () => {
    const visit = await paidVisit(shop);
    const [stranger] = await crowd(shop.api, 1);
    const [item] = visit.paid;
    const path = `order/${visit.id}/items/${item!._id}/cancel`;
    expect((await stranger!.post(path, {})).status).toBe(404);
    expect((await visit.cancelItem('no-such-item')).status).toBe(404);
    const unpaid = (await visit.order({ items: visit.items.slice(1) })).body.data;
    const early = `order/${unpaid._id}/items/${unpaid.items[0]!._id}/cancel`;
    expect((await visit.guest.post(early, {})).status).toBe(409);
    await examine(shop, visit.id);
    expect((await visit.cancelItem(item!._id)).status).toBe(409);
  });
});
