import type { BookingContext } from './booking.types.ts';
import { itemsOf } from './draft.ts';

type Asking = Pick<BookingContext, 'draft' | 'pin'>;

const testIdsOf = ({ draft }: Asking) => itemsOf(draft).map((item) => item.testId);

/** What the labs are asked for: all tests of the visit, where this device is. */
export const labsAsked = (asking: Asking) => ({
  testIds: testIdsOf(asking),
  pin: asking.pin,
  orderId: asking.draft.orderId,
});

/** What the times of the chosen lab are asked for. */
export const slotsAsked = (asking: Asking) => ({
  labId: asking.draft.labId ?? '',
  testIds: testIdsOf(asking),
});
