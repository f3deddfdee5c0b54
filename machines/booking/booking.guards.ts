import { isPayment } from '../payment/payment.rules.ts';
import { codeOf, valueOf } from '../failure.ts';
import type { PaymentVerdict } from '../generated/schema.ts';
import { earliestSlot, isMealToCome, slotAt } from './slotHours.ts';
import { lastBookingOf } from './lastBooking.ts';
import { isOpenLab } from './openLab.ts';
import { isReviewNextIn } from './reviewNext.ts';
import { childWithoutConsent } from './consent.ts';
import { misfitIn } from './fit.ts';
import type { Visit } from './fit.ts';
import {
  hasChosen,
  hasItem,
  hasRoom,
  isComplete,
  isOrdered,
  itemsOf,
  reaches,
  withItem,
} from './draft.ts';
import { patientRefusal } from './patientRefusal.ts';
import type {
  AddressChoice,
  BookedOrder,
  BookingContext,
  BookingEvent,
  LabChoice,
  PatientChoice,
  ReviewedStep,
  SlotChoice,
} from './booking.types.ts';

interface Args {
  context: BookingContext;
  event: BookingEvent;
}

export const hasTest = ({ context }: Args) => context.draft.testId !== null;
/** An order was made, from these choices or from others. */
export const hasOrder = ({ context }: Args) => context.draft.orderId !== null;
/** The time to pay is nearly over, and has not been extended, which is possible once (PD-27). */
export const isHoldExtendable = ({ context }: Args) =>
  context.holdEnding && context.order?.holdExtendable === true;
/** The customer may use this offer for the order, and its price does not include it yet. */
export const isOfferOpen = ({ context: { order }, event }: Args) =>
  event.type === 'offer.chosen' &&
  order !== null &&
  order.offer?.code !== event.offerCode &&
  order.offers.some(({ offer, refusal }) => offer.code === event.offerCode && refusal === null);
/** The order's price includes an offer. */
export const hasOffer = ({ context }: Args) => (context.order?.offer ?? null) !== null;
/** There is a complete choice, and an order that was made before and can be changed to it. */
export const hasOrderToChange = ({ context: { draft } }: Args) =>
  isComplete(draft) && draft.orderId !== null;
/** The order matches the choices. */
export const isOrderCurrent = ({ context }: Args) => isOrdered(context.draft);
/** The draft's order matches the choices, is loaded, and waits for payment. */
export const hasUnpaidOrder = ({ context: { order, draft } }: Args) =>
  order !== null &&
  order.id === draft.orderId &&
  isOrdered(draft) &&
  !isPaidOrder(order) &&
  !isOverOrder(order);

export const hasPatients = ({ context }: Args) => context.patients.length > 0;
export const hasAddresses = ({ context }: Args) => context.addresses.length > 0;

export const isReviewNext = ({ context }: Args) => isReviewNextIn(context);
/** The lab comes from an earlier booking; it still has to be checked whether it can be chosen. */
export const isLabKnown = ({ context: { draft, toReview, labAsked } }: Args) =>
  toReview && !labAsked && hasChosen(draft, 'lab');
/** The customer has paid for a booking before, for this patient or another one. */
export const hasLastBooking = ({ context }: Args) => lastBookingOf(context) !== null;
/** The chosen slot requires fasting, and the person has not confirmed that they can. */
export const isMealUnconfirmed = ({ context: { draft } }: Args) =>
  draft.slotId !== null && draft.lastMeal === 'toConfirm';
/** The time agreed to earlier is still open, and no fasting rule stands against it. */
export const isAgreedTimeOpen = ({ context }: Args, { slots }: { slots: SlotChoice[] }) => {
  const agreed = slotAt(slots, context.agreedStart);
  return agreed !== undefined && isMealToCome(agreed);
};
/** One of the shown slots is open without a fasting confirmation. */
export const hasEarliest = ({ context }: Args) => earliestSlot(context.slots) !== undefined;
/**
 * This is the review card whose 'Change' was pressed, and everything that its step needs is known;
 * for an order made on another device the slot is not.
 */
