import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSettingsRepository } from '../../api/addresses/settings.repository.ts';
import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { signUp } from './support/people.ts';
import type { TestCustomer } from './support/people.ts';

let api: TestApi;
let customer: TestCustomer;
beforeAll(async () => {
  api = await startApi();
});
beforeEach(async () => {
  customer = await signUp(api);
});
afterAll(() => api.stop());

const home = {
  houseNo: ' 17 ',
  road: 'Third Cross Street, Adyar',
  zipCode: '600020',
  cityState: 'Chennai, Tamil Nadu',
};
const save = (changes: object = {}, who = customer) =>
  who.post<AddressJson>('address/saveaddress', { ...home, ...changes });
const defaults = async () =>
  (await customer.get<AddressJson[]>('address')).body.data.map(({ houseNo, isDefault }) => [
    houseNo,
    isDefault,
  ]);

describe('addresses', () => {
  it('are saved, and the newest becomes the default', async () => {
    const first = await save();
    expect([first.status, first.body], 'clauses 3.8, 7.19').toMatchObject([
      201,
      {
        message: 'Address saved',
        data: { ...home, houseNo: '17', _id: expect.any(String), isDefault: true },
      },
    ]);
    const { data } = first.body;
    expect((await customer.get(`address/${data._id}`)).body.data, 'clause 3.8').toEqual(data);
    api.clock.advance({ minutes: 1 });
    await save({ houseNo: '18' });
    expect(await defaults()).toEqual([
      ['18', true],
      ['17', false],
    ]);
  });

  it('are changed, chosen and removed, with one default always', async () => {
    const ids: string[] = [];
    for (const houseNo of ['1', '2', '3']) {
      api.clock.advance({ minutes: 1 });
      ids.push((await save({ houseNo })).body.data._id);
    }
    expect((await customer.call('PUT', `address/${ids[0]}/default`)).body).toMatchObject({
      message: 'Default address changed',
      data: { houseNo: '1', isDefault: true },
    });
    expect(await defaults()).toEqual([
      ['1', true],
      ['3', false],
      ['2', false],
    ]);
    expect(
      (await customer.call('PUT', `address/${ids[1]}`, { ...home, houseNo: '2a' })).body,
    ).toMatchObject({
      message: 'Address saved',
      data: { _id: ids[1], houseNo: '2a', isDefault: true },
    });
    expect((await customer.call('DELETE', `address/${ids[1]}`)).body).toMatchObject({
      message: 'Address removed',
      data: null,
    });
    expect(await defaults()).toEqual([
      ['3', true],
      ['1', false],
    ]);
    expect((await customer.get(`address/${ids[1]}`)).status).toBe(404);
  });

  it('changed on two devices keep what was saved first: the later one is refused, and reads it', async () => {
    const { _id, version, ...kept } = (await save()).body.data;
    const change = (changes: object) =>
      customer.call<AddressJson>('PUT', `address/${_id}`, { ...kept, ...changes });
    await customer.call('PUT', `address/${_id}/default`);
    const first = await change({ version, houseNo: '18' });
    expect(first.status).toBe(200);
    const later = await change({ version, road: 'Lake Road' });
    expect([later.status, later.body.reason]).toEqual([409, 'ADDRESS_CHANGED_SINCE']);
    const read = (await customer.get<AddressJson>(`address/${_id}`)).body.data;
    expect(read).toEqual(first.body.data);
    const again = await change({ version: read.version, houseNo: '18', road: 'Lake Road' });
    expect(again.body.data).toMatchObject({ houseNo: '18', road: 'Lake Road' });
  });

  it('changed at once by two devices are changed by one of them', async () => {
    const { _id, version } = (await save()).body.data;
    const change = (houseNo: string) =>
      customer.call('PUT', `address/${_id}`, { ...home, houseNo, version });
    const answers = await Promise.all([change('18'), change('19')]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('saved at once leave one default', async () => {
    await Promise.all(['1', '2', '3', '4'].map((houseNo) => save({ houseNo })));
    expect((await defaults()).filter(([, isDefault]) => isDefault)).toHaveLength(1);
  });

  it.each([
    [{ houseNo: '' }, 'House/Flat/Block number is missing'],
    [{ road: ' ' }, 'Road/Area is missing'],
    [{ cityState: '' }, 'City and state is missing'],
    [{ zipCode: '' }, 'Zipcode is missing'],
    [{ zipCode: '56003' }, 'Zipcode must have 6 digits'],
    [{ zipCode: '5600381' }, 'Zipcode must have 6 digits'],
    [{ zipCode: '56003a' }, 'Zipcode must have 6 digits'],
    [{ zipCode: '056003' }, 'Zipcode must not begin with 0'],
    [{ zipCode: 560038 }, 'Zipcode must be a text'],
    [{ zipCode: undefined }, 'Zipcode is missing'],
    [{ zipCode: '799001' }, 'We do not collect samples at 799001 yet'],
    [{ road: 'x'.repeat(121) }, 'Road/Area must have 120 characters or fewer'],
  ])('are refused with %j', async (changes, message) => {
    const answer = await save(changes);
    expect([answer.status, answer.body]).toMatchObject([400, { message, code: 'BAD_REQUEST' }]);
  });

  it('may be where the administrator says', async () => {
    const settings = createSettingsRepository(api.db);
    const before = await settings.read('serviceablePins');
    await settings.write('serviceablePins', [...before, '799'], api.clock.now());
    expect((await save({ zipCode: '799 001' })).body.data.zipCode).toBe('799001');
    await settings.write('serviceablePins', before, api.clock.now());
    expect((await save({ zipCode: '799001' })).status).toBe(400);
  });

  it('of somebody else are not there', async () => {
    const { _id } = (await save()).body.data;
    const other = await signUp(api);
    expect((await other.get('address')).body.data).toEqual([]);
    expect((await other.get(`address/${_id}`)).body).toMatchObject({
      message: 'There is no such address',
      code: 'NOT_FOUND',
    });
    expect((await other.call('PUT', `address/${_id}`, home)).status).toBe(404);
    expect((await other.call('PUT', `address/${_id}/default`)).status).toBe(404);
    expect((await other.call('DELETE', `address/${_id}`)).status).toBe(404);
    expect((await customer.get(`address/${_id}`)).status).toBe(200);
  });

  it('need a session, and are 20 at most', async () => {
    expect((await api.client().post('address/saveaddress', home)).status).toBe(401);
    for (let count = 0; count < 20; count += 1) expect((await save()).status).toBe(201);
    expect((await save()).body).toMatchObject({
      message: 'You can save at most 20 addresses',
      code: 'CONFLICT',
    });
  });
});
