import { orderStateOf } from '../../machines/order/order.rules.ts';
import type { OrderState } from '../../machines/order/order.rules.ts';
import type { OrderRow } from './orderRows.ts';

/** The state of the order's machine that a row represents. */
export const stateOfRow = (
  row: Pick<OrderRow, 'status' | 'on_the_way_at' | 'visit_failed_at'>,
): OrderState =>
  orderStateOf({
    status: row.status,
    onTheWay: row.on_the_way_at !== null,
    notCollected: row.visit_failed_at !== null,
  });

/** The columns of an order before anybody has set out, to reset after a new time or technician. */
export const noVisitYet = {
  on_the_way_at: null,
  visit_failed_at: null,
  visit_failure: null,
  visit_failure_note: null,
  technician_left_at: null,
};
