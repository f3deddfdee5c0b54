import { Type } from 'typebox';
import type { TObject } from 'typebox';

/**
 * What says who or where somebody is, or is in somebody's own words. Deletion takes it out of what an
 * order keeps, and tests look for it in logs, masked reports and what is left of a deleted account.
 */
export const personal = { 'x-personal': true } as const;

/** A text that is personal, or nothing. */
export const NullablePersonalText = Type.Union([Type.String(), Type.Null()], personal);

/** The fields of a contract that are personal. */
export const personalFields = (contract: TObject): string[] =>
  Object.entries(contract.properties)
    .filter(([, field]) => 'x-personal' in field)
    .map(([name]) => name);
