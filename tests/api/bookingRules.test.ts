import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import type { Guest } from './support/crowd.ts';
import { reasonOf } from './support/staff.ts';

const lab = 'kaveri-precision-labs';
const slotAt = (time: string) => `${lab}-20261124-${time}`;
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
beforeEach(async () => {
  api.clock.set(START);
  await api.db.updateTable('slots').set({ capacity: 50 }).execute();
});
afterAll(() => api.stop());

const sentBy = ({ patient, address }: Guest) => ({
  patient,
  address,
  test: 'tsh',
  lab,
  slot: slotAt('0800'),
});
const order = (guest: Guest, changes: object = {}, key?: string) =>
  guest.post<OrderJson>(
    'order/createorder',
    { ...sentBy(guest), ...changes },
    key === undefined ? {} : { 'idempotency-key': key },
  );
const change = (guest: Guest, id: string, changes: object = {}) =>
  guest.call<OrderJson>('PUT', `order/${id}`, { ...sentBy(guest), ...changes });
const newcomer = async () => (await crowd(api, 1))[0]!;
const capacityOne = (slot: string) =>
  api.db.updateTable('slots').set({ capacity: 1 }).where('id', '=', slot).execute();

async function secondAddress({ user }: Guest): Promise<string> {
  const id = newId();
  const row = await api.db
    .selectFrom('addresses')
    .selectAll()
    .where('user_id', '=', user)
    .executeTakeFirstOrThrow();
  await api.db
    .insertInto('addresses')
    .values({ ...row, id, is_default: false })
    .execute();
  return id;
}

describe('a slot', () => {
  it.each([
    ['two hours ahead', '2026-11-21T06:30:00.002Z', 201, 'ORDER_CREATED'],
    ['a millisecond nearer', '2026-11-21T06:30:00.001Z', 409, 'SLOT_TAKEN'],
    ['in the last moment of the seventh day', '2026-11-27T18:29:59.999Z', 201, 'ORDER_CREATED'],
    ['that begins the eighth day', '2026-11-27T18:30:00.000Z', 409, 'SLOT_TAKEN'],
  ])('%s is answered as the list of slots has it', async (_, startsAt, status, reason) => {
    const guest = await newcomer();
    const slot = slotAt('0900');
    const set = (at: string) =>
      api.db
        .updateTable('slots')
        .set({ starts_at: new Date(at) })
        .where('id', '=', slot)
        .execute();
    api.clock.set('2026-11-21T04:30:00.002Z');
    await set(startsAt);
    const answer = await order(guest, { slot });
    await set('2026-11-24T03:30:00.000Z');
    expect(reasonOf(answer)).toEqual([status, reason]);
  });

  it('that has come too near stays with an order whose test is changed, and is refused to others', async () => {
    const guest = await newcomer();
    const slot = `${lab}-20261121-1200`;
    const { _id: id } = (await order(guest, { slot })).body.data;
    api.clock.advance({ minutes: 1 });
    const changed = await change(guest, id, { slot, test: 'hba1c' });
    expect([changed.status, changed.body.data.test._id]).toEqual([200, 'hba1c']);
    expect(reasonOf(await order(await newcomer(), { slot }))).toEqual([409, 'SLOT_TAKEN']);
  });

  it('whose last seat was held too long is given to an order that is changed to it', async () => {
    const slot = slotAt('0930');
    await capacityOne(slot);
    const [late, guest] = [await newcomer(), await newcomer()];
    const { _id: held } = (await order(late, { slot })).body.data;
    api.clock.advance({ minutes: 10 });
    const { _id: id } = (await order(guest)).body.data;
    expect(reasonOf(await change(guest, id, { slot }))).toEqual([409, 'SLOT_TAKEN']);
    api.clock.advance({ minutes: 5 });
    expect((await change(guest, id, { slot })).status).toBe(200);
    const before = (await late.get<OrderJson>(`order/${held}`)).body.data;
    expect([before.paymentStatus, before.holdExpiresAt, before.events.at(-1)]).toEqual([
      'EXPIRED',
      null,
      {
        _id: before.events.at(-1)!._id,
        at: '2026-11-21T04:45:00.000Z',
        actor: 'clock',
        type: 'hold.expired',
        note: null,
      },
    ]);
  });
});

describe('what is asked for again without a key', () => {
  it('is another order for another address or slot, and the first one for the same', async () => {
    const guest = await newcomer();
    const address = await secondAddress(guest);
    const first = await order(guest);
    const others = [await order(guest, { address }), await order(guest, { slot: slotAt('1000') })];
    expect(others.map(({ status }) => status)).toEqual([201, 201]);
    const again = await order(guest);
    expect([again.status, again.body.data._id]).toEqual([200, first.body.data._id]);
  });

  it('is a new order once the hold of the first one has ended, swept up or not', async () => {
    const guest = await newcomer();
    const { _id: id } = (await order(guest)).body.data;
    api.clock.advance({ minutes: 15 });
    const again = await order(guest);
    expect([again.status, again.body.data._id === id]).toEqual([201, false]);
    expect((await guest.get<OrderJson>(`order/${id}`)).body.data.paymentStatus).toBe('EXPIRED');
  });
});

