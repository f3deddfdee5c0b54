import type { Order, OrderItem } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import { port } from '../ports.ts';

export type FollowedItem = Omit<OrderItem, 'sampleId' | 'reportWaits'>;
/**
 * The fields of an order that the track page follows, with its price, and without those that only
 * the staff sees.
 */
export type FollowedOrder = Omit<
  Order,
  | 'offer'
  | 'offers'
  | 'customerPhone'
  | 'refundByHandAt'
  | 'dueAt'
  | 'overdue'
  | 'items'
  // Like fastingFrom, known only before booking.
  | 'lastMealBy'
  | 'fastingFits'
> & {
  items: FollowedItem[];
};

export const ports = {
  loadOrder: port<{ orderId: string }, FollowedOrder>(),
  cancelOrder: port<{ orderId: string; reason: string | null }, FollowedOrder>(),
  cancelOrderItem: port<{ orderId: string; itemId: string }, FollowedOrder>(),
  rescheduleOrder: port<{ orderId: string; slotId: string }, FollowedOrder>(),
  rateVisit: port<{ orderId: string; stars: number; comment: string | null }, FollowedOrder>(),
};
export type TrackingPorts = typeof ports;

export type TrackingEvent =
  | { type: 'order.changed'; order: FollowedOrder }
  | { type: 'load.retried' }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed'; reason: string | null }
  /** One test of the visit is to be cancelled. */
  | { type: 'itemCancel.requested'; itemId: string }
  | { type: 'itemCancel.confirmed' }
  | { type: 'reschedule.requested' }
  /** The new slot, and whether the last meal before it is still ahead. */
  | { type: 'slot.picked'; slotId: string; fastingFits: boolean }
  /** The person confirms that they can fast for the slot. */
  | { type: 'fasting.confirmed' }
  | { type: 'fasting.declined' }
  /** One to five stars for the visit and, optionally, a comment. */
  | { type: 'rating.submitted'; stars: number; comment: string | null }
  | { type: 'change.abandoned' };

/** The context of the track page. */
export interface TrackingContext {
  orderId: string;
  order: FollowedOrder | null;
  /** The test whose cancellation is being confirmed. */
  itemId: string | null;
  /** The slot that the visit is to be moved to. */
  slotId: string | null;
  message: Message | null;
}
