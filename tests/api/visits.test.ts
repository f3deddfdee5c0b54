import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { family, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

describe('a visit of several tests and people', () => {
  it('is one order with an item each, one seat and one discount on the sum', async () => {
    const { guest, items, order } = await family(shop.api);
    const [lab] = (
      await guest.get<LabJson[]>(`lab/getlab?testIds=${items.map((item) => item.test).join()}`)
    ).body.data.filter(({ _id }) => _id === visitLab);
    const { status, body } = await order({ items, expectedAmount: lab!.amount });
    expect(status).toBe(201);
    const made = body.data;
    expect(made.items.map(({ patient, test }) => `${test.testName}, ${patient.name}`)).toEqual([
      'TSH, Guest',
      'Lipid Profile, Guest',
      'TSH, Ravi',
    ]);
    expect(made.items.map(({ patientId }) => patientId)).toEqual(
      items.map(({ patient }) => patient),
    );
    const sum = made.items.reduce((total, item) => total + item.price, 0);
    expect([made.itemTotal, made.discount, made.amount]).toEqual([sum, 100, sum - 100]);
    expect([lab!.price, lab!.amount, made.lab.price]).toEqual([sum, sum - 100, sum]);
    expect([made.patient.name, made.test.testName]).toEqual(['Guest', 'TSH']);
    const holds = await shop.api.db
      .selectFrom('slot_holds')
      .select('place')
      .where('order_id', '=', made._id)
      .execute();
    expect(holds).toHaveLength(1);
  });

  it('of one test is what it always was, sent either way', async () => {
    const { guest, order, items } = await family(shop.api);
    const { patient, test } = items[0]!;
    const asBefore = (await order({ patient, test })).body.data;
    const asItem = await order({ items: [{ patient, test }] });
    expect([asItem.status, asItem.body.data._id]).toEqual([200, asBefore._id]);
    expect(asBefore.items).toMatchObject([
      { _id: asBefore._id, patientId: patient, price: asBefore.itemTotal },
    ]);
    const rows = await shop.api.db
      .selectFrom('order_items')
      .selectAll()
      .where('order_id', '=', asBefore._id)
      .execute();
    expect(rows).toEqual([]);
    expect((await guest.get<OrderJson[]>('order')).body.data[0]!.items).toHaveLength(1);
  });

  it('is one order however often it is sent, and its key stands for these tests', async () => {
    const { order, items } = await family(shop.api);
    const key = { 'idempotency-key': 'visit-1' };
    const first = (await order({ items }, key)).body.data;
    expect((await order({ items }, key)).body.data._id).toBe(first._id);
    expect((await order({ items })).body.data._id).toBe(first._id);
    const other = await order({ items: items.slice(0, 2) }, key);
    expect([other.status, other.body.code]).toEqual([422, 'KEY_REUSED']);
    expect((await order({ items: items.slice(0, 2) })).body.data._id).not.toBe(first._id);
  });

  it("is refused with a test twice for a person, too many, none, or what is not the customer's", async () => {
    const { order, items } = await family(shop.api);
    const [stranger] = await crowd(shop.api, 1);
    const tests = ['tsh', 'lipid-profile', 'hba1c', 'vitamin-d', 'vitamin-b12', 'ferritin', 'crp'];
    const many = tests.map((test) => ({ patient: items[0]!.patient, test }));
    const answers = await Promise.all([
      order({ items: [items[0], items[0]] }),
      order({ items: many }),
      order({ items: [] }),
      order({}),
      order({ items: [items[0], { patient: stranger!.patient, test: 'tsh' }] }),
      order({ items: [items[0], { ...items[1]!, test: 'no-such-test' }] }),
      order({ items, expectedAmount: 1 }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 400, 404, 404, 409]);
  });

  it('says which of its tests a lab lacks, last of all labs, and refuses it there', async () => {
    const { guest, order, items } = await family(shop.api);
    const price = { lab_id: visitLab, test_id: 'lipid-profile' };
    const taken = await shop.api.db
      .deleteFrom('lab_prices')
      .where('lab_id', '=', price.lab_id)
      .where('test_id', '=', price.test_id)
      .returningAll()
      .executeTakeFirstOrThrow();
    const labs = (
      await guest.get<LabJson[]>(`lab/getlab?testIds=${items.map((item) => item.test).join()}`)
    ).body.data;
    expect(labs.at(-1)).toMatchObject({
      _id: visitLab,
      missing: [{ _id: 'lipid-profile', testName: 'Lipid Profile' }],
    });
    expect(labs.slice(0, -1).every((lab) => lab.missing.length === 0)).toBe(true);
    expect((await order()).status).toBe(404);
    await shop.api.db.insertInto('lab_prices').values(taken).execute();
  });

  it('is changed as long as it is not paid, from one test to several and back', async () => {
    const { guest, order, body, items } = await family(shop.api);
    const { _id: id } = (await order({ items: items.slice(0, 1) })).body.data;
    const change = async (changed: object[]) =>
      (await guest.call<OrderJson>('PUT', `order/${id}`, { ...body, items: changed })).body.data;
    const names = (order: OrderJson) => order.items.map((item) => item.test._id);
    expect(names(await change(items))).toEqual(['tsh', 'lipid-profile', 'tsh']);
    const swapped = await change([items[1]!, items[2]!]);
    expect([names(swapped), swapped.test._id]).toEqual([['lipid-profile', 'tsh'], 'lipid-profile']);
    const single = await change([items[2]!]);
    expect([names(single), single.patient.name, single.amount]).toEqual([
      ['tsh'],
      'Ravi',
      single.itemTotal - 100,
    ]);
  });

  it('has its reports as long after it begins as its lab says, a day later where that is no number', async () => {
    const { guest, order, body, items } = await family(shop.api);
    const { db } = shop.api;
    const says = (report_time: string) =>
      db.updateTable('labs').set({ report_time }).where('id', '=', visitLab).execute();
    await says('36 Hrs');
    const { _id: id } = (await order({ items })).body.data;
    const hours = async () => {
      const { starts_at: from, report_expected_at: until } = await db
        .selectFrom('orders')
        .select(['starts_at', 'report_expected_at'])
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      return (until!.getTime() - from.getTime()) / 3600_000;
    };
    expect(await hours()).toBe(36);
    await says('Same day');
    await guest.call('PUT', `order/${id}`, { ...body, items: items.slice(1) });
    expect(await hours()).toBe(24);
    await says('12 Hrs');
  });
});
