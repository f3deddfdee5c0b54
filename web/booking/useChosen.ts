import type { Failure } from '../../machines/failure.ts';
import { isOrdered } from '../../machines/booking/draft.ts';
import { bookingCopy } from '../copy/booking.ts';
import { Booking } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestQuery, labsQuery, none, patientsQuery } from '../shared/queries.ts';
import type { BookingStep } from './bookingSteps.tsx';
import { labsOfVisit } from './labsOf.ts';

/** Steps that load both the patients and the labs themselves, or need neither. */
const loadsBoth: readonly BookingStep[] = ['idle', 'repeating'];
const loadsPatients = (step: BookingStep) => step === 'patient' || loadsBoth.includes(step);
const loadsLabs = (step: BookingStep) => step === 'lab' || loadsBoth.includes(step);

/** The words in the place of the name of a test that the catalogue does not have. */
const unofferedIf = (error: Failure | undefined) =>
  error?.code === 'NOT_FOUND' ? bookingCopy.visit.unoffered : undefined;

/**
 * The names of the choices. The funnel has the names it loaded itself; after a reload the others
 * are queried by the draft's ids, except those that `step` loads.
 */
export function useChosen(step: BookingStep) {
  const { draft, order, patients, labs } = Booking.useSelector((snapshot) => snapshot.context);
  const { testId, patientId, labId } = draft;
  // A paid order leaves no draft; before that, the order may differ from the current choices.
  const isCurrent = testId === null || (order?.id === draft.orderId && isOrdered(draft));
  const ordered = isCurrent ? order : null;
  const isKnown = { patient: patients.length > 0, lab: labs.length > 0 };
  const test = usePageQuery(
    labTestQuery,
    { id: testId ?? '' },
    { skip: ordered !== null || testId === null },
  );
  const people = usePageQuery(patientsQuery, none, {
    skip: ordered !== null || patientId === null || isKnown.patient || loadsPatients(step),
  });
  const offers = usePageQuery(labsQuery, labsOfVisit(draft), {
    skip: ordered !== null || labId === null || isKnown.lab || loadsLabs(step),
  });
  return {
    draft,
    /** The order, while it matches the choices. */
    ordered,
    test: test.data?.labTest,
    testName: ordered?.test.name ?? test.data?.labTest.name ?? unofferedIf(test.error),
    patient: (isKnown.patient ? patients : people.data?.patients)?.find(
      ({ id }) => id === patientId,
    ),
    lab: (isKnown.lab ? labs : offers.data?.labs)?.find(({ id }) => id === labId),
  };
}
