import type { TrackingPorts } from '../../machines/tracking/tracking.types.ts';
import { query, mutate } from '../shared/gateway.ts';
import {
  CancelOrderDocument,
  CancelOrderItemDocument,
  RateVisitDocument,
  RescheduleOrderDocument,
  TrackedOrderByIdDocument,
} from '../generated/graphql.ts';

export const trackingPorts: TrackingPorts = {
  loadOrder: async ({ orderId }) => (await query(TrackedOrderByIdDocument, { id: orderId })).order,
  cancelOrder: async (input) => (await mutate(CancelOrderDocument, input)).cancelOrder,
  cancelOrderItem: async (input) => (await mutate(CancelOrderItemDocument, input)).cancelOrderItem,
  rateVisit: async (input) => (await mutate(RateVisitDocument, input)).rateVisit,
  rescheduleOrder: async (input) => (await mutate(RescheduleOrderDocument, input)).rescheduleOrder,
};
