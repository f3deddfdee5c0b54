import type { BookedOrder, LabChoice } from '../../machines/booking/booking.types.ts';
import { itemsOf } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { langOf } from '../copy/language.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Price } from '../ui/Price.tsx';
import type { BookingStep } from './bookingSteps.tsx';
import { useChosen } from './useChosen.ts';
import { css } from '../generated/panda/css/index.js';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

/** The test, the person and the price in one line, on every step. */
export function BookingSummary({ step }: { step: BookingStep }) {
  const { draft, ordered, patient, lab, ...chosen } = useChosen(step);
  const { testName, patientName } = several(ordered, draft) ?? {
    testName: chosen.testName,
    patientName: ordered?.patient.name ?? patient?.name,
  };
  // The order will be made at the price that was shown last.
  const price = ordered?.amount ?? (lab && (draft.expectedAmount ?? paidAt(lab)));
  return (
    <p
      data-booking-summary
      className={css({
        maxW: 'column',
        mx: 'auto',
        px: '4',
        // Keeps its height while the line is loading, so that the page does not shift.
        minH: '6',
        color: 'fg.muted',
        fontSize: 'sm',
        lineHeight: '1.5rem',
        overflowWrap: 'anywhere',
      })}
    >
      <span className={css({ color: 'fg', fontWeight: 'semibold' })}>
        <InOwnLanguage text={testName ?? ''} />
      </span>
      {patientName === undefined ? null : (
        <span
          lang={langOf(patientName)}
          className={css({ unicodeBidi: 'isolate' })}
        >{` · ${patientName}`}</span>
      )}
      {price === undefined ? null : (
        <span>
          {' · '}
          <Price amount={price} />
        </span>
      )}
    </p>
  );
}

const paidAt = ({ amountInRupees, priceInRupees }: LabChoice) => amountInRupees ?? priceInRupees;

/** Counts of tests and people, if the visit is more than one test for one person. */
function several(order: BookedOrder | null, draft: Draft) {
  const [tests, people] = order
    ? [order.items.length, order.items.map(({ patient }) => JSON.stringify(patient))]
    : [itemsOf(draft).length, itemsOf(draft).map(({ patientId }) => patientId)];
  const { visit } = bookingCopy;
  return tests > 1
    ? { testName: visit.tests(tests), patientName: visit.people(new Set(people).size) }
    : null;
}
