import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { fakeClock } from './support/clock.ts';
import { signUp } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi();
  customer = await signUp(api);
});
afterAll(() => api.stop());

const asha = { bookingforWhom: 'Myself', name: ' Asha  Rao ', DOB: '1988-04-12', gender: 'female' };
const save = (changes: object = {}, who = customer) =>
  who.post<PatientJson>('patient/patientdetails', { ...asha, ...changes });

describe('patients', () => {
  it('are saved, read, changed and removed', async () => {
    const saved = await save();
    expect([saved.status, saved.body], 'clauses 3.5, 7.16').toMatchObject([
      201,
      {
        message: 'Patient saved',
        data: {
          _id: expect.any(String),
          bookingforWhom: 'Myself',
          name: 'Asha Rao',
          DOB: '1988-04-12',
          gender: 'female',
          age: 38,
        },
      },
    ]);
    const { _id } = saved.body.data;
    expect((await customer.get(`patient/${_id}`)).body.data, 'clause 3.5').toEqual(saved.body.data);
    const changed = await customer.call<PatientJson>('PUT', `patient/${_id}`, {
      ...asha,
      bookingforWhom: 'Mother',
      DOB: '1960-11-22',
    });
    expect(changed.body.data).toMatchObject({ _id, bookingforWhom: 'Mother', age: 65 });
    expect((await customer.get<PatientJson[]>('patient')).body.data).toEqual([changed.body.data]);
    const removed = await customer.call('DELETE', `patient/${_id}`);
    expect([removed.status, removed.body]).toMatchObject([
      200,
      { message: 'Patient removed', data: null },
    ]);
    expect((await customer.get('patient')).body.data).toEqual([]);
    for (const method of ['GET', 'DELETE'] as const)
      expect((await customer.call(method, `patient/${_id}`)).status).toBe(404);
  });

  it.each([
    ['Others', 'Other'],
    ['other', 'Other'],
    ['Son', 'son'],
    ['DAUGHTER', 'Daughter'],
    ['Self', 'Myself'],
    ['father', 'Father'],
  ])('take the relation %s as %s', async (said, kept) => {
    expect((await save({ bookingforWhom: said })).body.data.bookingforWhom).toBe(kept);
  });

  it.each([
    [{ name: '  ' }, 'Please fill all fields'],
    [{ DOB: '' }, 'Please fill all fields'],
    [{ gender: '' }, 'Please fill all fields'],
    [{ gender: 'robot' }, 'Gender must be one of Male, Female, Others'],
    [
      { bookingforWhom: 'Neighbour' },
      'Booking for must be one of Myself, Mother, Father, Son, Daughter, Others',
    ],
    [{ DOB: '2026-11-22' }, 'Date of birth cannot be in the future'],
    [{ DOB: '1905-11-21' }, 'Date of birth cannot be more than 120 years ago'],
    [{ DOB: '1990-02-30' }, 'Date of birth must be a date such as 1990-05-21'],
    [{ DOB: '21/05/1990' }, 'Date of birth must be a date such as 1990-05-21'],
    [{ DOB: undefined }, 'Date of birth is missing'],
    [{ name: '🙂🎉' }, 'Name is not valid'],
    [{ name: '12 ३' }, 'Name is not valid'],
    [{ name: null }, 'Name must be a text'],
    [{ name: 'x'.repeat(81) }, 'Name must have 80 characters or fewer'],
  ])('are refused with %j', async (changes, message) => {
    const answer = await save(changes);
    expect([answer.status, answer.body]).toMatchObject([400, { message, code: 'BAD_REQUEST' }]);
  });

  it.each([
    ['2026-11-21', 0, 'P0D'],
    ['2026-10-22', 0, 'P30D'],
    ['2026-10-21', 0, 'P1M'],
    ['2025-11-22', 0, 'P11M'],
    ['2025-11-21', 1, null],
    ['1905-11-22', 120, null],
  ])('born on %s are %i years old, as an infant %s', async (DOB, age, infantAge) => {
    const { body } = await save({ DOB, guardianConsents: true });
    expect(body.data).toMatchObject({ age, infantAge });
  });

  it('under 18 are taken with the consent of a guardian, which is kept with its moment', async () => {
    const child = { bookingforWhom: 'Daughter', name: 'Tara', DOB: '2008-11-22' };
    for (const guardianConsents of [undefined, false]) {
      const refused = await save({ ...child, guardianConsents });
      expect([refused.status, refused.body]).toMatchObject([
        400,
        { reason: 'GUARDIAN_CONSENT_NEEDED', data: { fields: [{ field: 'guardianConsents' }] } },
      ]);
    }
    const saved = await save({ ...child, guardianConsents: true });
    const { _id, guardianConsentedAt } = saved.body.data;
    expect(guardianConsentedAt).toBe(api.clock.now().toISOString());
    api.clock.advance({ hours: 1 });
    const change = (changes: object) =>
      customer.call<PatientJson>('PUT', `patient/${_id}`, { ...asha, ...child, ...changes });
    // Clients that do not know of it change a name, and the consent stays; taken back it is missing.
    const renamed = await change({ name: 'Tara Rao' });
    expect(renamed.body.data).toMatchObject({ name: 'Tara Rao', guardianConsentedAt });
    expect((await change({ guardianConsents: false })).status).toBe(400);
    expect((await change({ DOB: '2008-11-21' })).body.data.guardianConsentedAt).toBeNull();
    expect((await save({ DOB: '2008-11-21' })).body.data.guardianConsentedAt).toBeNull();
  });

  it('keep what two devices change at once', async () => {
    const { _id } = (await save()).body.data;
    const change = (sent: object) =>
      customer.call<PatientJson>('PUT', `patient/${_id}`, { ...asha, ...sent });
    await Promise.all([
      change({ name: 'Asha K Rao', changed: ['name'] }),
      change({ DOB: '1988-12-04', changed: ['DOB'] }),
      change({ bookingforWhom: 'Mother', gender: 'others', changed: ['bookingforWhom'] }),
    ]);
    const stored = { name: 'Asha K Rao', DOB: '1988-12-04', gender: 'female' };
    expect((await customer.get(`patient/${_id}`)).body.data).toMatchObject({
      ...stored,
      bookingforWhom: 'Mother',
    });
    const untouched = await change({ name: 'Somebody else', changed: [] });
    expect(untouched.body.data).toMatchObject(stored);
  });

  it('keep the consent for a child whose date of birth another device corrected', async () => {
    const { _id } = (await save()).body.data;
    const change = (sent: object) =>
      customer.call<PatientJson>('PUT', `patient/${_id}`, { ...asha, ...sent });
    await change({ DOB: '2018-04-12', guardianConsents: true, changed: ['DOB'] });
    // A form in which somebody of age stands asks for no consent, and sends none.
    const renamed = await change({ name: 'Tara', guardianConsents: false, changed: ['name'] });
    expect(renamed.body.data).toMatchObject({
      name: 'Tara',
      DOB: '2018-04-12',
      guardianConsentedAt: expect.any(String),
    });
    const taken = { DOB: '2018-04-12', guardianConsents: false, changed: [] };
    expect((await change(taken)).status).toBe(400);
  });

  it('age at midnight in India', async () => {
    const clock = fakeClock('2026-11-21T18:29:59Z');
    const other = await startApi({}, clock);
    const someone = await signUp(other);
    const born = { ...asha, DOB: '2000-11-22' };
    expect((await someone.post<PatientJson>('patient/patientdetails', born)).body.data.age).toBe(
      25,
    );
    clock.advance({ seconds: 1 });
    expect((await someone.get<PatientJson[]>('patient')).body.data.map(({ age }) => age)).toEqual([
      26,
    ]);
    await other.stop();
  });

  it('of somebody else are not there', async () => {
    const { _id } = (await save()).body.data;
    const other = await signUp(api);
    expect((await other.get('patient')).body.data).toEqual([]);
    expect((await other.get(`patient/${_id}`)).body).toMatchObject({
      message: 'There is no such patient',
      code: 'NOT_FOUND',
    });
    expect((await other.call('PUT', `patient/${_id}`, asha)).status).toBe(404);
    expect((await other.call('DELETE', `patient/${_id}`)).status).toBe(404);
    expect((await customer.get(`patient/${_id}`)).status).toBe(200);
  });

  it('need a session', async () => {
    const guest = api.client();
    expect((await guest.post('patient/patientdetails', asha)).status).toBe(401);
    expect((await guest.get('patient')).status).toBe(401);
    expect((await guest.call('DELETE', 'patient/x')).status).toBe(401);
  });

  it('are 50 at most', async () => {
    const crowd = await signUp(api);
    for (let count = 0; count < 50; count += 1) expect((await save({}, crowd)).status).toBe(201);
    expect((await save({}, crowd)).body).toMatchObject({
      message: 'You can save at most 50 patients',
      code: 'CONFLICT',
    });
  });
});
