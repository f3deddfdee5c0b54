import { bookingMachine } from '../../machines/booking/booking.machine.ts';
import type { BookingContext } from '../../machines/booking/booking.types.ts';
import { addressLines } from './addressLines.ts';
import { paidIn, pricesOf, shownLabs } from './labs.shown.ts';
import { everywhere, inside } from '../models/model.ts';
import { nothing, shownPlaced, shownToPay, shownToReview } from './shown.ts';
import type { Shown, ShownIn } from './shown.ts';
import { chosenSlot, mealBefore, personWords, rupees } from './words.ts';

type Chosen = 'patientId' | 'labId' | 'slotId' | 'addressId';
/** What the rows ask for: less than the machine remembers, as a story knows only what was said. */
export interface ShownContext extends Pick<
  BookingContext,
  'patients' | 'labs' | 'slots' | 'date' | 'addresses' | 'order' | 'oldestUnpaid' | 'message'
> {
  /** What was asked of the provider; not known to a story, where it is the price. */
  request?: BookingContext['request'];
  draft: Pick<BookingContext['draft'], Chosen | 'added'>;
}

/** What the step's message says, with its prices. */
const saying = (shown: Shown, { message }: ShownContext): Shown =>
  message ? { ...shown, sentences: [...(shown.sentences ?? []), message.text] } : shown;

const onlyMessage = (context: ShownContext) => saying(nothing(), context);
const patients = ({ patients: all, draft }: ShownContext): Shown => ({
  blocks: [
    ...all.map((one) => [one.name, personWords(one), 'Edit']),
    [draft.patientId === null ? 'No Patient Selected' : '1 Patient Selected'],
  ],
  prices: [],
});
const labs = (context: ShownContext) => {
  const { labId, added = [] } = context.draft;
  return saying(shownLabs(context.labs, labId, 1 + added.length), context);
};
/** While labs are loaded anew, the bar below still says which one was chosen. */
function chosenLab({ labs: all, draft }: ShownContext): Shown {
  const chosen = all.find(({ id }) => id === draft.labId);
  return chosen
    ? { blocks: [[chosen.name, ...paidIn(chosen)]], prices: pricesOf(chosen) }
    : nothing();
}

function slots(context: ShownContext): Shown {
  const { slots: all, date, draft } = context;
  const times = all
    .filter((slot) => slot.date === date)
    .map(({ startTime, placesLeft, fastingFits }) => [
      startTime,
      ...(fastingFits === false ? ['if fasting'] : []),
      ...(placesLeft > 2 ? [] : [placesLeft === 1 ? '1 place left' : `${placesLeft} places left`]),
    ]);
  const chosen = all.find(({ id }) => id === draft.slotId);
  const below = chosen ? chosenSlot(chosen) : ['Select a time slot'];
  const meal = chosen?.lastMealBy && mealBefore(chosen.lastMealBy, chosen.fastingFits);
  return saying(
    { blocks: [...times, [...below, ...(meal ? [meal] : []), 'Cancel']], prices: [] },
    context,
  );
}

function addresses(context: ShownContext): Shown {
  const { addresses: all, draft } = context;
  const chosen = all.find(({ id }) => id === draft.addressId);
  const place = chosen?.isDefault ? 'HOME' : `${chosen?.houseNo}, ${chosen?.road}`;
  return saying(
    {
      blocks: [
        ...all.map((address) => [
          ...(address.isDefault ? ['HOME'] : []),
          addressLines(address).join(''),
        ]),
        [chosen ? `Sample collected at ${place}` : 'No address selected'],
      ],
      prices: [],
    },
    context,
  );
}

/** The oldest unpaid booking is named where it may be given up. */
function oldest(context: ShownContext): Shown {
  const { order } = context.oldestUnpaid ?? {};
  const shown = addresses(context);
  if (!order) return shown;
  const named = [`${order.test.name} for ${order.patient.name}`, ...chosenSlot(order.slot)];
  return { ...shown, blocks: [...shown.blocks, named] };
}

const unlessNone =
  (shown: (order: NonNullable<ShownContext['order']>) => Shown) => (context: ShownContext) =>
    saying(context.order ? shown(context.order) : nothing(), context);
const toPay = unlessNone(shownToPay);
const toReview = unlessNone(shownToReview);
/** The provider's window names the price once more. */
const inWindow = (context: ShownContext) =>
  unlessNone((order) => {
    const { blocks, prices } = shownToPay(order);
    const asked = context.request ? context.request.amountInPaise / 100 : order.amount;
    return {
      blocks: [...blocks, ['lab test payment', rupees(asked), 'This is the sandbox']],
      prices: [...prices, asked],
    };
  })(context);

/** The funnel: what stands on each of its screens. */
export const bookingShown: ShownIn<typeof bookingMachine, ShownContext> = {
  ...everywhere(bookingMachine, nothing),
  'patient.editing': onlyMessage,
  'patient.choosing': patients,
  'patient.fitting': patients,
  'lab.loading': chosenLab,
  'lab.loadFailed': chosenLab,
  'lab.testGone': chosenLab,
  'lab.allFull': chosenLab,
  'lab.noneServing': chosenLab,
  'lab.choosing': labs,
  'lab.noneComplete': labs,
  'lab.loadingPatients': labs,
  'lab.adding': labs,
  'lab.fitting': labs,
  'slot.choosing': slots,
  'slot.confirmingFasting': slots,
  'address.editing': onlyMessage,
  'address.choosing': addresses,
  'address.creatingOrder': addresses,
  'address.changingOrder': addresses,
  'address.labElsewhere': addresses,
  'address.loadingOldest': addresses,
  'address.tooManyHolds': oldest,
  ...inside(bookingMachine, 'review', toReview),
  ...inside(bookingMachine, 'payment', toPay),
  'payment.windowOpen': inWindow,
  placed: unlessNone(shownPlaced),
};
