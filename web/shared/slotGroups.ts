import { startsWithin } from '../../machines/booking/slotHours.ts';
import { shownHours } from '../../machines/text/shownHours.ts';

/** The fields of a slot that are shown. */
export interface ShownSlot {
  id: string;
  date: string;
  startTime: string;
  placesLeft: number;
  fastingFits?: boolean | null;
}

export interface SlotGroup {
  label: string;
  slots: ShownSlot[];
}

/** The slots in their groups; those outside the groups' hours are left out. */
export function slotGroups(
  slots: ShownSlot[],
  labels: Record<keyof typeof shownHours, string>,
): SlotGroup[] {
  return (['morning', 'afternoon'] as const)
    .map((name) => ({
      label: labels[name],
      slots: slots.filter((slot) => startsWithin(slot, shownHours[name])),
    }))
    .filter((group) => group.slots.length > 0);
}