export const isStepWanted = (args: Args, { step }: { step: ReviewedStep }) =>
  args.event.type === 'change.wanted' &&
  args.event.step === step &&
  reaches(args.context.draft, step);

/** The same test was chosen again and there is no order yet, so nothing changes. */
export const isTestOfDraft = ({ context, event }: Args) =>
  event.type === 'booking.begun' &&
  event.testId === context.draft.testId &&
  context.draft.orderId === null;
/** Name (trimmed), date of birth and gender are there (docs/product/validation.md). */
export const isFilledIn = ({ event }: Args) =>
  event.type === 'patient.submitted' && patientRefusal(event.patient) === null;
/** The guardian of a child in the visit has not consented yet. */
export const isConsentMissing = ({ context }: Args) => childWithoutConsent(context) !== undefined;
/** As `isConsentMissing`, for patients that have just been loaded. */
export const isConsentMissingAmong = (
  { context: { draft } }: Args,
  { patients }: { patients: PatientChoice[] },
) => childWithoutConsent({ draft, patients }) !== undefined;
/** The guardian of the person for whom a further test is added has not consented yet. */
export const isConsentMissingForItem = (args: Args) =>
  isNewItem(args) &&
  args.event.type === 'item.added' &&
  childWithoutConsent({
    ...args.context,
    draft: withItem(args.context.draft, args.event.item),
  }) !== undefined;
/** A test of the visit does not suit its patient or another test of the visit (PD-130). */
export const isMisfit = (_: Args, { visit }: { visit: Visit }) => misfitIn(visit) !== undefined;
/** One more test fits into the visit (PD-51). */
export const isRoomLeft = ({ context }: Args) => hasRoom(context.draft);
/** One more test fits into the visit, and the patients to choose from are loaded. */
export const isEverybodyKnown = (args: Args) => isRoomLeft(args) && hasPatients(args);
/** The visit does not have this test for this person yet. */
export const isNewItem = ({ context, event }: Args) =>
  event.type === 'item.added' && hasRoom(context.draft) && !hasItem(context.draft, event.item);
/** One of several tests of the visit; the last one cannot be removed. */
export const isOneOfSeveral = ({ context, event }: Args) =>
  event.type === 'item.removed' &&
  itemsOf(context.draft).length > 1 &&
  hasItem(context.draft, event.item);
/** A lab without an open slot, or one of the visit's tests, cannot be chosen (PD-24, PD-51). */
export const isLabOpen = ({ context, event }: Args) =>
  event.type === 'lab.selected' &&
  context.labs.some((lab) => lab.id === event.labId && isOpenLab(lab));

/** A PIN code other than the one that the labs were loaded for. */
export const isOtherPin = ({ context, event }: Args) =>
  event.type === 'pin.changed' && event.pin !== context.pin;

export const isAnyLabOpen = (_: Args, params: { labs: LabChoice[] }) => params.labs.some(isOpenLab);
/** There are labs with open slots, but each of them lacks a test of the visit. */
export const isAnyLabShort = (_: Args, params: { labs: LabChoice[] }) =>
  params.labs.some((lab) => lab.slotsAvailable > 0 && lab.missingTests.length > 0);
/** The PIN code is known, and no lab that collects there offers any of the tests. */
export const isNoLabServing = ({ context }: Args, params: { labs: LabChoice[] }) =>
  context.pin !== null && params.labs.length === 0;
/** Everyone in the visit is still a saved patient. */
export const isEverybodySaved = ({ context }: Args, params: { patients: PatientChoice[] }) =>
  context.draft.patientId !== null &&
  itemsOf(context.draft).every((item) => params.patients.some(({ id }) => id === item.patientId));
/** As `isEverybodySaved`, where the lab is to be changed. */
export const isOnlyLabAsked = (args: Args, params: { patients: PatientChoice[] }) =>
  args.context.labAsked && isEverybodySaved(args, params);
/** The lab chosen before can still be booked. */
export const isLabStillOpen = ({ context }: Args, params: { labs: LabChoice[] }) =>
  params.labs.some((lab) => lab.id === context.draft.labId && isOpenLab(lab));
