import { isPast } from '../../machines/order/order.rules.ts';
import { datedMoment, momentOf } from '../ui/days.ts';
import { datedStart, datedTimes, slotTimes, startOfSlot } from '../ui/slotTimes.ts';

const present = { start: startOfSlot, times: slotTimes, moment: momentOf };
const past = { start: datedStart, times: datedTimes, moment: datedMoment };

/** How an order's slot and moments are written: with their year once the order is past (PD-164). */
export const timesOf = (order: Parameters<typeof isPast>[0]) => (isPast(order) ? past : present);
