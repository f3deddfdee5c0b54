import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { verifiedCustomer } from './support/people.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.stop());

/** What the answer says beside each field. */
const saidOf = (body: unknown) =>
  Object.fromEntries(
    (body as { data: { fields: { field: string; message: string }[] } }).data.fields.map(
      ({ field, message }) => [field, message],
    ),
  );

describe('a form that is refused', () => {
  it('names every field of an empty sign-up at once, and says the first', async () => {
    const { status, body } = await api
      .client()
      .post('users/signup', { firstName: '', lastName: ' ', email: '', password: '' });
    expect([status, body.message]).toEqual([400, 'First name is missing']);
    expect(saidOf(body)).toEqual({
      firstName: 'First name is missing',
      lastName: 'Last name is missing',
      email: 'Email is missing',
      password: 'Password must have 8 characters or more',
    });
  });

  it('names the one that is wrong, with what other languages need', async () => {
    const { body } = await api.client().post('users/signup', {
      firstName: 'Asha',
      lastName: 'Rao',
      email: 'asha@example.com',
      password: 'short',
    });
    expect(body).toMatchObject({
      reason: 'FIELD_TOO_SHORT',
      data: {
        fields: [
          { field: 'password', reason: 'FIELD_TOO_SHORT', params: { field: 'password', least: 8 } },
        ],
      },
    });
  });

  it('names them in an address, a patient and the profile', async () => {
    const client = await verifiedCustomer(api);
    const address = { houseNo: '', road: '', zipCode: '01', cityState: '' };
    const saved = await client.post('address/saveaddress', address);
    expect(saidOf(saved.body)).toEqual({
      houseNo: 'House/Flat/Block number is missing',
      road: 'Road/Area is missing',
      zipCode: expect.stringContaining('6 digits'),
      cityState: 'City and state is missing',
    });
    const patient = { bookingforWhom: 'Myself', name: '', DOB: '', gender: 'male' };
    const added = await client.post('patient/patientdetails', patient);
    expect(added.body.message).toBe('Please fill all fields');
    expect(saidOf(added.body)).toEqual({
      name: 'Name is missing',
      DOB: 'Date of birth is missing',
    });
    const born = await client.post('patient/patientdetails', {
      ...patient,
      name: 'A',
      DOB: '2999-01-01',
      gender: 'unknown',
    });
    expect(Object.keys(saidOf(born.body)).toSorted()).toEqual(['DOB', 'gender']);
    const names = await client.call('PATCH', 'users/me', { firstName: '', lastName: '' });
    expect(Object.keys(saidOf(names.body))).toEqual(['firstName', 'lastName']);
  });
});
