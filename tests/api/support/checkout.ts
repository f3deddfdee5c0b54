import type { OrderJson } from '../../../api/orders/orders.contract.ts';
import type {
  PaymentJson,
  PaymentRequestJson,
  VerifyJson,
  VerifyRequest,
} from '../../../api/payments/payments.contract.ts';
import type { TestApi } from './api.ts';
import { crowd } from './crowd.ts';

const lab = 'kaveri-precision-labs';
let made = 0;

/** A customer with an unpaid order, as far as the provider's window; everything goes over HTTP. */
export async function checkout(
  api: TestApi,
  slot = `${lab}-20261124-${String(8 + ((made += 1) % 8)).padStart(2, '0')}00`,
) {
  const [guest] = await crowd(api, 1);
  const {
    body: {
      data: { _id: id, amount },
    },
  } = await guest!.post<OrderJson>('order/createorder', {
    patient: guest!.patient,
    address: guest!.address,
    test: 'tsh',
    lab,
    slot,
  });
  const prepare = () => guest!.post<PaymentRequestJson>('payment/create-order', { orderId: id });
  const providerOrder = async () => (await prepare()).body.data.razorpayOrderId;
  return {
    guest: guest!,
    id,
    amount,
    slot,
    prepare,
    providerOrder,
    /** Presses Pay in the sandbox's window. */
    pay: async (behaviour?: string, outcome = 'paid') =>
      guest!.post<Omit<VerifyRequest, 'orderId'>>('sandbox/pay', {
        razorpayOrderId: await providerOrder(),
        outcome,
        behaviour,
      }),
    verify: (proof: Omit<VerifyRequest, 'orderId'>) =>
      guest!.post<VerifyJson>('payment/verify', { ...proof, orderId: id }),
    ask: (behaviour: { calls?: string; payment?: string }) =>
      guest!.post('sandbox/behaviour', { orderId: id, ...behaviour }),
    order: async () => (await guest!.get<OrderJson>(`order/${id}`)).body.data,
    status: async () => (await guest!.get<OrderJson>(`order/${id}`)).body.data.paymentStatus,
    payments: async () =>
      (await guest!.get<PaymentJson[]>('payment')).body.data.map(
        (payment) => `${payment.amount} ${payment.status}`,
      ),
    isOffered: async () =>
      (await guest!.get<{ _id: string }[]>(`slot/getslot?labId=${lab}`)).body.data.some(
        (open) => open._id === slot,
      ),
  };
}
