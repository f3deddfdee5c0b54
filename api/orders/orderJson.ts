import { isPayable } from '../../machines/payment/payment.rules.ts';
import { availableActions } from '../../machines/order/actions.ts';
import type { OrderProgress } from '../../machines/order/actions.ts';
import { isOrder } from '../../machines/order/order.rules.ts';
import { sentenceOf } from '../reasons/reasons.ts';
import { mayMove } from '../staffAccess.ts';
import type { StaffRole } from '../staffAccess.ts';
import { indianDate } from '../slots/times.ts';
import { isLive } from './booking.rules.ts';
import { calendarLinks } from './calendarLinks.ts';
import { fastingFits, lastMealBy } from '../catalogue/lastMeal.ts';
import { strictestFasting } from './fasting.ts';
import { instructionsFor } from './instructions.ts';
import { itemBar } from './itemBar.ts';
import { stateOfRow } from './visitProgress.ts';
import { receiptsJson } from './receiptsJson.ts';
import { isRateable } from './rating.rules.ts';
import { shareOf } from '../pricing/pricing.rules.ts';
import { toRupees } from '../paise.ts';
import type { OrderItemJson } from './orderParts.contract.ts';
import type { OrderJson } from './orders.contract.ts';
import type { OrderRow, OrderWithEvents, OrderWithItems, ReadItem } from './orderRows.ts';

/** Who reads an order: the actions differ by reader. */
export type Reader = 'customer' | StaffRole;

/** The fields of an order that only the staff sees. */
export interface StaffDetails {
  /** Since when a refund has been due, if that is too long ago. */
  refundDelayedSince: Date | null;
  /** E.164; null for roles that may not call customers. */
  customerPhone: string | null;
  /** The label of each item's sample, by item id. */
  sampleIds: Map<string, string>;
  /** Ids of items with a report, or part of one, that awaits release. */
  waitingReports: Set<string>;
}
const nothingMore: StaffDetails = {
  refundDelayedSince: null,
  customerPhone: null,
  sampleIds: new Map(),
  waitingReports: new Set(),
};

type ItemProgress = { cancelled_at: unknown; report_file: string | null };

/**
 * How far an order has come beyond its status (PD-55): which of its remaining items have a report, and
 * whether the day of the visit has come.
 */
export function progressOf(row: OrderRow, items: ItemProgress[], now: Date): OrderProgress {
  const report =
    items.length > 0
      ? items.every((item) => item.cancelled_at !== null || item.report_file !== null)
      : row.report_file !== null;
  const unreported =
    row.report_file === null &&
    items.every((item) => item.cancelled_at !== null || item.report_file === null);
  const slotDay = indianDate(now) >= indianDate(row.starts_at);
  return { report, slotDay, reportOpen: !report, unreported };
}

/** The URL of a report, by the id of a single-item order or of an item. */
const reportAt = (id: string) => `/api/v1/report/${id}/file`;

/** An order's items as read; a single item is made from the order's row. */
function itemsJson(
  row: OrderWithItems,
  { sampleIds, waitingReports }: Pick<StaffDetails, 'sampleIds' | 'waitingReports'>,
): OrderItemJson[] {
  const reportExpectedAt =
    row.payment_status === 'SUCCESS' && row.visit_failed_at === null
      ? (row.report_expected_at?.toISOString() ?? null)
      : null;
  const { patient, test } = row.booked;
  const single: ReadItem = {
    ...row,
    booked: { patient, test },
    price: row.item_total,
    cancelled_at: null,
    refund_paise: null,
    refunded_at: null,
  };
  return (row.items.length > 0 ? row.items : [single]).map((item) => {
    const isCancelled = item.cancelled_at !== null || row.status === 'cancelled';
    const stage = item.report_file === null ? row.status : 'completed';
    const cancellable = row.item_count > 1 && !isCancelled && itemBar(row, item) === null;
    return {
      _id: item.id,
      patientId: item.patient_id,
      ...item.booked,
      price: item.price,
      status: isCancelled ? 'cancelled' : stage,
      refundAmount: item.refund_paise === null ? 0 : toRupees(item.refund_paise),
      refundedAt: item.refunded_at === null ? null : new Date(item.refunded_at).toISOString(),
      reportExpectedAt: isCancelled ? null : reportExpectedAt,
      report: item.report_file === null ? null : reportAt(item.id),
      cancellable,
      refundIfCancelled: cancellable ? shareOf(item.price, row) : 0,
      sampleId: sampleIds.get(item.id) ?? null,
      reportWaits: waitingReports.has(item.id),
    };
  });
}

