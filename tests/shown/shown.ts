import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { isPast } from '../../machines/order/order.rules.ts';
import type { BookedOrder, OfferChoice } from '../../machines/booking/booking.types.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import type { StateOf } from '../models/model.ts';
import { addressLines, addressOnOneLine } from './addressLines.ts';
import { trustIn } from './labs.shown.ts';
import {
  chosenSlot,
  datedDay,
  day,
  fasting,
  mealBefore,
  moment,
  personWords,
  rupees,
} from './words.ts';

/** What must be read on a screen, because the service said so. */
export interface Shown {
  /** Words that follow each other. */
  blocks: string[][];
  /** Every price on the screen with its sign, in any order: one more or another one is wrong. */
  prices: number[];
  /** Sentences of the service or the flow, which may name prices of their own. */
  sentences?: string[];
  /** What must not be read, because the service said otherwise. */
  absent?: string[];
}

/**
 * What must be read in every state of a flow; where a table begins with `everywhere(machine, nothing)`,
 * a state without its row shows nothing of the service, and no price. `Context` is
 * what the rows ask for of what the machine remembers.
 */
export type ShownIn<
  Machine extends AnyStateMachine,
  Context = SnapshotFrom<Machine>['context'],
> = Record<StateOf<Machine>, (context: Context) => Shown>;

/** These words, and no price. */
export const blocks = (...words: string[][]): Shown => ({ blocks: words, prices: [] });
/** Nothing that the service said: no price either. */
export const nothing = (): Shown => blocks();

/** What an order is of: the test, or of a visit the first one and how many more. */
const testsOf = ({ test, items }: Pick<BookedOrder, 'test' | 'items'>) =>
  items.length > 1 ? `${test.name} and ${items.length - 1} more` : test.name;

/** Each person of an order and, where there are several tests, which of them with what price. */
function peopleOf({ items }: BookedOrder): string[][] {
  const people = new Map<string, string[]>();
  for (const { patient, test, price } of items) {
    const key = JSON.stringify(patient);
    const words = people.get(key) ?? [patient.name, personWords(patient)];
    people.set(key, items.length > 1 ? [...words, test.name, rupees(price)] : words);
  }
  return [...people.values()];
}

/** Review and checkout, with the bar below and the line that names the booking above. */
export function shownToPay(order: BookedOrder): Shown {
  const { lab, items, slot, address, itemTotal, discount, amount, offer, fastingFrom } = order;
  const off = offer ? `Discount (${offer.title})` : 'Discount';
  const people = peopleOf(order);
  const patients = `Patients (${people.length})`;
  return {
    blocks: [
      [
        lab.name,
        testsOf(order),
        ...trustIn(lab),
        'Item total',
        rupees(itemTotal),
        off,
        rupees(-discount),
      ],
      [rupees(-discount), 'Grand total', rupees(amount)],
      [patients, people[0]![0]!],
      ...people,
      [...people.at(-1)!, 'Time slot'],
      [
        'Time slot',
        day(slot.date),
        ',',
        slot.startTime,
        '–',
        slot.endTime,
        ...(fastingFrom ? ['Before the visit', mealBefore(fastingFrom, order.fastingFits)] : []),
        'Address',
      ],
      ['Address', ...addressLines(address)],
    ],
    prices: [
      itemTotal,
      -discount,
      amount,
      amount,
      ...(items.length > 1 ? items.map(({ price }) => price) : []),
    ],
  };
}

/** Review names, besides, the offer in the price, and what others would take off more. */
export function shownToReview(order: BookedOrder): Shown {
  const shown = shownToPay(order);
  const sentences = order.offers.flatMap(({ offer, discount, refusal }) => {
    const isTaken = order.offer?.code === offer.code;
    if (!isTaken && (refusal !== null || discount <= order.discount)) return [];
    return [
      `${offer.title}${worthOf(offer)}`,
      isTaken
        ? `Applied: you save ${rupees(discount)} on this order.`
        : `You save ${rupees(discount)} instead of ${rupees(order.discount)}.`,
    ];
  });
  // The button that pays at once names the amount, too.
  return { ...shown, prices: [...shown.prices, order.amount], sentences };
}
const worthOf = ({ percent, rupees: amount, mostRupees }: OfferChoice['offer']) =>
  percent === null
    ? `${rupees(amount!)} off`
    : `${percent}% off what the tests cost${mostRupees === null ? '' : `, up to ${rupees(mostRupees)}`}`;

