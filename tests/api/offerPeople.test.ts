import { beforeAll, describe, expect, it } from 'vitest';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { password, passwordHash } from './support/labCommands.ts';
import { offered, order, pay, read, take, withOffers } from './support/offers.ts';
import type { Offers } from './support/offers.ts';
import { verify } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

let api: TestApi;
let offers: Offers;
withOffers((started) => ({ api, offers } = started));

let numbers = 0;
/** Somebody who has proved a number of their own, or one that somebody else had. */
async function customerWith(phone?: string): Promise<Guest & { phone: string }> {
  const [guest] = await crowd(api, 1, await passwordHash);
  const proved = phone ?? `+9198${String(70_000_000 + (numbers += 1))}`;
  await verify(api, { ...guest!, id: guest!.user, password }, proved);
  return { ...guest!, phone: proved };
}
/** Opens the provider's window for an order; what is paid there is heard of later. */
async function opened(guest: Guest, id: string): Promise<() => Promise<unknown>> {
  const { razorpayOrderId } = (
    await guest.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: id })
  ).body.data;
  return async () => {
    const body = { razorpayOrderId, outcome: 'paid', behaviour: 'noWebhook' };
    const proof = (await guest.post<object>('sandbox/pay', body)).body.data as object;
    return guest.post('payment/verify', { ...proof, orderId: id });
  };
}
/** A visit that is over, so that the account may be deleted. */
const completed = (id: string) =>
  api.db.updateTable('orders').set({ status: 'completed' }).where('id', '=', id).execute();
const leave = (guest: Guest) => guest.post('users/deleteAccount', { password });

describe('an offer for a first order', () => {
  let code: string;
  beforeAll(async () => {
    code = await offers.add({ firstOrderOnly: true });
  });

  it('is had once by three orders whose windows are open before any is paid', async () => {
    const guest = await customerWith();
    const ids = [];
    for (const test of ['lipid-profile', 'tsh', 'hba1c']) ids.push((await order(guest, test))._id);
    const taken = [];
    for (const id of ids) taken.push(reasonOf(await take(guest, id, code)));
    expect(taken).toEqual([
      [200, 'OFFER_TAKEN'],
      [409, 'OFFER_USED_BEFORE'],
      [409, 'OFFER_USED_BEFORE'],
    ]);
    // Nor another one of its kind.
    expect(reasonOf(await take(guest, ids[1]!))).toEqual([409, 'OFFER_USED_BEFORE']);
    const payments = [];
    for (const id of ids) payments.push(await opened(guest, id));
    for (const payment of payments) await payment();
    const paid = await Promise.all(ids.map((id) => read(guest, id)));
    expect(paid.map((one) => [one.paymentStatus, one.offer?.code])).toEqual([
      ['SUCCESS', code],
      ['SUCCESS', undefined],
      ['SUCCESS', undefined],
    ]);
  });

  it('pays for nothing once another order was paid while its window was open', async () => {
    const guest = await customerWith();
    const [first, second] = [await order(guest), await order(guest, 'tsh')];
    await take(guest, first._id, code);
    const late = await opened(guest, first._id);
    await pay(guest, second._id);
    await late();
    expect((await read(guest, first._id)).paymentStatus).toBe('REFUND_PENDING');
    expect((await offers.uses(code)).map(({ id }) => id)).not.toContain(first._id);
  });
});

describe('whoever deletes the account and comes back with the same number', () => {
  it('has no first order any more, and no second use', async () => {
    const perCustomer = await offers.add({ perCustomer: 1 });
    const before = await customerWith();
    const one = await order(before);
    await take(before, one._id, perCustomer);
    await pay(before, one._id);
    await completed(one._id);
    expect((await leave(before)).status).toBe(200);

    const again = await customerWith(before.phone);
    const next = await order(again);
    expect(reasonOf(await take(again, next._id))).toEqual([409, 'OFFER_FIRST_ORDER_ONLY']);
    expect(reasonOf(await take(again, next._id, perCustomer))).toEqual([409, 'OFFER_USED_BEFORE']);
    expect(
      Object.fromEntries(
        (await offered(again, next._id)).map((offer) => [offer.code, offer.refusal?.reason]),
      ),
    ).toMatchObject({ FIRST60: 'OFFER_FIRST_ORDER_ONLY', [perCustomer]: 'OFFER_USED_BEFORE' });
    const stranger = await customerWith();
    expect((await take(stranger, (await order(stranger))._id)).status).toBe(200);
  });

  it('nor whoever has moved to another number, for the account that gets the first one', async () => {
    const before = await customerWith();
    const one = await order(before);
    await take(before, one._id);
    await pay(before, one._id);
    await verify(
      api,
      { ...before, id: before.user, password },
      `+9198${70_000_000 + (numbers += 1)}`,
    );
    const again = await customerWith(before.phone);
    expect(reasonOf(await take(again, (await order(again))._id))).toEqual([
      409,
      'OFFER_FIRST_ORDER_ONLY',
    ]);
  });

  it('has a first order again after two years, when nothing says who it was', async () => {
    const before = await customerWith();
    const one = await order(before);
    await pay(before, one._id);
    await completed(one._id);
    await leave(before);
    const marked = () =>
      api.db.selectFrom('orders').select('phone_mark').where('id', '=', one._id).execute();
    api.clock.advance({ days: 729 });
    await api.app.jobs.runOnce('marks of phones');
    expect(await marked()).toEqual([{ phone_mark: expect.any(String) }]);
    api.clock.advance({ days: 2 });
    await api.app.jobs.runOnce('marks of phones');
    expect(await marked()).toEqual([{ phone_mark: null }]);
  });

  it('also where the account is older than the marks', async () => {
    const before = await customerWith();
    const one = await order(before);
    await pay(before, one._id);
    await completed(one._id);
    await api.db.updateTable('orders').set({ phone_mark: null }).execute();
    await api.db.updateTable('users').set({ phone_mark: null }).execute();
    await api.app.jobs.runOnce('marks of phones');
    await leave(before);
    const again = await customerWith(before.phone);
    expect(reasonOf(await take(again, (await order(again))._id))).toEqual([
      409,
      'OFFER_FIRST_ORDER_ONLY',
    ]);
  });
});