describe('an Idempotency-Key', () => {
  it('does not stand for another address', async () => {
    const guest = await newcomer();
    const address = await secondAddress(guest);
    await order(guest, {}, 'visit-1');
    expect(reasonOf(await order(guest, { address }, 'visit-1'))).toEqual([422, 'KEY_REUSED']);
  });

  it('is each account’s own where two share a phone', async () => {
    const guests = [await newcomer(), await newcomer()] as const;
    await api.db
      .updateTable('users')
      .set({ phone: '+918011112222' })
      .where(
        'id',
        'in',
        guests.map(({ user }) => user),
      )
      .execute();
    const made = [await order(guests[0], {}, 'visit-1'), await order(guests[1], {}, 'visit-1')];
    expect(made.map(({ status }) => status)).toEqual([201, 201]);
  });

  it('of an order that an older version made stands for it, whatever is sent', async () => {
    const guest = await newcomer();
    const { _id: id } = (await order(guest, {}, 'visit-1')).body.data;
    await api.db.updateTable('orders').set({ request_hash: null }).where('id', '=', id).execute();
    const again = await order(guest, { test: 'hba1c' }, 'visit-1');
    expect([again.status, again.body.data._id, again.body.data.test._id]).toEqual([200, id, 'tsh']);
  });

  it.each(['k'.repeat(101), 'two words', 'ключ', 'half/half', ' '])('is not %j', async (key) => {
    expect(reasonOf(await order(await newcomer(), {}, key))).toEqual([
      400,
      'IDEMPOTENCY_KEY_INVALID',
    ]);
  });

  it('is up to a hundred letters, digits, dots, dashes and colons', async () => {
    const key = `a_Z.0:-${'k'.repeat(93)}`;
    expect((await order(await newcomer(), {}, key)).status).toBe(201);
  });
});

it('who has too many orders that wait is told to come back when the first of their holds ends', async () => {
  const guest = await newcomer();
  for (const time of ['0800', '0830', '0900']) {
    expect((await order(guest, { slot: slotAt(time) })).status).toBe(201);
    api.clock.advance({ minutes: 1 });
  }
  const refused = await order(guest, { slot: slotAt('1000') });
  expect([...reasonOf(refused), refused.headers['retry-after']]).toEqual([
    429,
    'TOO_MANY_HOLDS',
    '720',
  ]);
});

it('an amount that the client does not say is not held against the price', async () => {
  expect((await order(await newcomer(), { expectedAmount: null })).status).toBe(201);
});

describe('what is not there, or is somebody else’s, is refused by name', () => {
  const twice = ({ patient }: Guest) => ({ items: Array(2).fill({ patient, test: 'tsh' }) });
  it.each<[string, (guest: Guest) => Promise<object> | object, number, string]>([
    ['a patient', async () => ({ patient: (await newcomer()).patient }), 404, 'PATIENT_NOT_FOUND'],
    ['an address', async () => ({ address: (await newcomer()).address }), 404, 'ADDRESS_NOT_FOUND'],
    ['a test', () => ({ test: 'none' }), 404, 'TEST_NOT_FOUND'],
    ['a lab', () => ({ lab: 'none' }), 404, 'TEST_NOT_OFFERED'],
    ['a slot', () => ({ slot: 'none' }), 404, 'SLOT_NOT_FOUND'],
    [
      'a slot of another lab',
      () => ({ slot: 'udaya-path-care-20261124-0800' }),
      404,
      'SLOT_NOT_FOUND',
    ],
    ['a patient that is not said', () => ({ patient: undefined }), 400, 'FIELD_MISSING'],
    ['a test that is not said', () => ({ test: undefined }), 400, 'FIELD_MISSING'],
    ['a test that is there twice for a person', twice, 400, 'ITEM_TWICE'],
  ])('%s', async (_, changes, status, reason) => {
    const guest = await newcomer();
    const { status: answered, body } = await order(guest, await changes(guest));
    expect([answered, body.reason]).toEqual([status, reason]);
  });

  it('a patient or an address that was removed', async () => {
    for (const of of ['patient', 'address'] as const) {
      const guest = await newcomer();
      await guest.call('DELETE', `${of}/${guest[of]}`);
      expect(reasonOf(await order(guest))).toEqual([404, `${of.toUpperCase()}_NOT_FOUND`]);
    }
  });

  it('a child for whom no guardian has consented yet', async () => {
    const guest = await newcomer();
    const patients = api.db.updateTable('patients').where('id', '=', guest.patient);
    await patients.set({ date_of_birth: '2015-01-01' }).execute();
    expect(reasonOf(await order(guest))).toEqual([409, 'GUARDIAN_CONSENT_MISSING']);
    await patients.set({ guardian_consented_at: api.clock.now() }).execute();
    expect((await order(guest)).status).toBe(201);
  });

  it.each([
    ['tests', 'tsh', 'TEST_NOT_FOUND'],
    ['labs', lab, 'TEST_NOT_OFFERED'],
  ] as const)('one of the %s that is not offered any more', async (table, id, reason) => {
    const guest = await newcomer();
    const set = (active: boolean) =>
      api.db.updateTable(table).set({ active }).where('id', '=', id).execute();
    await set(false);
    const refused = await order(guest);
    await set(true);
    expect(reasonOf(refused)).toEqual([404, reason]);
  });
});
