import type { LastBooking } from '../generated/schema.ts';
import type { BookingContext } from './booking.types.ts';

/**
 * The last booking of the chosen patient, whose lab and address this one may take; null if unknown.
 */
export const lastBookingOf = ({
  patients,
  draft,
}: Pick<BookingContext, 'patients' | 'draft'>): LastBooking | null =>
  patients.find(({ id }) => id === draft.patientId)?.lastBooking ?? null;
