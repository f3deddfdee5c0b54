import type { LabJson } from '../../api/labs/labs.contract.ts';
import type { OrderItemJson } from '../../api/orders/orderParts.contract.ts';
import type { OrderJson, PaymentStatusJson } from '../../api/orders/orders.contract.ts';
import type {
  PaymentJson,
  PaymentRequestJson,
  VerifyJson,
} from '../../api/payments/payments.contract.ts';
import type { ServiceabilityJson } from '../../api/serviceability/serviceability.contract.ts';
import type { SlotJson } from '../../api/slots/slots.contract.ts';
import type { GenderJson, RelationJson } from '../../api/patients/patients.contract.ts';
import { listOf } from './sparse.ts';
import type { Sparse } from './sparse.ts';

/** Rupees that every order is cheaper by (docs/product/limits.md). */
const discountOf = (price: number) => Math.max(0, Math.min(100, price - 1));

export const completeLab = (lab: Sparse<LabJson>): LabJson => ({
  _id: lab._id ?? '',
  name: lab.name ?? '',
  image: lab.image ?? null,
  rating: lab.rating ?? null,
  ratingCount: lab.ratingCount ?? null,
  accreditation: lab.accreditation ?? null,
  demo: lab.demo ?? false,
  slotsAvailable: lab.slotsAvailable ?? 0,
  reportTime: lab.reportTime ?? '',
  price: lab.price ?? 0,
  amount: lab.amount ?? (lab.price ?? 0) - discountOf(lab.price ?? 0),
  missing: lab.missing ?? [],
});

/** The answer about a PIN code; a service need not know where it lies, or from when. */
export const completeServiceability = (
  sent: Sparse<ServiceabilityJson> & { pin: string },
): ServiceabilityJson => ({
  pin: sent.pin,
  serviceable: sent.serviceable ?? false,
  city: sent.city ?? null,
  state: sent.state ?? null,
  earliest: sent.earliest ?? null,
  servedByLab: sent.servedByLab ?? null,
});

/** Seats of a slot whose service does not count them: enough that no count is shown. */
const uncounted = 100;
/** A slot; its day may come as an instant. */
export const completeSlot = (slot: Sparse<SlotJson>): SlotJson => ({
  _id: slot._id ?? '',
  date: (slot.date ?? '').slice(0, 10),
  startTime: slot.startTime ?? '',
  endTime: slot.endTime ?? '',
  placesLeft: slot.placesLeft ?? uncounted,
});

type SentTest = Sparse<OrderJson['test']> & { name?: string | null };
type SentItem = Sparse<Omit<OrderItemJson, 'patient' | 'test'>> & {
  patient?: Sparse<OrderJson['patient']>;
  test?: SentTest;
};

const completePatient = (patient?: Sparse<OrderJson['patient']>): OrderJson['patient'] => ({
  name: patient?.name ?? '',
  bookingforWhom: patient?.bookingforWhom ?? ('Other' satisfies RelationJson),
  gender: patient?.gender ?? ('others' satisfies GenderJson),
  age: patient?.age ?? 0,
  infantAge: patient?.infantAge ?? null,
});
const completeTest = (test?: SentTest): OrderJson['test'] => ({
  _id: test?._id ?? '',
  testName: test?.testName ?? test?.name ?? '',
  testNameHindi: test?.testNameHindi ?? null,
  price: test?.price ?? null,
  fasting: test?.fasting ?? 'unknown',
});
const completeItem = (item: SentItem): OrderItemJson => ({
  _id: item._id ?? '',
  patientId: item.patientId ?? null,
  patient: completePatient(item.patient),
  test: completeTest(item.test),
  price: item.price ?? 0,
  status: item.status ?? 'placed',
  refundAmount: item.refundAmount ?? 0,
  refundedAt: item.refundedAt ?? null,
  reportExpectedAt: item.reportExpectedAt ?? null,
  report: item.report ?? null,
  cancellable: item.cancellable ?? false,
  sampleId: item.sampleId ?? null,
});

export type SentOrder = Sparse<
  Omit<OrderJson, 'patient' | 'test' | 'lab' | 'slot' | 'address' | 'instructions' | 'items'>
> & {
  _id: string;
  patient?: Sparse<OrderJson['patient']>;
  test?: SentTest;
  items?: SentItem[] | null;
  lab?: Sparse<OrderJson['lab']>;
  slot?: Sparse<OrderJson['slot']>;
  address?: Sparse<OrderJson['address']>;
  instructions?: string[] | string | null;
  /** Of a service that has the amount in its payment. */
  payment?: { total?: number | null } | null;
};

