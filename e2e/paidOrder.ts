import type { APIRequestContext } from '@playwright/test';
import { call } from './fixtures.ts';

interface Choice {
  test: string;
  lab: string;
  slot: string;
  /** Who is tested. */
  name?: string;
}

/** An order that is not paid for yet, made through the REST service. */
export async function newOrder(
  request: APIRequestContext,
  { name = 'Leela Iyer', ...choice }: Choice,
): Promise<string> {
  const patient = await call<{ _id: string }>(request, 'patient/patientdetails', {
    bookingforWhom: 'Mother',
    name,
    DOB: '1957-09-30',
    gender: 'female',
  });
  const address = await call<{ _id: string }>(request, 'address/saveaddress', {
    houseNo: 'Flat 302, Lakshmi Residency',
    road: '12th Main, Indiranagar',
    zipCode: '560038',
    cityState: 'Bengaluru, Karnataka',
  });
  const order = { patient: patient._id, address: address._id, ...choice };
  return (await call<{ _id: string }>(request, 'order/createorder', order))._id;
}

/** The same, paid for. */
export async function paidOrder(request: APIRequestContext, choice: Choice): Promise<string> {
  const id = await newOrder(request, choice);
  const { razorpayOrderId } = await call<{ razorpayOrderId: string }>(
    request,
    'payment/create-order',
    { orderId: id },
  );
  const proof = await call<object>(request, 'sandbox/pay', { razorpayOrderId, outcome: 'paid' });
  await call(request, 'payment/verify', { ...proof, orderId: id });
  return id;
}
