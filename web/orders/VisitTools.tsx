import { addressLine } from '../../machines/text/addressText.ts';
import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { daysCopy } from '../copy/days.ts';
import { listed } from '../copy/listed.ts';
import { visitCopy } from '../copy/visit.ts';
import { CalendarLinks } from '../ui/CalendarLinks.tsx';
import { longDay } from '../ui/days.ts';
import { FastingClock } from '../shared/FastingClock.tsx';
import { peopleNames } from '../shared/visitNames.ts';
import { ShareButton } from '../ui/ShareButton.tsx';
import { stack } from '../generated/panda/patterns/index.js';

/**
 * The visit in words to share with the family. It leaves out the tests, which are the patient's own
 * matter.
 */
function sharedWords({ items, slot, address, technicianName, number }: FollowedOrder) {
  return visitCopy.share.text({
    people: listed(peopleNames(items)),
    day: longDay(slot.date),
    from: daysCopy.clock(slot.startTime),
    until: daysCopy.clock(slot.endTime),
    place: addressLine(address),
    technician: technicianName ?? null,
    number,
  });
}

/** Whether a visit is paid and upcoming; only then are there calendar entries. */
const isToCome = ({ paymentStatus, calendarFileUrl, googleCalendarUrl }: FollowedOrder) =>
  paymentStatus === 'SUCCESS' && calendarFileUrl !== null && googleCalendarUrl !== null;

/** How to prepare for an upcoming visit. */
export function FastingReminder({ order }: { order: FollowedOrder }) {
  if (!order.fastingFrom || !isToCome(order)) return null;
  return <FastingClock from={order.fastingFrom} slot={order.slot} />;
}

/** Actions for the time of an upcoming visit. */
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
