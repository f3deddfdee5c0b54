import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderItemJson } from '../../api/orders/orderParts.contract.ts';
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
import type {
  LabResolvers,
  MutationResolvers,
  OrderInput,
  OrderItemResolvers,
  OrderResolvers,
  PaymentRequestResolvers,
  PaymentResolvers,
  QueryResolvers,
  ReportResolvers,
  SlotResolvers,
  SubscriptionResolvers,
} from '../generated/resolvers.ts';
import type { Complete } from './complete.ts';
import { renamed } from './renamed.ts';
import { verdictOf } from './paymentVerdict.ts';
import { actionFromRest, fastingFromRest, genderFromRest, relationFromRest } from './enumValues.ts';

/** What is chosen, under the service's names. */
const orderNames = {
  patientId: 'patient',
  testId: 'test',
  labId: 'lab',
  slotId: 'slot',
  addressId: 'address',
  expectedAmount: 'expectedAmount',
} as const;

/** What is ordered: one item as it is specified, several as items beside the first. */
function orderBody(input: Omit<OrderInput, 'idempotencyKey'>): OrderRequest {
  const { items, expectedAmount = null, ...chosen } = input;
  const body = renamed({ ...chosen, expectedAmount }, orderNames) satisfies Required<
    Omit<OrderRequest, 'items'>
  >;
  if (!items) return body;
  return {
    ...body,
    items: items.map((item) => renamed(item, { patientId: 'patient', testId: 'test' })),
  };
}

const bookedPatient = ({ patient }: Pick<OrderJson, 'patient'>) => ({
  name: patient.name,
  age: patient.age,
  infantAge: patient.infantAge ?? null,
  relation: relationFromRest[patient.bookingforWhom],
  gender: genderFromRest[patient.gender],
});
const bookedTest = ({ test }: Pick<OrderJson, 'test'>) => ({
  id: test._id,
  name: test.testName,
  nameHindi: test.testNameHindi ?? null,
  priceInRupees: test.price,
  fasting: fastingFromRest[test.fasting],
});

export const booking = {
  Query: {
    labs: async (_parent, { testId, testIds, pin }, { rest }) =>
      (await rest.labs.labs(testId, testIds, pin)).data,
    serviceability: async (_parent, { pin, labId }, { rest }) =>
      (await rest.labs.serviceability(pin, labId)).data,
    slots: async (_parent, { labId, date }, { rest }) => (await rest.labs.slots(labId, date)).data,
    order: async (_parent, { id }, { rest }) => (await rest.orders.order(id)).data,
    orders: async (_parent, _args, { rest }) => (await rest.orders.orders()).data,
    payments: async (_parent, _args, { rest }) => (await rest.payments.payments()).data,
    reports: async (_parent, _args, { rest }) => (await rest.orders.reports()).data,
  } satisfies QueryResolvers,
  Mutation: {
    createOrder: async (_parent, { input }, { rest }) => {
      const { idempotencyKey, ...chosen } = input;
      return (await rest.orders.createOrder(orderBody(chosen), idempotencyKey)).data;
    },
    changeOrder: async (_parent, { input }, { rest }) => {
      const { orderId, ...chosen } = input;
      return (await rest.orders.changeOrder(orderId, orderBody(chosen))).data;
    },
    extendHold: async (_parent, { orderId }, { rest }) =>
      (await rest.orders.extendHold(orderId)).data,
    takeOffer: async (_parent, { orderId, code }, { rest }) =>
      (await rest.orders.takeOffer(orderId, code)).data,
    dropOffer: async (_parent, { orderId }, { rest }) =>
      (await rest.orders.dropOffer(orderId)).data,
    startPayment: async (_parent, { orderId, idempotencyKey, expectedAmount = null }, { rest }) =>
      (
        await rest.payments.startPayment(
          { orderId, expectedAmount } satisfies Required<PaymentOrderRequest>,
          idempotencyKey,
        )
      ).data,
    verifyPayment: (_parent, { proof }, { rest }) =>
      verdictOf(
        rest.payments.verifyPayment(
          renamed(proof, {
            orderId: 'orderId',
            providerPaymentId: 'razorpay_payment_id',
            providerOrderId: 'razorpay_order_id',
            signature: 'razorpay_signature',
          }) satisfies Required<VerifyRequest>,
        ),
      ),
    cancelOrder: async (_parent, { orderId, reason = null, onlyUnpaid }, { rest }) =>
      (
        await rest.orders.cancelOrder(orderId, {
          reason,
          onlyUnpaid: onlyUnpaid ?? false,
        } satisfies Required<CancelRequest>)
      ).data,
    cancelOrderItem: async (_parent, { orderId, itemId, reason = null }, { rest }) =>
      (
        await rest.orders.cancelOrderItem(orderId, itemId, {
          reason,
        } satisfies Required<CancelItemRequest>)
      ).data,
    rescheduleOrder: async (_parent, { orderId, slotId }, { rest }) =>
      (await rest.orders.rescheduleOrder(orderId, slotId)).data,
    rateVisit: async (_parent, { orderId, stars, comment = null }, { rest }) =>
      (await rest.orders.rateVisit(orderId, { stars, comment } satisfies Required<RatingRequest>))
        .data,
  } satisfies MutationResolvers,
  Subscription: {
    orderChanged: {
      subscribe: (_parent, { id }, { rest }) => rest.orders.orderChanged(id),
      resolve: (order: OrderJson) => order,
    },
  } satisfies SubscriptionResolvers,
  Lab: {
    id: (lab) => lab._id,
    priceInRupees: (lab) => lab.price,
    amountInRupees: (lab) => lab.amount,
    missingTests: (lab) =>
      lab.missing.map(({ _id, testName, testNameHindi }) => ({
        id: _id,
        name: testName,
        nameHindi: testNameHindi,
      })),
  } satisfies Complete<LabResolvers, LabJson>,
  Slot: { id: (slot) => slot._id } satisfies Complete<SlotResolvers, SlotJson>,
  Order: {
    id: (order) => order._id,
    patient: bookedPatient,
    test: bookedTest,
    lab: ({ lab }) => ({
      id: lab._id,
      name: lab.name,
      image: lab.image,
      priceInRupees: lab.price,
      accreditation: lab.accreditation ?? null,
      demo: lab.demo ?? false,
    }),
    offers: async ({ _id, holdSecondsLeft }, _args, { rest }) =>
      holdSecondsLeft ? (await rest.orders.offers(_id)).data : [],
    technicianName: (order) => order.labTechnician?.name ?? null,
    availableActions: (order) => order.availableActions.map((action) => actionFromRest[action]),
    events: (order) => order.events.map(({ _id, ...event }) => ({ id: _id, ...event })),
  } satisfies Complete<OrderResolvers, OrderJson>,
  OrderItem: {
    id: (item) => item._id,
    patient: bookedPatient,
    test: bookedTest,
    reportUrl: (item) => item.report,
  } satisfies Complete<OrderItemResolvers, OrderItemJson>,
  PaymentRequest: {
    providerOrderId: (request) => request.razorpayOrderId,
    amountInPaise: (request) => request.amount,
  } satisfies Complete<PaymentRequestResolvers, PaymentRequestJson>,
  Payment: { id: (payment) => payment._id } satisfies Complete<PaymentResolvers, PaymentJson>,
  Report: { id: (report) => report._id } satisfies Complete<ReportResolvers, ReportJson>,
};