/** The actions that the state machines allow now, limited to those of this reader's role. */
function actionsFor(row: OrderWithItems, now: Date, reader: Reader) {
  const possible = availableActions(
    {
      state: stateOfRow(row),
      paymentStatus: row.payment_status,
      progress: progressOf(row, row.items, now),
    },
    reader === 'customer' ? 'customer' : 'administrator',
  );
  return reader === 'customer' ? possible : possible.filter((action) => mayMove(reader, action));
}

/** The last visit if nothing was collected on it; the technician's note is for the staff only. */
const failedVisit = (row: OrderRow, reader: Reader): OrderJson['failedVisit'] =>
  row.visit_failed_at === null || row.visit_failure === null
    ? null
    : {
        at: row.visit_failed_at.toISOString(),
        failure: row.visit_failure,
        note: reader === 'customer' ? null : row.visit_failure_note,
      };

/** The deadline of an order's next step; only the staff sees it. */
const dueJson = ({ due_at }: OrderRow, now: Date, reader: Reader) =>
  reader === 'customer' || due_at === null
    ? { dueAt: null, overdue: false }
    : { dueAt: due_at.toISOString(), overdue: due_at <= now };

/**
 * When money of an order that goes on was last refunded by hand: the staff has to ask about its
 * visit.
 */
function refundByHandAt(row: OrderWithEvents, reader: Reader): string | null {
  if (reader === 'customer' || isOrder(row.status, 'over')) return null;
  const last = row.events.findLast(({ type }) => type === 'refund.byHand');
  return last ? new Date(last.at).toISOString() : null;
}

/**
 * An order as read (docs/product/interface.md); only administrators see which member of staff did
 * what.
 */
export function orderJson(
  row: OrderWithEvents,
  now: Date,
  reader: Reader,
  { refundDelayedSince, customerPhone, ...ofItems }: StaffDetails = nothingMore,
): OrderJson {
  const fasting = strictestFasting(row.booked, row.items);
  const lastMeal = lastMealBy(fasting, row.starts_at);
  const instructionReasons = instructionsFor(fasting);
  const items = itemsJson(row, ofItems);
  // After a visit on which nothing was collected, the next one has no time yet.
  const isAhead = row.visit_failed_at === null;
  const held = isPayable(row.payment_status) && row.hold_expires_at !== null;
  return {
    _id: row.id,
    number: row.number,
    ...row.booked,
    items,
    addressId: row.address_id,
    status: row.status,
    paymentStatus: row.payment_status,
    itemTotal: row.item_total,
    discount: row.discount,
    amount: row.amount,
    offer: row.offer,
    refundedAmount: row.refunded,
    ...receiptsJson(row),
    createdAt: row.created_at.toISOString(),
    holdExpiresAt: held ? row.hold_expires_at!.toISOString() : null,
    holdSecondsLeft: held
      ? Math.max(0, Math.floor((row.hold_expires_at!.getTime() - now.getTime()) / 1000))
      : null,
    holdExtendable: isLive(row, now) && row.hold_extended_at === null,
    assignedAt: row.assigned_at?.toISOString() ?? null,
    labTechnician: row.technician !== null && isAhead ? { name: row.technician } : null,
    onTheWayAt: isAhead ? (row.on_the_way_at?.toISOString() ?? null) : null,
    collectedAt: row.collected_at?.toISOString() ?? null,
    failedVisit: failedVisit(row, reader),
    collectionSlot: `${row.booked.slot.date}, ${row.booked.slot.startTime} - ${row.booked.slot.endTime}`,
    completedAt: row.completed_at?.toISOString() ?? null,
    cancelledAt: row.cancelled_at?.toISOString() ?? null,
    reportExpectedAt:
      row.payment_status === 'SUCCESS' && isAhead
        ? (row.report_expected_at?.toISOString() ?? null)
        : null,
    reportUrl: items.find((item) => item.report !== null)?.report ?? null,
    ...dueJson(row, now, reader),
    refundDelayedSince: refundDelayedSince?.toISOString() ?? null,
    refundByHandAt: refundByHandAt(row, reader),
    customerPhone,
    fastingFrom: (isAhead ? lastMeal : null)?.toISOString() ?? null,
    lastMealBy: lastMeal?.toISOString() ?? null,
    fastingFits: fastingFits(lastMeal, now),
    ...calendarLinks(row),
    rateable: isRateable(row),
    rating: row.rating && { stars: row.rating.stars, comment: row.rating.comment },
    instructions: instructionReasons.map((reason) => sentenceOf(reason)),
    instructionReasons,
    availableActions: actionsFor(row, now, reader),
    events: row.events.map((event) => ({
      _id: event.id,
      at: new Date(event.at).toISOString(),
      actor: reader === 'customer' && event.actor.includes('@') ? 'administrator' : event.actor,
      type: event.type,
      note: event.note,
    })),
  };
}
