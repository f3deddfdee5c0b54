import { isOrder } from '../../machines/order/order.rules.ts';
import { isPayment } from '../../machines/payment/payment.rules.ts';
import { instantOf } from '../slots/times.ts';
import type { OrderWithItems } from './orderRows.ts';
import type { OrderJson } from './orders.contract.ts';
import { visitWords } from './visitWords.ts';

/** An instant in the iCalendar format: '20261123T013000Z'. */
export const calendarTime = (moment: Date) => moment.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** When a visit begins and ends. */
export const visitSpan = ({ starts_at: startsAt, booked }: OrderWithItems) => ({
  from: startsAt,
  until: instantOf(booked.slot.date, booked.slot.endTime),
});

/**
 * The links by which an upcoming visit is added to a calendar. They are there even before payment,
 * as the funnel shows the links after payment from an order that it read before; the file itself
 * exists only once the order is paid.
 */
export function calendarLinks(
  order: OrderWithItems,
): Pick<OrderJson, 'calendarFileUrl' | 'googleCalendarUrl'> {
  const isToCome = isOrder(order.status, 'awaited') && order.visit_failed_at === null;
  if (isPayment(order.payment_status, 'over') || !isToCome)
    return { calendarFileUrl: null, googleCalendarUrl: null };
  const { from, until } = visitSpan(order);
  const { title, details, place } = visitWords(order);
  const query = new URLSearchParams({
    action: 'TEMPLATE',
    text: title,
    dates: `${calendarTime(from)}/${calendarTime(until)}`,
    ctz: 'Asia/Kolkata',
    details,
    location: place,
  });
  return {
    calendarFileUrl: `/api/v1/order/${order.id}/visit.ics`,
    googleCalendarUrl: `https://calendar.google.com/calendar/render?${query}`,
  };
}
