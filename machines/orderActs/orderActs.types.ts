import type { OrderMove } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

export const ports = {
  moveOrder: port<OrderMove, unknown>(),
  uploadReport: port<{ orderId: string; itemId: string | null; file: File }, unknown>(),
  rescheduleForCustomer: port<{ orderId: string; slotId: string }, unknown>(),
};
export type OrderActsPorts = typeof ports;

export interface OrderActsContext {
  orderId: string;
  /** The day whose times are shown; null until one is chosen. */
  date: string | null;
  /** The chosen time. */
  slotId: string | null;
  message: Message | null;
}

export type OrderActsEvent =
  | { type: 'act.chosen'; act: Omit<OrderMove, 'orderId'> }
  /** The PDF of the whole order, or of one test of the visit. */
  | { type: 'report.chosen'; itemId: string | null; file: File }
  | { type: 'otherTime.wanted' }
  | { type: 'otherTime.cancelled' }
  | { type: 'date.selected'; date: string }
  | { type: 'slot.selected'; slotId: string }
  | { type: 'slot.confirmed' };
