import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { crowd } from './support/crowd.ts';

const lab = 'kaveri-precision-labs';
/** One in the afternoon of Monday in Asia/Kolkata. */
const afternoon = '2026-11-23T07:30:00.000Z';
const fasting = 'lipid-profile';
let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
beforeEach(() => api.clock.set(afternoon));
afterAll(() => api.stop());

const open = (query: string) => api.client().get<SlotJson[]>(`slot/getslot?labId=${lab}${query}`);
const slotAt = (slots: SlotJson[], date: string, startTime: string) =>
  slots.find((slot) => slot.date === date && slot.startTime === startTime);

describe('the slots of a visit', () => {
  it('say by when the last meal is, and whether that is still to come', async () => {
    const { data } = (await open(`&tests=${fasting}`)).body;
    expect(slotAt(data, '2026-11-23', '03:30 pm')).toMatchObject({
      lastMealBy: '2026-11-23T00:00:00.000Z',
      fastingFits: false,
    });
    expect(slotAt(data, '2026-11-24', '07:00 am')).toMatchObject({
      lastMealBy: '2026-11-23T15:30:00.000Z',
      fastingFits: true,
    });
  });

  it('fit up to the very moment of the last meal', async () => {
    const at = async () =>
      slotAt((await open(`&tests=${fasting}`)).body.data, '2026-11-24', '07:00 am')!.fastingFits;
    api.clock.set('2026-11-23T15:30:00.000Z');
    expect(await at()).toBe(true);
    api.clock.advance({ seconds: 1 });
    expect(await at()).toBe(false);
  });

  it('go by the strictest of several tests, whatever their order', async () => {
    for (const tests of [`tsh,${fasting}`, `${fasting},tsh`, `tsh,tsh,${fasting}`])
      expect((await open(`&tests=${tests}`)).body).toEqual((await open(`&tests=${fasting}`)).body);
    expect((await open('&tests=tsh')).body.data[0]).toMatchObject({
      lastMealBy: null,
      fastingFits: true,
    });
  });

  it('say nothing of meals where no tests are named', async () => {
    for (const query of ['', '&tests=', '&tests=,'])
      expect(Object.keys((await open(query)).body.data[0]!)).toEqual([
        '_id',
        'date',
        'startTime',
        'endTime',
        'placesLeft',
      ]);
  });

  it('are refused for a test that is not there, and for more tests than a visit has', async () => {
    expect(await open('&tests=tsh,no-such-test')).toMatchObject({
      status: 404,
      body: { reason: 'TEST_NOT_FOUND' },
    });
    expect(await open(`&tests=${Array(7).fill('tsh').join()}`)).toMatchObject({
      status: 400,
      body: { reason: 'FIELD_TOO_MANY' },
    });
  });
});

it.each([fasting, 'tsh', `tsh,${fasting}`, ''])(
  'the earliest slot of each lab for the tests "%s" is its first that everybody can keep to',
  async (tests) => {
    const query = tests && `?testIds=${tests}`;
    const { data } = (await api.client().get<LabJson[]>(`lab/getlab${query}`)).body;
    expect(data.filter(({ earliest }) => earliest).length).toBeGreaterThan(1);
    for (const { _id, earliest } of data) {
      const slots = await api
        .client()
        .get<SlotJson[]>(`slot/getslot?labId=${_id}${tests && `&tests=${tests}`}`);
      const first = slots.body.data.find(({ fastingFits }) => fastingFits !== false);
      expect(earliest).toEqual(first ? { date: first.date, startTime: first.startTime } : null);
    }
  },
);

it('an order says by when the last meal is, as its slot did', async () => {
  const [guest] = await crowd(api, 1);
  const book = async (slot: SlotJson) =>
    (
      await guest!.post<OrderJson>('order/createorder', {
        patient: guest!.patient,
        address: guest!.address,
        test: fasting,
        lab,
        slot: slot._id,
      })
    ).body.data;
  const { data } = (await open(`&tests=${fasting}`)).body;
  for (const slot of [
    slotAt(data, '2026-11-23', '03:30 pm')!,
    slotAt(data, '2026-11-24', '07:00 am')!,
  ])
    expect(await book(slot)).toMatchObject({
      lastMealBy: slot.lastMealBy,
      fastingFits: slot.fastingFits,
    });
});
