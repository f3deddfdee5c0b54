import type { APIRequestContext } from '@playwright/test';
import { call, expect, makeCustomer } from './fixtures.ts';

/** Makes a customer who takes as many seats of a slot as one may hold unpaid; whether it is full. */
export async function takeSeats(request: APIRequestContext, slot: string): Promise<boolean> {
  await makeCustomer(request);
  const patient = await call<{ _id: string }>(request, 'patient/patientdetails', {
    bookingforWhom: 'Myself',
    name: 'Ravi Das',
    DOB: '1980-02-02',
    gender: 'male',
  });
  const address = await call<{ _id: string }>(request, 'address/saveaddress', {
    houseNo: '9',
    road: 'Adyar',
    zipCode: '600020',
    cityState: 'Chennai',
  });
  for (;;) {
    const reply = await request.post('/api/v1/order/createorder', {
      data: {
        patient: patient._id,
        test: 'serum-calcium',
        lab: 'udaya-path-care',
        slot,
        address: address._id,
      },
      headers: { 'idempotency-key': crypto.randomUUID() },
    });
    expect([201, 409, 429]).toContain(reply.status());
    if (reply.status() !== 201) return reply.status() === 409;
  }
}
