import type { orderActsMachine } from '../../machines/orderActs/orderActs.machine.ts';
import { nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

/** What the list says of the order is no answer to the flow (tests/shown/orderLists.shown.ts). */
export const orderActsShown: ShownIn<typeof orderActsMachine> = {
  ready: nothing,
  acting: nothing,
  uploading: nothing,
  pickingSlot: nothing,
  moving: nothing,
};
