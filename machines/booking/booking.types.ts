import type {
  Address,
  AddressInput,
  Lab,
  Order,
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
import type { ChoosingStep, Draft } from './draft.ts';
import type { Message } from '../notices.ts';

export type PatientChoice = Pick<
  Patient,
  'id' | 'name' | 'relation' | 'gender' | 'age' | 'infantAge' | 'dateOfBirth' | 'lastBooking'
> &
  // Patients saved before consent was asked for have no date here.
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
/** The fields of an order that the funnel reads. */
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
/** A current offer, and what it would make of the order's price. */
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
/** The result of the provider's window; `blocked`: the browser cannot open it. */
export type WindowResult =
  | { kind: 'paid'; proof: Omit<PaymentProof, 'orderId'> }
  | { kind: 'failed' }
  | { kind: 'dismissed' }
  | { kind: 'blocked' };
/** The result in the URL by which the person returns from the provider's payment page. */
export type PaymentReturn = 'failed' | 'unknown';
export type LabOrder = 'recommended' | 'price' | 'rating' | 'reportTime';
/** The parts of an earlier order that the service can still name. */
export interface RepeatedOrder {
  items: { testId: string; patientId: string | null }[];
  labId: string;
  addressId: string | null;
  /** The time shown beside 'Book again' and agreed to by pressing it; absent: to be chosen. */
  start?: SlotStart;
  /** The step to stop at even though its choice is known. */
  ask?: 'lab';
}
/** When a visit starts: '2026-12-01', '07:00 am'. */
export type SlotStart = Pick<SlotChoice, 'date' | 'startTime'>;
/** The steps that review leads back to, by a button 'Change'. */
export const reviewedSteps = [
  'patient',
  'lab',
  'slot',
  'address',
] as const satisfies readonly ChoosingStep[];
export type ReviewedStep = (typeof reviewedSteps)[number];
/** The page that the order was opened for; it decides what is shown next. */
export type WantedPage = 'review' | 'checkout' | 'success';

/** The context of the funnel. */
export interface BookingContext {
  draft: Draft;
  /** The PIN code of this device: only labs that collect there are offered. */
  pin: string | null;
  patients: PatientChoice[];
  /** The patient in the form; null is a new one. */
  editedPatientId: string | null;
  /** The test to be added to the visit, while it is checked whether it fits. */
  wantedItem: OrderItemInput | null;
  labs: LabChoice[];
  labOrder: LabOrder;
  slots: SlotChoice[];
  date: string | null;
  addresses: AddressChoice[];
  order: BookedOrder | null;
  /** The oldest of too many unpaid orders; `order` is null until loaded. */
  oldestUnpaid: { id: string; order: BookedOrder | null } | null;
  wanted: WantedPage;
  /** The result in the URL if the person returns from the provider's page; null if not. */
  returned: PaymentReturn | null;
  /** Choices that are already made are not asked again: the next decision leads to review. */
  toReview: boolean;
  /** The time of a repeated booking, agreed to before its slots were loaded. */
  agreedStart: SlotStart | null;
  /** The lab of a repeated booking is to be changed: its step is not stepped over. */
  labAsked: boolean;
  /** When the held slot is released, in this device's milliseconds; 0 once that has passed. */
  holdUntil: number | null;
  /** The time to pay is nearly over, and the person has been warned. */
  holdEnding: boolean;
  request: PaymentRequest | null;
  proof: Omit<PaymentProof, 'orderId'> | null;
  verdict: PaymentVerdict | null;
  /** How many more times the order may be polled while the bank confirms. */
  pollsLeft: number;
  /** A message that the current step shows inline. */
  message: Message | null;
}

export interface BookingInput {
  draft: Draft;
  pin?: string | null;
}

/** The events of the funnel: facts, sent by views. */
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
  | { type: 'pin.changed'; pin: string | null }
  | { type: 'patient.submitted'; patient: PatientInput }
  | { type: 'patient.ticked'; patientId: string }
  | { type: 'patient.unticked' }
  | { type: 'patient.edited'; patientId: string }
  | { type: 'patient.added' }
  | { type: 'patient.confirmed' }
  /** The lab and the address of the last booking were taken in one press. */
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
  /** The person confirms that they can fast for the slot. */
  | { type: 'fasting.confirmed' }
  | { type: 'fasting.declined' }
  | { type: 'address.submitted'; address: AddressInput }
  | { type: 'address.ticked'; addressId: string }
  | { type: 'address.unticked' }
  | { type: 'address.added' }
  /** The chosen lab does not collect at this PIN code, and one that does is wanted. */
  | { type: 'otherLab.wanted'; pin: string }
  | { type: 'order.requested' }
  /** The oldest unpaid order is to be given up for this one. */
  | { type: 'oldest.givenUp' }
  /** An offer is to set the price, in place of the fixed discount or of another offer. */
  | { type: 'offer.chosen'; offerCode: string }
  | { type: 'offer.removed' }
  | { type: 'hold.extensionRequested' }
  /** 'Change' was pressed on a card of review. */
  | { type: 'change.wanted'; step: ReviewedStep }
  | { type: 'review.confirmed' }
  | { type: 'payment.requested' }
  /** The page became visible again, or was restored from the history. */
  | { type: 'page.seen' }
  /** The unpaid order as the server has it, at first and after each change. */
  | { type: 'order.changed'; order: Pick<BookedOrder, 'status' | 'paymentStatus'> }
  /** The person logged in again after the session had ended. */
  | { type: 'session.renewed' }
  | { type: 'alert.closed' };
