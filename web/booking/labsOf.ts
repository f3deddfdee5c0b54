import { itemsOf } from '../../machines/booking/draft.ts';
import type { Draft } from '../../machines/booking/draft.ts';

/** What the labs are asked for: one test as ever, or all tests of a visit. */
export const labsOf = (testIds: string[]) =>
  testIds.length > 1 ? { testIds } : { testId: testIds[0] ?? null };

/** The same for what is chosen, wherever it is collected. */
export const labsOfVisit = (draft: Draft) => ({
  ...labsOf(itemsOf(draft).map((item) => item.testId)),
  ...(draft.orderId !== null && { orderId: draft.orderId }),
});
