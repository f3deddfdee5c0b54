import type { SnapshotFrom } from 'xstate';
import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { childWithoutConsent } from '../../machines/booking/consent.ts';
import {
  choices,
  choosingSteps,
  hasRoom,
  isComplete,
  isOrdered,
  itemsOf,
} from '../../machines/booking/draft.ts';
import type { ChoosingStep } from '../../machines/booking/draft.ts';
import { lastBookingOf } from '../../machines/booking/lastBooking.ts';
import { isReviewNextIn } from '../../machines/booking/reviewNext.ts';
import { isOpenLab } from '../../machines/booking/openLab.ts';
import { lacksConsent } from '../../machines/order/guardian.ts';
import { bookingSamples } from '../../devtools/samples/booking.samples.ts';
import { unservedPin } from '../../devtools/samples/entities.ts';
import { always, inside, isBusy, modelOf } from './model.ts';
import type { StateOf } from './model.ts';

type Funnel = SnapshotFrom<typeof bookingMachine>;

/** How far the draft must have come for a step to be shown at all. */
const reaches = (step: ChoosingStep) => {
  const before = choices.slice(0, choosingSteps.indexOf(step) + 1);
  return ({ context: { draft } }: Funnel) =>
    before.every((name) => draft[name] !== null) &&
    !(before.includes('slotId') && draft.lastMeal === 'toConfirm');
};
/** Every state of a step that chooses; those of which more is promised follow in the table. */
const choosing = Object.fromEntries(
  choosingSteps.flatMap((step) => Object.entries(inside(bookingMachine, step, reaches(step)))),
) as Record<`${ChoosingStep}.${string}` & StateOf<typeof bookingMachine>, typeof isEnding>;
const hasTest = reaches('patient');
const hasPatient = reaches('lab');
const hasLab = reaches('slot');
const hasSlot = reaches('address');
const hasOwnOrder = ({ context: { draft, order } }: Funnel) =>
  order !== null && order.id === draft.orderId;
const isEnding = (snapshot: Funnel) => snapshot.hasTag('ending') && snapshot.context.holdEnding;
const and =
  (...rules: ((snapshot: Funnel) => boolean)[]) =>
  (snapshot: Funnel) =>
    rules.every((rule) => rule(snapshot));

