import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
let slots: string[];
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  await api.db.updateTable('slots').set({ capacity: 500 }).execute();
});
beforeEach(async () => {
  api.clock.set(START);
  const [guest] = await crowd(api, 1);
  slots = (await guest!.get<{ _id: string }[]>(`slot/getslot?labId=${lab}`)).body.data.map(
    (slot) => slot._id,
  );
});
afterAll(() => api.stop());

interface Refused {
  oldest: string | null;
  orders: string[];
}
let keys = 0;
const order = (guest: Guest, slot: number) =>
  guest.post<OrderJson & Refused>(
    'order/createorder',
    { patient: guest.patient, address: guest.address, test: 'tsh', lab, slot: slots[slot] },
    { 'idempotency-key': `key ${(keys += 1)}`.replace(' ', '-') },
  );
const held = async (guests: Guest[]) =>
  (
    await api.db
      .selectFrom('orders')
      .innerJoin('slot_holds', 'slot_holds.order_id', 'orders.id')
      .select('orders.id')
      .where(
        'user_id',
        'in',
        guests.map((guest) => guest.user),
      )
      .execute()
  ).length;

describe('seats that are held without payment', () => {
  it('are three for a customer, however fast and with whatever keys they are asked for', async () => {
    const [guest] = await crowd(api, 1);
    const answers = await Promise.all(slots.slice(0, 60).map((_, slot) => order(guest!, slot)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, body }) => `${status} ${body.code}`))).toEqual(
      new Set(['429 TOO_MANY_HOLDS']),
    );
    expect(await held([guest!])).toBe(3);
  });

  it('are three for each of a hundred customers', { timeout: 120_000 }, async () => {
    const guests = await crowd(api, 100);
    for (let slot = 0; slot < 5; slot += 1)
      await Promise.all(guests.map((guest) => order(guest, slot)));
    expect(await held(guests)).toBe(300);
  });

  it('are three for a phone, whatever the number of accounts that share it', async () => {
    const guests = await crowd(api, 5);
    await api.db
      .updateTable('users')
      .set({ phone: '+918012345678' })
      .where(
        'id',
        'in',
        guests.map((guest) => guest.user),
      )
      .execute();
    const answers = await Promise.all(guests.map((guest, index) => order(guest, index)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await held(guests)).toBe(3);
    // Whose orders they are is told to nobody else who has the phone.
    for (const [index, guest] of guests.entries()) {
      const own = (await guest.get<OrderJson[]>('order')).body.data.map(({ _id }) => _id);
      const { data } = (await order(guest, index + 10)).body;
      expect(data).toMatchObject({ oldest: own.at(-1) ?? null, orders: own.toReversed() });
    }
  });

  it('make room when the oldest is given up, is paid or ends', async () => {
    const [guest] = await crowd(api, 1);
    for (let slot = 0; slot < 3; slot += 1) await order(guest!, slot);
    const { status, headers, body } = await order(guest!, 3);
    expect([status, headers['retry-after'], body.data.orders.length]).toEqual([429, '900', 3]);
    expect(body.message).toBe(
      'You have 3 bookings waiting for payment. Please pay or cancel one of them first.',
    );
    const list = (await guest!.get<OrderJson[]>('order')).body.data;
    expect(body.data.oldest).toBe(list.at(-1)!._id);
    expect((await guest!.post(`order/${body.data.oldest}/cancel`, {})).status).toBe(200);
    expect((await order(guest!, 3)).status).toBe(201);
    expect((await order(guest!, 4)).status).toBe(429);
    api.clock.advance({ minutes: 16 });
    expect((await order(guest!, 4)).status).toBe(201);
  });

  it('are answered again to the same key, which makes no new one', async () => {
    const [guest] = await crowd(api, 1);
    const sent = {
      patient: guest!.patient,
      address: guest!.address,
      test: 'tsh',
      lab,
      slot: slots[9],
    };
    const again = () => guest!.post('order/createorder', sent, { 'idempotency-key': 'same' });
    expect((await again()).status).toBe(201);
    for (let slot = 0; slot < 2; slot += 1) await order(guest!, slot);
    expect((await again()).status).toBe(200);
  });
});

it('new orders are counted by customer and by address, too', async () => {
  const limited = await startApi({ demo: true });
  try {
    const [guest] = await crowd(limited, 1);
    const codes: (string | undefined)[] = [];
    for (let count = 0; count < 32; count += 1) {
      const answer = await order(guest!, count % 20);
      codes.push(answer.body.code);
      if (answer.status === 201) await guest!.post(`order/${answer.body.data._id}/cancel`, {});
    }
    expect(codes.filter((code) => code !== undefined)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  } finally {
    await limited.stop();
  }
});
