import type {
  Address,
  AddressInput,
  Lab,
  Order,
  OrderChange,
  OrderInput,
  OrderItem,
  OrderItemInput,
  OrderOffer,
  OrderTest,
  Patient,
  PatientInput,
  PaymentProof,
  PaymentRequest,
  PaymentVerdict,
  Slot,
} from '../generated/schema.ts';
import type { FitTest } from '../order/fit.ts';
import type { Port } from '../ports.ts';
import type { Draft } from './draft.ts';
import type { Message } from '../notices.ts';

export type PatientChoice = Pick<
  Patient,
  'id' | 'name' | 'relation' | 'gender' | 'age' | 'infantAge' | 'dateOfBirth' | 'lastBooking'
> &
  // Who answered before it was asked for has none.
  Partial<Pick<Patient, 'guardianConsentedAt'>>;
export type LabChoice = Pick<
  Lab,
  | 'id'
  | 'name'
  | 'image'
  | 'rating'
  | 'ratingCount'
  | 'accreditation'
  | 'demo'
  | 'slotsAvailable'
  | 'earliest'
  | 'reportTime'
  | 'priceInRupees'
  | 'discount'
  | 'amountInRupees'
  | 'offer'
  | 'missingTests'
>;
export type SlotChoice = Pick<
  Slot,
  'id' | 'date' | 'startTime' | 'endTime' | 'placesLeft' | 'lastMealBy' | 'fastingFits'
>;
export type AddressChoice = Address;
/** The order as the funnel reads it. */
export type BookedOrder = Pick<
  Order,
  | 'id'
  | 'number'
  | 'patient'
  | 'test'
  | 'lab'
  | 'slot'
  | 'address'
  | 'status'
  | 'paymentStatus'
  | 'itemTotal'
  | 'discount'
  | 'amount'
  | 'offer'
  | 'holdExpiresAt'
  | 'holdSecondsLeft'
  | 'holdExtendable'
  | 'fastingFrom'
  | 'fastingFits'
  | 'calendarFileUrl'
  | 'googleCalendarUrl'
  | 'instructions'
  | 'instructionReasons'
> & { items: BookedItem[]; offers: OfferChoice[] };
/** What a running offer would make of the order. */
export type OfferChoice = Pick<OrderOffer, 'discount' | 'amount' | 'refusal' | 'refusalReason'> & {
  offer: Pick<
    OrderOffer['offer'],
    'code' | 'title' | 'titleHindi' | 'percent' | 'rupees' | 'mostRupees'
  >;
};
/** One test for one person of the order. */
export type BookedItem = Pick<OrderItem, 'id' | 'patientId' | 'patient' | 'price'> & {
  test: Pick<OrderTest, 'id' | 'name'>;
};
/** How the provider's window ended; `blocked`: the browser does not open it. */
export type WindowResult =
  | { kind: 'paid'; proof: Omit<PaymentProof, 'orderId'> }
  | { kind: 'failed' }
  | { kind: 'dismissed' }
  | { kind: 'blocked' };
/** What the address says of a payment on the provider's page that the person comes back from. */
export type PaymentReturn = 'failed' | 'unknown';
export type LabOrder = 'recommended' | 'price' | 'rating' | 'reportTime';
/** What an order was made of, as far as the service says. */
export interface RepeatedOrder {
  items: { testId: string; patientId: string | null }[];
  labId: string;
  addressId: string | null;
  /** The time that was shown where it was begun, and agreed to by the press; absent: it is asked. */
  start?: SlotStart;
}
/** When a visit starts: '2026-12-01', '07:00 am'. */
export type SlotStart = Pick<SlotChoice, 'date' | 'startTime'>;
/** A step that review leads back to. */
export type ReviewedStep = 'patient' | 'lab' | 'slot' | 'address';
/** Which page requested an order: what is shown next depends on it. */
export type WantedPage = 'review' | 'checkout' | 'success';

/** The services that the funnel calls. */
export type BookingPorts = {
  loadPatients: Port<void, PatientChoice[]>;
  /** With what they say of whom they fit. */
  loadVisitTests: Port<{ testIds: string[] }, FitTest[]>;
  savePatient: Port<PatientInput, PatientChoice>;
  loadLabs: Port<{ testIds: string[]; pin: string | null; orderId: string | null }, LabChoice[]>;
  loadSlots: Port<{ labId: string; testIds: string[] }, SlotChoice[]>;
  loadAddresses: Port<void, AddressChoice[]>;
  saveAddress: Port<AddressInput, AddressChoice>;
  createOrder: Port<OrderInput, BookedOrder>;
  changeOrder: Port<OrderChange, BookedOrder>;
  extendHold: Port<{ orderId: string }, BookedOrder>;
  takeOffer: Port<{ orderId: string; code: string }, BookedOrder>;
  dropOffer: Port<{ orderId: string }, BookedOrder>;
  cancelOrder: Port<{ orderId: string; onlyUnpaid: boolean }, unknown>;
  loadOrder: Port<{ orderId: string }, BookedOrder>;
  startPayment: Port<
    { orderId: string; idempotencyKey: string; expectedAmount: number | null },
    PaymentRequest
  >;
  openPaymentWindow: Port<PaymentRequest, WindowResult>;
  /** Answers only where the provider's page was closed again; else this page is gone. */
  openPaymentPage: Port<PaymentRequest, { kind: 'dismissed' }>;
  verifyPayment: Port<PaymentProof, PaymentVerdict>;
};

