import type { BookingContext } from './booking.types.ts';
import { itemsOf } from './draft.ts';

type Asking = Pick<BookingContext, 'draft' | 'pin'>;

const testIdsOf = ({ draft }: Pick<Asking, 'draft'>) => itemsOf(draft).map((item) => item.testId);

/** The tests to look up when checking whether they suit the people of the visit. */
export const testsAsked = (asking: Pick<Asking, 'draft'>) => ({
  testIds: [...new Set(testIdsOf(asking))],
});

/** The query for labs: all tests of the visit, at the PIN code of this device. */
export const labsAsked = (asking: Asking) => ({
  testIds: testIdsOf(asking),
  pin: asking.pin,
  orderId: asking.draft.orderId,
});

/** The query for the slots of the chosen lab. */
export const slotsAsked = (asking: Asking) => ({
  labId: asking.draft.labId ?? '',
  testIds: testIdsOf(asking),
});
