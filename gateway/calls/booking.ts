import {
  BookConsultationRequest,
  MoveConsultationRequest,
} from '../../api/consultations/consultations.contract.ts';
import { DraftRequest } from '../../api/drafts/drafts.contract.ts';
import { ListQuery } from '../../api/lists.contract.ts';
import {
  CancelItemRequest,
  CancelRequest,
  OrderRequest,
  OwnOrdersQuery,
  RatingRequest,
  RescheduleRequest,
} from '../../api/orders/orderRequests.contract.ts';
import { ReportLinkRequest, SharedReportRequest } from '../../api/reports/reportLinks.contract.ts';
import { TakeOfferRequest } from '../../api/offers/offers.contract.ts';
import { PaymentOrderRequest, VerifyRequest } from '../../api/payments/payments.contract.ts';
import { get, post, put, remove } from '../row.ts';
import type { Rows } from './callTypes.ts';

const listIfAny = { onRefusal: { 404: [] } };
const pageIfAny = { ...listIfAny, isPaged: true };
const after = { after: 'cursor' } as const;
/** The names of a booking's choices in the service's contract. */
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
  orderPage: get('order', OwnOrdersQuery, after, pageIfAny),
  reports: get('report', undefined, {}, listIfAny),
  report: get('report/{id}'),
  reportPage: get('report', ListQuery, after, pageIfAny),
  reportLinks: get('report/{id}/links'),
  createReportLink: post('report/{id}/links', ReportLinkRequest),
  endReportLink: remove('report/{id}/links/{linkId}'),
  consultation: get('report/{id}/consultation'),
  bookConsultation: post('report/{id}/consultation', BookConsultationRequest),
  moveConsultation: put('report/{id}/consultation', MoveConsultationRequest),
  cancelConsultation: remove('report/{id}/consultation'),
  openSharedReport: post('shared-report', SharedReportRequest),
  payments: get('payment', undefined, {}, listIfAny),
  paymentPage: get('payment', ListQuery, after, pageIfAny),
  bookingDrafts: get('users/me/drafts', undefined, {}, listIfAny),
  saveBookingDraft: put('users/me/drafts/{id}', DraftRequest, { ...chosen, orderId: 'order' }),
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