/** The address chosen before is still saved. */
export const isAddressSaved = ({ context }: Args, params: { addresses: AddressChoice[] }) =>
  params.addresses.some(({ id }) => id === context.draft.addressId);
export const isNotEmpty = (_: Args, params: { list: readonly unknown[] }) => params.list.length > 0;
export const isSlotTaken = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'SLOT_TAKEN';
/** The lab does not collect at the address. */
export const isLabElsewhere = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'LAB_NOT_COLLECTING_THERE';
export const isHoldExpired = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'HOLD_EXPIRED';
/** The order has changed since it was shown: it is over, paid, or has already been extended. */
export const isHoldUnextendable = (_: Args, params: { error: unknown }) =>
  ['HOLD_EXPIRED', 'ALREADY_PAID', 'HOLD_ALREADY_EXTENDED'].includes(codeOf(params.error) ?? '');
/** The customer may not use the offer, or it no longer exists. */
export const isOfferRefused = (_: Args, params: { error: unknown }) =>
  ['OFFER_UNAVAILABLE', 'NOT_FOUND'].includes(codeOf(params.error) ?? '');
/** The amount differs from the one shown; the refusal has the new one. */
export const isPriceChanged = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'PRICE_CHANGED' && typeof valueOf(params.error, 'amount') === 'number';
/** Too many orders wait for payment; the refusal has the id of the customer's oldest one. */
export const isOldestToGiveUp = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'TOO_MANY_HOLDS' && typeof valueOf(params.error, 'oldest') === 'string';
/** The order can no longer be changed; a new one can be made. */
export const isOrderGone = (_: Args, params: { error: unknown }) =>
  ['HOLD_EXPIRED', 'NOT_FOUND'].includes(codeOf(params.error) ?? '');
export const isPaidAlready = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'ALREADY_PAID';
export const isNotFound = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'NOT_FOUND';
export const isPaid = (_: Args, params: { order: BookedOrder }) => isPaidOrder(params.order);
export const isOver = (_: Args, params: { order: BookedOrder }) => isOverOrder(params.order);
/** There is time left to pay. */
export const isStillHeld = (_: Args, { order }: { order: BookedOrder }) =>
  !isOverOrder(order) && order.holdSecondsLeft !== null && order.holdSecondsLeft > 0;
/** By this device's clock, there is still time to pay. */
export const isTimeLeft = ({ context: { holdUntil } }: Args) => holdUntil !== null && holdUntil > 0;
export const isWindowPaid = (_: Args, params: { kind: string }) => params.kind === 'paid';
/** The browser cannot open the provider's window, as in the browsers built into apps. */
export const isWindowBlocked = (_: Args, params: { kind: string }) => params.kind === 'blocked';
export const isWindowDismissed = (_: Args, params: { kind: string }) => params.kind === 'dismissed';
/** Status SUCCESS, or a message that contains 'payment verified' (docs/product/states.md). */
export const isAccepted = (_: Args, params: { verdict: PaymentVerdict }) =>
  params.verdict.status === 'SUCCESS' ||
  params.verdict.message.toLowerCase().includes('payment verified');
export const isReviewWanted = ({ context }: Args) => context.wanted === 'review';
/** The person returns from the provider's page, which reported that the payment failed. */
export const isBackDeclined = ({ context }: Args) => context.returned === 'failed';
/** The person returns from the provider's page, and it is not known whether money was taken. */
export const isBackUnknown = ({ context }: Args) => context.returned === 'unknown';
export const hasPollsLeft = ({ context }: Args) => context.pollsLeft > 0;

/** The order on the screen was paid in another tab. */
export const isPaidElsewhere = ({ context: { order } }: Args) =>
  order !== null && isPaidOrder(order);
/** The order on the screen has ended meanwhile: in another tab, by the staff or by the clock. */
export const isOverElsewhere = ({ context: { order } }: Args) =>
  order !== null && isOverOrder(order);

const isPaidOrder = (order: BookedOrder) => order.paymentStatus === 'SUCCESS';
const isOverOrder = (order: BookedOrder) =>
  isPayment(order.paymentStatus, 'over') || order.status === 'cancelled';
