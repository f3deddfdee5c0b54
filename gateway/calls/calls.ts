import type { AnyRow } from '../row.ts';
import { bookingCalls } from './booking.ts';
import { customerCalls } from './customer.ts';
import { staffCalls } from './staff.ts';
import { stockCalls } from './stock.ts';

/** The call of each operation that has one of its own. */
export const calls: Record<string, AnyRow> = {
  ...customerCalls,
  ...bookingCalls,
  ...staffCalls,
  ...stockCalls,
};
