import type { Failure } from './failure.ts';

/** Something else is stored by now than what the form was opened with (PD-156). */
export const isChangedSince = (error: unknown): boolean =>
  (error as Failure | undefined)?.reason === 'CHANGED_SINCE';

/** The same of an address, which its customer has changed on another device (PD-162). */
export const isAddressChangedSince = (error: unknown): boolean =>
  (error as Failure | undefined)?.reason === 'ADDRESS_CHANGED_SINCE';
