import { bookingCopy } from '../copy/booking.ts';
import { Booking } from '../shared/flows/flows.ts';
import { usePageQuery } from '../shared/pageData.ts';
import { labTestsQuery, none, patientsQuery } from '../shared/queries.ts';

/**
 * The names of the tests and people of a visit. The funnel has the people it loaded itself; after a
 * reload they are queried by the draft's ids.
 */
export function useVisitNames() {
  const loaded = Booking.useSelector((snapshot) => snapshot.context.patients);
  const catalogue = usePageQuery(labTestsQuery, none);
  // While a test is being added, the funnel loads them itself.
  const isAdding = Booking.useTag('adding');
  const people = usePageQuery(patientsQuery, none, { skip: loaded.length > 0 || isAdding });
  const tests = catalogue.data?.labTests;
  const patients = loaded.length > 0 ? loaded : people.data?.patients;
  return {
    /** Undefined until loaded, as are the patients. */
    tests,
    patients,
    error: catalogue.error ?? people.error,
    retry: () => {
      if (catalogue.error) catalogue.retry();
      if (people.error) people.retry();
    },
    /** Empty until the tests are loaded. */
    testOf: (id: string) =>
      tests ? (tests.find((test) => test.id === id)?.name ?? bookingCopy.visit.unoffered) : '',
    patientOf: (id: string) => patients?.find((patient) => patient.id === id)?.name,
  };
}
