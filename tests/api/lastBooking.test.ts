import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PatientJson } from '../../api/patients/patients.contract.ts';
import { startApi } from './support/api.ts';
import type { TestApi } from './support/api.ts';
import { bookAndPay } from './support/booking.ts';
import { checkout } from './support/checkout.ts';
import { crowd } from './support/crowd.ts';

let api: TestApi;
beforeAll(async () => {
  api = await startApi({ demo: true, rateLimit: false });
});
afterAll(() => api.stop());

type Guest = Awaited<ReturnType<typeof checkout>>['guest'];
const patientsOf = async (guest: Guest) => (await guest.get<PatientJson[]>('patient')).body.data;
const someoneElse = {
  bookingforWhom: 'Mother',
  name: 'Leela Rao',
  DOB: '1957-09-30',
  gender: 'female',
};

describe('the last booking of a patient', () => {
  it('is that of the last paid order for them, or else for anybody of the customer', async () => {
    const { guest, id, pay, verify } = await checkout(api);
    expect(await patientsOf(guest)).toMatchObject([{ lastBooking: null }]);
    expect((await verify((await pay('noWebhook')).body.data)).status).toBe(200);
    const booked = {
      lab: 'kaveri-precision-labs',
      labName: 'Kaveri Precision Labs',
      address: guest.address,
    };
    expect(await patientsOf(guest)).toMatchObject([{ lastBooking: booked }]);
    const added = await guest.post<PatientJson>('patient/patientdetails', someoneElse);
    expect(added.body.data.lastBooking).toEqual(booked);
    const order = await guest.get<{ addressId: string }>(`order/${id}`);
    expect(order.body.data.addressId).toBe(guest.address);
  });
  it('is their own, alone or on a visit with others, before a later one of somebody else', async () => {
    const [guest] = await crowd(api, 1);
    const add = async () =>
      (await guest!.post<PatientJson>('patient/patientdetails', someoneElse)).body.data._id;
    const [first, second, third, nobody] = [guest!.patient, await add(), await add(), await add()];
    const labs = async () => {
      const all = await patientsOf(guest!);
      return [first, second, third, nobody].map(
        (id) => all.find(({ _id }) => _id === id)!.lastBooking?.lab ?? null,
      );
    };
    const [kaveri, meghdoot, udaya] = [
      'kaveri-precision-labs',
      'meghdoot-pathology',
      'udaya-path-care',
    ];
    await bookAndPay(guest!, '2026-11-23', kaveri);
    expect(await labs()).toEqual([kaveri, kaveri, kaveri, kaveri]);
    await bookAndPay(guest!, '2026-11-24', meghdoot, {
      items: [first, second].map((patient) => ({ patient, test: 'tsh' })),
    });
    expect(await labs()).toEqual([meghdoot, meghdoot, meghdoot, meghdoot]);
    await bookAndPay(guest!, '2026-11-26', udaya, { patient: third, test: 'tsh' });
    expect(await labs()).toEqual([meghdoot, meghdoot, udaya, udaya]);
    await bookAndPay(guest!, '2026-11-27', kaveri);
    expect(await labs()).toEqual([kaveri, meghdoot, udaya, kaveri]);
  });
  it('is never that of another customer', async () => {
    const { guest } = await checkout(api);
    expect(await patientsOf(guest)).toMatchObject([{ lastBooking: null }]);
  });
});
