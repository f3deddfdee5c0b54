import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderOfferJson } from '../../api/offers/offers.contract.ts';
import type { OrderJson } from '../../api/orders/orders.contract.ts';
import type {
  CancelItemRequest,
  CancelRequest,
  OrderRequest,
  RatingRequest,
} from '../../api/orders/orderRequests.contract.ts';
import type {
  PaymentJson,
  PaymentOrderRequest,
  PaymentRequestJson,
  VerifyRequest,
} from '../../api/payments/payments.contract.ts';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import type { ServiceabilityJson } from '../../api/serviceability/serviceability.contract.ts';
import {
  completeLab,
  completeOrder,
  completePayment,
  completePaymentRequest,
  completeServiceability,
  completeSlot,
} from './completeBooking.ts';
import type { SentOrder, SentVerdict } from './completeBooking.ts';
import { at, RestApi } from './restApi.ts';
import { completed, completedList, listIfAny } from './sparse.ts';
import type { Sparse } from './sparse.ts';

export class LabsApi extends RestApi {
  labs = (
    testId: string | null | undefined,
    testIds: string[] | null | undefined,
    pin: string | null | undefined,
  ) =>
    completedList(
      this.get<Sparse<LabJson>[]>('lab/getlab', { testId, testIds: testIds?.join(','), pin }),
      completeLab,
    );
  serviceability = (pin: string, labId: string | null | undefined) =>
    completed(this.get<Sparse<ServiceabilityJson>>('serviceability', { pin, labId }), (sent) =>
      completeServiceability({ ...sent, pin }),
    );
  slots = (labId: string, date: string | null | undefined) =>
    completedList(this.get<Sparse<SlotJson>[]>('slot/getslot', { labId, date }), completeSlot);
}

export class OrdersApi extends RestApi {
  order = (id: string) => completed(this.get<SentOrder>(`order/${at(id)}`), completeOrder);
  orders = () => completedList(listIfAny(this.get<SentOrder[]>('order')), completeOrder);
  reports = () => listIfAny(this.get<ReportJson[]>('report'));
  /** The answer may be an id only: then the order is read. */
  createOrder = async (body: OrderRequest, key: string) => {
    const made = await this.post<SentOrder>('order/createorder', body, key);
    return made.data.slot
      ? completed(Promise.resolve(made), completeOrder)
      : this.order(made.data._id);
  };
  changeOrder = (id: string, body: OrderRequest) => this.put<OrderJson>(`order/${at(id)}`, body);
  extendHold = (id: string) => this.post<OrderJson>(`order/${at(id)}/extend`, {});
  takeOffer = (id: string, code: string) => this.post<OrderJson>(`order/${at(id)}/offer`, { code });
  dropOffer = (id: string) => this.delete<OrderJson>(`order/${at(id)}/offer`);
  offers = (id: string) => listIfAny(this.get<OrderOfferJson[]>(`order/${at(id)}/offers`));
  cancelOrder = (id: string, body: CancelRequest) =>
    this.post<OrderJson>(`order/${at(id)}/cancel`, body);
  cancelOrderItem = (id: string, itemId: string, body: CancelItemRequest) =>
    this.post<OrderJson>(`order/${at(id)}/items/${at(itemId)}/cancel`, body);
  rescheduleOrder = (id: string, slot: string) =>
    this.post<OrderJson>(`order/${at(id)}/reschedule`, { slot });
  rateVisit = (id: string, body: RatingRequest) =>
    this.post<OrderJson>(`order/${at(id)}/rating`, body);
  orderChanged = (id: string) => this.follow<OrderJson>(`order/${at(id)}/events`);
}

export class PaymentsApi extends RestApi {
  payments = () =>
    completedList(listIfAny(this.get<Sparse<PaymentJson>[]>('payment')), completePayment);
  startPayment = (body: PaymentOrderRequest, key: string) =>
    completed(
      this.post<Sparse<PaymentRequestJson>>('payment/create-order', body, key),
      completePaymentRequest,
    );
  verifyPayment = (body: VerifyRequest) => this.post<SentVerdict>('payment/verify', body);
}
