import type { AnswerJson } from '../api/assistant/assistant.contract.ts';
import type { LabTestJson } from '../api/catalogue/catalogue.contract.ts';
import type { FaqItemJson, TestimonialJson } from '../api/content/content.contract.ts';
import { payableStatuses } from '../api/orders/orders.contract.ts';
import type { OrderJson } from '../api/orders/orders.contract.ts';
import type { OrderItemJson } from '../api/orders/orderParts.contract.ts';
import type { PatientJson } from '../api/patients/patients.contract.ts';
import type { SlotJson } from '../api/slots/slots.contract.ts';
import type { UserJson } from '../api/users/users.contract.ts';

/** A type whose fields a service may omit or send as null. */
type Sparse<Json> = { [Field in keyof Json]?: Json[Field] | null };

/** A list that may come as one string, separated by commas or newlines. */
const listOf = (value: string[] | string | null | undefined) =>
  (typeof value === 'string' ? value.split(/[,\n]/) : (value ?? []))
    .map((part) => part.trim())
    .filter(Boolean);

type SentTest = Sparse<OrderJson['test']> & { name?: string | null };
const bookedTest = (test: SentTest | null | undefined) =>
  test && { ...test, testName: test.testName ?? test.name ?? null };

interface SentOrder extends Sparse<
  Omit<OrderJson, 'items' | 'test' | 'lab' | 'slot' | 'instructions'>
> {
  items?: (Sparse<Omit<OrderItemJson, 'test'>> & { test?: SentTest | null })[] | null;
  test?: SentTest | null;
  lab?: Sparse<OrderJson['lab']> | null;
  slot?: Sparse<OrderJson['slot']> | null;
  instructions?: string[] | string | null;
  payment?: { total?: number | null } | null;
}

/** Builds the single item of an order from a service without items; its price is the lab's. */
function order(sent: SentOrder) {
  const { _id, patient, status, reportExpectedAt, reportUrl: report } = sent;
  const test = bookedTest(sent.test);
  const itemTotal = sent.itemTotal ?? sent.lab?.price ?? test?.price ?? 0;
  const amount = sent.amount ?? sent.payment?.total ?? itemTotal - (sent.discount ?? 0);
  const only = { _id, patient, test, price: itemTotal, status, reportExpectedAt, report };
  return {
    ...sent,
    test,
    items: sent.items?.length
      ? sent.items.map((item) => ({ ...item, test: bookedTest(item.test) }))
      : [only],
    slot: sent.slot && slot(sent.slot),
    itemTotal,
    amount,
    discount: sent.discount ?? itemTotal - amount,
    instructions: typeof sent.instructions === 'string' ? [sent.instructions] : sent.instructions,
    instructionReasons: listOf(sent.instructionReasons),
    availableActions:
      sent.availableActions ??
      (payableStatuses.includes(sent.paymentStatus ?? 'PENDING') ? ['pay'] : []),
  };
}

/** The date may come as an instant. */
const slot = <Sent extends Sparse<Pick<SlotJson, 'date'>>>(sent: Sent) => ({
  ...sent,
  date: sent.date?.slice(0, 10),
});

const india = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** Whole years by the calendar in India, today (PD-23). */
function ageOf(dateOfBirth: string): number {
  const today = india.format(new Date());
  const years = Number(today.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return today.slice(5) < dateOfBirth.slice(5, 10) ? years - 1 : years;
}

/**
 * Adapters, by type of the schema, for a service with only the specification's fields
 * (docs/product/calls.md), where it deviates from the contract; the contract's defaults fill in the
 * rest.
 */
export const specified: Record<string, (sent: never) => unknown> = {
  User: (sent: Sparse<UserJson>) => ({
    ...sent,
    phoneVerified: sent.phoneVerified ?? Boolean(sent.phoneNumber),
  }),
  Patient: (sent: Sparse<PatientJson>) => ({
    ...sent,
    DOB: sent.DOB?.slice(0, 10),
    age: sent.age ?? (sent.DOB && ageOf(sent.DOB)),
  }),
  LabTest: (
    sent: Omit<Sparse<LabTestJson>, 'inclusions' | 'features'> & {
      name?: string | null;
      inclusions?: string[] | string;
      features?: string[] | string;
    },
  ) => ({
    ...sent,
    testName: sent.testName ?? sent.name,
    inclusions: listOf(sent.inclusions),
    features: listOf(sent.features),
  }),
  Testimonial: (sent: Sparse<TestimonialJson>) => ({
    ...sent,
    _id: sent._id ?? `${sent.name}: ${sent.message}`,
  }),
  FaqItem: (sent: Sparse<FaqItemJson>) => ({ ...sent, _id: sent._id ?? sent.question }),
  Slot: slot,
  Order: order,
  Answer: (sent: AnswerJson | string) => (typeof sent === 'string' ? { answer: sent } : sent),
};