/** The page that says that the order is placed. */
export const shownPlaced = (order: BookedOrder): Shown => {
  const { slot, instructions, instructionReasons, id, number, fastingFrom } = order;
  // The rule of fasting stands beside its hour.
  const isRule = (_: string, index: number) =>
    fastingFrom !== null && instructionReasons[index] === 'FASTING_WATER_ONLY';
  const others = instructions.filter((text, index) => !isRule(text, index));
  return blocks(
    [testsOf(order), ',', ...chosenSlot(slot), ...others],
    ...(fastingFrom ? [[...instructions.filter(isRule), fasting(fastingFrom)]] : []),
    ['Order number', ':', number, 'Order id', ':', id],
  );
};

/** The page on which an order is followed, paid or not. */
export function shownTracked(order: FollowedOrder): Shown {
  const { patient, items, lab, slot, address } = order;
  const { amount, technicianName, paymentStatus, fastingFrom, rating, creditNotes } = order;
  const isPaid = ['SUCCESS', 'REFUND_PENDING', 'REFUNDED'].includes(paymentStatus);
  const say = isPast(order) ? datedDay : day;
  /** What is read exactly when the order is so. */
  const conditional: [isSo: boolean, sentence: string][] = [
    [order.rateable, 'How was the visit?'],
    [order.status === 'cancelled', 'This order was cancelled.'],
    [paymentStatus === 'REFUND_PENDING', 'Your refund is on its way'],
    [paymentStatus === 'REFUNDED', 'Your money has been refunded.'],
    // Some orders say before it that it takes longer than usual.
    [order.reportExpectedAt !== null && order.status !== 'completed', 'eport expected by'],
  ];
  return {
    absent: conditional.flatMap(([isSo, sentence]) => (isSo ? [] : [sentence])),
    blocks: [
      ['Order number', order.number],
      ...conditional.flatMap(([isSo, sentence]) => (isSo ? [[sentence]] : [])),
      ...(paymentStatus === 'SUCCESS' && order.calendarFileUrl && fastingFrom
        ? [[fasting(fastingFrom)]]
        : []),
      ...(rating ? [[`You gave ${rating.stars} of 5 stars.`]] : []),
      ...(items.length > 1
        ? items.map((item) => [item.test.name, item.patient.name])
        : [['Patient', patient.name, '·', personWords(patient), 'Test']]),
      ['Test', testsOf(order), ',', lab.name, ...trustIn(lab), 'Time slot'],
      ['Time slot', say(slot.date), ',', slot.startTime, '–', slot.endTime, 'Address'],
      ['Address', addressOnOneLine(address)],
      ['Instructions', ...order.instructions],
      ...(isPaid ? [['Total paid', rupees(amount)], [moment(order.createdAt, say)]] : []),
      ...(isPaid && technicianName ? [[`Technician: ${technicianName}`]] : []),
    ],
    prices: isPaid ? [amount, ...creditNotes.map((note) => note.amount)] : [],
  };
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
const pricesIn = (text: string) =>
  [...squeezed(text).matchAll(/[-+−–~]?₹[-+−]?[\d,.]*\d/g)].map(([price]) => price);

/** What of it a screen does not show, or shows otherwise. */
export function missingIn(
  text: string,
  { blocks: wantedBlocks, prices, sentences = [], absent = [] }: Shown,
): string[] {
  const words = squeezed(text);
  const missing = [...wantedBlocks, ...sentences.map((sentence) => [sentence])]
    .map((block) => block.join(' '))
    .filter((block) => !words.includes(squeezed(block)));
  const wrong = absent
    .filter((text) => words.includes(squeezed(text)))
    .map((text) => `not '${text}'`);
  const wanted = [
    ...prices.map((price) => squeezed(rupees(price))),
    ...sentences.flatMap(pricesIn),
  ].toSorted();
  const found = pricesIn(text).toSorted();
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? [...missing, ...wrong]
    : [...missing, ...wrong, `prices ${found.join(' ')} instead of ${wanted.join(' ')}`];
}

/** What must be read where a machine is: in each of its regions. */
export function shownIn(
  rows: Record<string, (context: never) => Shown>,
  places: readonly string[],
  context: unknown,
): Shown {
  const all = places.map((place) => rows[place]!(context as never));
  return {
    blocks: all.flatMap((one) => one.blocks),
    prices: all.flatMap((one) => one.prices),
    sentences: all.flatMap((one) => one.sentences ?? []),
    absent: all.flatMap((one) => one.absent ?? []),
  };
}

/**
 * The text of a page, without what is checked for itself: what says beside the text what is booked, and
 * the buttons that lead from review's cards to their steps and to the assistant.
 */
export function wordsOf(body: HTMLElement): string {
  const copy = body.cloneNode(true) as HTMLElement;
  for (const part of copy.querySelectorAll(
    'script, style, noscript, [data-booking-summary], [data-rail], [data-change], [data-floating]',
  ))
    part.remove();
  return copy.textContent;
}
