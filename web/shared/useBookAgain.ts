import { useNavigate } from 'react-router-dom';
import { newId } from '../../machines/newId.ts';
import type { SlotStart } from '../../machines/booking/booking.types.ts';
import { paths } from '../paths.ts';
import { openLoaded } from '../ui/openLoaded.ts';
import { bookingActor } from './flows/flows.ts';
import { alreadySent } from './flows/alreadySent.ts';
import { eventOfPath } from './flows/stepPaths.ts';

/** The fields of an order that booking again needs. */
export interface Repeatable {
  items: readonly { test: { id: string }; patientId: string | null; status: string }[];
  lab: { id: string };
  addressId: string | null;
  status: string | null;
}

/**
 * Begins a booking with the tests, people, lab and address of an order. `start` is the time that
 * the press agreed to, `path` the step to show.
 */
export function useBookAgain() {
  const navigate = useNavigate();
  return (order: Repeatable, { start, path }: { start?: SlotStart | undefined; path: string }) =>
    openLoaded(bookingActor, (booking) => {
      const repeated = { ...repeatedOrder(order), ...(start && { start }) };
      booking.send({ type: 'order.repeated', draftId: newId(), order: repeated });
      const wanted = eventOfPath(changeable, path);
      if (wanted) booking.send(wanted);
      // Once its page is there, the booking may ask for a person or a lab in place of one that is gone.
      void navigate(path, { state: alreadySent });
    });
}

/** The steps at which a booking can begin, apart from that of the time, to which it goes by itself. */
const changeable = { patient: paths.addPatient, lab: paths.lab };

/** Cancelled items are left out, unless all of them were cancelled. */
function repeatedOrder({ items, lab, addressId, status }: Repeatable) {
  const booked = items.filter((item) => status === 'cancelled' || item.status !== 'cancelled');
  return {
    items: booked.map(({ test, patientId }) => ({ testId: test.id, patientId })),
    labId: lab.id,
    addressId,
  };
}
