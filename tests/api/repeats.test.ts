import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { HomeJson } from '../../api/home/home.contract.ts';
import type { RepeatJson, RepeatsJson } from '../../api/repeats/repeats.contract.ts';
import type { Client } from './support/client.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { sendMessages } from './support/messageJobs.ts';
import { startRazorpayShop } from './support/razorpayShop.ts';
import { reasonOf } from './support/staff.ts';
import { paidVisit } from './support/visit.ts';

let shop: Awaited<ReturnType<typeof startRazorpayShop>>;
beforeAll(async () => {
  shop = await startRazorpayShop();
});
beforeEach(async () => {
  shop.api.clock.set(START);
  await shop.api.db.deleteFrom('repeats').execute();
});
afterAll(() => shop.stop());

/** The visit is on 24 November, so a month later is Christmas Eve, and the reminder comes a week before. */
const [dayBefore, reminderDay] = ['2026-12-16', '2026-12-17'];
const at = (date: string, time = '11:00') => `${date}T${time}:00+05:30`;

const homeOf = async (client: Client, query = '') =>
  (await client.get<HomeJson>(`users/me/home${query}`)).body.data;
const listOf = async (client: Client, query = '') =>
  (await client.get<RepeatsJson>(`users/me/repeats${query}`)).body.data;
const set = (client: Client, patient: string, test = 'tsh', months = 1) =>
  client.post<RepeatJson>('users/me/repeats', { patient, test, months });

/** A paid visit of three tests; its customer is reminded of the one for the father. */
async function remindedVisit(language: 'en' | 'hi' = 'en') {
  const visit = await paidVisit(shop, language);
  const { status, body } = await set(visit.guest, visit.father);
  expect(status).toBe(201);
  return { ...visit, repeat: body.data };
}

/** The messages of one run of the job at a moment. */
async function remindedAt(moment: string) {
  shop.api.clock.set(new Date(moment).toISOString());
  await shop.api.app.jobs.runOnce('slots');
  const before = (await shop.api.outbox()).length;
  await shop.api.app.jobs.runOnce('remind of tests that are due again');
  await sendMessages(shop.api.app.jobs);
  return (await shop.api.outbox())
    .slice(before)
    .filter(({ kind }: { kind: string }) => kind === 'repeatReminder');
}
const secretIn = (text: string) => /endReminder#(\S+)/.exec(text)![1]!;
const end = (secret: string) => shop.api.client().post('repeat/end', { secret });

describe('a test that is repeated', () => {
  it('is offered to the people who had it, with when it is due by each interval', async () => {
    const { guest, father, paid } = await paidVisit(shop);
    expect(await listOf(guest)).toEqual({ sentBy: ['sms'], items: [] });
    const { items: repeats } = await listOf(guest, '?test=tsh');
    expect(repeats.map(({ patientId, months, set: isSet }) => [patientId, months, isSet])).toEqual([
      [guest.patient, 6, null],
      [father, 6, null],
    ]);
    expect(repeats[0]!.choices).toEqual([
      { months: 1, dueOn: '2026-12-24' },
      { months: 3, dueOn: '2027-02-24' },
      { months: 6, dueOn: '2027-05-24' },
      { months: 12, dueOn: '2027-11-24' },
    ]);
    // Of a report: the test and the person of that item alone.
    const ofReport = await listOf(guest, `?report=${paid[2]!._id}`);
    expect(ofReport.items).toEqual([repeats[1]]);
    const [stranger] = await crowd(shop.api, 1);
    expect((await listOf(stranger!, `?report=${paid[2]!._id}`)).items).toEqual([]);
    // Nobody is offered what is not usually repeated.
    await shop.api.db
      .updateTable('tests')
      .set({ repeat_months: null })
      .where('id', '=', 'tsh')
      .execute();
    expect((await listOf(guest, '?test=tsh')).items).toEqual([]);
    await shop.api.db
      .updateTable('tests')
      .set({ repeat_months: 6 })
      .where('id', '=', 'tsh')
      .execute();
  });

  it('is set, changed and ended; others have nothing of it', async () => {
    const { guest, father, repeat } = await remindedVisit();
    expect(repeat.set).toMatchObject({ months: 1, dueOn: '2026-12-24', due: false });
    const changed = await set(guest, father, 'tsh', 3);
    expect(changed.body.data.set).toEqual({ ...repeat.set, months: 3, dueOn: '2027-02-24' });
    const [stranger] = await crowd(shop.api, 1);
    const path = `users/me/repeats/${repeat.set!._id}`;
    expect(reasonOf(await stranger!.call('DELETE', path))).toEqual([404, 'REPEAT_NOT_FOUND']);
    expect((await homeOf(stranger!, `?repeat=${repeat.set!._id}`)).bookAgain).toBeNull();
    expect((await listOf(guest)).items).toEqual([changed.body.data]);
    for (let time = 0; time < 2; time += 1)
      expect((await guest.call<RepeatsJson>('DELETE', path)).body.data.items).toEqual([]);
    expect((await set(guest, father)).body.data.set!._id).toBe(repeat.set!._id);
  });

  it('is refused for what nobody had, for other people, and where nobody would be reached', async () => {
    const { guest, father } = await paidVisit(shop);
    const [stranger] = await crowd(shop.api, 1);
    const answers = [
      await set(guest, father, 'lipid-profile'),
      await set(guest, stranger!.patient),
      await set(guest, father, 'none'),
    ];
    expect(answers.map(reasonOf)).toEqual([
      [409, 'REPEAT_NEVER_TAKEN'],
      [404, 'PATIENT_NOT_FOUND'],
      [404, 'TEST_NOT_FOUND'],
    ]);
    for (const months of [0, 25, 1.5, '3', null])
      expect(
        (await guest.post('users/me/repeats', { patient: father, test: 'tsh', months })).status,
      ).toBe(400);
    const { db } = shop.api;
    await db.updateTable('users').set({ phone: null }).where('id', '=', guest.user).execute();
    expect(reasonOf(await set(guest, father))).toEqual([409, 'REPEAT_UNREACHABLE']);
  });
});

