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

// The draft.
export const setChoices = change<Partial<Choices>>(({ draft }, choices) => ({
  draft: withChoices(draft, choices),
}));
/** A booking of its own; patient and address are those of the one before (PD-21). */
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
/** Paid: the draft has done its work; the next booking gets a key of its own. */
export const clearDraft = change(({ draft }) => ({
  draft: { ...emptyDraft(draft.draftId), attempt: draft.attempt + 1 },
  message: null,
  holdUntil: null,
}));

// Patients.
/** The patient chosen before stays chosen while still saved; else the first one is. Nobody who is
 * gone has a test in the visit. */
export const setPatients = change<{ patients: PatientChoice[] }>(({ draft }, { patients }) => {
  const known = patients.some((patient) => patient.id === draft.patientId);
  const patientId = known ? draft.patientId : (patients[0]?.id ?? null);
  return { patients, draft: withChoices(withPatients(draft, patients), { patientId }) };
});
export const setSavedPatient = change<{ patient: PatientChoice }>(
  ({ draft, patients }, { patient }) => ({
    patients: [patient, ...patients.filter((other) => other.id !== patient.id)],
    // Who has a test in the visit already takes nobody's place.
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

/** The form of the child whose guardian is to consent. */
export const setChildToEdit = change((context) => ({
  editedPatientId: childWithoutConsent(context)?.id ?? null,
}));

// The tests of the visit.
export const addItem = change<{ item: OrderItemInput }>(({ draft }, { item }) => ({
  draft: withItem(draft, item),
}));
export const removeItem = change<{ item: OrderItemInput }>(({ draft }, { item }) => ({
  draft: withoutItem(draft, item),
}));

// Labs.
export const setPin = change<{ pin: string | null }>((_, { pin }) => ({ pin }));
/**
 * The lab chosen before stays chosen while it can be; else it is that of the last booking, else the
 * first that can be.
 */
export const setLabs = change<{ labs: LabChoice[] }>((context, { labs }) => {
  const open = labs.filter(isOpenLab);
  const before = [context.draft.labId, lastBookingOf(context)?.labId];
  const chosen = before.map((id) => open.find((lab) => lab.id === id)).find(Boolean) ?? open[0];
  return { labs, ...withLab({ ...context, labs }, chosen?.id ?? null) };
});
export const setLab = change<{ labId: string }>((context, { labId }) => withLab(context, labId));
export const setLabOrder = change<{ by: LabOrder }>((_, { by }) => ({ labOrder: by }));

// Addresses.
/** The address chosen before, else that of the last booking, else the default one. */
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

// What stands in the way of an order.
/** The new amount is what the person agrees to by ordering again; the labs' prices are old. */
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

// The order.
export const setOrder = change<{ order: BookedOrder }>(({ draft }, { order }) => {
  const { amount: expectedAmount } = order;
  // Of an order made on another device tests, people and lab are known; they are what was chosen.
  const items = order.items.map(({ test, patientId }) => ({ testId: test.id, patientId }));
  const known = withItems({ ...draft, expectedAmount, labId: order.lab.id }, items);
  const isOwn = draft.orderedAs !== null;
  return {
    ...orderOf(order),
    draft: isOwn ? { ...draft, expectedAmount, orderId: order.id } : withOrder(known, order.id),
  };
});
/** The order was just made, or changed, to what is chosen. */
export const setMadeOrder = change<{ order: BookedOrder }>(({ draft }, { order }) => ({
  ...orderOf(order),
  toReview: false,
  draft: withOrder({ ...draft, expectedAmount: order.amount }, order.id),
}));
/** What is shown of an order, and until when its seat is held. */
const orderOf = (order: BookedOrder) => ({
  order,
  // The device's own clock may be wrong, so the seconds left count from now.
  holdUntil: order.holdSecondsLeft === null ? null : Date.now() + order.holdSecondsLeft * 1000,
  holdEnding: order.holdSecondsLeft !== null && order.holdSecondsLeft <= warnedSeconds,
});
export const setHoldEnding = change(() => ({ holdEnding: true }));
export const setHoldOver = change(() => ({ holdUntil: 0 }));
/**
 * An order that is not the draft's own replaces it, and the lists that were loaded for it: the
 * draft's patient and address must not pass for the order's, nor its labs' prices.
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
/** The order is over; a next one gets a key of its own, patient and address stay. */
export const clearOrder = change((context) => ({
  order: null,
  holdUntil: null,
  request: null,
  draft: { ...withoutOffer(context), slotId: null },
}));
/** The order is over while everything is chosen for another one. */
export const clearOverOrder = change((context) => ({
  order: null,
  holdUntil: null,
  request: null,
  draft: withoutOffer(context),
}));
/** The draft without its order; the offer in its price is given back with it. */
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
