import type { VisitActInput } from '../../../machines/generated/schema.ts';
import { newId } from '../../../machines/newId.ts';
import { serverNow } from '../../ui/serverNow.ts';

/**
 * The input of an act: its key and its time, by the service's clock, are those of the press, whenever
 * it is sent.
 */
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
  pressedAt: new Date(serverNow()).toISOString(),
});
