import type { LabChoice } from '../../machines/booking/booking.types.ts';
import { rupees } from './words.ts';

/** The labs, and in the bar below the chosen one. */
export function shownLabs(labs: readonly LabChoice[], chosenId: string | null, tests = 1) {
  const chosen = labs.find(({ id }) => id === chosenId);
  // Where all are of the demo, that is said once above them.
  const areDemo = labs.length > 0 && labs.every(({ demo }) => demo);
  return {
    blocks: labs.flatMap(
      ({ name, rating, ratingCount, slotsAvailable, reportTime, priceInRupees, ...lab }) => {
        const before = [
          name,
          ...(rating === null
            ? []
            : ['Rating', rating.toFixed(1), `(${ratingCount!.toLocaleString('en-IN')})`]),
          slotsAvailable === 0 ? 'No slots open' : `${slotsAvailable} slots available`,
        ];
        const after = [
          `Report in ${reportTime}`,
          ...marksIn(labs, { rating, slotsAvailable, reportTime, priceInRupees, ...lab }),
          ...trustIn(areDemo ? { ...lab, demo: false } : lab),
          ...(lab.missingTests.length > 0
            ? [`Does not do ${lab.missingTests.map((test) => test.name).join(', ')}`]
            : []),
          ...paidIn({ priceInRupees, ...lab }),
          ...(lab.discount > 0 ? [`${rupees(lab.discount)} off`] : []),
          tests > 1 ? `for ${tests - lab.missingTests.length} tests` : 'per 1 Test',
        ];
        // Between them is the day, in a word where it is near.
        return lab.earliest
          ? [
              [...before, 'Earliest:'],
              [',', lab.earliest.startTime, ...after],
            ]
          : [[...before, ...after]];
      },
    ),
    prices: [
      ...labs.flatMap((lab) => [...pricesOf(lab), ...(lab.discount > 0 ? [lab.discount] : [])]),
      ...(chosen ? pricesOf(chosen) : []),
    ],
    sentences: [
      ...(areDemo ? ['Demo lab'] : []),
      ...(chosen && (chosen.offer || chosen.discount > 0)
        ? [
            `Already taken off these prices: ${chosen.offer?.title ?? `${rupees(chosen.discount)}, as for every order`}`,
          ]
        : []),
    ],
  };
}

type Paid = Pick<LabChoice, 'priceInRupees' | 'amountInRupees'>;
/** The lab's price, and what is paid where that is another figure. */
export const pricesOf = ({ priceInRupees: price, amountInRupees: paid }: Paid): number[] =>
  paid === null || paid === price ? [price] : [price, paid];
/** The same as it is read: what is paid stands after the price. */
export function paidIn(lab: Paid): string[] {
  const [price, ...paid] = pricesOf(lab).map(rupees);
  return [price!, ...paid.flatMap((amount) => ['(usual price), you pay', amount])];
}

/** Who examined a lab, and whether it is one of the demo. */
export const trustIn = ({
  accreditation,
  demo,
}: Pick<LabChoice, 'accreditation' | 'demo'>): string[] => [
  ...(accreditation ? [`${accreditation.body} accredited, ${accreditation.number}`] : []),
  ...(demo ? ['Demo lab'] : []),
];

type Marked = Pick<
  LabChoice,
  'rating' | 'slotsAvailable' | 'reportTime' | 'priceInRupees' | 'missingTests'
>;
/** What a lab that can be chosen is marked with, unless all of them are alike. */
function marksIn(labs: readonly LabChoice[], lab: Marked): string[] {
  const isOpen = (one: Marked) => one.slotsAvailable > 0 && one.missingTests.length === 0;
  const open = labs.filter(isOpen);
  const isBest = (of: (one: Marked) => number) =>
    open.every((one) => of(lab) <= of(one)) && open.some((one) => of(lab) < of(one));
  if (!isOpen(lab)) return [];
  return [
    ...(isBest((one) => one.priceInRupees) ? ['Lowest price'] : []),
    ...(isBest((one) => Number.parseInt(one.reportTime, 10)) ? ['Fastest report'] : []),
    ...(isBest((one) => -(one.rating ?? 0)) ? ['Best rated'] : []),
  ];
}
