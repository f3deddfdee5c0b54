import { itemsOf } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';

/** The variables of the query for labs: `testId` for a single test, else all tests of the visit. */
export const labsOf = (testIds: string[]) =>
  testIds.length > 1 ? { testIds } : { testId: testIds[0] ?? null };

/** The variables for the draft's tests, whatever the PIN code. */
export const labsOfVisit = (draft: Draft) => ({
  ...labsOf(itemsOf(draft).map((item) => item.testId)),
  ...(draft.orderId !== null && { orderId: draft.orderId }),
});
