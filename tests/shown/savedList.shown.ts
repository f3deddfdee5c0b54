import type { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import { nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

/** The list is no answer to the flow (tests/shown/pages.shown.ts). */
export const savedListShown: ShownIn<typeof savedListMachine> = {
  'form.closed': nothing,
  'form.editing': nothing,
  'form.saving': nothing,
  'list.ready': nothing,
  'list.removing': nothing,
  'list.choosingDefault': nothing,
};
