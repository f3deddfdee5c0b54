import { useQuery } from '@apollo/client/react';
import type { BookedOrder } from '../../machines/booking/booking.types.ts';
import { isOrdered, itemsOf } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';
import { LabsDocument, LabTestDocument, PatientsDocument } from '../generated/graphql.ts';
import { Booking } from '../shared/flows/flows.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Price } from '../ui/Price.tsx';
import { labsOf } from './labsOf.ts';
import { css } from '../generated/panda/css/index.js';
import { InOwnLanguage } from '../ui/InOwnLanguage.tsx';

/**
 * What is being booked, for whom and at what price, on every step. The funnel knows the names of
 * what it loaded itself; after a reload the rest is asked for by the ids of the draft.
 */
export function BookingSummary() {
  const { draft, order, patients, labs } = Booking.useSelector((snapshot) => snapshot.context);
  const { testId, patientId, labId } = draft;
  // Once paid, the order is all there is; before, it may not be what is chosen now.
  const isCurrent = testId === null || (order?.id === draft.orderId && isOrdered(draft));
  const ordered = isCurrent ? order : null;
  const isKnown = { patient: patients.length > 0, lab: labs.length > 0 };
  const test = useQuery(LabTestDocument, {
    variables: { id: testId ?? '' },
    skip: ordered !== null || testId === null,
  });
  const people = useQuery(PatientsDocument, {
    skip: ordered !== null || patientId === null || isKnown.patient,
  });
  const offers = useQuery(LabsDocument, {
    variables: labsOf(itemsOf(draft).map((item) => item.testId)),
    skip: ordered !== null || labId === null || isKnown.lab,
  });
  const chosenPatient = (isKnown.patient ? patients : people.data?.patients)?.find(
    ({ id }) => id === patientId,
  );
  const chosenLab = (isKnown.lab ? labs : offers.data?.labs)?.find(({ id }) => id === labId);
  const { testName, patientName } = several(ordered, draft) ?? {
    testName: ordered?.test.name ?? test.data?.labTest.name,
    patientName: ordered?.patient.name ?? chosenPatient?.name,
  };
  const price = ordered?.amount ?? chosenLab?.priceInRupees;
  return (
    <p
      data-booking-summary
      className={css({
        maxW: 'column',
        mx: 'auto',
        px: '4',
        // What is known later must not move the page.
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
        <>
          {' · '}
          <InOwnLanguage text={patientName} />
        </>
      )}
      {price === undefined ? null : (
        <>
          {' · '}
          <Price amount={price} />
        </>
      )}
    </p>
  );
}

/** How many tests and people a visit has that is not one test for one person. */
function several(order: BookedOrder | null, draft: Draft) {
  const [tests, people] = order
    ? [order.items.length, order.items.map(({ patient }) => JSON.stringify(patient))]
    : [itemsOf(draft).length, itemsOf(draft).map(({ patientId }) => patientId)];
  const { visit } = bookingCopy;
  return tests > 1
    ? { testName: visit.tests(tests), patientName: visit.people(new Set(people).size) }
    : null;
}
