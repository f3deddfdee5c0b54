import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { signUp } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';
import { refusedIn } from './support/refusedFields.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
});
beforeEach(async () => {
  customer = await signUp(api);
});
afterAll(() => api.stop());

const long = (length: number) => 'x'.repeat(length);
const asha = { bookingforWhom: 'Myself', name: 'Asha Rao', DOB: '1988-04-12', gender: 'female' };
const patient = (changes: object = {}) =>
  customer.post<PatientJson>('patient/patientdetails', { ...asha, ...changes });
const home = { houseNo: '17', road: 'Third Cross', zipCode: '600020', cityState: 'Chennai' };
const address = (changes: object = {}) =>
  customer.post<AddressJson>('address/saveaddress', { ...home, ...changes });

describe('a patient', () => {
  it('has a name of 80 characters at most', async () => {
    expect((await patient({ name: ` ${long(80)} ` })).body.data.name).toBe(long(80));
    const refused = await patient({ name: long(81) });
    expect([refused.status, refusedIn(refused)]).toEqual([400, ['name FIELD_TOO_LONG']]);
  });

  it.each([
    ['Male', 'male'],
    ['FEMALE ', 'female'],
    [' others', 'others'],
    ['Other', 'others'],
  ])('has the gender %j as %s', async (said, kept) => {
    expect((await patient({ gender: said })).body.data.gender).toBe(kept);
  });

  it('may be typed with spaces around everything', async () => {
    const saved = await patient({ bookingforWhom: ' mother ', DOB: ' 1960-01-02 ' });
    expect(saved.body.data).toMatchObject({ bookingforWhom: 'Mother', DOB: '1960-01-02' });
  });

  it.each(['12-04-1988', '1988-04-12T00:00:00Z', '+001988-04-12', '1988-4-12', '1988-13-01'])(
    'is not born on %s',
    async (DOB) => {
      const refused = await patient({ DOB });
      expect([refused.status, refusedIn(refused)]).toEqual([400, ['DOB BIRTH_DATE_INVALID']]);
    },
  );

  it('is refused with all that is wrong, in its own words', async () => {
    const refused = await patient({ bookingforWhom: 'Friend', gender: 'none', DOB: '2999-01-01' });
    expect(refusedIn(refused).toSorted()).toEqual([
      'DOB BIRTH_DATE_IN_FUTURE',
      'bookingforWhom RELATION_UNKNOWN',
      'gender GENDER_UNKNOWN',
    ]);
  });
});

describe('patients', () => {
  it('are listed with the oldest entry first, whatever was changed since', async () => {
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) {
      ids.push((await patient({ name })).body.data._id);
      api.clock.advance({ minutes: 1 });
    }
    const changed = await customer.call<PatientJson>('PUT', `patient/${ids[0]}`, {
      ...asha,
      name: 'First',
    });
    expect([changed.status, changed.body.message]).toEqual([200, 'Patient saved']);
    const { data } = (await customer.get<PatientJson[]>('patient')).body;
    expect(data.map(({ _id, name }) => [_id, name])).toEqual([
      [ids[0], 'First'],
      [ids[1], 'Two'],
      [ids[2], 'Three'],
    ]);
  });

  it('that were removed can be neither changed nor removed again, and leave room for others', async () => {
    const { _id } = (await patient()).body.data;
    for (let count = 1; count < 50; count += 1) await patient();
    expect((await patient()).status).toBe(409);
    expect((await customer.call('DELETE', `patient/${_id}`)).status).toBe(200);
    expect((await customer.call('PUT', `patient/${_id}`, asha)).status).toBe(404);
    expect((await customer.call('DELETE', `patient/${_id}`)).status).toBe(404);
    expect((await patient()).status).toBe(201);
  });
});

describe('an address', () => {
  it.each(['houseNo', 'road', 'cityState'])(
    'has a %s of 120 characters at most, with single spaces',
    async (field) => {
      const saved = await address({ [field]: ` a   b ${long(116)} ` });
      expect([saved.status, saved.body.data]).toMatchObject([201, { [field]: `a b ${long(116)}` }]);
      const refused = await address({ [field]: long(121) });
      expect([refused.status, refusedIn(refused)]).toEqual([400, [`${field} FIELD_TOO_LONG`]]);
    },
  );
});

describe('the default address', () => {
  const saved = async () => {
    const ids: string[] = [];
    for (const houseNo of ['1', '2', '3']) {
      api.clock.advance({ minutes: 1 });
      ids.push((await address({ houseNo })).body.data._id);
    }
    return ids;
  };
  const listed = async () =>
    (await customer.get<AddressJson[]>('address')).body.data.map(
      ({ houseNo, isDefault }) => `${houseNo} ${isDefault}`,
    );

  it('stays when another is removed, and is the newest that is left when it is removed itself', async () => {
    const ids = await saved();
    await customer.call('PUT', `address/${ids[0]}/default`);
    await customer.call('DELETE', `address/${ids[1]}`);
    expect(await listed()).toEqual(['1 true', '3 false']);
    await customer.call('DELETE', `address/${ids[0]}`);
    expect(await listed()).toEqual(['3 true']);
    await customer.call('DELETE', `address/${ids[2]}`);
    expect(await listed()).toEqual([]);
    for (const id of ids) {
      expect((await customer.call('PUT', `address/${id}`, home)).status).toBe(404);
      expect((await customer.call('PUT', `address/${id}/default`)).status).toBe(404);
      expect((await customer.call('DELETE', `address/${id}`)).status).toBe(404);
    }
  });

  it('of one customer has nothing to do with that of another', async () => {
    await saved();
    const before = await listed();
    const mine = customer;
    customer = await signUp(api);
    await saved();
    customer = mine;
    expect(await listed()).toEqual(before);
  });

  it('leaves room for another address when one was removed', async () => {
    const ids = await saved();
    for (let count = 3; count < 20; count += 1) await address();
    expect((await address()).status).toBe(409);
    await customer.call('DELETE', `address/${ids[0]}`);
    expect((await address()).status).toBe(201);
  });
});
