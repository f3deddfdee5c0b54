import type { FollowedOrder } from '../../machines/tracking/tracking.types.ts';
import { visitCopy } from '../copy/visit.ts';
import { CalendarLinks } from '../ui/CalendarLinks.tsx';
import { longDay } from '../ui/days.ts';
import { FastingCallout, fastingWords } from '../ui/FastingCallout.tsx';
import { ShareButton } from '../ui/ShareButton.tsx';
import { stack } from '../generated/panda/patterns/index.js';

/** A visit in words that a family can do with; what is measured stays with the person. */
function sharedWords({ items, patient, slot, address, technicianName, number }: FollowedOrder) {
  const names = items
    .filter(({ status }) => status !== 'cancelled')
    .map((item) => item.patient.name);
  return visitCopy.share.text({
    people: [...new Set(names.length > 0 ? names : [patient.name])].join(', '),
    day: longDay(slot.date),
    from: slot.startTime,
    until: slot.endTime,
    place: `${address.houseNo}, ${address.road}, ${address.cityState}`,
    technician: technicianName ?? null,
    number,
  });
}

/** How to prepare for a coming visit, and what to do with its time. */
export function VisitTools({ order }: { order: FollowedOrder }) {
  const { fastingFrom, calendarFileUrl, googleCalendarUrl } = order;
  if (order.paymentStatus !== 'SUCCESS' || !calendarFileUrl || !googleCalendarUrl) return null;
  return (
    <>
      {fastingFrom ? <FastingCallout text={fastingWords(fastingFrom)} /> : null}
      <div className={stack({ direction: 'row', gap: '3', flexWrap: 'wrap' })}>
        <CalendarLinks file={calendarFileUrl} google={googleCalendarUrl} />
        <ShareButton text={sharedWords(order)} />
      </div>
    </>
  );
}