/** An order, with what the service left out derived from the rest. */
export function completeOrder(order: SentOrder): OrderJson {
  const { patient, test, lab, slot, address } = order;
  const itemTotal = order.itemTotal ?? lab?.price ?? test?.price ?? 0;
  const discount = order.discount ?? discountOf(itemTotal);
  const paymentStatus: PaymentStatusJson = order.paymentStatus ?? 'PENDING';
  const { status, reportExpectedAt, reportUrl: report } = order;
  const only = {
    _id: order._id,
    patient,
    test,
    price: itemTotal,
    status,
    reportExpectedAt,
    report,
  };
  const items = order.items && order.items.length > 0 ? order.items : [only];
  return {
    _id: order._id,
    number: order.number ?? '',
    patient: completePatient(patient),
    test: completeTest(test),
    // A service that knows no items has one.
    items: items.map(completeItem),
    lab: {
      _id: lab?._id ?? '',
      name: lab?.name ?? '',
      image: lab?.image ?? null,
      price: lab?.price ?? itemTotal,
      accreditation: lab?.accreditation ?? null,
      demo: lab?.demo ?? false,
    },
    slot: {
      date: (slot?.date ?? '').slice(0, 10),
      startTime: slot?.startTime ?? '',
      endTime: slot?.endTime ?? '',
    },
    address: {
      houseNo: address?.houseNo ?? '',
      road: address?.road ?? '',
      zipCode: address?.zipCode ?? '',
      cityState: address?.cityState ?? '',
    },
    addressId: order.addressId ?? null,
    // Missing counts as placed (docs/product/states.md).
    status: order.status ?? 'placed',
    paymentStatus,
    itemTotal,
    discount,
    amount: order.amount ?? order.payment?.total ?? itemTotal - discount,
    offer: order.offer ?? null,
    refundedAmount: order.refundedAmount ?? 0,
    receiptUrl: order.receiptUrl ?? null,
    creditNotes: order.creditNotes ?? [],
    createdAt: order.createdAt ?? new Date().toISOString(),
    holdExpiresAt: order.holdExpiresAt ?? null,
    holdSecondsLeft: order.holdSecondsLeft ?? null,
    holdExtendable: order.holdExtendable ?? false,
    assignedAt: order.assignedAt ?? null,
    labTechnician: order.labTechnician ?? null,
    onTheWayAt: order.onTheWayAt ?? null,
    collectedAt: order.collectedAt ?? null,
    failedVisit: order.failedVisit ?? null,
    collectionSlot: order.collectionSlot ?? null,
    completedAt: order.completedAt ?? null,
    cancelledAt: order.cancelledAt ?? null,
    reportExpectedAt: order.reportExpectedAt ?? null,
    reportUrl: order.reportUrl ?? null,
    dueAt: order.dueAt ?? null,
    overdue: order.overdue ?? false,
    refundDelayedSince: order.refundDelayedSince ?? null,
    refundByHandAt: order.refundByHandAt ?? null,
    customerPhone: order.customerPhone ?? null,
    fastingFrom: order.fastingFrom ?? null,
    calendarFileUrl: order.calendarFileUrl ?? null,
    googleCalendarUrl: order.googleCalendarUrl ?? null,
    rateable: order.rateable ?? false,
    rating: order.rating ?? null,
    instructions: Array.isArray(order.instructions)
      ? order.instructions
      : [order.instructions].filter((text) => typeof text === 'string'),
    instructionReasons: listOf(order.instructionReasons),
    availableActions: order.availableActions ?? (paymentStatus === 'PENDING' ? ['pay'] : []),
    events: order.events ?? [],
  };
}

export const completePayment = (payment: Sparse<PaymentJson>): PaymentJson => ({
  ...(payment as PaymentJson),
  refundedAmount: payment.refundedAmount ?? 0,
  testNameHindi: payment.testNameHindi ?? null,
  receiptUrl: payment.receiptUrl ?? null,
});

export const completePaymentRequest = (sent: Sparse<PaymentRequestJson>): PaymentRequestJson => ({
  keyId: sent.keyId ?? '',
  razorpayOrderId: sent.razorpayOrderId ?? '',
  amount: sent.amount ?? 0,
  currency: sent.currency ?? 'INR',
  sandbox: sent.sandbox ?? false,
  returnPath: sent.returnPath ?? null,
});

/** What was verified; the sentence alone may say it (docs/product/states.md). */
export type SentVerdict = { order?: Sparse<VerifyJson['order']> | null } | null | undefined;
