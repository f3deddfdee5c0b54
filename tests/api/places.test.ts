import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MockAgent, getGlobalDispatcher, setGlobalDispatcher } from 'undici';
import type { Dispatcher } from 'undici';
import type { PlaceJson } from '../../api/geocoding/geocoding.contract.ts';
import type { ServiceabilityJson } from '../../api/serviceability/serviceability.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';

const nowhere = {
  neighbourhood: null,
  suburb: null,
  postcode: null,
  state_district: null,
  country: null,
};

let api: TestApi;
let keyed: TestApi;
beforeAll(async () => {
  api = await startApi({ rateLimit: false });
  keyed = await startApi({ rateLimit: false, openCageKey: 'the key' }, undefined, {
    write: () => {},
  });
});
afterAll(async () => {
  await api.stop();
  await keyed.stop();
});

const placeAt = async (latitude: number, longitude: number, of = api) => {
  const { status, body } = await of
    .client()
    .get<PlaceJson>(`place?latitude=${latitude}&longitude=${longitude}`);
  return status === 200 ? body.data : status;
};

describe('the name of a place', () => {
  it('is the nearest town without a key, and none in the middle of the Atlantic', async () => {
    expect(await placeAt(12.97, 77.59)).toEqual({
      ...nowhere,
      suburb: 'Bangalore',
      country: 'India',
    });
    expect(await placeAt(40, -40)).toEqual(nowhere);
  });

  it('is asked for between the poles and once around the earth', async () => {
    for (const [latitude, longitude] of [
      [90, 180],
      [-90, -180],
    ] as const)
      expect(await placeAt(latitude, longitude)).toMatchObject({ postcode: null });
    for (const [latitude, longitude] of [
      [90.1, 0],
      [-90.1, 0],
      [0, 180.1],
      [0, -180.1],
    ] as const)
      expect(await placeAt(latitude, longitude)).toBe(400);
    expect((await api.client().get('place?latitude=12.97')).status).toBe(400);
  });

  it('is answered 120 times an hour to one network', async () => {
    const limited = await startApi({ rateLimit: true });
    expect(await placeAt(12.97, 77.59, limited)).toMatchObject({ country: 'India' });
    const ofNetwork = limited.db.updateTable('limits').where('key', 'like', 'place:%');
    await ofNetwork.set({ count: 119 }).execute();
    expect(await placeAt(12.97, 77.59, limited)).toMatchObject({ country: 'India' });
    expect(await placeAt(12.97, 77.59, limited)).toBe(429);
    limited.clock.advance({ hours: 1 });
    expect(await placeAt(12.97, 77.59, limited)).toMatchObject({ country: 'India' });
    await limited.stop();
  });
});

describe('the name of a place, with the key of a service that knows more', () => {
  let before: Dispatcher;
  let service: MockAgent;
  beforeEach(() => {
    before = getGlobalDispatcher();
    service = new MockAgent();
    service.disableNetConnect();
    setGlobalDispatcher(service);
  });
  afterEach(async () => {
    setGlobalDispatcher(before);
    await service.close();
  });
  /** What the service answers to the one question that it is asked. */
  const answers = (status: number, body: object) =>
    service
      .get('https://api.opencagedata.com')
      .intercept({
        path: '/geocode/v1/json',
        query: { q: '12.97,77.64', key: 'the key', limit: '1', no_annotations: '1' },
      })
      .reply(status, body);
  const asked = () => placeAt(12.97, 77.64, keyed);

  it('has the parts that the service names, and none else', async () => {
    const parts = {
      neighbourhood: 'HAL 2nd Stage',
      suburb: 'Indiranagar',
      postcode: '560038',
      state_district: 'Bengaluru Urban',
      country: 'India',
    };
    answers(200, { results: [{ components: { ...parts, road: '100 Feet Road' } }] });
    expect(await asked()).toEqual(parts);
    answers(200, { results: [{ components: { suburb: 'Indiranagar' } }] });
    expect(await asked()).toEqual({ ...nowhere, suburb: 'Indiranagar' });
    answers(200, { results: [] });
    expect(await asked()).toEqual(nowhere);
    service.assertNoPendingInterceptors();
  });

  it('is the nearest town while the service fails', async () => {
    answers(402, { results: [{ components: { country: 'Elsewhere' } }] });
    expect(await asked()).toEqual(await placeAt(12.97, 77.64));
    answers(200, {});
    expect(await asked()).toEqual(await placeAt(12.97, 77.64));
    service.assertNoPendingInterceptors();
  });
});

describe('where PIN codes lie', () => {
  it.each([
    ['530001', 'Visakhapatnam', 'Andhra Pradesh'],
    ['781001', 'Guwahati', 'Assam'],
    ['800001', 'Patna', 'Bihar'],
    ['160017', 'Chandigarh', 'Chandigarh'],
    ['492001', 'Raipur', 'Chhattisgarh'],
    ['403001', 'Goa', 'Goa'],
    ['380001', 'Ahmedabad', 'Gujarat'],
    ['122001', 'Gurugram', 'Haryana'],
    ['171001', 'Shimla', 'Himachal Pradesh'],
    ['190001', 'Srinagar', 'Jammu and Kashmir'],
    ['834001', 'Ranchi', 'Jharkhand'],
    ['575001', 'Mangaluru', 'Karnataka'],
    ['682001', 'Kochi', 'Kerala'],
    ['462001', 'Bhopal', 'Madhya Pradesh'],
    ['400703', 'Navi Mumbai', 'Maharashtra'],
    ['795001', 'Imphal', 'Manipur'],
    ['793001', 'Shillong', 'Meghalaya'],
    ['796001', 'Aizawl', 'Mizoram'],
    ['751001', 'Bhubaneswar', 'Odisha'],
    ['605001', 'Puducherry', 'Puducherry'],
    ['143001', 'Amritsar', 'Punjab'],
    ['302001', 'Jaipur', 'Rajasthan'],
    ['641001', 'Coimbatore', 'Tamil Nadu'],
    ['226001', 'Lucknow', 'Uttar Pradesh'],
    ['248001', 'Dehradun', 'Uttarakhand'],
    ['734001', 'Darjeeling', 'West Bengal'],
  ])('%s is in %s, %s', async (pin, city, state) => {
    const { body } = await api.client().get<ServiceabilityJson>(`serviceability?pin=${pin}`);
    expect(body.data).toMatchObject({ city, state });
  });
});
