import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ServiceabilityJson } from '../../api/serviceability/serviceability.contract.ts';
import { placeOfPin } from '../../api/serviceability/pinPlaces.ts';
import { START } from './support/clock.ts';
import { crowd } from './support/crowd.ts';
import { morning, ownersLab } from './support/ownersLab.ts';

type Shop = Awaited<ReturnType<typeof ownersLab>>;
let shop: Shop;
beforeAll(async () => {
  shop = await ownersLab();
  await shop.hours({ slotMinutes: 30, hours: [{ ...morning, places: 1 }] });
});
beforeEach(async () => {
  shop.api.clock.set(START);
  await shop.signInAgain();
  await shop.change({ pins: [], active: true });
});
afterAll(() => shop.api.stop());

const ask = (query: string) => shop.api.client().get<ServiceabilityJson>(`serviceability?${query}`);
const at = async (pin: string) => (await ask(`pin=${pin}`)).body.data;

describe('GET serviceability', () => {
  it('says where a PIN code lies, that we come there, and from when', async () => {
    const { body } = await ask('pin=560038');
    const { earliest, ...rest } = body.data;
    expect(rest).toEqual({
      pin: '560038',
      serviceable: true,
      city: 'Bengaluru',
      state: 'Karnataka',
      servedByLab: null,
    });
    const [first] = await shop.open(earliest!.date);
    expect(earliest).toEqual({ date: first!.date, startTime: first!.startTime });
    // Nothing is open before.
    const days = ['2026-11-21', '2026-11-22', '2026-11-23'].filter((day) => day < earliest!.date);
    for (const day of days) expect(await shop.open(day)).toEqual([]);
  });

  it('passes over a slot whose only seat is held, until the hold ends', async () => {
    const before = (await at('560038')).earliest!;
    const [slot] = await shop.open(before.date);
    const [guest] = await crowd(shop.api, 1);
    expect((await shop.order(guest!, slot!._id)).status).toBe(201);
    expect((await at('560038')).earliest).not.toEqual(before);
    shop.api.clock.advance({ minutes: 16 });
    expect((await at('560038')).earliest).toEqual(before);
  });

  it('knows no such place as one outside of where samples are collected', async () => {
    expect(await at('999999')).toMatchObject({
      serviceable: false,
      city: null,
      state: null,
      earliest: null,
    });
    // A place that we know, to which nobody comes.
    expect(await at('302001')).toMatchObject({ serviceable: false, city: 'Jaipur' });
    // A lab that names no PIN codes comes wherever samples are collected, and not elsewhere.
    expect(await shop.offered('?testId=vitamin-d&pin=302001')).toEqual([]);
    expect(await shop.offered('?testId=vitamin-d&pin=560038')).toHaveLength(1);
  });

  it('goes by the PIN codes of the labs that are offered', async () => {
    await shop.change({ pins: ['411', '560039'] });
    expect(await at('560038')).toMatchObject({ serviceable: false, earliest: null });
    expect(await at('560039')).toMatchObject({ serviceable: true });
    expect(await at('411001')).toMatchObject({ serviceable: true, city: 'Pune' });
    await shop.change({ active: false });
    expect(await at('411001')).toMatchObject({ serviceable: false });
  });

  it('says from when only where a slot can be booked, two hours before it at the latest', async () => {
    shop.api.clock.set('2026-11-26T23:30:00.000Z');
    expect((await at('560038')).earliest).toEqual({ date: '2026-11-27', startTime: '07:00 am' });
    shop.api.clock.advance({ seconds: 1 });
    expect((await at('560038')).earliest).toEqual({ date: '2026-11-27', startTime: '07:30 am' });
    // Nobody has made the slots of that week yet.
    shop.api.clock.set('2026-12-10T04:30:00.000Z');
    expect(await at('560038')).toMatchObject({ serviceable: true, earliest: null });
  });

  it('says whether one lab comes there', async () => {
    const lab = shop.lab._id;
    expect((await ask(`pin=560038&labId=${lab}`)).body.data.servedByLab).toBe(true);
    await shop.change({ pins: ['411'] });
    expect((await ask(`pin=560038&labId=${lab}`)).body.data.servedByLab).toBe(false);
    expect((await ask('pin=411001&labId=none')).body.data).toMatchObject({
      serviceable: true,
      servedByLab: false,
    });
  });

  it.each([
    '',
    'pin=',
    'pin=56003',
    'pin=060038',
    'pin=5600381',
    'pin=56003a',
    'pin=560%20038',
    'pin=560038&labId=',
  ])('refuses %j, which has no PIN code or an empty lab', async (query) => {
    const { status, body } = await ask(query);
    expect([status, (body as unknown as { code: string }).code]).toEqual([400, 'BAD_REQUEST']);
  });
});

describe('an order at a PIN code where the lab does not collect', () => {
  it('is refused with a code of its own, and nothing is held', async () => {
    const [guest] = await crowd(shop.api, 1);
    const day = (await at('560038')).earliest!.date;
    const slots = await shop.open(day);
    await shop.change({ pins: ['411'] });
    const refused = await shop.order(guest!, slots[0]!._id);
    expect([refused.status, refused.body]).toMatchObject([
      409,
      {
        code: 'LAB_NOT_COLLECTING_THERE',
        reason: 'LAB_NOT_COLLECTING_THERE',
        params: { lab: 'North Lab', zipCode: '560038' },
      },
    ]);
    expect(await shop.open(day)).toEqual(slots);
  });

  it('is not changed to it either', async () => {
    const [guest] = await crowd(shop.api, 1);
    const day = (await at('560038')).earliest!.date;
    const [slot] = await shop.open(day);
    const made = (await shop.order(guest!, slot!._id)).body.data;
    await shop.change({ pins: ['411'] });
    const refused = await guest!.call('PUT', `order/${made._id}`, {
      patient: guest!.patient,
      test: 'vitamin-d',
      lab: shop.lab._id,
      slot: slot!._id,
      address: guest!.address,
    });
    expect([refused.status, refused.body]).toMatchObject([
      409,
      { code: 'LAB_NOT_COLLECTING_THERE' },
    ]);
  });
});

describe('the cities of PIN codes', () => {
  it.each([
    ['110001', 'Delhi', 'Delhi'],
    ['400001', 'Mumbai', 'Maharashtra'],
    ['400601', 'Thane', 'Maharashtra'],
    ['201301', 'Noida', 'Uttar Pradesh'],
    ['500001', 'Hyderabad', 'Telangana'],
    ['600020', 'Chennai', 'Tamil Nadu'],
    ['700001', 'Kolkata', 'West Bengal'],
    ['744101', 'Port Blair', 'Andaman and Nicobar Islands'],
  ])('%s lies in %s', (pin, city, state) => {
    expect(placeOfPin(pin)).toEqual({ city, state });
  });

  it('are a small table, which no page fetches', () => {
    expect(placeOfPin('999999')).toBeUndefined();
    const source = readFileSync('api/serviceability/pinPlaces.ts', 'utf8');
    expect(source.length).toBeLessThan(30 * 1024);
  });
});
