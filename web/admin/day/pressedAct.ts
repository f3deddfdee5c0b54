import type { VisitActInput } from '../../../machines/generated/schema.ts';
import { newId } from '../../../machines/newId.ts';

/** An act as it is pressed: its key and its time are made now, whenever it is sent. */
export const pressedAct = (
  visitId: string,
  act: Pick<VisitActInput, 'act'> & Partial<VisitActInput>,
): VisitActInput => ({
  samples: null,
  failure: null,
  note: null,
  next: null,
  ...act,
  key: newId(),
  visitId,
  pressedAt: new Date().toISOString(),
});
