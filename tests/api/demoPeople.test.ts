import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import { demoPassword, demoPeople } from '../../api/demo/demoPeople.ts';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true });
});
afterAll(() => api.stop());

async function signIn(email: string) {
  const client = api.client();
  expect((await client.post('users/login', { email, password: demoPassword })).status).toBe(200);
  return client;
}

describe('the demo customers', () => {
  it('log in with their one password', async () => {
    for (const person of Object.values(demoPeople)) {
      const client = await signIn(person.email);
      expect((await client.get('users/me')).body.data).toMatchObject({
        firstName: person.firstName,
        email: person.email,
        phoneNumber: person.phone,
      });
    }
  });

  it('have relatives and addresses that can be booked for', async () => {
    const client = await signIn(demoPeople.family.email);
    expect(
      (await client.get<PatientJson[]>('patient')).body.data
        .map((patient) => patient.bookingforWhom)
        .toSorted((a, b) => a.localeCompare(b)),
    ).toEqual(['Father', 'Mother', 'Myself', 'son']);
    const addresses = (await client.get<AddressJson[]>('address')).body.data;
    expect(
      addresses.filter((address) => address.isDefault).map((address) => address.zipCode),
    ).toEqual(['560038']);
  });
});
