import type { OrderItemInput } from '../generated/schema.ts';
import { valueOf } from '../failure.ts';
import { change } from './booking.change.ts';
import { warnedSeconds } from './booking.hold.ts';
import { emptyContext } from './booking.context.ts';
import type {
  AddressChoice,
  BookedOrder,
  BookingContext,
  LabChoice,
  LabOrder,
  PatientChoice,
  PaymentReturn,
  WantedPage,
} from './booking.types.ts';
import { lastBookingOf } from './lastBooking.ts';
import { isOpenLab } from './openLab.ts';
import { childWithoutConsent } from './consent.ts';
import {
  emptyDraft,
  itemsOf,
  withChoices,
  withItem,
  withItems,
  withOrder,
  withPatients,
  withoutItem,
  withoutOrder,
} from './draft.ts';
import type { Choices, Draft } from './draft.ts';

export const setChoices = change<Partial<Choices>>(({ draft }, choices) => ({
  draft: withChoices(draft, choices),
}));
/** Starts a new booking; patient and address are kept from the previous one (PD-21). */
export const setTest = change<{ testId: string; draftId: string }>(
  ({ draft, wanted, pin }, { testId, draftId }) => {
    const { patientId, addressId } = draft;
    return {
      ...emptyContext({ ...emptyDraft(draftId), testId, patientId, addressId }, pin),
      wanted,
    };
  },
);
export const setDraft = change<{ draft: Draft }>(({ wanted, pin }, { draft }) => ({
  ...emptyContext(draft, pin),
  wanted,
}));
/** The order is paid, so the next booking starts with an idempotency key of its own. */
export const clearDraft = change(({ draft }) => ({
  draft: { ...emptyDraft(draft.draftId), attempt: draft.attempt + 1 },
  message: null,
  holdUntil: null,
}));

/**
 * Keeps the chosen patient while they are still saved, else takes the first one. Tests for people
 * who are no longer saved are removed from the visit.
 */
export const setPatients = change<{ patients: PatientChoice[] }>(({ draft }, { patients }) => {
  const known = patients.some((patient) => patient.id === draft.patientId);
  const patientId = known ? draft.patientId : (patients[0]?.id ?? null);
  return {
    patients,
    editedPatientId: null,
    draft: withChoices(withPatients(draft, patients), { patientId }),
  };
});
export const setSavedPatient = change<{ patient: PatientChoice }>(
  ({ draft, patients }, { patient }) => ({
    patients: [patient, ...patients.filter((other) => other.id !== patient.id)],
    // A person who already has a test in the visit does not replace the first patient.
    draft: itemsOf(draft).some(({ patientId }) => patientId === patient.id)
      ? draft
      : withChoices(draft, { patientId: patient.id }),
    editedPatientId: null,
  }),
);
export const setEditedPatient = change<{ patientId: string | null }>((_, { patientId }) => ({
  editedPatientId: patientId,
  message: null,
}));

/** Opens the form of the child whose guardian has to consent. */
export const setChildToEdit = change((context) => ({
  editedPatientId: childWithoutConsent(context)?.id ?? null,
}));

export const addItem = change<{ item: OrderItemInput }>(({ draft }, { item }) => ({
  draft: withItem(draft, item),
}));
export const removeItem = change<{ item: OrderItemInput }>(({ draft }, { item }) => ({
  draft: withoutItem(draft, item),
}));

export const setPin = change<{ pin: string | null }>((_, { pin }) => ({ pin }));
/**
 * Keeps the chosen lab while it can be booked; else takes the lab of the last booking, else the
 * first that can be booked.
 */
export const setLabs = change<{ labs: LabChoice[] }>((context, { labs }) => {
  const open = labs.filter(isOpenLab);
  const before = [context.draft.labId, lastBookingOf(context)?.labId];
  const chosen = before.map((id) => open.find((lab) => lab.id === id)).find(Boolean) ?? open[0];
  return { labs, labAsked: false, ...withLab({ ...context, labs }, chosen?.id ?? null) };
});
export const setLab = change<{ labId: string }>((context, { labId }) => withLab(context, labId));
export const setLabOrder = change<{ by: LabOrder }>((_, { by }) => ({ labOrder: by }));

