import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sentenceOf } from '../../api/reasons/reasons.ts';
import { passwordTexts } from '../../api/users/passwordTexts.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Guest } from './support/crowd.ts';
import { adminClient, codeFor, verify } from './support/people.ts';
import { reasonOf } from './support/staff.ts';

const lab = 'kaveri-precision-labs';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

const accountOf = (guest: Guest) =>
  api.db
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('id', '=', guest.user)
    .executeTakeFirstOrThrow();

/** A visit that is paid for. */
async function paidVisit(slot: string) {
  const visit = await checkout(api, `${lab}-${slot}`);
  await visit.verify((await visit.pay('noWebhook')).body.data);
  return { ...visit, ...(await accountOf(visit.guest)) };
}
async function reset(guest: Guest, email: string) {
  api.clock.advance({ minutes: 2 });
  await api.client().post('users/forgotPassword', { email });
  const otp = await codeFor(api, email);
  const body = { email, otp, newPassword: 'another horse' };
  const answer = await guest.post('users/resetPassword', body);
  await guest.post('users/login', { email, password: body.newPassword });
  return answer;
}
/** What was sent to somebody since. */
async function sentTo(recipients: (string | null)[], since: number) {
  const sent = (await api.outbox()).slice(since);
  return sent
    .filter(({ to }) => recipients.includes(to))
    .map(({ channel, kind }) => `${channel} ${kind}`);
}
const sentSoFar = async () => (await api.outbox()).length;

describe('a new password for somebody with a paid visit', () => {
  it('leaves the visit its number, says so at once and by mail, and asks for proof before the next booking', async () => {
    const { guest, id, email, phone } = await paidVisit('20261124-0900');
    const since = await sentSoFar();
    const answer = await reset(guest, email);
    expect([...reasonOf(answer), answer.body.message]).toEqual([
      200,
      'PASSWORD_CHANGED_NUMBER_STAYS',
      sentenceOf('PASSWORD_CHANGED_NUMBER_STAYS'),
    ]);
    expect((await api.outbox()).at(-1)).toMatchObject({
      channel: 'email',
      to: email,
      kind: 'passwordChanged',
      text: passwordTexts.en.numberStays,
    });
    expect((await guest.get('users/me')).body.data).toMatchObject({
      phoneNumber: phone,
      phoneVerified: false,
    });
    const body = {
      patient: guest.patient,
      address: guest.address,
      test: 'tsh',
      lab,
      slot: `${lab}-20261125-0900`,
    };
    expect(reasonOf(await guest.post('order/createorder', body))).toEqual([
      403,
      'PHONE_UNVERIFIED',
    ]);

    // The visit is told of as before, and by mail, which is proved now.
    await guest.post(`order/${id}/reschedule`, { slot: body.slot });
    await guest.post(`order/${id}/cancel`, {});
    await api.app.jobs.runOnce('refund payments');
    // Each channel sends by itself.
    expect((await sentTo([email, phone], since)).toSorted()).toEqual([
      'email orderStatus',
      'email orderStatus',
      'email orderStatus',
      'email passwordChanged',
      'email passwordReset',
      'sms orderStatus',
      'sms orderStatus',
      'sms orderStatus',
    ]);
    const admin = await adminClient(api);
    expect((await admin.get(`admin/orders?search=${phone!.slice(3)}`)).text).toContain(phone);

    await verify(api, { ...guest, id: guest.user });
    expect((await guest.post('order/createorder', body)).status).toBe(201);
    expect(reasonOf(await reset(guest, email))).toEqual([200, 'PASSWORD_CHANGED']);
    expect((await api.outbox()).at(-1)!.text).toBe(passwordTexts.en.changed);
    expect((await guest.get('users/me')).body.data).toMatchObject({ phoneVerified: true });
  });

  it('is reminded of it in the evening, by mail also where an earlier version took the number', async () => {
    const { guest, email, phone } = await paidVisit('20261123-0900');
    await reset(guest, email);
    const other = await paidVisit('20261123-0930');
    await reset(other.guest, other.email);
    await api.db
      .updateTable('users')
      .set({ phone: null })
      .where('id', '=', other.guest.user)
      .execute();
    const since = await sentSoFar();
    api.clock.set('2026-11-22T13:00:00Z');
    for (let minute = 0; minute < 2; minute += 1) await api.app.jobs.runOnce('remind of visits');
    expect(await sentTo([email, phone], since)).toEqual([
      'sms visitReminder',
      'email visitReminder',
    ]);
    expect(await sentTo([other.email], since)).toEqual(['email visitReminder']);
  });

  it('sends nothing of a visit to an e-mail that nobody has proved', async () => {
    const since = await sentSoFar();
    const { email, phone } = await paidVisit('20261124-1000');
    expect(await sentTo([email, phone], since)).toEqual(['sms orderStatus']);
  });
});
