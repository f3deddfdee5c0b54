import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import type { LabJson } from '../../../api/labs/labs.contract.ts';
import type { OrderOfferJson } from '../../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import { pauseOffers, startApi } from './api.ts';
import type { TestApi } from './api.ts';
import type { Client } from './client.ts';
import { START } from './clock.ts';
import { crowd } from './crowd.ts';
import type { Guest } from './crowd.ts';
import { adminClient } from './people.ts';

export const offerLab = 'kaveri-precision-labs';
let made = 0;

/** What an administrator does with offers, and how the service stands. */
export function offersOf(api: TestApi) {
  return {
    /** A new offer of 300 rupees, with its code. */
    async add(changes: object = {}): Promise<string> {
      const code = `OFFER${(made += 1)}`;
      const titles = { title: '₹300 off', titleHindi: '₹300 की छूट' };
      const admin = await adminClient(api);
      const body = { code, ...titles, rupees: 300, ...changes };
      expect((await admin.post('admin/content/offers', body)).status).toBe(201);
      return code;
    },
    async change(code: string, changes: object): Promise<void> {
      const admin = await adminClient(api);
      const answer = await admin.call('PATCH', `admin/content/offers/${code}`, changes);
      expect(answer.status).toBe(200);
    },
    /** Which orders hold an offer, or have paid with it. */
    uses: async (code: string) =>
      (
        await api.db
          .selectFrom('offer_uses')
          .select(['order_id', 'rupees'])
          .where('offer_code', '=', code)
          .execute()
      ).map(({ order_id: id, rupees }) => ({ id, rupees })),
    newcomer: async () => (await crowd(api, 1))[0]!,
    sweep: () => api.app.jobs.runOnce('expire holds'),
  };
}

export type Offers = ReturnType<typeof offersOf>;

/**
 * Starts the demo for the tests of a file, with room in every slot; each test begins at the same
 * time. `onStarted` gets what they work with.
 */
export function withOffers(onStarted: (started: { api: TestApi; offers: Offers }) => void): void {
  let api: TestApi;
  beforeAll(async () => {
    api = await startApi({ demo: true, rateLimit: false });
    await pauseOffers(api.db, false);
    onStarted({ api, offers: offersOf(api) });
  });
  beforeEach(async () => {
    api.clock.set(START);
    await api.db.updateTable('slots').set({ capacity: 60 }).execute();
  });
  afterAll(() => api.stop());
}

/** An unpaid order of one test, with the offer that fits. */
export async function offeredOrder(
  guest: Guest,
  test = 'lipid-profile',
  slot = `${offerLab}-20261124-0800`,
): Promise<OrderJson> {
  const { patient, address } = guest;
  const body = { patient, address, test, lab: offerLab, slot };
  return (await guest.post<OrderJson>('order/createorder', body)).body.data;
}
/** The same without an offer: the customer has taken it away. */
export async function order(guest: Guest, test?: string, slot?: string): Promise<OrderJson> {
  const made = await offeredOrder(guest, test, slot);
  return made.offer ? (await drop(guest, made._id)).body.data : made;
}
export const take = (guest: Guest, id: string, code = 'FIRST60') =>
  guest.post<OrderJson>(`order/${id}/offer`, { code });
export const drop = (guest: Guest, id: string) =>
  guest.call<OrderJson>('DELETE', `order/${id}/offer`);
/** What the customer is offered for an order. */
export const offered = async (guest: Guest, id: string) =>
  (await guest.get<OrderOfferJson[]>(`order/${id}/offers`)).body.data;
export const read = async (guest: Guest, id: string) =>
  (await guest.get<OrderJson>(`order/${id}`)).body.data;
/** Pays an order as far as it can be; the answer is what the window was opened with. */
export async function pay(guest: Guest, id: string) {
  const opened = await guest.post<{ razorpayOrderId: string; amount: number }>(
    'payment/create-order',
    { orderId: id },
  );
  if (opened.status !== 200) return opened;
  const { razorpayOrderId } = opened.body.data;
  const proof = await guest.post<object>('sandbox/pay', { razorpayOrderId, outcome: 'paid' });
  await guest.post('payment/verify', { ...proof.body.data, orderId: id });
  return opened;
}
/** The labs for a test with what somebody pays at each. */
export const labsFor = async (who: Client, test: string, orderId?: string) =>
  (
    await who.get<LabJson[]>(
      `lab/getlab?${new URLSearchParams({ testId: test, ...(orderId && { orderId }) })}`,
    )
  ).body.data;
/** What somebody pays for a test at one of them. */
export const amountAt = async (who: Client, test: string, orderId?: string) =>
  (await labsFor(who, test, orderId)).find(({ _id }) => _id === offerLab)!.amount;
/** Somebody who has ordered before. */
export async function returning(offers: Offers): Promise<Guest> {
  const guest = await offers.newcomer();
  await pay(guest, (await offeredOrder(guest, 'hba1c'))._id);
  return guest;
}
