import type { labScheduleMachine } from '../../machines/labSchedule/labSchedule.machine.ts';
import type { LabScheduleContext } from '../../machines/labSchedule/labSchedule.types.ts';
import { nothing } from './shown.ts';
import type { Shown, ShownIn } from './shown.ts';
import { chosenSlot, rupees } from './words.ts';

/** The orders whose times a change takes away, with what is paid of them and where they go. */
const inTheWay = ({
  orders,
  slots,
  fates,
}: Pick<LabScheduleContext, 'orders' | 'slots' | 'fates'>): Shown => ({
  blocks: orders.map(({ _id, patientName, testName, paid, amount, ...slot }) => {
    const moved = slots.find((one) => one._id === fates[_id]?.slotId);
    return [
      `${patientName}, ${testName}`,
      ...chosenSlot(slot),
      '·',
      paid ? `Paid ${rupees(amount)}` : 'Not paid yet',
      `${patientName}, ${slot.startTime}`,
      'Keep the time',
      ...(paid && slots.length > 0 ? ['Move'] : []),
      'Cancel and refund',
      ...(paid ? [] : ['It can be moved once it is paid for.']),
      ...(moved ? ['New time:', ...chosenSlot(moved)] : []),
    ];
  }),
  prices: orders.filter(({ paid }) => paid).map(({ amount }) => amount),
});

export const labScheduleShown: ShownIn<typeof labScheduleMachine> = {
  editing: nothing,
  saving: inTheWay,
  loadingStored: nothing,
  'deciding.listing': inTheWay,
  'deciding.pickingSlot': inTheWay,
  saved: nothing,
};
