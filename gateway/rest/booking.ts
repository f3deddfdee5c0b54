import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderJson, OrderRequest } from '../../api/orders/orders.contract.ts';
import type {
  PaymentJson,
  PaymentRequestJson,
  VerifyJson,
  VerifyRequest,
} from '../../api/payments/payments.contract.ts';
import type { ReportJson } from '../../api/reports/reports.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import { at, RestApi } from './restApi.ts';

export class LabsApi extends RestApi {
  labs = (testId: string | null | undefined) => this.get<LabJson[]>('lab/getlab', { testId });
  slots = (labId: string, date: string | null | undefined) =>
    this.get<SlotJson[]>('slot/getslot', { labId, date });
}

export class OrdersApi extends RestApi {
  order = (id: string) => this.get<OrderJson>(`order/${at(id)}`);
  orders = () => this.get<OrderJson[]>('order');
  reports = () => this.get<ReportJson[]>('report');
  createOrder = (body: OrderRequest, key: string) =>
    this.post<OrderJson>('order/createorder', body, key);
  changeOrder = (id: string, body: OrderRequest) => this.put<OrderJson>(`order/${at(id)}`, body);
  cancelOrder = (id: string, reason: string | null | undefined) =>
    this.post<OrderJson>(`order/${at(id)}/cancel`, { reason: reason ?? null });
  rescheduleOrder = (id: string, slot: string) =>
    this.post<OrderJson>(`order/${at(id)}/reschedule`, { slot });
  orderChanged = (id: string) => this.follow<OrderJson>(`order/${at(id)}/events`);
}

export class PaymentsApi extends RestApi {
  payments = () => this.get<PaymentJson[]>('payment');
  startPayment = (orderId: string, key: string) =>
    this.post<PaymentRequestJson>('payment/create-order', { orderId }, key);
  verifyPayment = (body: VerifyRequest) => this.post<VerifyJson>('payment/verify', body);
}
