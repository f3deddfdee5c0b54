import type { Order, OrderItem } from '../generated/schema.ts';
import type { Message } from '../notices.ts';
import type { Port } from '../ports.ts';

/** A test of an order as the track page follows it. */
export type FollowedItem = Omit<OrderItem, 'sampleId' | 'reportWaits'>;
/** An order as the track page follows it: its price is made, and what only the staff sees is not there. */
export type FollowedOrder = Omit<
  Order,
  | 'offer'
  | 'offers'
  | 'customerPhone'
  | 'refundByHandAt'
  | 'dueAt'
  | 'overdue'
  | 'items'
  // As fastingFrom, and only before it is booked.
  | 'lastMealBy'
  | 'fastingFits'
> & {
  items: FollowedItem[];
};

/** The services that the track page calls. */
export type TrackingPorts = {
  loadOrder: Port<{ orderId: string }, FollowedOrder>;
  cancelOrder: Port<{ orderId: string; reason: string | null }, FollowedOrder>;
  cancelOrderItem: Port<{ orderId: string; itemId: string }, FollowedOrder>;
  rescheduleOrder: Port<{ orderId: string; slotId: string }, FollowedOrder>;
  rateVisit: Port<{ orderId: string; stars: number; comment: string | null }, FollowedOrder>;
};

/** What can happen to a tracked order. */
export type TrackingEvent =
  | { type: 'order.changed'; order: FollowedOrder }
  | { type: 'load.retried' }
  | { type: 'cancel.requested' }
  | { type: 'cancel.confirmed'; reason: string | null }
  /** One test of the visit is to be cancelled. */
  | { type: 'itemCancel.requested'; itemId: string }
  | { type: 'itemCancel.confirmed' }
  | { type: 'reschedule.requested' }
  /** Another slot, and whether the last meal before it is still to come. */
  | { type: 'slot.picked'; slotId: string; fastingFits: boolean }
  /** The person says that the last meal was early enough for the slot. */
  | { type: 'fasting.confirmed' }
  | { type: 'fasting.declined' }
  /** One to five stars for the visit and, if the person likes, a sentence. */
  | { type: 'rating.submitted'; stars: number; comment: string | null }
  | { type: 'change.abandoned' };

/** What the track page remembers. */
export interface TrackingContext {
  orderId: string;
  order: FollowedOrder | null;
  /** The test that is asked about. */
  itemId: string | null;
  /** The slot that the visit is to be moved to. */
  slotId: string | null;
  message: Message | null;
}
