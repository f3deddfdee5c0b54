import { useNavigate } from 'react-router-dom';
import { newId } from '../../machines/newId.ts';
import type { SlotStart } from '../../machines/booking/booking.types.ts';
import { openLoaded } from '../ui/openLoaded.ts';
import { bookingActor } from './flows/flows.ts';
import { alreadySent } from './flows/alreadySent.ts';
import { eventOfStep } from './flows/stepPaths.ts';

/** The fields of an order that booking again needs. */
export interface Repeatable {
  items: readonly { test: { id: string }; patientId: string | null; status: string }[];
  lab: { id: string };
  addressId: string | null;
  status: string | null;
}

/** Where a booking that repeats an order begins. */
interface Beginning {
  /** The page to show. */
  path: string;
  /** Its step, apart from that of the time, at which the booking is to stop. */
  step?: 'patient' | 'lab';
  /** The time that the press agreed to. */
  start?: SlotStart | undefined;
}

/** Begins a booking with the tests, people, lab and address of an order. */
export function useBookAgain() {
  const navigate = useNavigate();
  return (order: Repeatable, { start, path, step }: Beginning) =>
    openLoaded(bookingActor, (booking) => {
      const repeated = {
        ...repeatedOrder(order),
        ...(start && { start }),
        ...(step === 'lab' && { ask: step }),
      };
      booking.send({ type: 'order.repeated', draftId: newId(), order: repeated });
      // That step asks who is saved by itself.
      if (step === 'patient') booking.send(eventOfStep(step));
      // Once its page is there, the booking may ask for a person or a lab in place of one that is gone.
      void navigate(path, { state: alreadySent });
    });
}

/** Cancelled items are left out, unless all of them were cancelled. */
function repeatedOrder({ items, lab, addressId, status }: Repeatable) {
  const booked = items.filter((item) => status === 'cancelled' || item.status !== 'cancelled');
  return {
    items: booked.map(({ test, patientId }) => ({ testId: test.id, patientId })),
    labId: lab.id,
    addressId,
  };
}
