import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeJson } from '../../api/home/home.contract.ts';
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

const homeOf = async (guest: { get<Data>(path: string): Promise<{ body: { data: Data } }> }) =>
  (await guest.get<HomeJson>('users/me/home')).body.data;

describe('what a home page begins with', () => {
  it('is nothing where nothing was paid', async () => {
    const [newcomer] = await crowd(shop.api, 1);
    expect(await homeOf(newcomer!)).toEqual({
      nextVisit: null,
      readyReport: null,
      bookAgain: null,
    });
  });

  it('is the visit that comes, and the booking again without what was cancelled, at the price of now', async () => {
    const visit = await paidVisit(shop);
    await visit.cancelItem(visit.paid[1]!._id);
    const { nextVisit, readyReport, bookAgain } = await homeOf(visit.guest);
    expect([nextVisit!._id, readyReport, bookAgain!.order._id]).toEqual([visit.id, null, visit.id]);
    const tests = bookAgain!.order.items.filter((item) => item.status !== 'cancelled');
    const labs = await visit.guest.get<{ _id: string; amount: number; earliest: object }[]>(
      `lab/getlab?testIds=${tests.map((item) => item.test._id).join()}`,
    );
    const lab = labs.body.data.find(({ _id }) => _id === bookAgain!.order.lab._id)!;
    expect(bookAgain!.lab).toMatchObject({ amount: lab.amount, earliest: lab.earliest });
  });

  it('is the newest report for two weeks, once the sample was taken no visit', async () => {
    const visit = await paidVisit(shop);
    const lab = await examine(shop, visit.id);
    expect((await homeOf(visit.guest)).nextVisit).toBeNull();
    await lab.upload(visit.paid[0]!._id);
    shop.api.clock.advance({ seconds: 60 });
    await lab.upload(visit.paid[2]!._id);
    expect((await homeOf(visit.guest)).readyReport?._id).toBe(visit.paid[2]!._id);
    shop.api.clock.advance({ seconds: 15 * 24 * 3600 });
    expect((await homeOf(visit.guest)).readyReport).toBeNull();
  });

  it('has no lab any more where that is paused', async () => {
    const visit = await paidVisit(shop);
    const { bookAgain } = await homeOf(visit.guest);
    const { db } = shop.api;
    const pause = (active: boolean) =>
      db.updateTable('labs').set({ active }).where('id', '=', bookAgain!.order.lab._id).execute();
    await pause(false);
    expect((await homeOf(visit.guest)).bookAgain).toMatchObject({ lab: null });
    await pause(true);
  });
});
