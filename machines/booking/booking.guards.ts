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
import { hasItem, hasKeptSlot, hasRoom, isOrdered, itemsOf, reaches, withItem } from './draft.ts';
import { missingFields } from './missingFields.ts';
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

// What the draft has.
export const hasTest = ({ context }: Args) => context.draft.testId !== null;
export const hasPatient = (args: Args) => hasTest(args) && args.context.draft.patientId !== null;
export const hasLab = (args: Args) => hasPatient(args) && args.context.draft.labId !== null;
/** Of a slot that not everybody can keep to, the person has said that they can. */
export const hasSlot = (args: Args) => hasLab(args) && hasKeptSlot(args.context.draft);
export const hasAddress = (args: Args) => hasSlot(args) && args.context.draft.addressId !== null;
/** An order was made, of these choices or of others. */
export const hasOrder = ({ context }: Args) => context.draft.orderId !== null;
/** The time to pay is nearly over, and was not made longer yet; that is possible once (PD-27). */
export const isHoldExtendable = ({ context }: Args) =>
  context.holdEnding && context.order?.holdExtendable === true;
/** The customer may have this offer for the order, and it is not in its price yet. */
export const isOfferOpen = ({ context: { order }, event }: Args) =>
  event.type === 'offer.chosen' &&
  order !== null &&
  order.offer?.code !== event.offerCode &&
  order.offers.some(({ offer, refusal }) => offer.code === event.offerCode && refusal === null);
/** An offer is in the order's price. */
export const hasOffer = ({ context }: Args) => (context.order?.offer ?? null) !== null;
/** There is something to order or to change, and an order that was made before. */
export const hasOrderToChange = (args: Args) => hasAddress(args) && hasOrder(args);
/** The order is what was chosen. */
export const isOrderCurrent = ({ context }: Args) => isOrdered(context.draft);
/** The draft's order is here as it was chosen, and waits for money. */
export const hasUnpaidOrder = ({ context: { order, draft } }: Args) =>
  order !== null &&
  order.id === draft.orderId &&
  isOrdered(draft) &&
  !isPaidOrder(order) &&
  !isOverOrder(order);

// What is there to choose from.
export const hasPatients = ({ context }: Args) => context.patients.length > 0;
export const hasAddresses = ({ context }: Args) => context.addresses.length > 0;

/** Review comes next. */
export const isReviewNext = ({ context }: Args) => isReviewNextIn(context);
/** The lab is that of an earlier booking; whether it can be chosen is to be found out. */
export const isLabKnown = (args: Args) => args.context.toReview && hasLab(args);
/** Something was paid for before, for this patient or for another one of the customer. */
export const hasLastBooking = ({ context }: Args) => lastBookingOf(context) !== null;
/** The last meal before the chosen slot should be over by now, and nobody has said that it was. */
export const isMealUnconfirmed = ({ context: { draft } }: Args) =>
  draft.slotId !== null && draft.lastMeal === 'toConfirm';
/** The time that was agreed to before is still open, and everybody can keep to it. */
export const isAgreedTimeOpen = ({ context }: Args, { slots }: { slots: SlotChoice[] }) => {
  const agreed = slotAt(slots, context.agreedStart);
  return agreed !== undefined && isMealToCome(agreed);
};
/** Among the slots that are shown is one that everybody can keep to. */
export const hasEarliest = ({ context }: Args) => earliestSlot(context.slots) !== undefined;
/**
 * This is the card of review whose 'Change' was pressed, and what its step builds on is known: of an
 * order made on another device the slot is not.
 */
export const isStepWanted = (args: Args, { step }: { step: ReviewedStep }) =>
  args.event.type === 'change.wanted' &&
  args.event.step === step &&
  reaches(args.context.draft, `${step}Id`);

/** The same test again, and no order yet: nothing to change. */
export const isTestOfDraft = ({ context, event }: Args) =>
  event.type === 'booking.begun' &&
  event.testId === context.draft.testId &&
  context.draft.orderId === null;
/** Trimmed name, date of birth and gender (docs/product/validation.md). */
export const isFilledIn = ({ event }: Args) =>
  event.type === 'patient.submitted' && missingFields(event.patient) === null;
/** The guardian of a child of the visit has not consented yet. */
export const isConsentMissing = ({ context }: Args) => childWithoutConsent(context) !== undefined;
/** The same once these patients are known. */
export const isConsentMissingAmong = (
  { context: { draft } }: Args,
  { patients }: { patients: PatientChoice[] },
) => childWithoutConsent({ draft, patients }) !== undefined;
/** It is missing for the person of a further test. */
export const isConsentMissingForItem = (args: Args) =>
  isNewItem(args) &&
  args.event.type === 'item.added' &&
  childWithoutConsent({
    ...args.context,
    draft: withItem(args.context.draft, args.event.item),
  }) !== undefined;
