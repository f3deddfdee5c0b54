import type { BookedOrder, LabChoice } from '../../machines/booking/booking.types.ts';
import type { Order } from '../../machines/generated/schema.ts';
import { day, personWords, rupees } from './words.ts';

/** What must be read on a screen, because the service said so. */
export interface Shown {
  /** Words that follow each other. */
  blocks: string[][];
  /** Every price on the screen with its sign, in any order: one more or another one is wrong. */
  prices: number[];
}

/** Review and checkout, with the bar below and the line that names the booking above. */
export function shownToPay(order: BookedOrder): Shown {
  const { lab, test, patient, slot, address, itemTotal, discount, amount } = order;
  return {
    blocks: [
      [lab.name, test.name, 'Item total', rupees(itemTotal), 'Discount', rupees(-discount)],
      [rupees(-discount), 'Grand total', rupees(amount), 'Patients (1)', patient.name],
      ['Patients (1)', patient.name, personWords(patient), 'Time slot'],
      ['Time slot', day(slot.date), ',', slot.startTime, '–', slot.endTime, 'Address'],
      ['Address', address.houseNo, ',', address.road, address.cityState, address.zipCode],
    ],
    prices: [itemTotal, -discount, amount, amount],
  };
}

/** The labs, and in the bar below the chosen one. */
export function shownLabs(labs: readonly LabChoice[], chosenId: string | null): Shown {
  const chosen = labs.find(({ id }) => id === chosenId);
  return {
    blocks: labs.map(({ name, rating, slotsAvailable, reportTime, priceInRupees }) => [
      name,
      ...(rating === null ? [] : ['Rating', rating.toFixed(1)]),
      slotsAvailable === 0 ? 'No slots open' : `${slotsAvailable} slots available`,
      `Report in ${reportTime}`,
      rupees(priceInRupees),
      'per 1 Test',
    ]),
    prices: [...labs, ...(chosen ? [chosen] : [])].map(({ priceInRupees }) => priceInRupees),
  };
}

/** The page that says that the order is placed. */
export function shownPlaced({ test, slot, instructions, id }: BookedOrder): Shown {
  return {
    blocks: [[test.name, ',', day(slot.date), ',', slot.startTime, ...instructions], [id]],
    prices: [],
  };
}

/** The page on which a paid order is followed. */
export function shownTracked(order: Order): Shown {
  const { patient, test, lab, slot, address, amount, technicianName } = order;
  return {
    blocks: [
      ['Patient', patient.name, '·', personWords(patient)],
      ['Test', test.name, ',', lab.name],
      ['Time slot', day(slot.date), ',', slot.startTime, '–', slot.endTime],
      ['Address', `${address.houseNo}, ${address.road}, ${address.cityState} ${address.zipCode}`],
      ['Total paid', rupees(amount)],
      ...(technicianName ? [[`Technician: ${technicianName}`]] : []),
    ],
    prices: [amount],
  };
}

const squeezed = (text: string) => text.replaceAll(/\s+/g, '');
const pricesIn = (text: string) =>
  [...squeezed(text).matchAll(/[-+−–~]?₹[-+−]?[\d,.]*\d/g)].map(([price]) => price);

/** What of it a screen does not show, or shows otherwise. */
export function missingIn(text: string, { blocks, prices }: Shown): string[] {
  const words = squeezed(text);
  const missing = blocks
    .map((block) => block.join(' '))
    .filter((block) => !words.includes(squeezed(block)));
  const wanted = prices.map((price) => squeezed(rupees(price))).toSorted();
  const found = pricesIn(text).toSorted();
  return JSON.stringify(found) === JSON.stringify(wanted)
    ? missing
    : [...missing, `prices ${found.join(' ')} instead of ${wanted.join(' ')}`];
}
