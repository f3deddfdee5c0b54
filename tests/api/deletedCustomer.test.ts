import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import type { AdminCountersJson, AdminUserPageJson } from '../../api/admin/admin.contract.ts';
import { lockOrder } from '../../api/orders/orderChanges.repository.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { lockSlots } from '../../api/orders/seats.repository.ts';
import { hashSecret } from '../../api/secrets/hashing.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import { START } from './support/clock.ts';
import { adminClient } from './support/people.ts';
import { violationOf, ledgerOf } from './support/ledger.ts';

const password = 'correct horse';
let api: TestApi;
let passwordHash: string;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
  passwordHash = await hashSecret(password);
});
beforeEach(() => api.clock.set(START));
afterAll(() => api.stop());

/** A customer who can delete the account, with an unpaid order and its payment window. */
async function unpaid() {
  const one = await checkout(api);
  await api.db
    .updateTable('users')
    .set({ password_hash: passwordHash })
    .where('id', '=', one.guest.user)
    .execute();
  return {
    ...one,
    providerOrderId: await one.providerOrder(),
    remove: () => one.guest.post('users/deleteAccount', { password }),
    ledger: () => ledgerOf(api.db, one.id, api.clock.now()),
  };
}
const webhooks = () => api.app.jobs.runOnce('send sandbox webhooks');
const isOver = { status: 'cancelled', payment: 'REFUNDED', place: 'none', money: ['back'] };

describe('deleting the account', () => {
  it.runIf(inject('templateUrl'))(
    'locks the slot of an order before the order, as whoever changes one does',
    async () => {
      const one = await unpaid();
      const { slot_id: slotId } = await api.db
        .updateTable('orders')
        .set({ status: 'completed', payment_status: 'SUCCESS' })
        .where('id', '=', one.id)
        .returning('slot_id')
        .executeTakeFirstOrThrow();
      const isWaiting = async () => {
        const { rows } = await sql`
          select from pg_stat_activity
          where datname = current_database() and wait_event_type = 'Lock'`.execute(api.db);
        return rows.length > 0;
      };
      const removed = await api.db.transaction().execute(async (trx) => {
        await lockSlots(trx, [slotId]);
        const removing = one.remove();
        await expect.poll(isWaiting, { timeout: 10_000 }).toBe(true);
        expect(await lockOrder(trx, one.id)).toMatchObject({ id: one.id });
        return { removing };
      });
      expect((await removed.removing).status).toBe(200);
    },
  );

  it('takes the customer out of the users and counters, and the name out of the orders', async () => {
    const one = await unpaid();
    const admin = await adminClient(api);
    const seen = async () => {
      // Counters are cached for some seconds.
      api.clock.advance({ minutes: 1 });
      const users = await admin.get<AdminUserPageJson>(`admin/users?search=${one.id}`);
      const counters = await admin.get<AdminCountersJson>('admin/counters');
      const orders = await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${one.id}`);
      const [order] = orders.body.data.items;
      return {
        users: users.body.data.items.map(({ _id }) => _id),
        active: counters.body.data.activeUsers,
        names: [order!.patient.name, ...order!.items.map(({ patient }) => patient.name)],
      };
    };
    const before = await seen();
    expect(before.users).toEqual([one.guest.user]);
    expect((await one.remove()).status).toBe(200);
    expect(await seen()).toEqual({
      users: [],
      active: before.active - 1,
      names: before.names.map(() => ''),
    });
  });

  it('cancels what is unpaid, and money from a window that was still open goes back', async () => {
    const one = await unpaid();
    expect((await one.remove()).status).toBe(200);
    expect(await one.ledger()).toEqual({
      status: 'cancelled',
      payment: 'EXPIRED',
      place: 'none',
      money: [],
    });
    await api.client().post('sandbox/pay', {
      razorpayOrderId: one.providerOrderId,
      outcome: 'paid',
    });
    await webhooks();
    await api.app.jobs.runOnce('refund payments');
    expect(await one.ledger()).toEqual(isOver);
  });

  it('counts for a hold that has ended, too: late money does not book it again', async () => {
    const one = await unpaid();
    const paying = { razorpayOrderId: one.providerOrderId, outcome: 'paid' };
    await api.client().post('sandbox/pay', { ...paying, behaviour: 'noWebhook' });
    api.clock.advance({ minutes: 16 });
    await api.app.jobs.runOnce('expire holds');
    expect((await one.remove()).status).toBe(200);
    await api.app.jobs.runOnce('reconcile payments');
    await api.app.jobs.runOnce('refund payments');
    expect(await one.ledger()).toEqual(isOver);
  });

  it.each(['order', 'payment', 'change'])(
    'and an %s at the same moment never leave a booked order without its customer',
    async (what) => {
      const left: string[] = [];
      for (let round = 0; round < 5; round += 1) {
        const one = await unpaid();
        const again = {
          patient: one.guest.patient,
          address: one.guest.address,
          test: 'tsh',
          lab: 'kaveri-precision-labs',
          slot: 'kaveri-precision-labs-20261125-0800',
        };
        const { body } = await one.guest.post<object>('sandbox/pay', {
          razorpayOrderId: one.providerOrderId,
          outcome: 'paid',
          behaviour: 'noWebhook',
        });
        const doing: Record<string, () => Promise<unknown>> = {
          order: () => one.guest.post('order/createorder', again),
          payment: () => one.guest.post('payment/verify', { ...body.data, orderId: one.id }),
          change: () => one.guest.call('PUT', `order/${one.id}`, again),
        };
        const [removed] = await Promise.all([one.remove(), doing[what]!()]);
        api.clock.advance({ minutes: 2 });
        await api.app.jobs.runOnce('reconcile payments');
        await api.app.jobs.runOnce('refund payments');
        expect([200, 409]).toContain(removed.status);
        const orders = await api.db
          .selectFrom('orders')
          .select('id')
          .where('user_id', '=', one.guest.user)
          .execute();
        for (const { id } of orders) {
          const ledger = await ledgerOf(api.db, id, api.clock.now());
          expect(violationOf(ledger)).toBeNull();
          if (removed.status === 200) left.push(`${ledger.status}, ${ledger.place}`);
        }
      }
      expect(left.filter((stands) => stands !== 'cancelled, none')).toEqual([]);
    },
  );
});