/** Keeps the chosen address; else takes the one of the last booking, else the default one. */
export const setAddresses = change<{ addresses: AddressChoice[] }>((context, { addresses }) => {
  const { draft } = context;
  const before = [draft.addressId, lastBookingOf(context)?.addressId];
  const chosen =
    before.map((id) => addresses.find((address) => address.id === id)).find(Boolean) ??
    addresses.find((address) => address.isDefault) ??
    addresses[0];
  return { addresses, draft: withChoices(draft, { addressId: chosen?.id ?? null }) };
});
export const setSavedAddress = change<{ address: AddressChoice }>(
  ({ draft, addresses }, { address }) => ({
    addresses: [
      address,
      ...addresses
        .filter((other) => other.id !== address.id)
        .map((other) => ({ ...other, isDefault: false })),
    ],
    draft: withChoices(draft, { addressId: address.id }),
  }),
);
/** What was said of an address does not hold for another one; a changed price does (PD-33). */
export const clearMessageOfAddress = change(({ message }) =>
  message?.reason === 'PRICE_CHANGED' ? {} : { message: null },
);

/**
 * Ordering again means agreeing to the new amount. The prices in the list of labs are out of date.
 */
export const setChangedPrice = change<{ error: unknown }>(({ draft }, { error }) => ({
  labs: [],
  draft: { ...draft, expectedAmount: valueOf(error, 'amount') as number },
}));
export const setOldestUnpaidId = change<{ error: unknown }>((_, { error }) => ({
  oldestUnpaid: { id: valueOf(error, 'oldest') as string, order: null },
}));
export const setOldestUnpaid = change<{ order: BookedOrder }>((_, { order }) => ({
  oldestUnpaid: { id: order.id, order },
}));

export const setOrder = change<{ order: BookedOrder }>(({ draft }, { order }) => {
  const { amount: expectedAmount } = order;
  // For an order made on another device, its tests, people and lab become the choices of the draft.
  const items = order.items.map(({ test, patientId }) => ({ testId: test.id, patientId }));
  const known = withItems({ ...draft, expectedAmount, labId: order.lab.id }, items);
  const isOwn = draft.orderedAs !== null;
  return {
    ...orderOf(order),
    draft: isOwn ? { ...draft, expectedAmount, orderId: order.id } : withOrder(known, order.id),
  };
});
/** The order was just made from the draft's choices, or changed to them. */
export const setMadeOrder = change<{ order: BookedOrder }>(({ draft }, { order }) => ({
  ...orderOf(order),
  toReview: false,
  draft: withOrder({ ...draft, expectedAmount: order.amount }, order.id),
}));
/** The order as it is shown, and the time until which its slot is held. */
const orderOf = (order: BookedOrder) => ({
  order,
  // The device's own clock may be wrong, so the seconds left count from now.
  holdUntil: order.holdSecondsLeft === null ? null : Date.now() + order.holdSecondsLeft * 1000,
  holdEnding: order.holdSecondsLeft !== null && order.holdSecondsLeft <= warnedSeconds,
});
export const setHoldEnding = change(() => ({ holdEnding: true }));
export const setHoldOver = change(() => ({ holdUntil: 0, holdEnding: true }));
/**
 * An order other than the draft's own replaces the draft and the lists loaded for it: the draft's
 * patient, address and lab prices must not appear as the order's.
 */
export const setOpenedOrder = change<{
  orderId: string;
  wanted: WantedPage;
  returned: PaymentReturn | null;
}>(({ draft, pin }, { orderId, wanted, returned }) =>
  draft.orderId === orderId
    ? { wanted, returned, order: null, message: null, toReview: false }
    : {
        ...emptyContext({ ...emptyDraft(draft.draftId), attempt: draft.attempt + 1, orderId }, pin),
        wanted,
        returned,
      },
);
/** The order is over; the next one gets its own key, while patient and address are kept. */
export const clearOrder = change((context) => ({
  order: null,
  holdUntil: null,
  request: null,
  draft: { ...withoutOffer(context), slotId: null },
}));
/** The order is over, but everything chosen is kept for another one. */
export const clearOverOrder = change((context) => ({
  order: null,
  holdUntil: null,
  request: null,
  draft: withoutOffer(context),
}));
/** The draft without its order; without the offer, the expected amount is no longer valid. */
const withoutOffer = ({ draft, order }: BookingContext) => ({
  ...withoutOrder(draft),
  ...(order?.offer && { expectedAmount: null }),
});

/** Another lab has other slots (PD-27). */
function withLab(
  { draft, date, labs }: BookingContext,
  labId: string | null,
): Pick<BookingContext, 'draft' | 'date'> {
  const { amountInRupees: expectedAmount = null } = labs.find((lab) => lab.id === labId) ?? {};
  const priced = { ...draft, expectedAmount };
  return labId === draft.labId
    ? { draft: priced, date }
    : { draft: withChoices(priced, { labId, slotId: null }), date: null };
}
