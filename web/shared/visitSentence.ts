import { daysCopy } from '../copy/days.ts';
import { ordersCopy } from '../copy/orders.ts';
import { daysAhead, longDay } from '../ui/days.ts';
import { isSlotOver } from './isSlotOver.ts';

const copy = ordersCopy.next;

/** A paid visit whose sample has not been collected yet. */
interface AwaitedVisit {
  slot: { date: string; startTime: string; endTime: string };
  technicianName: string | null;
  onTheWayAt: string | null;
  /** The last visit, if nothing was collected on it. */
  failedVisit: { at: string } | null;
}

/** A sentence that says who comes and when, with the technician's name in it. */
export function visitSentence({ slot, technicianName, onTheWayAt, failedVisit }: AwaitedVisit): {
  name: string;
  text: string;
} {
  const name = technicianName || copy.somebody;
  if (failedVisit) return { name, text: copy.notCollected };
  if (onTheWayAt) return { name, text: copy.onTheWay(name) };
  if (isSlotOver(slot)) return { name, text: copy.late };
  const day = copy.days[daysAhead(slot.date)] ?? copy.on(longDay(slot.date));
  const [from, until] = [slot.startTime, slot.endTime].map((time) => daysCopy.clock(time));
  return { name, text: copy.comes(name, day, from!, until!) };
}