/** A test of the visit is not for whom it was chosen, or not beside another one (PD-130). */
export const isMisfit = (_: Args, { visit }: { visit: Visit }) => misfitIn(visit) !== undefined;
/** One more test fits into the visit (PD-51). */
export const isRoomLeft = ({ context }: Args) => hasRoom(context.draft);
/** One more test fits into the visit, and the people are known for whom it may be. */
export const isEverybodyKnown = (args: Args) => isRoomLeft(args) && hasPatients(args);
/** The visit has no such test for this person yet. */
export const isNewItem = ({ context, event }: Args) =>
  event.type === 'item.added' && hasRoom(context.draft) && !hasItem(context.draft, event.item);
/** One of several tests of the visit; the only one stays. */
export const isOneOfSeveral = ({ context, event }: Args) =>
  event.type === 'item.removed' &&
  itemsOf(context.draft).length > 1 &&
  hasItem(context.draft, event.item);
/** A lab without an open slot, or that lacks a test of the visit, cannot be chosen (PD-24, PD-51). */
export const isLabOpen = ({ context, event }: Args) =>
  event.type === 'lab.selected' &&
  context.labs.some((lab) => lab.id === event.labId && isOpenLab(lab));

/** Another PIN code than the one that labs were asked for. */
export const isOtherPin = ({ context, event }: Args) =>
  event.type === 'pin.changed' && event.pin !== context.pin;

// About an answer, which comes as a parameter.
export const isAnyLabOpen = (_: Args, params: { labs: LabChoice[] }) => params.labs.some(isOpenLab);
/** There are open labs, and each of them lacks a test of the visit. */
export const isAnyLabShort = (_: Args, params: { labs: LabChoice[] }) =>
  params.labs.some((lab) => lab.slotsAvailable > 0 && lab.missingTests.length > 0);
/** The PIN code is known, and no lab that collects there does any of the tests. */
export const isNoLabServing = ({ context }: Args, params: { labs: LabChoice[] }) =>
  context.pin !== null && params.labs.length === 0;
/** Everybody of the visit is still saved. */
export const isEverybodySaved = ({ context }: Args, params: { patients: PatientChoice[] }) =>
  context.draft.patientId !== null &&
  itemsOf(context.draft).every((item) => params.patients.some(({ id }) => id === item.patientId));
/** The lab of before can still be chosen. */
export const isLabStillOpen = ({ context }: Args, params: { labs: LabChoice[] }) =>
  params.labs.some((lab) => lab.id === context.draft.labId && isOpenLab(lab));
/** The address of before is still saved. */
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
/** The order has changed since it was shown: it is over, paid, or was held longer already. */
export const isHoldUnextendable = (_: Args, params: { error: unknown }) =>
  ['HOLD_EXPIRED', 'ALREADY_PAID', 'HOLD_ALREADY_EXTENDED'].includes(codeOf(params.error) ?? '');
/** The customer may not have the offer, or there is none any more. */
export const isOfferRefused = (_: Args, params: { error: unknown }) =>
  ['OFFER_UNAVAILABLE', 'NOT_FOUND'].includes(codeOf(params.error) ?? '');
/** The amount is another one than was shown; the refusal says which. */
export const isPriceChanged = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'PRICE_CHANGED' && typeof valueOf(params.error, 'amount') === 'number';
/** Too many orders wait for payment; the refusal says which of the customer's own is the oldest. */
export const isOldestToGiveUp = (_: Args, params: { error: unknown }) =>
  codeOf(params.error) === 'TOO_MANY_HOLDS' && typeof valueOf(params.error, 'oldest') === 'string';
/** The order cannot be changed any more; a new one can be made. */
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
/** By this device's clock the time to pay is not over. */
export const isTimeLeft = ({ context: { holdUntil } }: Args) => holdUntil !== null && holdUntil > 0;
export const isWindowPaid = (_: Args, params: { kind: string }) => params.kind === 'paid';
/** The browser does not open the provider's window, as those inside apps. */
export const isWindowBlocked = (_: Args, params: { kind: string }) => params.kind === 'blocked';
export const isWindowDismissed = (_: Args, params: { kind: string }) => params.kind === 'dismissed';
/** Status SUCCESS, or a message that contains 'payment verified' (docs/product/states.md). */
export const isAccepted = (_: Args, params: { verdict: PaymentVerdict }) =>
  params.verdict.status === 'SUCCESS' ||
  params.verdict.message.toLowerCase().includes('payment verified');
export const isReviewWanted = ({ context }: Args) => context.wanted === 'review';
/** The person comes back from the provider's page, which said that the payment failed. */
export const isBackDeclined = ({ context }: Args) => context.returned === 'failed';
/** The person comes back from the provider's page, and whether money was taken is not known. */
export const isBackUnknown = ({ context }: Args) => context.returned === 'unknown';
export const hasPollsLeft = ({ context }: Args) => context.pollsLeft > 0;

/** What is shown was paid meanwhile, elsewhere. */
export const isPaidElsewhere = ({ context: { order } }: Args) =>
  order !== null && isPaidOrder(order);
/** What is shown has ended meanwhile, elsewhere. */
export const isOverElsewhere = ({ context: { order } }: Args) =>
  order !== null && isOverOrder(order);

const isPaidOrder = (order: BookedOrder) => order.paymentStatus === 'SUCCESS';
const isOverOrder = (order: BookedOrder) =>
  isPayment(order.paymentStatus, 'over') || order.status === 'cancelled';
