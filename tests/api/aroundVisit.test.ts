import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { visitCalendar } from '../../api/orders/visitCalendar.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import { createOrderRepository } from '../../api/orders/orders.repository.ts';
import { START } from './support/clock.ts';
import { adminClient } from './support/people.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { examine, family, paidVisit, visitLab } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(() => shop.api.clock.set(START));
afterAll(() => shop.stop());

/** A paid visit on Tuesday the 24th; its slots begin on the hour from 8 am on. */
const visitAt = async (hour: string) => {
  const visit = await paidVisit(shop);
  const slot = `${visitLab}-20261124-${hour}`;
  expect((await visit.guest.post(`order/${visit.id}/reschedule`, { slot })).body.message).toBe(
    'Order rescheduled',
  );
  return visit;
};

/** A calendar file with its long lines in one. */
const unfolded = (text: string) => text.replaceAll('\r\n ', '');

describe('fasting', () => {
  it('begins ten hours before the visit, said with the clock time wherever it matters', async () => {
    const visit = await visitAt('0730');
    const order = await visit.read();
    expect([order.slot.startTime, order.fastingFrom]).toEqual([
      '07:30 am',
      '2026-11-23T16:00:00.000Z',
    ]);
    const said = 'Nothing but water after 9:30 pm on Monday.';
    expect((await shop.api.outbox()).at(-1)!.text).toContain(said);
    expect(unfolded((await visit.guest.get(`order/${visit.id}/visit.ics`)).text)).toContain(said);
  });

  it('is not asked for once only tests without it are left', async () => {
    const visit = await visitAt('0730');
    const lipids = visit.paid.find(({ test }) => test.fasting === 'needed')!;
    await visit.cancelItem(lipids._id);
    expect((await visit.read()).fastingFrom).toBeNull();
    expect((await visit.guest.get(`order/${visit.id}/visit.ics`)).text).not.toContain('water');
  });

  it('names midnight by the days on both sides of it, in both languages', async () => {
    const visit = await visitAt('1000');
    expect((await shop.api.outbox()).at(-1)!.text).toContain(
      'Nothing but water after midnight between Monday and Tuesday.',
    );
    await shop.api.db
      .updateTable('orders')
      .set({ language: 'hi' })
      .where('id', '=', visit.id)
      .execute();
    // Two messages of one moment are one.
    shop.api.clock.advance({ minutes: 1 });
    await visit.guest.post(`order/${visit.id}/reschedule`, { slot: `${visitLab}-20261124-0930` });
    expect((await shop.api.outbox()).at(-1)!.text).toContain(
      'सोमवार, रात 11:30 बजे के बाद पानी के सिवा कुछ न लें।',
    );
  });
});

describe('the calendar file', () => {
  const propertyOf = (text: string, name: string) =>
    new RegExp(`^${name}:(.*)$`, 'm').exec(unfolded(text))?.[1]?.trim();

  it('keeps its UID, and has a higher SEQUENCE once the visit is moved or cancelled', async () => {
    const visit = await paidVisit(shop);
    const read = async () => (await visit.guest.get(`order/${visit.id}/visit.ics`)).text;
    const first = await read();
    await visit.guest.post(`order/${visit.id}/reschedule`, { slot: `${visitLab}-20261125-0900` });
    const moved = await read();
    await visit.guest.post(`order/${visit.id}/cancel`, {});
    const cancelled = await read();
    const texts = [first, moved, cancelled];
    expect(texts.map((text) => propertyOf(text, 'UID'))).toEqual(
      Array(3).fill(`${visit.id}@assay`),
    );
    expect(texts.map((text) => propertyOf(text, 'SEQUENCE'))).toEqual(['0', '1', '2']);
    expect(texts.map((text) => propertyOf(text, 'STATUS'))).toEqual([
      'CONFIRMED',
      'CONFIRMED',
      'CANCELLED',
    ]);
    expect([propertyOf(moved, 'DTSTART'), propertyOf(moved, 'DTEND')]).toEqual([
      '20261125T033000Z',
      '20261125T040000Z',
    ]);
  });

  it('escapes what people typed, and folds lines between signs at 75 octets', async () => {
    const visit = await paidVisit(shop);
    const row = (await createOrderRepository(shop.api.db).visitOf(visit.id, visit.guest.user))!;
    const address = {
      ...row.booked.address,
      houseNo: 'Flat 3; "A", \\ block\r\nBEGIN:VEVENT',
      road: 'पहली मुख्य सड़क, पुराने बड़े डाकघर के सामने वाली गली 🏠',
    };
    const text = visitCalendar({ ...row, booked: { ...row.booked, address } });
    expect(text.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
    expect(propertyOf(text, 'LOCATION')).toContain(
      String.raw`Flat 3\; "A"\, \\ block\nBEGIN:VEVENT\, पहली मुख्य सड़क\, पुराने बड़े डाकघर के सामने वाली गली 🏠`,
    );
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\n\r�]/);
    }
  });

  it('is there for a paid visit of one’s own only; the links go once the sample is taken', async () => {
    const home = await family(shop.api);
    const { _id: unpaid } = (await home.order()).body.data;
    expect((await home.guest.get(`order/${unpaid}/visit.ics`)).status).toBe(404);
    const visit = await paidVisit(shop);
    expect((await home.guest.get(`order/${visit.id}/visit.ics`)).status).toBe(404);
    const { calendarFileUrl, googleCalendarUrl } = await visit.read();
    expect(calendarFileUrl).toBe(`/api/v1/order/${visit.id}/visit.ics`);
    const { searchParams } = new URL(googleCalendarUrl!);
    expect(searchParams.get('text')).toBe('Sample collection: 3 tests');
    expect(searchParams.get('dates')).toMatch(/^20261124T\d{6}Z\/20261124T\d{6}Z$/);
    await examine(shop, visit.id);
    const later = await visit.read();
    expect([later.calendarFileUrl, later.googleCalendarUrl]).toEqual([null, null]);
  });
});

