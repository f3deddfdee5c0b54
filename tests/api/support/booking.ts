import { expect } from 'vitest';
import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type { SlotJson } from '../../../api/slots/slots.contract.ts';
import type { Client } from './client.ts';

/** Who may book, with what is needed for it. */
export type Buyer = Client & { patient: string; address: string };

/**
 * Books the first free slot of a day (YYYY-MM-DD) at a lab, and pays; answers the order's id.
 * `what`: a patient with a test, or the items of a visit.
 */
export async function bookAndPay(
  buyer: Buyer,
  date: string,
  lab = 'kaveri-precision-labs',
  what: object = { patient: buyer.patient, test: 'tsh' },
): Promise<string> {
  const [slot] = (await buyer.get<SlotJson[]>(`slot/getslot?labId=${lab}&date=${date}`)).body.data;
  const order = (
    await buyer.post<OrderJson>('order/createorder', {
      ...what,
      lab,
      slot: slot!._id,
      address: buyer.address,
    })
  ).body.data;
  const { razorpayOrderId } = (
    await buyer.post<{ razorpayOrderId: string }>('payment/create-order', { orderId: order._id })
  ).body.data;
  const proof = (
    await buyer.post<object>('sandbox/pay', {
      razorpayOrderId,
      outcome: 'paid',
      behaviour: 'noWebhook',
    })
  ).body.data;
  expect((await buyer.post('payment/verify', { ...proof, orderId: order._id })).status).toBe(200);
  return order._id;
}
