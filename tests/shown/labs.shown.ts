import type { LabChoice } from '../../machines/booking/booking.types.ts';
import type { Shown } from './shown.ts';
import { rupees } from './words.ts';

/** The labs, and in the bar below the chosen one. */
export function shownLabs(labs: readonly LabChoice[], chosenId: string | null, tests = 1): Shown {
  const chosen = labs.find(({ id }) => id === chosenId);
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
          ...trustIn(lab),
          ...(lab.missingTests.length > 0
            ? [`Does not do ${lab.missingTests.map((test) => test.name).join(', ')}`]
            : []),
          rupees(priceInRupees),
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
    prices: [...labs, ...(chosen ? [chosen] : [])].map(({ priceInRupees }) => priceInRupees),
    sentences: ['₹100 is taken off every order, on review.'],
  };
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
