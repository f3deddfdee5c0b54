import { assign, setup } from 'xstate';
import { messageOf } from '../failure.ts';
import type { PaymentRequest, PaymentVerdict } from '../generated/schema.ts';
import { missing, toActors } from '../ports.ts';
import * as guards from './booking.guards.ts';
import type {
  AddressChoice,
  BookedOrder,
  BookingContext,
  BookingEvent,
  BookingInput,
  BookingPorts,
  LabChoice,
  LabOrder,
  PatientChoice,
  SlotChoice,
  WantedPage,
  WindowResult,
} from './booking.types.ts';
import { emptyDraft, withChoices } from './draft.ts';
import type { Choices, Draft } from './draft.ts';

/** How long to wait before the order is asked for again while the bank confirms, in milliseconds. */
export const pollPause = 3000;
/** How often it is asked for. */
export const polls = 20;

/** The vocabulary of the funnel: what is remembered, what can happen, what is asked of the world. */
export const booking = setup({
  types: {
    context: {} as BookingContext,
    events: {} as BookingEvent,
    input: {} as BookingInput,
    tags: {} as 'busy' | 'alert' | 'failed',
    meta: {} as { clause: string },
  },
  actors: toActors<BookingPorts>({
    loadPatients: missing('loadPatients'),
    savePatient: missing('savePatient'),
    loadLabs: missing('loadLabs'),
    loadSlots: missing('loadSlots'),
    loadAddresses: missing('loadAddresses'),
    saveAddress: missing('saveAddress'),
    createOrder: missing('createOrder'),
    loadOrder: missing('loadOrder'),
    startPayment: missing('startPayment'),
    openPaymentWindow: missing('openPaymentWindow'),
    verifyPayment: missing('verifyPayment'),
  }),
  guards,
  delays: {
    holdLeft: ({ context }) => Math.max(0, (context.holdUntil ?? Date.now()) - Date.now()),
    pollPause,
  },
  actions: {
    /** Shows a toast; supplied by the web. */
    notify: (_, _params: { kind: 'success' | 'error'; message: string }) => undefined,
    /** Writes to the log only (specification 8, 'only logged'); supplied by the web. */
    log: (_, _params: { message: string }) => undefined,
    /** Shows a sentence on the step itself. */
    say: assign((_, params: { message: string }) => ({ message: params.message })),
    /** What one try or step said is not true of the next. */
    hush: assign({ message: null }),
    remember: assign(({ context }, params: Partial<Choices>) => ({
      draft: withChoices(context.draft, params),
    })),
    /** Another test keeps patient and address; labs and slots are another matter then (decisions 21). */
    chooseTest: assign(({ context }, { testId, draftId }: { testId: string; draftId: string }) => {
      const { patientId, addressId } = context.draft;
      const base = context.draft.orderId === null ? context.draft : emptyDraft(draftId);
      return {
        draft: { ...base, testId, patientId, addressId, labId: null, slotId: null },
        order: null,
        labs: [],
        slots: [],
        date: null,
        message: null,
      };
    }),
    startOver: assign(({ context }, { draft }: { draft: Draft }) => ({
      ...emptyContext(draft),
      wanted: context.wanted,
    })),
    keepPatients: assign(({ context }, { patients }: { patients: PatientChoice[] }) => {
      const known = patients.some((patient) => patient.id === context.draft.patientId);
      return {
        patients,
        draft: withChoices(context.draft, {
          patientId: known ? context.draft.patientId : (patients[0]?.id ?? null),
        }),
      };
    }),
    keepPatient: assign(({ context }, { patient }: { patient: PatientChoice }) => ({
      patients: [patient, ...context.patients.filter((other) => other.id !== patient.id)],
      draft: withChoices(context.draft, { patientId: patient.id }),
      editedPatientId: null,
    })),
    editPatient: assign((_, params: { patientId: string | null }) => ({
      editedPatientId: params.patientId,
      message: null,
    })),
    /** The lab chosen before stays chosen while it is open; else the first open one is. */
    keepLabs: assign(({ context }, { labs }: { labs: LabChoice[] }) => {
      const open = labs.filter((lab) => lab.slotsAvailable > 0);
      const chosen = open.find((lab) => lab.id === context.draft.labId) ?? open[0];
      return { labs, ...chosenLab(context, chosen?.id ?? null) };
    }),
    chooseLab: assign(({ context }, { labId }: { labId: string }) => chosenLab(context, labId)),
    sortLabs: assign((_, { by }: { by: LabOrder }) => ({ labOrder: by })),
    keepSlots: assign(({ context }, { slots }: { slots: SlotChoice[] }) => {
      const chosen = slots.find((slot) => slot.id === context.draft.slotId);
      const day = slots.some((slot) => slot.date === context.date)
        ? context.date
        : (slots[0]?.date ?? null);
      return {
        slots,
        date: chosen?.date ?? day,
        draft: withChoices(context.draft, { slotId: chosen?.id ?? null }),
      };
    }),
    forgetSlots: assign(({ context }) => ({
      slots: [],
      date: null,
      draft: withChoices(context.draft, { slotId: null }),
    })),
    chooseDate: assign(({ context }, { date }: { date: string }) => ({
      date,
      draft: withChoices(context.draft, { slotId: null }),
    })),
    keepAddresses: assign(({ context }, { addresses }: { addresses: AddressChoice[] }) => {
      const known =
        addresses.find((address) => address.id === context.draft.addressId) ??
        addresses.find((address) => address.isDefault) ??
        addresses[0];
      return { addresses, draft: withChoices(context.draft, { addressId: known?.id ?? null }) };
    }),
    keepAddress: assign(({ context }, { address }: { address: AddressChoice }) => ({
      addresses: [
        address,
        ...context.addresses
          .filter((other) => other.id !== address.id)
          .map((other) => ({ ...other, isDefault: false })),
      ],
      draft: withChoices(context.draft, { addressId: address.id }),
    })),
    keepOrder: assign(({ context }, { order }: { order: BookedOrder }) => ({
      order,
      draft: { ...context.draft, orderId: order.id, testId: order.test.id, labId: order.lab.id },
      // The device's own clock may be wrong, so the seconds left count from now.
      holdUntil: order.holdSecondsLeft === null ? null : Date.now() + order.holdSecondsLeft * 1000,
    })),
    /** An order that is not the draft's own takes its place: its patient and address must not pass for the order's. */
    wantPage: assign(
      ({ context: { draft } }, { orderId, wanted }: { orderId: string; wanted: WantedPage }) => ({
        wanted,
        order: null,
        message: null,
        draft:
          draft.orderId === orderId
            ? draft
            : { ...emptyDraft(draft.draftId), attempt: draft.attempt + 1, orderId },
      }),
    ),
    /** The order is over; a next one gets a key of its own, patient and address stay. */
    giveUpOrder: assign(({ context }) => ({
      order: null,
      holdUntil: null,
      request: null,
      draft: { ...context.draft, orderId: null, slotId: null, attempt: context.draft.attempt + 1 },
    })),
    /** The slot was taken before an order was made. */
    giveUpSlot: assign(({ context }) => ({
      draft: { ...context.draft, slotId: null, attempt: context.draft.attempt + 1 },
    })),
    keepRequest: assign((_, { request }: { request: PaymentRequest }) => ({
      request,
      message: null,
    })),
    keepProof: assign((_, { result }: { result: WindowResult }) => ({
      proof: result.kind === 'paid' ? result.proof : null,
    })),
    keepVerdict: assign((_, { verdict }: { verdict: PaymentVerdict }) => ({ verdict })),
    startPolling: assign({ pollsLeft: polls }),
    countPoll: assign(({ context }) => ({ pollsLeft: context.pollsLeft - 1 })),
    /** Paid: the draft has done its work; the next booking gets a key of its own. */
    closeDraft: assign(({ context }) => ({
      draft: { ...emptyDraft(context.draft.draftId), attempt: context.draft.attempt + 1 },
      message: null,
      holdUntil: null,
    })),
  },
});

/** Another lab has other slots (decisions 27). */
function chosenLab(
  { draft, date }: BookingContext,
  labId: string | null,
): Pick<BookingContext, 'draft' | 'date'> {
  return labId === draft.labId
    ? { draft, date }
    : { draft: withChoices(draft, { labId, slotId: null }), date: null };
}

/** The funnel's memory at the start. */
export function emptyContext(draft: Draft): BookingContext {
  return {
    draft,
    patients: [],
    editedPatientId: null,
    labs: [],
    labOrder: 'recommended',
    slots: [],
    date: null,
    addresses: [],
    order: null,
    wanted: 'review',
    holdUntil: null,
    request: null,
    proof: null,
    verdict: null,
    pollsLeft: 0,
    message: null,
  };
}

/** Parameters of `notify` for a failed port. */
export const errorNotice = ({ event }: { event: { error: unknown } }) => ({
  kind: 'error' as const,
  message: messageOf(event.error),
});
/** Parameters of `log` and `say` for a failed port. */
export const failureMessage = ({ event }: { event: { error: unknown } }) => ({
  message: messageOf(event.error),
});
/** Parameters of guards that look at what a port rejected with. */
export const failure = ({ event }: { event: { error: unknown } }) => ({ error: event.error });
