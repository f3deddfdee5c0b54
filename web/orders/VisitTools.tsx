import { addressLine } from '../../machines/text/addressText.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { listed } from '../copy/listed.ts';
import { visitCopy } from '../copy/visit.ts';
import { CalendarLinks } from '../ui/CalendarLinks.tsx';
import { longDay } from '../ui/days.ts';
import { FastingClock } from '../shared/FastingClock.tsx';
import { peopleNames } from '../shared/visitNames.ts';
import { ShareButton } from '../ui/ShareButton.tsx';
import { stack } from '../generated/panda/patterns/index.js';

/** A visit in words that a family can do with; what is measured stays with the person. */
function sharedWords({ items, slot, address, technicianName, number }: FollowedOrder) {
  return visitCopy.share.text({
    people: listed(peopleNames(items)),
    day: longDay(slot.date),
    from: slot.startTime,
    until: slot.endTime,
    place: addressLine(address),
    technician: technicianName ?? null,
    number,
  });
}

/** Whether a visit is paid and to come: only then it has entries for calendars. */
const isToCome = ({ paymentStatus, calendarFileUrl, googleCalendarUrl }: FollowedOrder) =>
  paymentStatus === 'SUCCESS' && calendarFileUrl !== null && googleCalendarUrl !== null;

/** How to prepare for a visit to come. */
export function FastingReminder({ order }: { order: FollowedOrder }) {
  if (!order.fastingFrom || !isToCome(order)) return null;
  return <FastingClock from={order.fastingFrom} slot={order.slot} />;
}

/** What to do with the time of a visit to come. */
export function VisitTools({ order }: { order: FollowedOrder }) {
  const { calendarFileUrl, googleCalendarUrl } = order;
  if (!isToCome(order) || !calendarFileUrl || !googleCalendarUrl) return null;
  return (
    <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
      <CalendarLinks file={calendarFileUrl} google={googleCalendarUrl} />
      <ShareButton text={sharedWords(order)} />
    </div>
  );
}
