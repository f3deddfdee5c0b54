import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../api/ids.ts';
import { callsOf, MAY, SIGNED, writesOf } from './support/accessTable.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { checkout } from './support/checkout.ts';
import type { Client } from './support/client.ts';
import { adminClient, temporaryAdministrator } from './support/people.ts';

let api: TestApi;
let owner: Client;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
  owner = await adminClient(api);
});
afterAll(() => api.stop());

/** Writes that take no key, and why sending one of them again does nothing twice. */
const without: Record<string, string> = {
  'POST order/createorder': 'has a key of its own, under which it answers as the order is now',
  'POST technician/visits/{id}/acts': 'cannot be sent without a key',
  'POST payment/create-order': 'finds the same payment of the order again',
  'POST order/{id}/cancel': 'finds the order cancelled, and answers as it is now',
  'POST payment/verify': 'finds the same payment of the order again',
  'POST payment/return/{orderId}': 'finds the same payment of the order again',
  'PUT users/me/drafts/{id}': 'stores the same again',
  'POST payment/webhook': 'an event counts once, by its id',
  'POST whatsapp/webhook': 'what an event says is so already',
  'POST users/signup': 'one account for an e-mail: it is taken',
  'POST users/login': 'opens a session in place of the one before',
  'POST users/logout': 'ends what has ended',
  'POST users/adminlogin': 'opens a session in place of the one before',
  'POST users/adminlogin/code': 'a code counts once',
  'POST users/forgotPassword': 'a new code takes the place of the one before',
  'POST users/resetPassword': 'a code counts once',
  'POST admin/logout': 'ends what has ended',
  'POST admin/invitation': 'reads only',
  'POST admin/invitation/accept': 'an invitation is taken once',
  'POST rag/ask': 'reads only',
  'POST repeat/end': 'ends what has ended',
  'POST shared-report': 'reads, and counts that it did, where one more says nothing',
  'POST shared-report/file': 'reads only',
  'POST flow-figures': 'counts without persons, where one more or less says nothing',
  'POST sandbox/pay': 'the stand-in of the provider, not there with a real one',
  'POST sandbox/behaviour': 'the stand-in of the provider, not there with a real one',
};
const rowsOf = async (table: 'labs') =>
  (await api.db.selectFrom(table).select('id').execute()).length;

describe('a call that changes something', () => {
  it('takes an Idempotency-Key, or it is said why it need not', async () => {
    const calls = await writesOf(api);
    const writes = (await callsOf(api)).filter((call) => !call.startsWith('GET '));
    expect(calls.map(({ call }) => call).toSorted()).toEqual(writes.toSorted());
    const undecided = calls
      .filter(({ call, keyed }) => !keyed && !(call in without))
      .map(({ call }) => call);
    expect(undecided).toEqual([]);
    expect(Object.keys(without).filter((call) => !writes.includes(call))).toEqual([]);
    // Those that take one are somebody's.
    const open = calls.filter(
      ({ call, keyed }) => keyed && (MAY[call] === 'everyone' || SIGNED.has(call)),
    );
    expect(open).toEqual([]);
  });

  it('is begun once of two at the same time, and the other one is told so', async () => {
    const lab = { name: 'Twice Lab', address: '1 MG Road', reportHours: 24 };
    const key = newId();
    const before = await rowsOf('labs');
    const send = () => owner.post<unknown>('admin/labs', lab, { 'idempotency-key': key });
    const answers = await Promise.all([send(), send(), send()]);
    expect(await rowsOf('labs')).toBe(before + 1);
    for (const { status, body } of answers)
      expect(status === 201 ? 'made' : body.reason).toMatch(/made|CALL_IN_PROGRESS/);
    expect((await send()).status).toBe(201);
  });

  it('is refused under the key of another one, and may be tried again where it was refused', async () => {
    const key = newId();
    const lab = (name: string) =>
      owner.post<unknown>(
        'admin/labs',
        { name, address: '1 MG Road', reportHours: 24 },
        { 'idempotency-key': key },
      );
    expect((await lab(' ')).status).toBe(400);
    expect((await lab('Retried Lab')).status).toBe(201);
    const { status, body } = await lab('Other Lab');
    expect([status, body.reason]).toEqual([422, 'IDEMPOTENCY_KEY_USED']);
  });

  it('that ended with its process is not done again unseen', async () => {
    const key = newId();
    const lab = { name: 'Lost Lab', address: '1 MG Road', reportHours: 24 };
    const send = () => owner.post<unknown>('admin/labs', lab, { 'idempotency-key': key });
    expect((await send()).status).toBe(201);
    await api.db.updateTable('repeated_calls').set({ status: null, answer: null }).execute();
    expect((await send()).body.reason).toBe('CALL_IN_PROGRESS');
    api.clock.advance({ minutes: 1 });
    expect((await send()).body.reason).toBe('CALL_OUTCOME_UNKNOWN');
  });

  it('is somebody’s own: the same key of another person is another call', async () => {
    const key = newId();
    const other = await temporaryAdministrator(api);
    const lab = (client: Client, name: string) =>
      client.post<{ name: string }>(
        'admin/labs',
        { name, address: '1 MG Road', reportHours: 24 },
        { 'idempotency-key': key },
      );
    expect((await lab(owner, 'Own Lab')).body.data.name).toBe('Own Lab');
    expect((await lab(other, 'Their Lab')).body.data.name).toBe('Their Lab');
  });

  it('leaves an answer that nobody reads without the key, and that is gone after a day', async () => {
    const { guest } = await checkout(api);
    const patient = {
      bookingforWhom: 'Mother',
      name: 'Canarypatient Rao',
      DOB: '1962-04-30',
      gender: 'female',
    };
    await guest.post('patient/patientdetails', patient, { 'idempotency-key': newId() });
    const kept = () => api.db.selectFrom('repeated_calls').selectAll().execute();
    expect(JSON.stringify(await kept())).not.toContain('Canarypatient');
    api.clock.advance({ days: 1, seconds: 1 });
    await api.app.jobs.runOnce('forget repeated calls');
    expect(await kept()).toEqual([]);
  });
});
