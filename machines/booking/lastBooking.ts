import type { LastBooking } from '../generated/schema.ts';
import type { BookingContext } from './booking.types.ts';

/** What the chosen patient's booking may begin with; null where nothing is known. */
export const lastBookingOf = ({
  patients,
  draft,
}: Pick<BookingContext, 'patients' | 'draft'>): LastBooking | null =>
  patients.find(({ id }) => id === draft.patientId)?.lastBooking ?? null;
