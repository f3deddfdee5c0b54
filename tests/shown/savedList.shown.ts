import { savedListMachine } from '../../machines/savedList/savedList.machine.ts';
import { everywhere } from '../models/model.ts';
import { nothing } from './shown.ts';
import type { ShownIn } from './shown.ts';

/** The list is no answer to the flow (tests/shown/pages.shown.ts). */
export const savedListShown: ShownIn<typeof savedListMachine> = everywhere(
  savedListMachine,
  nothing,
);