/** What the funnel remembers. */
export interface BookingContext {
  draft: Draft;
  /** The PIN code of this device: only labs that collect there are offered. */
  pin: string | null;
  patients: PatientChoice[];
  /** The patient in the form; null is a new one. */
  editedPatientId: string | null;
  /** The test that is to be added to the visit, while it is found out whether it fits. */
  wantedItem: OrderItemInput | null;
  labs: LabChoice[];
  labOrder: LabOrder;
  slots: SlotChoice[];
  date: string | null;
  addresses: AddressChoice[];
  order: BookedOrder | null;
  /** The oldest of too many orders that wait for payment, and what it is once it is known. */
  oldestUnpaid: { id: string; order: BookedOrder | null } | null;
  wanted: WantedPage;
  /** The person comes back from the provider's page, with what it said; null: from elsewhere. */
  returned: PaymentReturn | null;
  /** What is chosen already is not asked again: the next thing that is decided leads to review. */
  toReview: boolean;
  /** The time of a repeated booking that was agreed to before its slots were there. */
  agreedStart: SlotStart | null;
  /** When the held seat is released, in this device's milliseconds; 0 once that has passed. */
  holdUntil: number | null;
  /** The time to pay is nearly over, and the person was warned. */
  holdEnding: boolean;
  request: PaymentRequest | null;
  proof: Omit<PaymentProof, 'orderId'> | null;
  verdict: PaymentVerdict | null;
  /** How often the order may still be polled while the bank confirms. */
  pollsLeft: number;
  /** A sentence that the current step shows inline. */
  message: Message | null;
}

export interface BookingInput {
  draft: Draft;
  pin?: string | null;
}

/** What can happen in the funnel: facts, sent by views. */
export type BookingEvent =
  /** 'Add Patient' was pressed on the page of a test. */
  | { type: 'booking.begun'; testId: string; draftId: string }
  | { type: 'booking.resumed' }
  | { type: 'booking.forgotten'; draftId: string }
  | { type: 'draft.restored'; draft: Draft }
  /** 'Book again' was pressed: the same tests, people, lab and address at another time. */
  | { type: 'order.repeated'; draftId: string; order: RepeatedOrder }
  | { type: 'order.opened'; orderId: string; wanted: WantedPage; returned?: PaymentReturn }
  | { type: 'load.retried' }
  /** Another PIN code was chosen on this device. */
  | { type: 'pin.changed'; pin: string | null }
  | { type: 'patient.submitted'; patient: PatientInput }
  | { type: 'patient.ticked'; patientId: string }
  | { type: 'patient.unticked' }
  | { type: 'patient.edited'; patientId: string }
  | { type: 'patient.added' }
  | { type: 'patient.confirmed' }
  /** The lab and the address of the last booking were chosen in one press. */
  | { type: 'lastBooking.chosen' }
  | { type: 'editing.cancelled' }
  /** 'Add Test' was pressed on the list of labs: one more test in the same visit. */
  | { type: 'item.wanted' }
  | { type: 'item.added'; item: OrderItemInput }
  | { type: 'item.removed'; item: OrderItemInput }
  | { type: 'adding.cancelled' }
  | { type: 'lab.selected'; labId: string }
  | { type: 'labs.sorted'; by: LabOrder }
  | { type: 'lab.confirmed' }
  | { type: 'date.selected'; date: string }
  | { type: 'slot.selected'; slotId: string }
  | { type: 'earliest.selected' }
  | { type: 'slot.confirmed' }
  /** The person says that the last meal was early enough for the slot. */
  | { type: 'fasting.confirmed' }
  | { type: 'fasting.declined' }
  | { type: 'address.submitted'; address: AddressInput }
  | { type: 'address.ticked'; addressId: string }
  | { type: 'address.unticked' }
  | { type: 'address.added' }
  /** The chosen lab does not collect at this PIN code: one is wanted that does. */
  | { type: 'otherLab.wanted'; pin: string }
  | { type: 'order.requested' }
  /** The oldest order that waits for payment is to make room for this one. */
  | { type: 'oldest.givenUp' }
  /** An offer is to make the price, in place of the fixed discount or of another offer. */
  | { type: 'offer.chosen'; offerCode: string }
  | { type: 'offer.removed' }
  /** More time to pay is wanted. */
  | { type: 'hold.extensionRequested' }
  /** 'Change' was pressed on a card of review. */
  | { type: 'change.wanted'; step: ReviewedStep }
  | { type: 'review.confirmed' }
  | { type: 'payment.requested' }
  /** The person looks at this page again: it was hidden, or comes back from the history. */
  | { type: 'page.seen' }
  /** The order that waits for payment as it stands on the server, at first and at each change. */
  | { type: 'order.changed'; order: Pick<BookedOrder, 'status' | 'paymentStatus'> }
  /** Somebody is logged in again, after the session had ended. */
  | { type: 'session.renewed' }
  | { type: 'alert.closed' };
