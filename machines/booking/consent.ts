import { lacksConsent } from '../order/guardian.ts';
import { itemsOf } from './draft.ts';
import type { BookingContext, PatientChoice } from './booking.types.ts';

/** The first child of the visit whose guardian has not consented yet (PD-121). */
export const childWithoutConsent = ({
  draft,
  patients,
}: Pick<BookingContext, 'draft' | 'patients'>): PatientChoice | undefined =>
  itemsOf(draft)
    .map(({ patientId }) => patients.find(({ id }) => id === patientId))
    .find((patient) => patient && lacksConsent(patient));
