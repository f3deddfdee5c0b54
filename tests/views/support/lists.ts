import { trackedOrder } from '../../../devtools/samples/orders.ts';

export type Changes = Parameters<typeof trackedOrder>[0];
/** An order with a number that names it. */
export const order = (id: string, changes: Changes = {}) => ({
  ...trackedOrder({ id, number: `number-${id}`, ...changes }),
});

/** A page of a list, by the name of what it lists; the only one unless there is a next one. */
export const pageOf = (of: string, items: object[], next: string | null = null) => ({
  [`${of}Page`]: { items, next },
});
