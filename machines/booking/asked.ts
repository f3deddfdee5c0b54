import type { BookingContext } from './booking.types.ts';
import { itemsOf } from './draft.ts';

type Asking = Pick<BookingContext, 'draft' | 'pin'>;

const testIdsOf = ({ draft }: Pick<Asking, 'draft'>) => itemsOf(draft).map((item) => item.testId);

/** Which tests are looked up to find out whether they are for the people of the visit. */
export const testsAsked = (asking: Pick<Asking, 'draft'>) => ({
  testIds: [...new Set(testIdsOf(asking))],
});

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
