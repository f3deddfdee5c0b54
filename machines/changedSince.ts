import type { Failure } from './failure.ts';

/** Something else is stored by now than what the form was opened with (PD-156). */
export const isChangedSince = (error: unknown): boolean =>
  (error as Failure | undefined)?.reason === 'CHANGED_SINCE';