/** The funnel: from the chosen test to the paid order. */
export const bookingModel = modelOf<typeof bookingMachine>(bookingSamples, {
  // Steps ask whether something is chosen, not what: how far the draft has come tells situations
  // apart.
  distinguish: (context, value) => {
    const { draft, pin, order, wanted, patients, addresses, pollsLeft, holdEnding } = context;

    const step = JSON.stringify(value);
    return [
      ([...choices, 'orderId'] as const).map((name) => draft[name] !== null).lastIndexOf(true),
      choices.findIndex((name) => draft[name] === null),
      draft.labId !== null,
      draft.slotId !== null,
      draft.orderId !== null,
      isOrdered(draft),
      step.includes('lab') && itemsOf(draft).length > 1,
      step.includes('lab') && hasRoom(draft),
      step.includes('lab') && [pin !== null, pin === unservedPin],
      order?.paymentStatus,
      // What an earlier booking chose is complete only once a slot is chosen, too.
      choosingSteps.slice(2, -1).some((one) => step.includes(one)) && context.toReview,
      /repeating|slot/.test(step) && context.agreedStart !== null,
      /repeating|patient/.test(step) && context.labAsked,
      // Whether there is a slot that everybody can keep to, and whether the chosen one is to be confirmed.
      step.includes('slot') && [
        context.slots.some((one) => one.fastingFits !== false),
        draft.lastMeal,
      ],
      /patient|lab/.test(step) && isReviewNextIn(context),
      step.includes('patient') && lastBookingOf(context) !== null,
      step.includes('patient') && patients.length > 0,
      step.includes('patient') && childWithoutConsent(context) !== undefined,
      // Where nothing but the patient is chosen: more would only repeat it.
      /choosing|"lab"/.test(step) &&
        draft.slotId === null &&
        draft.addressId === null &&
        draft.orderId === null &&
        pin === null &&
        itemsOf(draft).length <= 1 &&
        patients.some(lacksConsent),
      step === '{"lab":"choosing"}' && patients.length > 0,
      step.includes('address') && addresses.length > 0,
      step.includes('opening') && wanted,
      step.includes('opening') && context.returned,
      /review|payment/.test(step) && [holdEnding, context.holdUntil === 0],
      /showing|ready|declined/.test(step) && holdEnding && order?.holdExtendable,
      step.includes('review') && (order?.offer?.code ?? order?.offers.map((one) => one.refusal)),
      // One order is enough to count through the questions.
      step.includes('confirming') && isComplete(draft) && pollsLeft,
    ];
  },
  states: {
    idle: always,
    ...choosing,
    'patient.loading': and(hasTest, isBusy),
    'patient.saving': and(hasTest, isBusy),
    'patient.choosing': and(hasTest, ({ context }) => context.patients.length > 0),
    'patient.fitting': and(hasPatient, isBusy),
    'patient.done': 'passing',
    'lab.loading': and(hasPatient, isBusy),
    'lab.allFull': and(hasPatient, ({ context }) => context.draft.labId === null),
    'lab.noneServing': and(
      hasPatient,
      ({ context }) =>
        context.pin !== null && context.labs.length === 0 && context.draft.labId === null,
    ),
    'lab.choosing': and(hasLab, ({ context }) =>
      context.labs.some((one) => one.id === context.draft.labId && isOpenLab(one)),
    ),
    'lab.noneComplete': and(
      hasPatient,
      ({ context }) => context.draft.labId === null && context.labs.every((one) => !isOpenLab(one)),
    ),
    'lab.loadingPatients': and(hasLab, isBusy),
    'lab.adding': and(hasLab, ({ context }) => hasRoom(context.draft)),
    'lab.fitting': and(hasLab, isBusy, ({ context }) => context.wantedItem !== null),
    'slot.loading': and(hasLab, isBusy),
    'slot.loadFailed': and(
      hasLab,
      ({ context }) =>
        context.slots.length === 0 && context.date === null && context.draft.slotId === null,
    ),
    'slot.noneOpen': and(
      hasLab,
      ({ context }) => context.slots.length === 0 && context.draft.slotId === null,
    ),
    'slot.choosing': and(hasLab, ({ context }) =>
      context.slots.some((one) => one.date === context.date),
    ),
    // The product never leads here by itself: somebody chose this slot by hand.
    'slot.confirmingFasting': and(
      hasLab,
      ({ context: { draft, slots } }) =>
        draft.lastMeal === 'toConfirm' &&
        slots.some((one) => one.id === draft.slotId && one.fastingFits === false),
    ),
    'slot.done': 'passing',
    'address.loading': and(hasSlot, isBusy),
    'address.checking': and(hasSlot, isBusy),
    'address.ordering': 'passing',
    'address.saving': and(hasSlot, isBusy),
    'address.choosing': and(hasSlot, ({ context }) => context.addresses.length > 0),
    'address.creatingOrder': and(
      hasSlot,
      isBusy,
      ({ context }) => context.draft.addressId !== null,
    ),
    'address.changingOrder': and(hasSlot, isBusy, ({ context }) => context.draft.orderId !== null),
    'address.labElsewhere': and(hasSlot, ({ context }) => context.message !== null),
    'address.loadingOldest': and(hasSlot, isBusy),
    'address.tooManyHolds': and(
      hasSlot,
      ({ context }) => context.oldestUnpaid?.order?.id === 'o0' && context.message !== null,
    ),
    'address.cancellingOldest': and(hasSlot, isBusy),
    'review.showing': hasOwnOrder,
    'review.extendingHold': and(hasOwnOrder, isBusy, isEnding),
    'review.takingOffer': and(hasOwnOrder, isBusy),
    'review.droppingOffer': and(hasOwnOrder, isBusy),
    'review.reloading': and(hasOwnOrder, isBusy),
    'payment.ready': hasOwnOrder,
    'payment.extendingHold': and(hasOwnOrder, isBusy, isEnding),
    'payment.creating': and(hasOwnOrder, isBusy),
    'payment.windowOpen': and(hasOwnOrder, ({ context }) => context.request !== null),
    'payment.onPage.waiting': and(hasOwnOrder, ({ context }) => context.request !== null),
    'payment.onPage.asking': and(hasOwnOrder, ({ context }) => context.request !== null),
    'payment.declined': and(hasOwnOrder, ({ context }) => context.message !== null),
    'payment.verifying': and(hasOwnOrder, isBusy, ({ context }) => context.proof !== null),
    'payment.verificationFailed': and(hasOwnOrder, (snapshot) => snapshot.hasTag('alert')),
    'payment.confirming.asking': hasOwnOrder,
    'payment.confirming.waiting': hasOwnOrder,
    'payment.reloading': and(hasOwnOrder, isBusy),
    'repeating.loadingPatients': and(hasLab, isBusy),
    'repeating.loadingLabs': and(hasLab, isBusy),
    'opening.loading': ({ context }) => context.draft.orderId !== null,
    'opening.loadFailed': ({ context }) => context.draft.orderId !== null,
    'opening.notFound': always,
    'opening.over': ({ context }) => context.order !== null,
    'opening.released': 'passing',
    placed: ({ context }) =>
      context.order?.paymentStatus !== undefined &&
      context.draft.testId === null &&
      context.draft.orderId === null,
  },
});
