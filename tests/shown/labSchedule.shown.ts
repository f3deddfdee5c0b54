import type {
  labScheduleMachine,
  OrderInTheWay,
} from '../../machines/labSchedule/labSchedule.machine.ts';
import { nothing } from './shown.ts';
import type { Shown, ShownIn } from './shown.ts';
import { chosenSlot, rupees } from './words.ts';

/** The orders whose times a change takes away, with what is paid of them. */
const inTheWay = ({ orders }: { orders: readonly OrderInTheWay[] }): Shown => ({
  blocks: orders.map(({ patientName, testName, paid, amount, ...slot }) => [
    `${patientName}, ${testName}`,
    ...chosenSlot(slot),
    '·',
    paid ? `Paid ${rupees(amount)}` : 'Not paid yet',
    `${patientName}, ${slot.startTime}`,
    'Keep the time',
  ]),
  prices: orders.filter(({ paid }) => paid).map(({ amount }) => amount),
});

export const labScheduleShown: ShownIn<typeof labScheduleMachine> = {
  editing: nothing,
  saving: inTheWay,
  deciding: inTheWay,
  saved: nothing,
};
