import { useQuery } from '@apollo/client/react';
import type { SnapshotFrom } from 'xstate';
import type { bookingMachine } from '../../machines/booking/booking.machine.ts';
import { isOrdered, itemsOf } from '../../machines/booking/draft.ts';
import { LabsDocument, PatientsDocument } from '../generated/graphql.ts';
import { Booking } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery } from '../shared/queries.ts';
import { labsOf } from './labsOf.ts';

type Snapshot = SnapshotFrom<typeof bookingMachine>;
const isIn = (snapshot: Snapshot, step: 'patient' | 'lab') =>
  snapshot.matches(step) || snapshot.matches('repeating') || snapshot.matches('idle');

/**
 * What is being booked, by name. The funnel knows the names of what it loaded itself; after a
 * reload the rest is asked for by the ids of the draft.
 */
export function useChosen() {
  const { draft, order, patients, labs } = Booking.useSelector((snapshot) => snapshot.context);
  const { testId, patientId, labId } = draft;
  // Once paid, the order is all there is; before, it may not be what is chosen now.
  const isCurrent = testId === null || (order?.id === draft.orderId && isOrdered(draft));
  const ordered = isCurrent ? order : null;
  // What a step loads itself is there with it; no step is there before the address was read.
  const loadsPatients = Booking.useSelector((snapshot) => isIn(snapshot, 'patient'));
  const loadsLabs = Booking.useSelector((snapshot) => isIn(snapshot, 'lab'));
  const isKnown = { patient: patients.length > 0, lab: labs.length > 0 };
  const test = usePageQuery(
    labTestQuery,
    { id: testId ?? '' },
    { skip: ordered !== null || testId === null },
  );
  const people = useQuery(PatientsDocument, {
    skip: ordered !== null || patientId === null || isKnown.patient || loadsPatients,
  });
  const offers = useQuery(LabsDocument, {
    variables: labsOf(itemsOf(draft).map((item) => item.testId)),
    skip: ordered !== null || labId === null || isKnown.lab || loadsLabs,
  });
  return {
    draft,
    /** The order, as long as it is what is chosen. */
    ordered,
    test: test.data?.labTest,
    patient: (isKnown.patient ? patients : people.data?.patients)?.find(
      ({ id }) => id === patientId,
    ),
    lab: (isKnown.lab ? labs : offers.data?.labs)?.find(({ id }) => id === labId),
  };
}
