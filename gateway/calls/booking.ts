import {
  CancelItemRequest,
  CancelRequest,
  OrderRequest,
  RatingRequest,
  RescheduleRequest,
} from '../../api/orders/orderRequests.contract.ts';
import { TakeOfferRequest } from '../../api/offers/offers.contract.ts';
import { PaymentOrderRequest, VerifyRequest } from '../../api/payments/payments.contract.ts';
import { get, post, put, remove } from '../row.ts';
import type { Rows } from './callTypes.ts';

const listIfAny = { onRefusal: { 404: [] } };
/** What is chosen, under the service's names. */
const chosen = {
  patientId: 'patient',
  testId: 'test',
  labId: 'lab',
  slotId: 'slot',
  addressId: 'address',
} as const;

/** Calls about orders and payments (docs/product/calls.md). */
export const bookingCalls = {
  order: get('order/{id}'),
  orders: get('order', undefined, {}, listIfAny),
  reports: get('report', undefined, {}, listIfAny),
  payments: get('payment', undefined, {}, listIfAny),
  createOrder: post('order/createorder', OrderRequest, chosen),
  changeOrder: put('order/{orderId}', OrderRequest, chosen),
  extendHold: post('order/{orderId}/extend'),
  takeOffer: post('order/{orderId}/offer', TakeOfferRequest),
  dropOffer: remove('order/{orderId}/offer'),
  startPayment: post('payment/create-order', PaymentOrderRequest),
  verifyPayment: post('payment/verify', VerifyRequest, {
    providerPaymentId: 'razorpay_payment_id',
    providerOrderId: 'razorpay_order_id',
    signature: 'razorpay_signature',
  }),
  cancelOrder: post('order/{orderId}/cancel', CancelRequest),
  cancelOrderItem: post('order/{orderId}/items/{itemId}/cancel', CancelItemRequest),
  rescheduleOrder: post('order/{orderId}/reschedule', RescheduleRequest, { slotId: 'slot' }),
  rateVisit: post('order/{orderId}/rating', RatingRequest),
} satisfies Rows;
