import type { AnyRow } from '../row.ts';
import { bookingCalls } from './booking.ts';
import { customerCalls } from './customer.ts';
import { staffCalls } from './staff.ts';
import { stockCalls } from './stock.ts';

/** The REST call of each operation that consists of a single one. */
export const calls: Record<string, AnyRow> = {
  ...customerCalls,
  ...bookingCalls,
  ...staffCalls,
  ...stockCalls,
};