describe('the number of an order', () => {
  it('is eight digits, another for each order, and finds it in the administration', async () => {
    const visits = [await paidVisit(shop), await paidVisit(shop)];
    const numbers = await Promise.all(visits.map(async ({ read }) => (await read()).number));
    expect(new Set(numbers).size).toBe(2);
    expect(numbers.join(' ')).toMatch(/^\d{4}-\d{4} \d{4}-\d{4}$/);
    expect((await shop.api.outbox()).at(-1)!.text).toContain(`Order ${numbers[1]}.`);
    const admin = await adminClient(shop.api);
    const found = async (search: string) =>
      (
        await admin.get<{ items: OrderJson[] }>(`admin/orders?search=${encodeURIComponent(search)}`)
      ).body.data.items.map((order) => order._id);
    const [number] = numbers;
    for (const typed of [number!, number!.replace('-', ''), ` ${number!.replace('-', ' ')} `])
      expect(await found(typed)).toEqual([visits[0]!.id]);
  });
});

describe('the evening before', () => {
  const evening = '2026-11-23T12:30:00.000Z';
  const remind = async (at: string) => {
    shop.api.clock.set(at);
    await shop.api.app.jobs.runOnce('remind of visits');
    await shop.api.app.jobs.runOnce('remind of visits');
  };
  const remindersTo = async (phone: string) =>
    (await shop.api.outbox())
      .filter(({ kind, to }) => kind === 'visitReminder' && to === phone)
      .map(({ text }) => text);
  const phoneOf = async (user: string) =>
    (
      await shop.api.db
        .selectFrom('users')
        .select('phone')
        .where('id', '=', user)
        .executeTakeFirstOrThrow()
    ).phone!;

  it('each visit is reminded of once, with its time, how to prepare and its number', async () => {
    const visit = await visitAt('0730');
    const phone = await phoneOf(visit.guest.user);
    await remind('2026-11-23T12:29:00.000Z');
    expect(await remindersTo(phone)).toEqual([]);
    await remind(evening);
    const { number } = await visit.read();
    expect(await remindersTo(phone)).toEqual([
      `Tomorrow at 7:30 am a technician comes to collect the sample for 3 tests. Order ${number}. Nothing but water after 9:30 pm on Monday.`,
    ]);
  });

  it('nobody is reminded of a visit that is cancelled, moved to another day or that evening, or was booked that evening', async () => {
    const cancelled = await paidVisit(shop);
    await cancelled.guest.post(`order/${cancelled.id}/cancel`, {});
    const nearer = await paidVisit(shop);
    const moved = await paidVisit(shop);
    await moved.guest.post(`order/${moved.id}/reschedule`, { slot: `${visitLab}-20261126-0900` });
    shop.api.clock.set('2026-11-23T12:40:00.000Z');
    const late = await paidVisit(shop);
    const put = await nearer.guest.post(`order/${nearer.id}/reschedule`, {
      slot: `${visitLab}-20261124-0900`,
    });
    expect(put.status).toBe(200);
    await remind('2026-11-23T13:00:00.000Z');
    for (const { guest } of [cancelled, moved, nearer, late])
      expect(await remindersTo(await phoneOf(guest.user))).toEqual([]);
    await remind('2026-11-25T13:00:00.000Z');
    expect(await remindersTo(await phoneOf(moved.guest.user))).toHaveLength(1);
  });

  it('nobody is reminded at night', async () => {
    const visit = await visitAt('0630');
    await remind('2026-11-23T16:30:00.000Z');
    expect(await remindersTo(await phoneOf(visit.guest.user))).toEqual([]);
  });

  it('a visit of the same day is not reminded of, nor one that is paid as the evening begins', async () => {
    const today = await visitAt('0730');
    await remind('2026-11-24T12:30:00.000Z');
    // What is of no use any more would be dropped before it is sent.
    const rows = await shop.api.db
      .selectFrom('messages')
      .select('body')
      .where('dedupe_key', '=', `order:${today.id}:reminder:${visitLab}-20261124-0730`)
      .execute();
    expect(rows).toEqual([]);
    shop.api.clock.set(evening);
    const late = await paidVisit(shop);
    await remind(evening);
    expect(await remindersTo(await phoneOf(late.guest.user))).toEqual([]);
  });

  it('a visit that has its technician is reminded of with the name, as long as its day is tomorrow', async () => {
    const visit = await visitAt('0730');
    const admin = await adminClient(shop.api);
    const assign = { action: 'assign', technician: 'Kiran' };
    await admin.post(`admin/orders/${visit.id}/move`, assign);
    await remind(evening);
    const key = `order:${visit.id}:reminder:${visitLab}-20261124-0730`;
    const rows = await shop.api.db
      .selectFrom('messages')
      .select(['body', 'expires_at'])
      .where('dedupe_key', '=', key)
      .execute();
    const { number } = await visit.read();
    expect(rows).toEqual([
      {
        body: `Tomorrow at 7:30 am Kiran comes to collect the sample for 3 tests. Order ${number}. Nothing but water after 9:30 pm on Monday.`,
        expires_at: new Date('2026-11-24T00:00:00+05:30'),
      },
    ]);
  });
});
