import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AddressJson } from '../../api/addresses/addresses.contract.ts';
import { nearlyFull } from '../../api/demo/demoLabs.ts';
import { demoPassword, demoPeople } from '../../api/demo/demoPeople.ts';
import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { fakeClock } from './support/clock.ts';

let api: TestApi;
beforeAll(async () => {
  // At 7:40 in India the slot of ten o'clock is the first that can be booked, and still is when the hold ends.
  api = await startApi({ demo: true }, fakeClock('2026-11-24T02:10:00Z'));
});
afterAll(() => api.stop());

const { lab } = nearlyFull;

describe('free places', () => {
  it('a slot with one place is offered until an order holds it, and again when the hold has ended', async () => {
    const client = api.client();
    await client.post('users/login', { email: demoPeople.family.email, password: demoPassword });
    const offered = async () =>
      (await client.get<SlotJson[]>(`slot/getslot?labId=${lab}&date=2026-11-24`)).body.data.map(
        (slot) => slot.startTime,
      );
    const listed = async () => {
      const labs = (await client.get<LabJson[]>('lab/getlab?testId=hba1c')).body.data;
      const { slotsAvailable, earliest } = labs.find(({ _id }) => _id === lab)!;
      return { slotsAvailable, startTime: earliest!.startTime };
    };
    const { slotsAvailable } = await listed();
    const free = { slotsAvailable, startTime: '10:00 am' };
    expect(await listed()).toEqual(free);
    expect(await offered()).toContain('10:00 am');

    const patient = (await client.get<PatientJson[]>('patient')).body.data[0]!._id;
    const address = (await client.get<AddressJson[]>('address')).body.data[0]!._id;
    expect(
      (
        await client.post('order/createorder', {
          patient,
          address,
          test: 'hba1c',
          lab,
          slot: `${lab}-20261124-1000`,
        })
      ).status,
    ).toBe(201);
    expect(await offered()).not.toContain('10:00 am');
    expect(await listed()).toEqual({
      slotsAvailable: slotsAvailable - 1,
      startTime: (await offered())[0],
    });

    api.clock.advance({ minutes: 15 });
    expect(await offered()).toContain('10:00 am');
    expect(await listed()).toEqual(free);
  });
});