describe('the reminder', () => {
  it('is sent once, a week before, by day, with what home says and two links', async () => {
    const { guest, repeat } = await remindedVisit();
    const { db } = shop.api;
    const now = shop.api.clock.now();
    await db
      .updateTable('users')
      .set({ email_verified_at: now })
      .where('id', '=', guest.user)
      .execute();
    expect(await remindedAt(at(dayBefore))).toEqual([]);
    expect(await remindedAt(at(reminderDay, '09:59'))).toEqual([]);
    const sent = await remindedAt(at(reminderDay, '10:00'));
    expect(sent.map(({ channel }) => channel)).toEqual(['sms', 'email']);
    const { bookAgain } = await homeOf(guest);
    expect(bookAgain!.repeat).toMatchObject({
      _id: repeat.set!._id,
      dueOn: '2026-12-24',
      due: true,
    });
    expect(bookAgain!.order.items.map(({ patient, test }) => [patient.name, test._id])).toEqual([
      ['Ravi', 'tsh'],
    ]);
    const { lab } = bookAgain!;
    for (const { text } of sent) {
      expect(text).toContain(`${repeat.testName} for Ravi at ${lab!.name} – `);
      expect(text).toContain(`Rs ${lab!.amount}`);
      expect(text).toContain(`/again/${repeat.set!._id}`);
      expect(text).not.toContain('choose a time');
    }
    for (const later of [at(reminderDay, '19:00'), at('2026-12-25')])
      expect(await remindedAt(later)).toEqual([]);
  });

  it('comes again for the next time where nobody booked', async () => {
    await remindedVisit();
    expect(await remindedAt(at(reminderDay))).toHaveLength(1);
    expect(await remindedAt(at('2027-01-16'))).toEqual([]);
    expect(await remindedAt(at('2027-01-17'))).toHaveLength(1);
  });

  it('is in the language in which it was set', async () => {
    const { repeat } = await remindedVisit('hi');
    const [sent] = await remindedAt(at(reminderDay));
    expect(sent!.text).toContain(`Ravi के लिए ${repeat.testNameHindi}`);
  });

  it('moves on once the test is booked again, and back where that visit is cancelled', async () => {
    const { guest, father, order } = await remindedVisit();
    shop.api.clock.set(at(dayBefore));
    await shop.api.app.jobs.runOnce('slots');
    const placed = await order({
      items: [{ patient: father, test: 'tsh' }],
      slot: 'kaveri-precision-labs-20261218-0900',
    });
    const { _id: id } = placed.body.data;
    const paying = await guest.post<{ razorpayOrderId: string }>('payment/create-order', {
      orderId: id,
    });
    const { razorpayOrderId } = paying.body.data;
    const payment = shop.provider.pay(razorpayOrderId);
    await guest.post('payment/verify', {
      ...shop.proofOf(razorpayOrderId, payment.id),
      orderId: id,
    });
    const dueOn = async () => (await listOf(guest)).items[0]!.set!.dueOn;
    expect(await dueOn()).toBe('2027-01-18');
    expect(await remindedAt(at(reminderDay))).toEqual([]);
    await guest.post(`order/${id}/cancel`, {});
    expect(await dueOn()).toBe('2026-12-24');
    expect(await remindedAt(at('2026-12-19'))).toHaveLength(1);
  });

  it.each<[string, (visit: Awaited<ReturnType<typeof remindedVisit>>) => Promise<unknown>]>([
    [
      'it was ended',
      ({ guest, repeat }) => guest.call('DELETE', `users/me/repeats/${repeat.set!._id}`),
    ],
    ['the person was removed', ({ guest, father }) => guest.call('DELETE', `patient/${father}`)],
    [
      'the test is not offered any more',
      () =>
        shop.api.db.updateTable('tests').set({ active: false }).where('id', '=', 'tsh').execute(),
    ],
    [
      'the account was deleted',
      ({ guest }) =>
        shop.api.db
          .updateTable('users')
          .set({ deleted_at: shop.api.clock.now() })
          .where('id', '=', guest.user)
          .execute(),
    ],
    ['the visit was cancelled', ({ guest, id }) => guest.post(`order/${id}/cancel`, {})],
  ])('is not sent where %s', async (_, happen) => {
    await happen(await remindedVisit());
    expect(await remindedAt(at(reminderDay))).toEqual([]);
    await shop.api.db.updateTable('tests').set({ active: true }).where('id', '=', 'tsh').execute();
  });
});

describe('the link that ends a reminder', () => {
  it('does so without a session, as often as it is pressed; what is not one ends nothing', async () => {
    const { guest } = await remindedVisit();
    const [sent] = await remindedAt(at(reminderDay));
    const secret = secretIn(sent!.text);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(32);
    const stored = await shop.api.db.selectFrom('repeat_links').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(secret);
    expect((await shop.api.client().get(`repeat/end?secret=${secret}`)).status).toBe(404);
    expect(reasonOf(await end('x'))).toEqual([404, 'REPEAT_LINK_GONE']);
    expect((await listOf(guest)).items).toHaveLength(1);
    for (let time = 0; time < 2; time += 1)
      expect(reasonOf(await end(secret))).toEqual([200, 'REPEAT_ENDED']);
    expect((await listOf(guest)).items).toEqual([]);
    expect((await homeOf(guest)).bookAgain!.repeat).toBeNull();
  });
});
